// Photographs that are too small, and those that nobody sees.
import { join } from 'node:path';
import sharp from 'sharp';
import { largestPictureWidth } from '../../lib/pictures/picture-sizes.ts';
import { photoFolder } from '../../lib/pictures/vehicle-pictures.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { DataFolder } from '../data-folder.ts';
import { placeInVehicle, type Warning } from './warning.ts';

/** A file in data/vehicles/photos with its width in pixels. */
export interface MeasuredPhoto {
  name: string;
  width: number;
}

/** Warns of a photograph that is blurred on large screens. */
export function warnOfSmallPhotos(
  vehicles: readonly VehicleRecord[],
  photos: readonly MeasuredPhoto[],
): Warning[] {
  return vehicles.flatMap((record) =>
    record.photos.flatMap(({ file }, index) => {
      const width = photos.find(({ name }) => name === file)?.width ?? largestPictureWidth;
      if (width >= largestPictureWidth) return [];
      return {
        file: placeInVehicle(record, 'photos').file,
        at: ['photos', index, 'file'],
        found: `${file}, ${width} pixels wide`,
        advice: `use a picture at least ${largestPictureWidth} pixels wide, or it is blurred on large screens`,
      };
    }),
  );
}

/** Warns of a photograph that no vehicle names. */
export function warnOfUnusedPhotos(
  vehicles: readonly VehicleRecord[],
  photos: readonly MeasuredPhoto[],
): Warning[] {
  const named = new Set(vehicles.flatMap((record) => record.photos.map(({ file }) => file)));
  return photos
    .filter(({ name }) => !named.has(name))
    .map(({ name }) => ({
      file: `${photoFolder}/${name}`,
      at: [],
      found: 'a photograph that no vehicle names',
      advice: "name it under photos: in its vehicle's file, or delete it",
    }));
}

/** The photographs of a data folder; rejects when one of them is no picture. */
export function measurePhotos(folder: DataFolder): Promise<MeasuredPhoto[]> {
  return Promise.all(
    folder.listFileNames(photoFolder).map(async (name) => {
      const { autoOrient } = await sharp(join(folder.root, photoFolder, name)).metadata();
      return { name, width: autoOrient.width };
    }),
  );
}
