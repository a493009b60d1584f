// Files that lie where nobody looks for them, so that what they say or show never reaches a visitor.
import { logoFolder } from '../../features/financing/partner-logos.ts';
import { photoFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { findFileKind } from '../file-kinds.ts';
import { isPictureName, misplacedPictureAdvice } from '../engine/data-folder.ts';
import { outlinesFile } from '../read-outlines.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** Folders of pictures, whose every file is looked at. */
const pictureFolder = new RegExp(
  `^(${photoFolder}|${logoFolder}|illustrations/(vehicles|details|featured|scenes))/[^/]+$`,
);

/** The staff's guide, which they read and no page shows. */
const guide = 'README.md';

/** A file below data/ that no page comes from. */
export function findUnreadFiles({ filePaths }: Pick<CheckContext, 'filePaths'>): Finding[] {
  return filePaths
    .filter((path) => findFileKind(path) === undefined && !pictureFolder.test(path))
    .filter((path) => path !== outlinesFile && path !== guide)
    .map((path) => ({
      file: path,
      at: [],
      found: 'a file that nobody reads',
      expected: isPictureName(path)
        ? misplacedPictureAdvice
        : 'move it to the folder of its kind, such as data/vehicles, or delete it',
    }));
}
