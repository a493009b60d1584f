// Pictures at their stable URLs: each vehicle's pictures in every width as AVIF, the first also
// as JPEG for feeds, and the scenes of pages. Encoded once and kept by content in .cache/pictures.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Content } from '../../content/load.ts';
import { dataRoot } from '../../content/site.ts';
import { featuredPicturePath, feedPicturePath, picturePath, scenePath } from '../../lib/paths.ts';
import { largestPictureWidth, pictureWidths } from '../../features/vehicles/picture-sizes.ts';
import { findMaxSceneBytes, sceneCrops, sceneFile, type Scene, type SceneCrop } from '../../ui/scenes.ts';
import { pictureFile } from '../../features/vehicles/vehicle-pictures.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import { buildPictureKey, cachePicture } from './picture-cache.ts';

const cacheFolder = join(process.cwd(), '.cache', 'pictures');

/**
 * Bump when the encoding below changes, so that pictures encoded the old way are not used again. Effort 1 takes three
 * fifths of the time of 2, which takes half of that of 3, each for 3 to 5 % more bytes; side by side at twice their size
 * nobody sees which is which. The encoder's own tune leaves white specks on the plain ground of carts; this one half as many,
 * for about as many bytes.
 */
const encoding = 'avif-e1-ssim';

const qualities = { avif: 52, jpeg: 80 };

/** Below this quality a picture shows blocks, so that one which is still too heavy gets narrower. */
const lowestQuality = 22;
const qualityStep = 6;

/** No picture has more bytes, whatever it shows: people wait for it on their phones. */
const largestBytes = 300_000;

/** A picture to be made: its URL on the site, its source below data/, width in pixels, format and the best quality. */
export interface PictureJob {
  path: string;
  file: string;
  width: number;
  format: 'avif' | 'jpeg';
  quality: number;
  /** Most bytes that it may have, where these are fewer than those of any picture. */
  maxBytes?: number | undefined;
}

/** Every picture of the site but those of shared links. */
export function listPictureJobs({
  vehicles,
  featuredCarts,
  allScenes,
}: Pick<Content, 'vehicles' | 'featuredCarts' | 'allScenes'>): PictureJob[] {
  return [
    ...vehicles.flatMap(listVehicleJobs),
    ...featuredCarts.flatMap(({ vehicleId, picture }) =>
      picture
        ? pictureWidths.map((width) =>
            toAvif(featuredPicturePath(vehicleId, width), pictureFile(picture.file), width),
          )
        : [],
    ),
    ...allScenes.flatMap((scene) => [...listSceneJobs(scene, 'wide'), ...listSceneJobs(scene, 'tall')]),
  ];
}

/** All pictures of a vehicle, the first as JPEG too. */
function listVehicleJobs({ id, pictures }: Pick<VehicleRecord, 'id' | 'pictures'>): PictureJob[] {
  const files = pictures.map(({ file }) => pictureFile(file));
  const jobs = files.flatMap((file, index) =>
    pictureWidths.map((width) => toAvif(picturePath(id, index + 1, width), file, width)),
  );
  const [file] = files;
  if (file === undefined) return jobs;
  const path = feedPicturePath(id);
  return [...jobs, { path, file, width: largestPictureWidth, format: 'jpeg', quality: qualities.jpeg }];
}

function listSceneJobs(scene: Scene, crop: SceneCrop): PictureJob[] {
  return sceneCrops[crop].widths.map((width) => ({
    ...toAvif(scenePath(scene[crop], width), sceneFile(scene, crop), width),
    maxBytes: findMaxSceneBytes(width),
  }));
}

function toAvif(path: string, file: string, width: number): PictureJob {
  return { path, file, width, format: 'avif', quality: qualities.avif };
}

/** The encoded picture, from the cache where the same source was encoded before. Throws on an unreadable file. */
export async function encodePicture(job: PictureJob): Promise<Buffer> {
  const { file, width, format, quality, maxBytes = Infinity } = job;
  const source = await readFile(join(dataRoot, file));
  const key = buildPictureKey(source, `${encoding} ${width} ${format} ${quality} ${maxBytes}`);
  return cachePicture(join(cacheFolder, `${key}.${format}`), () => {
    const image = sharp(source).rotate();
    return encodeWithin(image, job, Math.min(maxBytes, largestBytes));
  });
}

/** The image at its best quality, or at the first lower one and then the first lower width that has no more bytes. */
async function encodeWithin(image: Sharp, best: PictureJob, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  let { width, quality } = best;
  for (;;) {
    const resized = image.clone().resize({ width, withoutEnlargement: true });
    const encoded = await (
      best.format === 'avif'
        ? resized.avif({ quality, effort: 1, tune: 'ssim' })
        : resized.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    if (encoded.length <= maxBytes) return encoded;
    if (quality - qualityStep >= lowestQuality) quality -= qualityStep;
    else width = Math.round(width * 0.8);
  }
}
