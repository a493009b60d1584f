// The content of this site, for pages, layouts and commands: data/, or the folder that DATA_DIR names.
import { join } from 'node:path';
import { openContent, type Content } from './load.ts';
import { listRoutes, type Route } from './routes.ts';

/** The folder with the data. Tests point it at a changed copy. */
export const dataRoot = process.env['DATA_DIR'] ?? join(process.cwd(), 'data');

let content: Content | undefined;
let routes: ReadonlyMap<string, Route> | undefined;

/** The content, read when it is first asked for. Throws with every mistake listed where there is one. */
export function getContent(): Content {
  content ??= openContent(dataRoot);
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
