// Files that lie where nobody looks for them, so that what they say or show never reaches a visitor.
import { pictureFile, pictureFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { sceneFile, sceneFolder } from '../../ui/scenes.ts';
import { findFileKind } from '../file-kinds.ts';
import { isPictureName, misplacedPictureAdvice } from '../engine/data-folder.ts';
import { outlinesFile } from '../read-outlines.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** Folders of pictures that records name. */
const namedPicture = new RegExp(`^(${pictureFolder}|${sceneFolder})/[^/]+$`);

/** The staff's guide, which they read and no page shows. */
const guide = 'README.md';

/** A file below data/ that no page comes from, such as a picture that no vehicle names. */
export function findUnreadFiles({
  filePaths,
  vehicles,
  featuredCarts,
  allScenes,
}: Pick<CheckContext, 'filePaths' | 'vehicles' | 'featuredCarts' | 'allScenes'>): Finding[] {
  const named = new Set([
    ...vehicles.flatMap(({ pictures }) => pictures.map(({ file }) => pictureFile(file))),
    ...featuredCarts.flatMap(({ picture }) => (picture ? pictureFile(picture.file) : [])),
    ...allScenes.flatMap((scene) => [sceneFile(scene, 'wide'), sceneFile(scene, 'tall')]),
  ]);
  return filePaths.flatMap((path) => {
    const isRead =
      named.has(path) || findFileKind(path) !== undefined || path === outlinesFile || path === guide;
    if (isRead) return [];
    if (namedPicture.test(path)) {
      const found = 'a picture that no file names';
      const expected = 'name it under pictures: in the file of its vehicle, or delete it';
      return [{ file: path, at: [], found, expected }];
    }
    const expected = isPictureName(path)
      ? misplacedPictureAdvice
      : 'move it to the folder of its kind, such as data/vehicles, or delete it';
    return [{ file: path, at: [], found: 'a file that nobody reads', expected }];
  });
}
