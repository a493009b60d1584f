// The picture of a page that says what became of something: title and lead beside the drawing of the page itself.
import {
  drawStrokes,
  noticeDrawings,
  noticeSize,
  type NoticeName,
  type NoticeTone,
} from '../../ui/notice-drawings.ts';
import { palette } from '../../styles/palette.ts';
import { margin, type Composition } from './share-drawing.ts';
import { placeTitle } from './share-parts.ts';

const colors: Record<NoticeTone, string> = {
  ground: palette.dune,
  line: palette.ink,
  wave: palette.tide,
  spot: palette.coral,
};

/** Title and lead beside the drawing of the notice. */
export function composeNotice(title: string, lead: string, name: NoticeName): Composition {
  // The ground of the drawing would end where the drawing does, so a dune of the whole width takes its place.
  const strokes = noticeDrawings[name].filter(({ tone }) => tone !== 'ground');
  return {
    ground: palette.sand,
    art: `<path fill="${colors.ground}" d="M0 612C260 596 440 560 620 552S1000 568 1200 530V630H0z"/>
      <g transform="translate(600 240) scale(3)" fill="none" stroke-width="${noticeSize.line}" stroke-linecap="round" stroke-linejoin="round">${drawStrokes(strokes, colors)}</g>`,
    signature: 'dark',
    texts: [
      placeTitle(
        { left: margin, top: 124, width: 490, height: 450 },
        { text: title, lines: 3, sizes: [76, 68, 60], style: { letterSpacing: 0, lineHeight: 1.04 } },
        { text: lead, lines: 5, sizes: [33, 30], style: { color: palette.slate } },
      ),
    ],
  };
}
