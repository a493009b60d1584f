// Pictures that are too small, upright or too heavy.
import { largestPictureWidth } from '../../features/vehicles/picture-sizes.ts';
import { pictureFile } from '../../features/vehicles/vehicle-pictures.ts';
import { placeInVehicle, type Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** Heavier ones make the repository slow for everybody, and no screen shows more of them. */
const maxMegabytes = 5;

/** A picture of a vehicle that is blurred on large screens, or upright, so that cards cut its top and bottom off. */
export function findSmallPictures({
  vehicles,
  pictures,
}: Pick<CheckContext, 'vehicles' | 'pictures'>): Finding[] {
  return vehicles.flatMap((record) =>
    record.pictures.flatMap(({ file }, index): Finding[] => {
      const picture = pictures.find(({ path }) => path === pictureFile(file));
      if (!picture) return [];
      const { width, height } = picture;
      const place = { file: placeInVehicle(record, 'pictures').file, at: ['pictures', index, 'file'] };
      if (width < largestPictureWidth) {
        const expected = `use a picture at least ${largestPictureWidth} pixels wide, or it is blurred on large screens`;
        return [{ ...place, found: `${file}, ${width} pixels wide`, expected }];
      }
      if (height <= width) return [];
      const expected = 'use one that is wider than high; pages show four parts of width to three of height';
      return [{ ...place, found: `${file}, which is upright: ${width} by ${height} pixels`, expected }];
    }),
  );
}

/** A picture that is heavier than any screen needs. */
export function findHeavyPictures({ pictures }: Pick<CheckContext, 'pictures'>): Finding[] {
  return pictures
    .filter(({ bytes }) => bytes > maxMegabytes * 1_000_000)
    .map(({ path, bytes }) => ({
      file: path,
      at: [],
      found: `a picture of ${Math.round(bytes / 1_000_000)} MB`,
      expected: `export it 2000 pixels wide as JPEG of quality 80, which is below ${maxMegabytes} MB`,
    }));
}
