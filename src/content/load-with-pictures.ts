// Everything that can be wrong in a data folder: what loadContent() finds in its texts, and what only a look into its
// pictures tells. Separate from loadContent(), because functions and pages need no picture to read the texts.
import { DataFolder } from './engine/data-folder.ts';
import { loadContent, type LoadedContent } from './load.ts';
import { inspectPictures, type Picture } from './pictures.ts';
import { sortDiagnostics } from './engine/diagnostic.ts';

/** A folder that was read, with the pictures that the staff added to it. */
export interface ContentWithPictures extends LoadedContent {
  pictures: readonly Picture[];
}

/** The content of a data folder and its pictures, or every mistake in either. */
export async function loadContentWithPictures(root: string): Promise<ContentWithPictures> {
  const loaded = loadContent(root);
  const { pictures, unreadable } = await inspectPictures(new DataFolder(root));
  const diagnostics = sortDiagnostics([...loaded.diagnostics, ...unreadable]);
  return { ...loaded, content: unreadable.length === 0 ? loaded.content : undefined, diagnostics, pictures };
}
