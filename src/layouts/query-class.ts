// A script that gives the root a class before the first paint if the URL has a query that an island reads, so that the page
// without the query never flashes.
import { createHash } from 'node:crypto';

/**
 * The class is `has-query`, for a query that matches `pattern`. It is taken off after `seconds`, in case the island never
 * starts. The hash is for the CSP, since Astro does not hash inline scripts.
 */
export function buildQueryClassScript(
  pattern: RegExp,
  seconds: number,
): { script: string; hash: `sha256-${string}` } {
  const script =
    `if (/${pattern.source}/.test(location.search)) { const list = document.documentElement.classList; ` +
    `list.add('has-query'); setTimeout(() => list.remove('has-query'), ${seconds * 1000}) }`;
  return { script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` };
}
