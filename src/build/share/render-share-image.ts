// Renders the pictures of shared links: texts by satori, everything else and the JPEG by sharp. A finished picture is kept
// by content in .cache/share, so that a build only draws what changed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import satoriPackage from 'satori/package.json' with { type: 'json' };
import sharp from 'sharp';
import { dataRoot } from '../../content/site.ts';
import { buildPictureKey, cachePicture } from '../pictures/picture-cache.ts';
import { fontFamily, fontFiles } from './fonts.ts';
import { shareSize, type ShareDrawing } from './share-drawing.ts';

const defaultCache = join(process.cwd(), '.cache', 'share');

/** Bump when the rendering below changes; what is drawn is part of the key by itself. */
const rendering = `satori-${satoriPackage.version}-jpeg-q82-q50`;

/** Quality of the JPEG: the best at which it is small enough; only photographs need a lower one. */
const qualities = { best: 82, least: 50, step: 8 };
const largestBytes = 150_000;

const fonts = ([500, 700] as const).map((weight) => ({
  name: fontFamily,
  weight,
  style: 'normal' as const,
  data: fontFiles[weight],
}));
const fontsHash = createHash('sha256')
  .update(Buffer.concat(fonts.map(({ data }) => data)))
  .digest('hex');

/** Name under which the picture of a composition is kept: the same for the same composition, bytes of its picture included. */
export function keyOfShareImage(drawing: ShareDrawing, picture: Buffer | undefined): string {
  const fingerprint = `${rendering} ${fontsHash} ${JSON.stringify(drawing)}`;
  return picture ? buildPictureKey(fingerprint, picture) : buildPictureKey(fingerprint);
}

/** The JPEG of a composition, from the cache where the same was drawn before. Throws on an unreadable picture. */
export async function renderShareImage(
  drawing: ShareDrawing,
  cacheFolder = defaultCache,
): Promise<Buffer<ArrayBuffer>> {
  const picture = drawing.picture && (await readFile(join(dataRoot, drawing.picture.file)));
  const kept = join(cacheFolder, `${keyOfShareImage(drawing, picture)}.jpg`);
  return cachePicture(kept, () => render(drawing, picture));
}

async function render(drawing: ShareDrawing, picture: Buffer | undefined): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = shareSize;
  const texts = await satori(
    {
      type: 'div',
      key: null,
      props: { style: { display: 'flex', width, height, fontFamily }, children: drawing.texts },
    },
    { ...shareSize, fonts },
  );
  const layers = [];
  if (picture && drawing.picture) {
    const { left, top, ...box } = drawing.picture;
    layers.push({
      input: await sharp(picture)
        .rotate()
        .resize({ ...box, fit: 'cover' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
      left,
      top,
    });
  }
  layers.push({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing.art}${texts}</svg>`,
    ),
  });
  const pixels = await sharp({ create: { width, height, channels: 3, background: drawing.ground } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let quality = qualities.best; ; quality -= qualities.step) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= largestBytes || quality <= qualities.least) return jpeg;
  }
}
