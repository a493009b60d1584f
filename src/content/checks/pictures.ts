// Pictures that are too small or too heavy. What cannot be read at all is in ../pictures.ts.
import { pictureFolder } from '../../features/vehicles/vehicle-pictures.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** Less is blurred on a phone already. */
const minWidth = 1200;

/** More makes the repository slow, and no screen shows it. */
const maxMegabytes = 8;

/** A vehicle's picture with too few pixels. */
export function findSmallPictures({ pictures }: Pick<CheckContext, 'pictures'>): Finding[] {
  return pictures
    .filter(({ path, width }) => path.startsWith(`${pictureFolder}/`) && width < minWidth)
    .map(({ path, width }) => ({
      file: path,
      at: [],
      found: `a picture ${width} pixels wide`,
      expected: `a picture at least ${minWidth} pixels wide; 2000 are best`,
    }));
}

/** A picture with too many bytes. */
export function findHeavyPictures({ pictures }: Pick<CheckContext, 'pictures'>): Finding[] {
  return pictures
    .filter(({ bytes }) => bytes > maxMegabytes * 1_000_000)
    .map(({ path, bytes }) => ({
      file: path,
      at: [],
      found: `a picture of ${Math.round(bytes / 1_000_000)} MB`,
      expected: `at most ${maxMegabytes} MB; export it 2000 pixels wide as JPEG`,
    }));
}
