// Renders the pictures of shared links: texts by satori, everything else and the JPEG by sharp. A finished picture is kept
// by content in .cache/share, so that a build only draws what changed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import satoriPackage from 'satori/package.json' with { type: 'json' };
import sharp from 'sharp';
import type { ShareImage } from '../../content/share-image.ts';
import { dataRoot } from '../../content/site.ts';
import { palette } from '../../styles/palette.ts';
import { buildPictureKey, cachePicture } from '../pictures/picture-cache.ts';
import { fontFamily, fontFiles } from './fit-text.ts';
import { layOutShareImage, pictureBox, shareSize, type ShareDrawing } from './share-layout.ts';

const defaultCache = join(process.cwd(), '.cache', 'share');

/** Bump when the rendering below changes; what is drawn is part of the key by itself. */
const rendering = `satori-${satoriPackage.version}-jpeg-q82-q50-bottom`;

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

/** The JPEG of what a page shares, from the cache where the same was drawn before. Throws on an unreadable picture. */
export async function renderShareImage(
  image: ShareImage,
  dealerName: string,
  cacheFolder = defaultCache,
): Promise<Buffer<ArrayBuffer>> {
  const drawing = layOutShareImage(image, dealerName);
  const picture = image.picture && (await readFile(join(dataRoot, image.picture.file)));
  const drawn = JSON.stringify([rendering, fontsHash, palette.pine, pictureBox, drawing]);
  const key = buildPictureKey(drawn, picture ?? '');
  return cachePicture(join(cacheFolder, `${key}.jpg`), () => render(drawing, picture));
}

async function render(
  { art, texts }: ShareDrawing,
  picture: Buffer | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = shareSize;
  const words = await satori({ ...texts, key: null }, { ...shareSize, fonts });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${art}${words}</svg>`;
  const { left, top, ...box } = pictureBox;
  const layers = picture
    ? [
        {
          // Carts stand low in the crop for phones.
          input: await sharp(picture)
            .rotate()
            .resize({ ...box, fit: 'cover', position: 'bottom' })
            .toBuffer(),
          left,
          top,
        },
      ]
    : [];
  const pixels = await sharp({ create: { width, height, channels: 3, background: palette.pine } })
    .composite([...layers, { input: Buffer.from(drawn) }])
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
