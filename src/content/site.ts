// The content of this site, for pages, layouts and commands: data/, or the folder that DATA_DIR names.
import { join } from 'node:path';
import { formatErrors } from './engine/diagnostic.ts';
import { loadContent, type Content } from './load.ts';
import { listRoutes, type Route } from './routes.ts';

/** The folder with the data. Tests point it at a changed copy. */
export const dataRoot = process.env['DATA_DIR'] ?? join(process.cwd(), 'data');

/** The content of this process without a mistake; this module itself is made anew with each change while developing. */
const held = globalThis as { lastValidContent?: Content | undefined };

let content: Content | undefined;
let routes: ReadonlyMap<string, Route> | undefined;

/** Keeps a content without a mistake, which the development server goes on showing beside mistakes. */
export function keepValidContent(valid: Content): void {
  held.lastValidContent = valid;
}

/**
 * The content, read when it is first asked for; with a mistake the one that was kept. Throws with every mistake listed
 * where there is none.
 */
export function getContent(): Content {
  if (content) return content;
  const { content: read, diagnostics } = loadContent(dataRoot);
  content = read ?? held.lastValidContent;
  if (!content) throw new Error(formatErrors(diagnostics));
  return content;
}

/** Every page by its URL. Throws with every mistake where there is one. */
export function getRoutes(): ReadonlyMap<string, Route> {
  routes ??= new Map(listRoutes(getContent()).map((route) => [route.path, route]));
  return routes;
}

/** The page at a URL. Throws where there is none. */
export function getRoute(path: string): Route {
  const route = getRoutes().get(path);
  if (!route)
    throw new Error(`${path} is no page; one that is no record needs a row in src/site/fixed-pages.ts`);
  return route;
}
