// The mark: a wave under a wheel, for the wordmark and the share images; the icons in public/ were drawn from it. The
// wave's trough runs concentric with the wheel, so that the two read as one shape at 16 pixels too.

/** Side of the square that the mark is drawn in. */
export const markSize = 32;

const wheel = { x: 16, y: 13.6, rim: 9.4, spokes: 5 };

/** The wheel's strokes: rim and spokes, each with its width. */
export const markWheel: readonly { d: string; width: number }[] = [
  {
    d: `M${wheel.x} ${round(wheel.y - wheel.rim)}a${wheel.rim} ${wheel.rim} 0 1 1 -.01 0z`,
    width: 3.6,
  },
  {
    d: Array.from({ length: wheel.spokes }, (_, index) => {
      const angle = (index * 2 * Math.PI) / wheel.spokes - Math.PI / 2;
      const end = (length: number) =>
        `${round(wheel.x + Math.cos(angle) * length)} ${round(wheel.y + Math.sin(angle) * length)}`;
      return `M${end(1.4)}L${end(wheel.rim - 1)}`;
    }).join(''),
    width: 2.1,
  },
  // A line of no length with round ends is a dot: the hub.
  { d: `M${wheel.x} ${wheel.y}h.01`, width: 5 },
];

/** The wave's one stroke: crest, trough around the wheel, crest. */
export const markWave = {
  d: 'M1.7 26.1A5 5 0 0 1 8 25.5A14.4 14.4 0 0 0 24 25.5A5 5 0 0 1 30.3 26.1',
  width: 3.3,
};

/** The mark as elements of an SVG drawing, in a square of `markSize`. */
export function drawMark(colors: { wheel: string; wave: string }): string {
  const stroke = ({ d, width }: { d: string; width: number }, color: string) =>
    `<path d="${d}" stroke="${color}" stroke-width="${width}"/>`;
  return `<g fill="none" stroke-linecap="round">${markWheel.map((part) => stroke(part, colors.wheel)).join('')}${stroke(markWave, colors.wave)}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
