// The picture of a vehicle or brand: a cart on the shore, its figures on the water in front.
import type { SharePicture } from '../../content/share-image.ts';
import { palette } from '../../styles/palette.ts';
import { measureText } from './measure-text.ts';
import { margin, lineWidth, shareSize, type Composition, type ShareText } from './share-drawing.ts';
import { drawCartAt, drawLand, drawWater, placeText, layOutText, layOutFittingText } from './share-parts.ts';

interface CartCopy {
  title: string;
  /** The price or count, written largest. */
  figure: string;
  facts: string;
  /** Small print below the figures. */
  note?: string;
}

/** Where the water begins. */
const water = 476;

/** A cart's picture, or the drawing of one, beside its title, with the figures below. */
export function composeCart(picture: SharePicture, { title, ...figures }: CartCopy): Composition {
  return {
    ground: palette.sand,
    ...('file' in picture && {
      picture: { file: picture.file, left: 470, top: 0, width: shareSize.width - 470, height: 520 },
    }),
    art: `${drawScenery(picture)}${drawWater(water)}`,
    signature: 'dark',
    texts: [
      placeText(
        { left: margin, top: 118, width: 410, height: water - 158, alignItems: 'center' },
        layOutFittingText(
          title,
          { width: 410, lines: 4, sizes: [76, 66, 58, 52, 46] },
          { weight: 700, lineHeight: 1.04, letterSpacing: -0.01 },
        ),
      ),
      ...writeFigures(figures),
    ],
  };
}

function drawScenery(picture: SharePicture): string {
  if ('file' in picture) return drawLand(palette.sand, -70, 18);
  return `<circle cx="850" cy="268" r="228" fill="${palette.mist}"/>
    <path fill="${palette.dune}" d="M400 506c120-64 260-78 410-68s270 6 390-14v206H400z"/>
    ${drawCartAt(picture.shape, 474, 30, 0.9)}`;
}

/** The figure with the facts on its right, in what it leaves of the line, and the small print below. */
function writeFigures({ figure, facts, note }: Omit<CartCopy, 'title'>): ShareText[] {
  const size = 66;
  const gap = 32;
  const onWater = { color: palette.foam, lineHeight: 1 };
  const figureWidth = Math.ceil(size * measureText(figure, { weight: 700 }));
  const line = placeText(
    { left: margin, top: water + (note === undefined ? 56 : 34), width: lineWidth, alignItems: 'flex-end' },
    layOutText(figure, size, { weight: 700, ...onWater, color: palette.shell, flexShrink: 0 }),
    layOutFittingText(
      facts,
      { width: lineWidth - figureWidth - gap, lines: 1, sizes: [36, 32, 28] },
      { weight: 500, ...onWater, marginLeft: gap, marginBottom: 7 },
    ),
  );
  if (note === undefined) return [line];
  return [
    line,
    placeText(
      { left: margin, top: water + 107, width: lineWidth },
      layOutText(note, 24, { weight: 500, ...onWater }),
    ),
  ];
}
