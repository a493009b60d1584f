// The picture of a town or county: a chart of the county beside the shore, with the town marked where it is about one.
import { layOutCountyMap, type MapLayout, type MapPlace } from '../../features/places/county-map.ts';
import { palette } from '../../styles/palette.ts';
import { drawRings, drawTowns, writeTownNames } from './county-chart.ts';
import { margin, shareSize, type Composition } from './share-drawing.ts';
import { drawLand, placeText, layOutText, layOutFittingText } from './share-parts.ts';

const layout: MapLayout = {
  id: 'share',
  width: 560,
  maxHeights: [shareSize.height - 40],
  margin: 64,
  fontSize: 29,
  smallestRadius: 6,
  largestRadius: 17,
  maxLeaderLength: 160,
};

/** A title and lines below it, beside the chart of the places; the one with the marked path is named before others. */
export function composeMap(
  places: readonly MapPlace[],
  markedPath: string | undefined,
  { title, lines }: { title: string; lines: readonly string[] },
): Composition {
  const map = layOutCountyMap(places, layout, listNamedPaths(places, markedPath));
  const marked = map.dots.find((dot) => dot.place.path === markedPath);
  const left = shareSize.width - layout.width - 30;
  const top = Math.round((shareSize.height - map.height) / 2);
  const moved = `transform="translate(${left} ${top})"`;
  return {
    ground: palette.mist,
    art: `<g ${moved}>${drawRings(map, marked)}</g>
      ${drawLand(palette.sand, 0, 34)}
      <g ${moved}>${drawTowns(map, marked)}</g>`,
    signature: 'dark',
    texts: [
      placeText(
        {
          left: margin,
          top: 130,
          width: 480,
          height: 436,
          flexDirection: 'column',
          justifyContent: 'flex-end',
        },
        layOutFittingText(
          title,
          { width: 480, lines: 3, sizes: [104, 92, 80, 70, 60] },
          { weight: 700, lineHeight: 1, letterSpacing: -0.015, marginBottom: 22 },
        ),
        ...lines.map((line) => layOutText(line, 38, { weight: 500, color: palette.slate, lineHeight: 1.2 })),
      ),
      ...writeTownNames(map, marked, { left, top }),
    ],
  };
}

/** Of the towns that get a name, the most important first: few beside a marked one, so that its name has room. */
function listNamedPaths(places: readonly MapPlace[], markedPath: string | undefined): string[] {
  const largest = places.toSorted((a, b) => b.population - a.population).map(({ path }) => path);
  if (markedPath === undefined) return largest.slice(0, 6);
  return [markedPath, ...largest.filter((path) => path !== markedPath).slice(0, 3)];
}
