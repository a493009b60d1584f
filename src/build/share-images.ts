// Draws the pictures of shared links: words and, to the right of them, the picture of the page.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { decompress } from 'woff2-encoder';
import type { ShareImage } from '../content/share-image.ts';
import { dataRoot } from '../content/site-records.ts';
import { drawLogoMark, logoMarkSize } from '../layouts/logo-mark.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { palette } from '../styles/palette.ts';
import { buildCacheKey, cachePicture } from './picture-cache.ts';

// On macOS, Pango would look at the system's fonts alone.
Object.assign(process.env, { PANGOCAIRO_BACKEND: 'fontconfig' });

const cacheFolder = join(process.cwd(), '.cache', 'share');

/** Changes with the drawing below. */
const drawing = 'sharp-text-1';

const size = { width: 1200, height: 630 };
const margin = 64;
const column = { top: 132, bottom: 544, gap: 32 };
const largestBytes = 128_000;
const shore = 'M-20-20H566C600 96 508 190 526 330S560 548 690 548q90 0 170-18t170 4 190-6V650H-20z';

const bold = { font: 'Familjen Grotesk Bold', fontfile: await unpackFont(700) };
// The comma keeps Pango from reading "Medium" as a weight of another family.
const medium = { font: 'Familjen Grotesk Medium,', fontfile: await unpackFont(500) };

/** The JPEG of what a page shares, from the cache where the same was drawn before. Throws on an unreadable picture. */
export async function renderShareImage(image: ShareImage, dealerName: string): Promise<Buffer<ArrayBuffer>> {
  const picture = image.picture && (await readFile(join(dataRoot, image.picture.file)));
  const key = buildCacheKey(JSON.stringify([drawing, image, dealerName, palette]), picture ?? '');
  return cachePicture(join(cacheFolder, `${key}.jpg`), () => draw(image, dealerName, picture));
}

async function draw({ title, line, price }: ShareImage, dealerName: string, picture: Buffer | undefined) {
  const width = picture ? 436 : 660;
  const texts = [
    await writeText(title, { ...bold, width, height: 196 }, 88, palette.shell, 0.84),
    await writeText(line, { ...medium, width, height: price ? 84 : 184 }, 38, palette.foam),
  ];
  const name = await writeText(dealerName, { ...bold, width: 900, height: 54 }, 32, palette.shell);
  const layers = [{ input: name.data, left: margin + 70, top: Math.round(73 - name.info.height / 2) }];
  if (price) {
    texts.push(await writeText(price.amount, { ...bold, width, height: 68 }, 68, palette.shell));
    const note = await writeText(price.note, { ...medium, width: 1072, height: 26 }, 26, palette.foam);
    layers.push({ input: note.data, left: margin, top: 576 });
  }
  const textHeight = texts.reduce((sum, { info }) => sum + info.height, column.gap * (texts.length - 1));
  let top = Math.round((column.top + column.bottom - textHeight) / 2);
  for (const { data, info } of texts) {
    layers.push({ input: data, left: margin, top });
    top += info.height + column.gap;
  }
  layers.unshift({ input: Buffer.from(drawGround(picture !== undefined)), left: 0, top: 0 });
  if (picture) {
    // Carts are low in the crop for phones.
    const crop = sharp(picture).rotate().resize({ width: 680, height: 570, position: 'bottom' });
    layers.unshift({ input: await crop.toBuffer(), left: 520, top: 0 });
  }
  const drawn = sharp({ create: { ...size, channels: 3, background: palette.pine } }).composite(layers);
  // Only photographs need less than the best quality to be small enough.
  for (let quality = 82; ; quality -= 8) {
    const jpeg = await drawn.jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length < largestBytes || quality <= 50) return jpeg;
  }
}

/** The mark above the texts, and the edge of the picture or, without one, the mark again in its place. */
function drawGround(hasPicture: boolean): string {
  const placeMark = (x: number, y: number, scale: number, wheel: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawLogoMark(wheel, palette.foam)}</g>`;
  const ground = hasPicture
    ? `<path d="${shore}" fill="${palette.pine}" stroke="${palette.foam}" stroke-width="14"/>`
    : placeMark(774, 112, 12.5, palette.tide);
  const mark = placeMark(margin, 46, 54 / logoMarkSize, palette.shell);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${ground}${mark}</svg>`;
}

/** A text at most as large as `points`, or as its box allows. */
async function writeText(
  text: string,
  { height, ...box }: Pick<CreateText, 'font' | 'fontfile'> & { width: number; height: number },
  points: number,
  color: string,
  lineHeight = 1,
) {
  // A word joiner keeps "low-speed" on one line.
  const words = escapeHtml(text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060'));
  const content = `<span foreground="${color}" line_height="${lineHeight}">${words}</span>`;
  const font = `${box.font} ${points}`;
  const render = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...box, ...fit, font, text: content, rgba: true, wrap: 'word' } })
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true });
  const largest = await render({ dpi: 72 });
  const fits = largest.info.width <= box.width && largest.info.height <= height;
  return fits ? largest : render({ height });
}

/** A TrueType file of the site's face: Pango reads no compressed one. */
async function unpackFont(weight: number): Promise<string> {
  const source = `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff2`;
  const woff2 = await readFile(createRequire(import.meta.url).resolve(source));
  const file = join(cacheFolder, `${buildCacheKey(woff2)}.ttf`);
  await cachePicture(file, async () => Buffer.from(await decompress(woff2)));
  return file;
}
