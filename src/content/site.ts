// The content of this site, for pages, layouts and commands: data/, or the folder that DATA_DIR names.
import { join } from 'node:path';
import type { ShareImage } from '../lib/pictures/share-image.ts';
import { formatErrors } from './diagnostic.ts';
import { loadContent, type Content } from './load.ts';
import { buildShareImages } from './shared-pages.ts';

/** The folder with the data. Tests and benchmarks point it at a changed copy. */
export const dataRoot = process.env['DATA_DIR'] ?? join(process.cwd(), 'data');

/** The content of this process without a mistake; this module itself is made anew with each change while developing. */
const held = globalThis as { soundContent?: Content | undefined };

let content: Content | undefined;
let shareImages: ReadonlyMap<string, ShareImage> | undefined;

/** Keeps a content without a mistake, which the development server goes on showing beside mistakes. */
export function keepSoundContent(sound: Content): void {
  held.soundContent = sound;
}

/**
 * The content, read when it is first asked for; with a mistake the one that was kept. Throws with every mistake listed
 * where there is none.
 */
export function getContent(): Content {
  if (content) return content;
  const { content: read, diagnostics } = loadContent(dataRoot);
  content = read ?? held.soundContent;
  if (!content) throw new Error(formatErrors(diagnostics));
  return content;
}

/** What the pictures of shared links show, by the address of the page. Throws with every mistake where there is one. */
export function getShareImages(): ReadonlyMap<string, ShareImage> {
  shareImages ??= buildShareImages(getContent());
  return shareImages;
}
