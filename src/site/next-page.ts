// Which links lead to a page that may be made ready before the click. One answer for two ways: the speculation rules,
// which the browser reads by the header in public/_headers, and the script for browsers that know none.

/**
 * Selector of those links: pages of the site, but no files, no API, and nothing that is a download, opens a tab of its
 * own, or is the page one is on. (No link leads to the page after a sent message.)
 */
export const nextPageLinks =
  'a[href^="/"]:not([href^="/api/"],[href*="."],[rel~="nofollow"],[download],[target],[aria-current=page])';

/**
 * Speculation rules that prerender the page behind such a link once a visitor points at it or touches it. With this
 * eagerness Chromium keeps two prerendered pages at most, and none while the visitor saves data.
 */
export function buildSpeculationRules() {
  return { prerender: [{ where: { selector_matches: nextPageLinks }, eagerness: 'moderate' }] };
}
