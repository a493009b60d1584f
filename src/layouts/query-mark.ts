// A script in a page that marks it before the first paint, so that a link whose query an island answers never flashes what
// the page shows without one.
import { createHash } from 'node:crypto';

/**
 * Marks the root as `has-query` if `pattern` is found in the address's query. If the island never starts, the mark goes after
 * so many seconds. The hash is for Astro's content policy, which covers no inline script by itself.
 */
export function buildQueryMark(
  pattern: RegExp,
  seconds: number,
): { script: string; hash: `sha256-${string}` } {
  const script =
    `if (/${pattern.source}/.test(location.search)) { const list = document.documentElement.classList; ` +
    `list.add('has-query'); setTimeout(() => list.remove('has-query'), ${seconds * 1000}) }`;
  return { script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` };
}
