// What is drawn and written of a county's map on the picture of a shared link, with a dot of its own for a marked town.
import type { CountyMap, MapDot } from '../../features/places/county-map.ts';
import { palette } from '../../styles/palette.ts';
import type { ShareText } from './share-drawing.ts';
import { placeText, layOutText } from './share-parts.ts';

/** Circles of whole scale lines around the marked town or the middle, as on a chart. */
export function drawRings(map: CountyMap, marked: MapDot | undefined): string {
  const { x, y } = marked ?? { x: map.width / 2, y: map.height / 2 };
  const rings = [1, 2, 3, 4, 5, 6].map(
    (count) => `<circle cx="${x}" cy="${y}" r="${count * map.scale.length}"/>`,
  );
  return `<g fill="none" stroke="${palette.foam}" stroke-width="2.5">${rings.join('')}</g>`;
}

/** The towns' dots, with lines to names that stand apart. */
export function drawTowns(map: CountyMap, marked: MapDot | undefined): string {
  const leaders = map.dots.flatMap(({ x, y, label }) =>
    label?.leader ? [`M${x} ${y}L${label.leader.x} ${label.leader.y}`] : [],
  );
  const dots = map.dots.filter((dot) => dot !== marked).map((dot) => drawDot(dot, 0, palette.tide));
  // Last, because it is larger than the layout knows and may touch its neighbors.
  if (marked) {
    dots.push(
      drawDot(marked, 11, palette.mist, ` stroke="${palette.coral}" stroke-width="5"`),
      drawDot(marked, 3, palette.coral),
    );
  }
  return `<path d="${leaders.join('')}" fill="none" stroke="${palette.slate}" stroke-width="2"/>${dots.join('')}`;
}

function drawDot({ x, y, radius }: MapDot, wider: number, color: string, line = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius + wider}" fill="${color}"${line}/>`;
}

/** Names of towns where the layout found room for them, on a map whose corner is at `left` and `top`. */
export function writeTownNames(
  map: CountyMap,
  marked: MapDot | undefined,
  { left, top }: { left: number; top: number },
): ShareText[] {
  const room = 420;
  const height = map.fontSize * 1.2;
  const starts = { start: 0, middle: room / 2, end: room };
  const sides = { start: 'flex-start', middle: 'center', end: 'flex-end' };
  return map.dots.flatMap((dot) => {
    const { label } = dot;
    if (!label) return [];
    const shift = dot === marked ? shiftMarkedName(dot) : { x: 0, y: 0 };
    return placeText(
      {
        left: left + label.x + shift.x - starts[label.anchor],
        top: top + label.y + shift.y - height / 2,
        width: room,
        height,
        justifyContent: sides[label.anchor],
        alignItems: 'center',
      },
      dot === marked
        ? layOutText(dot.place.name, map.fontSize + 1, { weight: 700, lineHeight: 1 })
        : layOutText(dot.place.name, map.fontSize - 3, { weight: 500, color: palette.slate, lineHeight: 1 }),
    );
  });
}

/** The marked dot is drawn larger than the layout knows, so its name stands a little farther off. */
function shiftMarkedName({ y, label }: MapDot): { x: number; y: number } {
  const gap = 12;
  if (!label || label.leader) return { x: 0, y: 0 };
  if (label.anchor === 'middle') return { x: 0, y: label.y < y ? -gap : gap };
  return { x: label.anchor === 'start' ? gap : -gap, y: 0 };
}
