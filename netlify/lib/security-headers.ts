// Header files of the site do not reach functions, so this repeats what public/_headers says of pages.

/** For every answer; a page replaces the content policy. */
export const securityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // "no-referrer" would make browsers send "Origin: null" with a posted form, which is refused.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), picture-in-picture=(), storage-access=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For answers to what one visitor sent. */
export const privateHeaders = {
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
