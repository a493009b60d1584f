// The small scripts that Astro writes into every page (its island runtime, the start of islands, component scripts), in
// one file, which the browser keeps for all pages and loads when it has painted.
import type { CheerioAPI } from 'cheerio';
import { build } from 'rolldown';

/**
 * Takes the scripts out of a page, but for those that must run before its first paint, and returns their texts; of a
 * script that lies in a file, what imports it.
 */
export function extractScripts(page: CheerioAPI): string[] {
  return [...page('script:not([type], [data-before-paint]), script[type=module]')].map((element) => {
    const script = page(element).remove();
    const file = script.attr('src');
    return file === undefined ? script.text() : `import ${JSON.stringify(file)};`;
  });
}

/**
 * One module that runs these scripts in their order, apart from each other. Files of the site stay files, which it
 * imports by their URL; throws when a script imports one in another way.
 */
export async function bundleScripts(texts: ReadonlySet<string>): Promise<string> {
  const modules = new Map([...texts].map((text, index) => [`script-${index}`, text]));
  const input = 'page';
  const { output } = await build({
    input,
    write: false,
    output: { minify: true },
    plugins: [
      {
        name: 'scripts',
        resolveId: (id) =>
          id === input || modules.has(id) ? id : id.startsWith('/') ? { id, external: true } : undefined,
        load: (id) => modules.get(id) ?? [...modules.keys()].map((name) => `import '${name}';`).join('\n'),
      },
    ],
  });
  return output[0].code;
}

/**
 * The script that loads the shared file: a module, so it runs when the page is read, as component scripts expect, and
 * then waits for the first paint, which nothing that is not in the page shall delay. A page that nobody sees yet
 * (prerendered, or in a tab behind) does not paint, so there it does not wait.
 */
export function buildScriptLoader(path: string): string {
  return `(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>import(${JSON.stringify(path)})))`;
}
