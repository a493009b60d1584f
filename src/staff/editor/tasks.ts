// Whole tasks that the editor has a button for, besides the fields of forms.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFileAtomic } from '../records/record-files.ts';
import type { Change } from '../../content/changes.ts';
import { readPublishedFile } from '../../content/checks/published.ts';

/** Brings a file back as it was published; one of which nothing was published goes. */
export function revertFile(root: string, { path, isNew = false }: Change): void {
  const file = join(root, path);
  if (isNew) rmSync(file);
  else {
    const published = readPublishedFile(root, path, process.env);
    if (published.length === 0) throw new Error(`Git does not give data/${path} as it was published.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileAtomic(file, published);
  }
}
