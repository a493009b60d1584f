// The content of this site, for pages, layouts and commands: data/, or the folder that DATA_DIR names.
import { join } from 'node:path';
import type { ShareImage } from '../lib/pictures/share-image.ts';
import { openContent, type Content } from './load.ts';
import { buildShareImages } from './shared-pages.ts';

/** The folder with the data. Tests and benchmarks point it at a changed copy. */
export const dataRoot = process.env['DATA_DIR'] ?? join(process.cwd(), 'data');

let content: Content | undefined;
let shareImages: ReadonlyMap<string, ShareImage> | undefined;

/** The content, read when it is first asked for. Throws with every mistake listed where there is one. */
export function getContent(): Content {
  content ??= openContent(dataRoot);
  return content;
}

/** What the pictures of shared links show, by the address of the page. Throws with every mistake where there is one. */
export function getShareImages(): ReadonlyMap<string, ShareImage> {
  shareImages ??= buildShareImages(getContent());
  return shareImages;
}
