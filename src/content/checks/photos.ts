// Photographs that are too small, those that nobody sees, and pictures that are too heavy.
import { largestPictureWidth } from '../../features/vehicles/picture-sizes.ts';
import { photoFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { placeInVehicle, type Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** Heavier ones make the repository slow for everybody, and no screen shows more of them. */
const maxMegabytes = 5;

type Photographs = Pick<CheckContext, 'vehicles' | 'pictures'>;

/** A photograph that is blurred on large screens, or upright, so that cards cut its top and bottom off. */
export function findSmallPhotos({ vehicles, pictures }: Photographs): Finding[] {
  return vehicles.flatMap((record) =>
    record.photos.flatMap(({ file }, index): Finding[] => {
      const picture = pictures.find(({ path }) => path === `${photoFolder}/${file}`);
      if (!picture) return [];
      const { width, height } = picture;
      const place = { file: placeInVehicle(record, 'photos').file, at: ['photos', index, 'file'] };
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

/** A photograph that no vehicle names. */
export function findUnusedPhotos({ vehicles, pictures }: Photographs): Finding[] {
  const named = new Set(vehicles.flatMap(({ photos }) => photos.map(({ file }) => `${photoFolder}/${file}`)));
  return pictures
    .filter(({ path }) => path.startsWith(`${photoFolder}/`) && !named.has(path))
    .map(({ path }) => ({
      file: path,
      at: [],
      found: 'a photograph that no vehicle names',
      expected:
        'name it under photos: in its vehicle\'s file, or delete the file; one that is new has "Remove" beside it on the first page of npm run edit',
    }));
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
