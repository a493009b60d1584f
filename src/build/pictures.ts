// Pictures at stable URLs: each vehicle's in every width, its first also as JPEG for feeds, and the scenes of pages.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { dataRoot } from '../content/site-records.ts';
import type { FeaturedCart } from '../features/home/featured-carts.schema.ts';
import { largestPictureWidth, pictureWidths, getPictureFile } from '../features/vehicles/vehicle-pictures.ts';
import type { VehicleRecord } from '../features/vehicles/vehicle-record.schema.ts';
import { featuredPicturePath, feedPicturePath, picturePath, scenePath } from '../lib/paths.ts';
import { findMaxSceneBytes, sceneCrops, getSceneFile, type Scene } from '../ui/scenes.ts';
import { buildCacheKey, cachePicture } from './picture-cache.ts';

/** A picture to be made: its URL, its source below data/ and its width in pixels. */
export interface PictureJob {
  path: string;
  file: string;
  width: number;
  /** Where fewer are allowed than for any picture. */
  maxBytes?: number | undefined;
}

const cacheFolder = join(process.cwd(), '.cache', 'pictures');

/** 1 takes a third of the time of 3, for 3 to 5 % more bytes that are not seen; tests take 0, a third of that again. */
const effort = Number(process.env['PICTURE_EFFORT'] ?? 1);

/** Part of the cache's keys; the encoder's own tune leaves white specks on plain ground. */
const encoding = `avif-e${effort}-ssim`;
const bestQuality = { avif: 52, jpeg: 80 };
const qualityStep = 6;

/** Below this quality a picture shows blocks. */
const lowestQuality = 22;

/** Bytes for any picture, since people wait for it on their phones. */
const largestBytes = 300_000;

/** Every picture of the site but those of shared links. */
export function listPictureJobs(
  vehicles: readonly Pick<VehicleRecord, 'id' | 'pictures'>[],
  featuredCarts: readonly FeaturedCart[],
  scenes: readonly Scene[],
): PictureJob[] {
  const inEveryWidth = (name: string, findPath: (width: number) => string) =>
    pictureWidths.map((width) => ({ path: findPath(width), file: getPictureFile(name), width }));
  const cropScene = (scene: Scene, crop: keyof typeof sceneCrops) =>
    sceneCrops[crop].widths.map((width) => ({
      path: scenePath(scene[crop], width),
      file: getSceneFile(scene, crop),
      width,
      maxBytes: findMaxSceneBytes(width),
    }));
  return [
    ...vehicles.flatMap(({ id, pictures: [first, ...others] }) => {
      if (!first) return [];
      const feedJob = {
        path: feedPicturePath(id),
        file: getPictureFile(first.file),
        width: largestPictureWidth,
      };
      const jobs = [first, ...others].flatMap(({ file }, index) =>
        inEveryWidth(file, (width) => picturePath(id, index + 1, width)),
      );
      return [...jobs, feedJob];
    }),
    ...featuredCarts.flatMap(({ vehicleId, picture }) =>
      picture ? inEveryWidth(picture.file, (width) => featuredPicturePath(vehicleId, width)) : [],
    ),
    ...scenes.flatMap((scene) => [...cropScene(scene, 'wide'), ...cropScene(scene, 'tall')]),
  ];
}

/** The picture in the best quality that has no more bytes, from the cache if it is there. Throws on an unreadable file. */
export async function encodePicture({ path, file, width, maxBytes = Infinity }: PictureJob) {
  const format = extname(path) === '.avif' ? 'avif' : 'jpeg';
  const source = await readFile(join(dataRoot, file));
  const key = buildCacheKey(source, `${encoding} ${width} ${format} ${bestQuality[format]} ${maxBytes}`);
  return cachePicture(join(cacheFolder, `${key}.${format}`), async () => {
    const resized = sharp(source).rotate().resize({ width, withoutEnlargement: true });
    for (let quality = bestQuality[format]; ; quality -= qualityStep) {
      if (format === 'avif') resized.avif({ quality, effort, tune: 'ssim' });
      else resized.jpeg({ quality, mozjpeg: true });
      const encoded = await resized.toBuffer();
      const isLight = encoded.length <= Math.min(maxBytes, largestBytes);
      if (isLight || quality - qualityStep < lowestQuality) return encoded;
    }
  });
}
