// Pictures at their stable URLs: each vehicle's photographs or illustrations in every width as AVIF, the first also
// as JPEG for feeds, the scenes of pages and the logos of partners. Encoded once and kept by content in .cache/pictures.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { dataRoot } from '../../content/site.ts';
import { featuredPicturePath, feedPicturePath, logoPath, picturePath, scenePath } from '../../lib/paths.ts';
import { logoFile, logoWidth } from '../../features/financing/partner-logos.ts';
import { largestPictureWidth, pictureWidths } from '../../features/vehicles/picture-sizes.ts';
import { lightSceneBytes, sceneCrops, sceneFile, sceneFolder, type SceneCrop } from '../../ui/scenes.ts';
import { featuredPictureFile, listPictureFiles } from '../../features/vehicles/vehicle-pictures.ts';
import type { FeaturedCart } from '../../features/home/featured-carts.schema.ts';
import type { FinancingPartner } from '../../features/financing/financing-partners.schema.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import { buildPictureKey, cachePicture } from './picture-cache.ts';

const cacheFolder = join(process.cwd(), '.cache', 'pictures');

/**
 * Bump when the encoding below changes, so that pictures encoded the old way are not used again. Effort 2 takes half the
 * time of 3, and a tenth of that of 4, for 5 % more bytes than each; side by side at twice their size nobody sees which
 * is which.
 */
const encoding = 'avif-e2';

/**
 * Quality of an AVIF of a width in pixels. Scenes above 1000 pixels fill the window, where at twice the size nobody sees 40
 * beside 52, for two thirds of the bytes.
 */
function chooseQuality(file: string, width: number): number {
  return file.startsWith(sceneFolder) && width > 1000 ? 40 : 52;
}

/** Below this quality a picture shows blocks, so that one which is still too heavy stays as it is, or gets narrower. */
const lowestQuality = 22;
const qualityStep = 6;

/** No picture has more bytes, whatever it shows: people wait for it on their phones. */
const largestBytes = 300_000;

/** A picture to be made: its URL on the site, its source below data/, width in pixels and format. */
export interface PictureJob {
  path: string;
  file: string;
  width: number;
  format: 'avif' | 'jpeg';
  /** Most bytes that it should have: a busy picture is encoded at a lower quality until it fits. */
  maxBytes?: number;
}

/** Every picture that the given vehicles' photographs or illustrations become. */
export function listPictureJobs(records: readonly VehicleRecord[]): PictureJob[] {
  return records.flatMap((record) =>
    listPictureFiles(record).flatMap((file, index): PictureJob[] => [
      ...listWidths(file, pictureWidths, (width) => picturePath(record.id, index + 1, width)),
      ...(index === 0
        ? [{ path: feedPicturePath(record.id), file, width: largestPictureWidth, format: 'jpeg' as const }]
        : []),
    ]),
  );
}

/** Every picture that the featured carts' own ones become. */
export function listFeaturedJobs(carts: readonly FeaturedCart[]): PictureJob[] {
  return carts.flatMap(({ vehicleId, picture }) =>
    picture
      ? listWidths(featuredPictureFile(vehicleId), pictureWidths, (width) =>
          featuredPicturePath(vehicleId, width),
        )
      : [],
  );
}

/** Every picture that the named scenes become. */
export function listSceneJobs(names: readonly string[]): PictureJob[] {
  return names.flatMap((name) =>
    (Object.keys(sceneCrops) as SceneCrop[]).flatMap((crop) => {
      const { widths, widestLight } = sceneCrops[crop];
      return listWidths(sceneFile(name, crop), widths, (width) => scenePath(name, crop, width)).map((job) =>
        job.width <= widestLight ? { ...job, maxBytes: lightSceneBytes } : job,
      );
    }),
  );
}

/** Every picture that the logos of financing partners become. */
export function listLogoJobs(partners: readonly FinancingPartner[]): PictureJob[] {
  return partners.flatMap(({ logo }) =>
    logo
      ? [{ path: logoPath(logo.file), file: logoFile(logo.file), width: logoWidth, format: 'avif' as const }]
      : [],
  );
}

/** A source as an AVIF of each width, at the URL that `pathOf` gives. */
function listWidths(
  file: string,
  widths: readonly number[],
  pathOf: (width: number) => string,
): PictureJob[] {
  return widths.map((width) => ({ path: pathOf(width), file, width, format: 'avif' }));
}

/** The encoded picture, from the cache where the same source was encoded before. Throws on an unreadable file. */
export async function encodePicture(job: PictureJob): Promise<Buffer> {
  const { file, width, format, maxBytes = Infinity } = job;
  const source = await readFile(join(dataRoot, file));
  const quality = chooseQuality(file, width);
  const key = buildPictureKey(source, `${encoding} ${width} ${format} ${quality} ${maxBytes}`);
  return cachePicture(join(cacheFolder, `${key}.${format}`), () => {
    // Read for drawn logos alone: four times the size that an SVG says, since it may be shown larger than that.
    const image = sharp(source, { density: 4 * 72 }).rotate();
    return encodeWithin(image, job, format === 'avif' ? quality : 80);
  });
}

/** The image at the quality, or at the first lower one and then the first lower width that has no more bytes than it may. */
async function encodeWithin(
  image: Sharp,
  { width: wanted, format, maxBytes = largestBytes }: PictureJob,
  best: number,
): Promise<Buffer<ArrayBuffer>> {
  let [width, quality] = [wanted, best];
  for (;;) {
    const resized = image.clone().resize({ width, withoutEnlargement: true });
    const encoded = await (
      format === 'avif' ? resized.avif({ quality, effort: 2 }) : resized.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    const isLowest = quality - qualityStep < lowestQuality;
    if (encoded.length <= (isLowest ? largestBytes : maxBytes)) return encoded;
    if (isLowest) width = Math.round(width * 0.8);
    else quality -= qualityStep;
  }
}
