// How wide a text is in the face of the pictures, by the widths that its font files give each letter, and how large it
// may therefore be. Pairs of letters that move together are not counted: a line is at most one part in fifty narrower.
import { create, type Font } from 'fontkitten';
import { fontFiles, type FontWeight } from './fonts.ts';

/** How letters are set. */
export interface FontStyle {
  weight: FontWeight;
  /** Room after each letter as part of the size. */
  letterSpacing?: number;
}

/** What a text may take: pixels of a line, how many lines, and the sizes to try, the largest first. */
export interface TextBounds {
  width: number;
  lines: number;
  sizes: readonly number[];
}

const fonts = { 500: openFont(500), 700: openFont(700) };

/** Width of a text on one line as part of its size: times a size in pixels, it is in pixels. */
export function measureText(text: string, { weight, letterSpacing = 0 }: FontStyle): number {
  const font = fonts[weight];
  const letters = font.glyphsForString(text);
  const width = letters.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return width / font.unitsPerEm + letters.length * letterSpacing;
}

/** The first of the sizes at which a text takes no more than its room, or the smallest. */
export function fitText(text: string, { width, lines, sizes }: TextBounds, lettering: FontStyle): number {
  return sizes.find((size) => countLines(text, width / size, lettering) <= lines) ?? Math.min(...sizes);
}

/** Lines of a text that breaks at its spaces, each of a width as part of the size; endless when a word is wider. */
function countLines(text: string, width: number, lettering: FontStyle): number {
  const fits = (part: string) => measureText(part, lettering) <= width;
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

function openFont(weight: FontWeight): Font {
  const font = create(fontFiles[weight]);
  if (font.isCollection) throw new Error(`the font file of weight ${weight} holds several fonts`);
  return font;
}
