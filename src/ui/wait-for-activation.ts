// Browsers may run a page ahead of the visit (prerendering); what asks the server or counts as a visit waits until then.

/** Resolves when a visitor has come to the page: at once, but for a page that is prerendered. */
export async function waitForActivation(): Promise<void> {
  // Only Chromium prerenders, and only there the property exists.
  if (!('prerendering' in document) || !document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
