// Parts that several pictures of shared links have: boxes of text for satori, and land, waves and carts as SVG.
import { drawCart, type CartShape } from '../../features/vehicles/cart-drawing.ts';
import { palette } from '../../styles/palette.ts';
import { fitText, type FontStyle, type TextBounds } from './measure-text.ts';
import { shareSize, type ShareText } from './share-drawing.ts';

type Style = Record<string, string | number>;
type TextStyle = FontStyle & { color?: string } & Style;

/** Texts in a box that stands at a place of its own. */
export function placeText(style: Style, ...children: ShareText[]): ShareText {
  return { type: 'div', props: { style: { position: 'absolute', display: 'flex', ...style }, children } };
}

/** A text of a size in pixels. */
export function layOutText(
  text: string,
  size: number,
  { weight, letterSpacing = 0, color = palette.ink, ...style }: TextStyle,
): ShareText {
  return {
    type: 'div',
    props: {
      style: {
        fontSize: size,
        fontWeight: weight,
        letterSpacing: `${letterSpacing}em`,
        color,
        textWrap: 'balance',
        ...style,
      },
      // A word joiner keeps "low-speed" on one line.
      children: text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060'),
    },
  };
}

/** A text as large as it fits into its room. */
export function layOutFittingText(text: string, room: TextBounds, style: TextStyle): ShareText {
  return layOutText(text, fitText(text, room, style), style);
}

interface TitlePart extends Omit<TextBounds, 'width'> {
  text: string;
  style?: Style;
}

/** A title above its lead in the middle of a box, each as large as it fits into its lines. */
export function placeTitle(
  box: { left: number; top: number; width: number; height: number },
  title: TitlePart,
  lead: TitlePart,
): ShareText {
  const { width } = box;
  return placeText(
    { ...box, flexDirection: 'column', justifyContent: 'center' },
    layOutFittingText(
      title.text,
      { ...title, width },
      { weight: 700, lineHeight: 1.02, letterSpacing: -0.015, ...title.style },
    ),
    layOutFittingText(
      lead.text,
      { ...lead, width },
      { weight: 500, lineHeight: 1.25, marginTop: 24, ...lead.style },
    ),
  );
}

/** Land on the left with a line of foam, and a shore that swings; `beyond` moves the shore into the sea. */
export function drawLand(color: string, beyond: number, foam: number): string {
  return `<path fill="${palette.foam}" d="${drawShore(beyond + foam)}"/><path fill="${color}" d="${drawShore(beyond)}"/>`;
}

function drawShore(beyond: number): string {
  const x = 548 + beyond;
  return `M0 0H${x + 44}C${x + 70} 96 ${x - 8} 190 ${x + 6} 312S${x + 66} 506 ${x + 22} 630H0z`;
}

/** Dark water with foam on its waves from a height to the lower edge: the ground of what is written in light colors. */
export function drawWater(y: number): string {
  return `<path fill="${palette.foam}" d="${drawWaves(y - 13, 11)}"/><path fill="${palette.pine}" d="${drawWaves(y, 11)}"/>`;
}

/** The outline of water from a height to the lower edge, with waves of a height. */
export function drawWaves(y: number, height: number): string {
  const length = 300;
  const crests = Math.ceil(shareSize.width / length) + 1;
  const wave = `q${length / 4} ${-height * 2} ${length / 2} 0t${length / 2} 0`;
  return `M${-length / 2} ${y}${wave.repeat(crests)}V${shareSize.height}H${-length / 2}z`;
}

/** A drawn cart with its upper left corner at a point. */
export function drawCartAt(shape: CartShape, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawCart(shape)}</g>`;
}
