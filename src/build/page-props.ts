// Moves the props of islands that fetch theirs (client:fetch) out of the page into files, which the browser keeps.
import { assetPath } from './asset-path.ts';
import { decodeEntities } from './html-text.ts';

/** A page without those props, and the files to write beside it by their addresses. */
export interface PageWithoutProps {
  html: string;
  files: Map<string, string>;
}

/** The page with the address of a file in place of the props of each island that fetches them. */
export function moveProps(html: string): PageWithoutProps {
  const files = new Map<string, string>();
  if (!html.includes(' client="fetch"')) return { html, files };
  const moved = html.replace(/<astro-island(?=[^>]* client="fetch")[^>]*>/g, (island) =>
    island.replace(/ props="([^"]*)"/, (_attribute, value: string) => {
      const props = decodeEntities(value);
      const path = assetPath('props', 'json', props);
      files.set(path, props);
      return ` props-url="${path}"`;
    }),
  );
  return { html: moved, files };
}
