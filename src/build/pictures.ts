// Pictures at stable URLs: each vehicle's in every width, its first also as JPEG for feeds, and the scenes of pages.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { dataRoot } from '../content/site-records.ts';
import type { FeaturedCart } from '../features/home/featured-carts.schema.ts';
import { largestPictureWidth, pictureWidths, pictureFile } from '../features/vehicles/vehicle-pictures.ts';
import type { VehicleRecord } from '../features/vehicles/vehicle-record.schema.ts';
import { featuredPicturePath, feedPicturePath, picturePath, scenePath } from '../lib/paths.ts';
import { findMaxSceneBytes, sceneCrops, sceneFile, type Scene } from '../ui/scenes.ts';
import { buildPictureKey, cachePicture } from './picture-cache.ts';

/** A picture to be made: its URL, its source below data/ and its width in pixels. */
export interface PictureJob {
  path: string;
  file: string;
  width: number;
  /** Where fewer are allowed than for any picture. */
  maxBytes?: number | undefined;
}

const cacheFolder = join(process.cwd(), '.cache', 'pictures');

/**
 * Changes with the encoding below, so that pictures encoded the old way are not used again. Effort 1 takes a third of the
 * time of 3, for 3 to 5 % more bytes that are not seen; the encoder's own tune leaves white specks on plain ground.
 */
const encoding = 'avif-e1-ssim';
const qualities = { avif: 52, jpeg: 80 };

/** Below this quality a picture shows blocks, so that one which is still too heavy gets narrower. */
const lowestQuality = 22;
const qualityStep = 6;

/** No picture has more bytes, whatever it shows: people wait for it on their phones. */
const largestBytes = 300_000;

/** Every picture of the site but those of shared links. */
export function listPictureJobs({
  vehicles,
  featuredCarts,
  scenes,
}: {
  vehicles: readonly Pick<VehicleRecord, 'id' | 'pictures'>[];
  featuredCarts: readonly FeaturedCart[];
  scenes: readonly Scene[];
}): PictureJob[] {
  const inEveryWidth = (file: string, findPath: (width: number) => string) =>
    pictureWidths.map((width) => ({ path: findPath(width), file: pictureFile(file), width }));
  const forFeed = (id: string, file: string) => ({
    path: feedPicturePath(id),
    file: pictureFile(file),
    width: largestPictureWidth,
  });
  const cropScene = (scene: Scene, crop: keyof typeof sceneCrops) =>
    sceneCrops[crop].widths.map((width) => ({
      path: scenePath(scene[crop], width),
      file: sceneFile(scene, crop),
      width,
      maxBytes: findMaxSceneBytes(width),
    }));
  return [
    ...vehicles.flatMap(({ id, pictures }) => [
      ...pictures.flatMap(({ file }, index) =>
        inEveryWidth(file, (width) => picturePath(id, index + 1, width)),
      ),
      ...pictures.slice(0, 1).map(({ file }) => forFeed(id, file)),
    ]),
    ...featuredCarts.flatMap(({ vehicleId, picture }) =>
      picture ? inEveryWidth(picture.file, (width) => featuredPicturePath(vehicleId, width)) : [],
    ),
    ...scenes.flatMap((scene) => [...cropScene(scene, 'wide'), ...cropScene(scene, 'tall')]),
  ];
}

/** The encoded picture, from the cache where the same source was encoded before. Throws on an unreadable file. */
export async function encodePicture({ path, file, width, maxBytes = Infinity }: PictureJob) {
  const format = extname(path) === '.avif' ? 'avif' : 'jpeg';
  const source = await readFile(join(dataRoot, file));
  const key = buildPictureKey(source, `${encoding} ${width} ${format} ${qualities[format]} ${maxBytes}`);
  return cachePicture(join(cacheFolder, `${key}.${format}`), () =>
    encodeWithin(source, format, width, Math.min(maxBytes, largestBytes)),
  );
}

/** The best quality that has no more bytes, then the first lower width. */
async function encodeWithin(source: Buffer, format: 'avif' | 'jpeg', fullWidth: number, maxBytes: number) {
  let [quality, width] = [qualities[format], fullWidth];
  for (;;) {
    const resized = sharp(source).rotate().resize({ width, withoutEnlargement: true });
    const encoded = await (
      format === 'avif'
        ? resized.avif({ quality, effort: 1, tune: 'ssim' })
        : resized.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    if (encoded.length <= maxBytes) return encoded;
    if (quality - qualityStep >= lowestQuality) quality -= qualityStep;
    else width = Math.round(width * 0.8);
  }
}
