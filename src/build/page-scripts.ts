// Moves the small scripts that Astro writes into every page (its island runtime, the start of islands, component scripts)
// into one file, which the browser keeps for all pages; only what must run before the first paint stays in a page.
import { createHash } from 'node:crypto';

const inlineScript = /<script( type="module")?( data-before-paint)?>([\s\S]*?)<\/script>/g;

/** The scripts of all pages in one file. */
export interface SharedScripts {
  /** Address of the file; its name carries a hash of the content. */
  path: string;
  content: string;
}

/** The inline scripts of these pages, each once, in the order in which the pages hold them. */
export function collectScripts(pages: Iterable<string>): SharedScripts {
  const scripts = new Set<string>();
  for (const page of pages) {
    for (const [, , isBeforePaint, script = ''] of page.matchAll(inlineScript)) {
      if (!isBeforePaint) scripts.add(script.trim());
    }
  }
  const content = [...scripts].map(wrapScript).join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `/_astro/page.${hash}.js`, content };
}

/**
 * The page with a link to the shared file in place of its inline scripts. A module is run once the page is read, as
 * component scripts expect; it is fetched from the head on, so islands start no later for it.
 */
export function shareScripts(page: string, path: string): string {
  const left = page.replace(inlineScript, (script, _type, isBeforePaint: string | undefined) =>
    isBeforePaint ? script.replace(isBeforePaint, '') : '',
  );
  return left.replace('</head>', () => `<script type="module" src="${path}"></script></head>`);
}

/** Scripts must not see each other's names. */
function wrapScript(script: string): string {
  if (/\bimport(?:\s+\w|\s*[{*"'`])/.test(script))
    throw new Error(`A script that imports others cannot be joined with them: ${script.slice(0, 80)}`);
  return script.startsWith('(()=>{') ? script : `(()=>{${script}})();`;
}
