// The editor's page and its script. Bundled here and not by the development server, whose reloads after each change of data/
// would take the form away from whoever types in it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'rolldown';

let script: Promise<string> | undefined;

/** The page, whose script draws the rest. */
export function buildPage(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the site</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/edit/style.css"></head>
<body><div id="editor"><noscript>The editor needs JavaScript; the files in data/ can be changed without it.</noscript></div>
<script type="module" src="/edit/script.js"></script></body></html>`;
}

/** The page's styles, with the colors and sizes of the site itself. */
export function buildStyles(): string {
  const tokens = readFileSync(join(process.cwd(), 'src', 'styles', 'theme.css'), 'utf8');
  const own = readFileSync(join(import.meta.dirname, 'editor.css'), 'utf8');
  // What Tailwind writes out in the site's pages is a variable here.
  return tokens.replace('@theme inline', ':root').replaceAll('--theme(', 'var(') + own;
}

/** The face of the site's headings. */
export function readFont(): Buffer {
  const file = '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff2';
  return readFileSync(createRequire(import.meta.url).resolve(file));
}

/** The page's script with all that it imports, bundled when it is first asked for. */
export function bundleScript(): Promise<string> {
  script ??= build({
    input: join(import.meta.dirname, 'editor.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { codeSplitting: false },
    write: false,
    // Its warnings are about packages; a mistake rejects all the same.
    logLevel: 'silent',
  }).then(({ output: [chunk] }) => chunk.code);
  return script;
}
