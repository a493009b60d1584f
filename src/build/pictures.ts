// Pictures of vehicles at their stable addresses: photographs below data/vehicles/photos in every width as AVIF, the
// first also as JPEG for feeds. Encoded once and kept by content in .cache/pictures, outside node_modules, so that a
// host can keep the folder between deploys.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { dataRoot } from '../lib/data/read-data.ts';
import { feedPicturePath, picturePath } from '../lib/paths.ts';
import { largestPictureWidth, pictureWidths } from '../lib/pictures.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';

const cacheFolder = join(process.cwd(), '.cache', 'pictures');

/** Bump when the encoding below changes, so that pictures encoded the old way are not used again. */
const encoding = 'avif-q55-e4';

/** A picture to be made: its address on the site, the photograph it comes from, width in pixels and format. */
export interface PictureJob {
  path: string;
  file: string;
  width: number;
  format: 'avif' | 'jpeg';
}

/** Every picture that the given vehicles' photographs become. */
export function listPictureJobs(records: readonly VehicleRecord[]): PictureJob[] {
  return records.flatMap((record) =>
    record.photos.flatMap(({ file }, index): PictureJob[] => [
      ...pictureWidths.map((width) => ({
        path: picturePath(record.id, index + 1, width),
        file,
        width,
        format: 'avif' as const,
      })),
      ...(index === 0
        ? [{ path: feedPicturePath(record.id), file, width: largestPictureWidth, format: 'jpeg' as const }]
        : []),
    ]),
  );
}

/** The encoded picture, from the cache where the same photograph was encoded before. Throws on an unreadable file. */
export async function encodePicture({ file, width, format }: PictureJob): Promise<Buffer> {
  const source = await readFile(join(dataRoot, 'vehicles', 'photos', file));
  const key = createHash('sha256').update(source).update(`${encoding} ${width} ${format}`).digest('hex');
  const cached = join(cacheFolder, `${key}.${format}`);
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  const image = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  const encoded = await (
    format === 'avif' ? image.avif({ quality: 55, effort: 4 }) : image.jpeg({ quality: 80, mozjpeg: true })
  ).toBuffer();
  await mkdir(cacheFolder, { recursive: true });
  // Renamed into place, so that a build that is stopped leaves no half picture behind.
  await writeFile(`${cached}.${process.pid}`, encoded);
  await rename(`${cached}.${process.pid}`, cached);
  return encoded;
}
