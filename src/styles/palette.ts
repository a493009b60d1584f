// Colors of src/styles/theme.css for what cannot use the page's styles: pictures and the web manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'src', 'styles', 'theme.css'), 'utf8');
const names = ['pine', 'tide', 'sand', 'shell', 'mist', 'slate', 'dune', 'foam'] as const;

/** Colors of the palette as #rrggbb. Stops the build when theme.css no longer names one. */
export const palette = Object.fromEntries(
  names.map((name) => {
    const color = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (color === undefined) throw new Error(`src/styles/theme.css has no --color-${name} of six digits`);
    return [name, color];
  }),
) as Record<(typeof names)[number], string>;
