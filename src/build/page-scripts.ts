// Moves the small scripts that Astro writes into every page (its island runtime, the start of islands, component scripts)
// into one file, which the browser keeps for all pages and loads when it has painted; only what must run before stays in a
// page.
import { assetPath } from './asset-path.ts';

const inlineScript = /<script( type="module")?( data-before-paint)?>([\s\S]*?)<\/script>/g;

/** The scripts of all pages in one file. */
export interface SharedScripts {
  /** Address of the file; its name carries a hash of the content. */
  path: string;
  content: string;
}

/** The inline scripts of a page, but for those that must run before its first paint. */
export function listScripts(page: string): string[] {
  return [...page.matchAll(inlineScript)].flatMap(([, , isBeforePaint, script = '']) =>
    isBeforePaint ? [] : [script.trim()],
  );
}

/** The file of these scripts. Throws when one of them cannot stand beside others. */
export function joinScripts(scripts: Iterable<string>): SharedScripts {
  const content = [...scripts].map(wrapScript).join('\n');
  return { path: assetPath('page', 'js', content), content };
}

/** The page with `start` in place of its inline scripts. */
export function shareScripts(page: string, start: string): string {
  const left = page.replace(inlineScript, (script, _type, isBeforePaint: string | undefined) =>
    isBeforePaint ? script.replace(isBeforePaint, '') : '',
  );
  return left.replace('</head>', () => `<script type="module">${start}</script></head>`);
}

/**
 * The script that loads the shared file: a module, so it runs when the page is read, as component scripts expect, and
 * then waits for the first paint, which nothing that is not in the page shall delay. A page that nobody sees yet
 * (prerendered, or in a tab behind) does not paint, so there it does not wait.
 */
export function writeStart(path: string): string {
  return `(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>import(${JSON.stringify(path)})))`;
}

/** Scripts must not see each other's names. */
function wrapScript(script: string): string {
  if (/\bimport(?:\s+\w|\s*[{*"'`])/.test(script))
    throw new Error(`A script that imports others cannot be joined with them: ${script.slice(0, 80)}`);
  return script.startsWith('(()=>{') ? script : `(()=>{${script}})();`;
}
