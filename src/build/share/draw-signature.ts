// The dealer's mark and name, which stand in the upper left corner of all pictures of shared links.
import { drawMark, markSize } from '../../layouts/mark.ts';
import { palette } from '../../styles/palette.ts';
import { measureText } from './measure-text.ts';
import { margin, type Composition, type ShareDrawing } from './share-drawing.ts';
import { placeText, layOutText } from './share-parts.ts';

const dark = { wheel: palette.ink, wave: palette.tide, hasPlate: false };
const signatures = {
  dark,
  light: { wheel: palette.shell, wave: palette.foam, hasPlate: false },
  'dark on a plate': { ...dark, hasPlate: true },
};

const mark = { top: 46, size: 54 };
const name = { left: margin + 70, size: 32, lettering: { weight: 700, letterSpacing: -0.01 } } as const;

/** The drawing with the dealer's mark and name on it. */
export function drawSignature({ signature, ...drawing }: Composition, dealerName: string): ShareDrawing {
  const { hasPlate, ...colors } = signatures[signature];
  return {
    ...drawing,
    art: `${drawing.art}${hasPlate ? drawPlate(dealerName) : ''}
      <g transform="translate(${margin} ${mark.top}) scale(${mark.size / markSize})">${drawMark(colors)}</g>`,
    texts: [
      placeText(
        { left: name.left, top: mark.top, height: mark.size, alignItems: 'center' },
        layOutText(dealerName, name.size, { ...name.lettering, color: colors.wheel, lineHeight: 1 }),
      ),
      ...drawing.texts,
    ],
  };
}

/** A plate of sand under mark and name, where a picture would be. */
function drawPlate(dealerName: string): string {
  const free = 22;
  const right = name.left + name.size * measureText(dealerName, name.lettering) + free;
  return `<rect x="${margin - free}" y="${mark.top - 16}" width="${right - (margin - free)}" height="${mark.size + 32}" rx="16" fill="${palette.sand}"/>`;
}
