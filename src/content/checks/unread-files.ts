// Files that lie where nobody looks for them, so that what they say or show never reaches a visitor.
import { logoFolder } from '../../features/financing/partner-logos.ts';
import { photoFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { findFileKind } from '../file-kinds.ts';
import { isPictureName, misplacedPictureAdvice } from '../engine/data-folder.ts';
import { outlinesFile } from '../read-outlines.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** Folders of other pictures, whose every file is looked at. */
const pictureFolder = new RegExp(`^(${logoFolder}|illustrations/(vehicles|featured|scenes))/[^/]+$`);

const photo = new RegExp(`^${photoFolder}/[^/]+$`);

/** The staff's guide, which they read and no page shows. */
const guide = 'README.md';

/** A file below data/ that no page comes from, such as a photograph that no vehicle names. */
export function findUnreadFiles({
  filePaths,
  vehicles,
}: Pick<CheckContext, 'filePaths'> & { vehicles: readonly Pick<VehicleRecord, 'photos'>[] }): Finding[] {
  const named = new Set(vehicles.flatMap(({ photos }) => photos.map(({ file }) => `${photoFolder}/${file}`)));
  return filePaths.flatMap((path) => {
    const isPhoto = photo.test(path);
    const isRead = isPhoto
      ? named.has(path)
      : findFileKind(path) !== undefined ||
        pictureFolder.test(path) ||
        path === outlinesFile ||
        path === guide;
    if (isRead) return [];
    if (isPhoto) {
      const found = 'a photograph that no vehicle names';
      const expected =
        "name it under photos: in its vehicle's file, or remove it on the first page of npm run edit";
      return [{ file: path, at: [], found, expected }];
    }
    const expected = isPictureName(path)
      ? misplacedPictureAdvice
      : 'move it to the folder of its kind, such as data/vehicles, or delete it';
    return [{ file: path, at: [], found: 'a file that nobody reads', expected }];
  });
}
