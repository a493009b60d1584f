// The one design of the pictures of shared links: words on the dealer's ground, beside a picture where a page has one.
import type { ShareImage } from '../../content/share-image.ts';
import { drawMark, markSize } from '../../layouts/mark.ts';
import { palette } from '../../styles/palette.ts';
import { fitText, type Lettering, type TextRoom } from './fit-text.ts';

/** Size that every network asks for. */
export const shareSize = { width: 1200, height: 630 };

/** The box that a picture fills; the shore covers its edges. */
export const pictureBox = { left: 520, top: 0, width: 680, height: 570 };

/** Free edge around texts. */
const margin = 64;

/** Where the column of words begins and ends, between the dealer's name and the small print. */
const column = { top: 132, bottom: 544 };

/** A text or group of texts as satori takes it: an element without a component. */
interface ShareText {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | ShareText[] };
}

/** All that is drawn above the picture, so its text is part of the key under which the finished picture is kept. */
export interface ShareDrawing {
  /** Elements of an SVG drawing under the texts. */
  art: string;
  texts: ShareText;
}

/** What is drawn and written over a page's picture, or on the bare ground. */
export function layOutShareImage(
  { title, line, price, picture }: ShareImage,
  dealerName: string,
): ShareDrawing {
  const width = picture ? 436 : 660;
  const words = [
    fitInto(
      { width, height: 208, sizes: [88, 80, 72, 66, 60, 54, 48, 42] },
      { weight: 700, lineHeight: 1.04 },
      title,
      palette.shell,
    ),
    fitInto(
      { width, height: price ? 84 : 184, sizes: [38, 34, 31, 28, 25] },
      { weight: 500, lineHeight: 1.24 },
      line,
      palette.foam,
    ),
    ...(price ? [write(price.amount, 68, { weight: 700, lineHeight: 1 }, palette.shell)] : []),
  ];
  return {
    art: `${picture ? drawShore() : drawLargeMark()}${drawSmallMark()}`,
    texts: group({ width: shareSize.width, height: shareSize.height }, [
      group({ position: 'absolute', left: margin + 70, top: 46, height: 54, alignItems: 'center' }, [
        write(dealerName, 32, { weight: 700, lineHeight: 1 }, palette.shell),
      ]),
      group(
        {
          position: 'absolute',
          left: margin,
          top: column.top,
          width,
          height: column.bottom - column.top,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 20,
        },
        words,
      ),
      ...(price
        ? [
            group({ position: 'absolute', left: margin, top: 574 }, [
              fitInto(
                { width: shareSize.width - 2 * margin, height: 26, sizes: [26, 24, 22, 20] },
                { weight: 500, lineHeight: 1 },
                price.note,
                palette.foam,
              ),
            ]),
          ]
        : []),
    ]),
  };
}

function group(style: Record<string, string | number>, children: ShareText[]): ShareText {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** A text as large as it fits into its room. */
function fitInto(room: TextRoom, lettering: Lettering, text: string, color: string): ShareText {
  return write(text, fitText(text, room, lettering), lettering, color);
}

function write(text: string, size: number, { weight, lineHeight }: Lettering, color: string): ShareText {
  return {
    type: 'div',
    props: {
      style: { fontSize: size, fontWeight: weight, lineHeight, color, textWrap: 'balance' },
      // A word joiner keeps "low-speed" on one line.
      children: text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060'),
    },
  };
}

/** Land on the left and below, with a line of foam. */
function drawShore(): string {
  const shore = 'M-20-20H566C600 96 508 190 526 330S560 548 690 548q90 0 170-18t170 4 190-6V650H-20z';
  return `<path d="${shore}" fill="${palette.pine}" stroke="${palette.foam}" stroke-width="14"/>`;
}

/** The dealer's mark, in the place of a picture. */
function drawLargeMark(): string {
  return `<g transform="translate(774 112) scale(12.5)">${drawMark({ wheel: palette.tide, wave: palette.foam })}</g>`;
}

function drawSmallMark(): string {
  return `<g transform="translate(${margin} 46) scale(${54 / markSize})">${drawMark({ wheel: palette.shell, wave: palette.foam })}</g>`;
}
