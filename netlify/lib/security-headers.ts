// What keeps an answer of a function from being misused. Header files of the site do not reach functions, so this
// repeats what public/_headers says of pages; a test compares the two.

/** For every answer. It loads nothing and stands in no frame; a page overrides the content policy with its own. */
export const securityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // "no-referrer" would make the browser send "Origin: null" with a posted form, which the handler refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), picture-in-picture=(), storage-access=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const satisfies Record<string, string>;

/** For answers to what one visitor sent: kept by nobody, and readable by no other site. */
export const privateHeaders = {
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const satisfies Record<string, string>;
