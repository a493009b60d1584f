// The face of the pictures of shared links, and how large a text may be in it: by the widths that its font files give each
// letter. Pairs of letters that move together are not counted: a line is at most one part in fifty narrower.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';

export type FontWeight = 500 | 700;

/** The face's name in the styles of texts. */
export const fontFamily = 'Familjen Grotesk';

/** The bytes of the face's file of each weight. */
export const fontFiles: Readonly<Record<FontWeight, Buffer>> = { 500: readFont(500), 700: readFont(700) };

const fonts = { 500: openFont(500), 700: openFont(700) };

/** What a text may take in pixels, and the sizes to try, the largest first. */
export interface TextRoom {
  width: number;
  height: number;
  sizes: readonly number[];
}

/** How letters are set: the weight, and the height of a line as part of the size. */
export interface Lettering {
  weight: FontWeight;
  lineHeight: number;
}

/** Width of a text on one line as part of its size: times a size in pixels, it is in pixels. */
export function measureText(text: string, weight: FontWeight): number {
  const font = fonts[weight];
  const width = font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return width / font.unitsPerEm;
}

/** The first of the sizes at which a text takes no more than its room, or the smallest. */
export function fitText(
  text: string,
  { width, height, sizes }: TextRoom,
  { weight, lineHeight }: Lettering,
): number {
  const fits = (size: number) => countLines(text, width / size, weight) * size * lineHeight <= height;
  return sizes.find(fits) ?? Math.min(...sizes);
}

/** Lines of a text that breaks at its spaces, each of a width as part of the size; endless when a word is wider. */
function countLines(text: string, width: number, weight: FontWeight): number {
  const fits = (part: string) => measureText(part, weight) <= width;
  const words = text.split(' ');
  if (!words.every(fits)) return Infinity;
  let lines = 1;
  words.reduce((line, word) => {
    const longer = `${line} ${word}`;
    if (fits(longer)) return longer;
    lines += 1;
    return word;
  });
  return lines;
}

function readFont(weight: FontWeight): Buffer {
  const file = `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`;
  return readFileSync(fileURLToPath(import.meta.resolve(file)));
}

function openFont(weight: FontWeight): Font {
  const font = create(fontFiles[weight]);
  if (font.isCollection) throw new Error(`the font file of weight ${weight} holds several fonts`);
  return font;
}
