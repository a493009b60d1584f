/** Astro puts the styles of islands into the body, where HTML allows none. */
export function withoutIslandStyles(html: string): string {
  return html.replaceAll(/<style>astro-island.*?<\/style>/g, '');
}
