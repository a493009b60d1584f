// The design of the pictures that shared links show, 1200 by 630, one composition for each kind of page. Everything that
// is drawn is in the composition, so its text is also the key under which the finished picture is kept.
import { drawCart, type CartShape } from '../../lib/pictures/cart-drawing.ts';
import {
  layOutCountyMap,
  type CountyMap,
  type MapFrame,
  type MapPlace,
} from '../../lib/places/county-map.ts';
import { drawMark, markSize } from '../../lib/pictures/mark.ts';
import {
  noticeDrawings,
  noticeSize,
  type NoticeName,
  type NoticeTone,
} from '../../lib/pictures/notice-drawings.ts';
import { policyDrawings } from '../../lib/pictures/policy-drawings.ts';
import type { ShareImage, SharePicture } from '../../lib/pictures/share-image.ts';
import { palette } from '../../styles/palette.ts';

/** Size that every network asks for. */
export const shareSize = { width: 1200, height: 630 };

/** A text or group of texts as satori takes it: an element without a component. */
export interface ShareText {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | ShareText[] };
}

export interface ShareDrawing {
  ground: string;
  /** A picture below data/ and the box it fills, under everything else. */
  picture?: { file: string; left: number; top: number; width: number; height: number };
  /** Elements of an SVG drawing under the texts. */
  art: string;
  texts: ShareText[];
}

/** Free edge around texts. */
const edge = 64;

/** The composition of a page's picture. `dealerName` stands on all of them beside the mark. */
export function composeShareImage(image: ShareImage, dealerName: string): ShareDrawing {
  switch (image.kind) {
    case 'vehicle':
      return composeCart(image.picture, {
        dealerName,
        title: image.name,
        figure: image.price,
        facts: image.facts,
        note: image.priceNote,
      });
    case 'brand':
      return composeCart(image.picture, {
        dealerName,
        title: image.name,
        figure: image.count,
        facts: image.tagline,
      });
    case 'town':
      return composeMap(image.places, image.path, dealerName, {
        title: image.name,
        lines: [image.county, image.state],
      });
    case 'county':
      return composeMap(image.places, undefined, dealerName, {
        title: image.name,
        lines: [image.state, image.count],
      });
    case 'policy':
      return composePolicy(image.title, image.topic, policyDrawings[image.drawing], dealerName);
    case 'page':
      return composePage(image.title, image.lead, image.picture, dealerName);
    case 'notice':
      return composeNotice(image.title, image.lead, image.drawing, dealerName);
    default:
      return image satisfies never;
  }
}

interface CartWords {
  dealerName: string;
  title: string;
  figure: string;
  facts: string;
  /** Small print below the figures. */
  note?: string;
}

/** A cart on the shore, its figures on the water in front. */
function composeCart(
  picture: SharePicture,
  { dealerName, title, figure, facts, note }: CartWords,
): ShareDrawing {
  const water = 476;
  const scenery =
    'file' in picture
      ? `<path fill="${palette.foam}" d="${drawShore(-52)}"/><path fill="${palette.sand}" d="${drawShore(-70)}"/>`
      : `<circle cx="850" cy="268" r="228" fill="${palette.mist}"/>
         <path fill="${palette.dune}" d="M400 506c120-64 260-78 410-68s270 6 390-14v206H400z"/>
         ${drawCartAt(picture.shape, 474, 30, 0.9)}`;
  return {
    ground: palette.sand,
    ...('file' in picture && {
      picture: { file: picture.file, left: 470, top: 0, width: shareSize.width - 470, height: 520 },
    }),
    art: `${scenery}
      <path fill="${palette.foam}" d="${drawWaves(water - 13, 300, 11)}"/>
      <path fill="${palette.pine}" d="${drawWaves(water, 300, 11)}"/>
      ${drawMarkAt(edge, 46, 54, palette.ink, palette.tide)}`,
    texts: [
      writeName(dealerName, palette.ink, 46),
      place(
        { left: edge, top: 118, width: 410, height: water - 158, alignItems: 'center' },
        write(title, {
          size: fitText(title, 390, [76, 66, 58, 52, 46], 4),
          weight: 700,
          lineHeight: 1.04,
          letterSpacing: '-0.01em',
        }),
      ),
      place(
        {
          left: edge,
          top: water + (note === undefined ? 56 : 34),
          width: shareSize.width - 2 * edge,
          alignItems: 'flex-end',
        },
        write(figure, { size: 66, weight: 700, color: palette.shell, lineHeight: 1, flexShrink: 0 }),
        write(facts, {
          size: fitText(facts, 780, [36, 32, 28], 1),
          weight: 500,
          color: palette.foam,
          lineHeight: 1,
          marginLeft: 32,
          marginBottom: 7,
        }),
      ),
      ...(note === undefined
        ? []
        : [
            place(
              { left: edge, top: water + 107, width: shareSize.width - 2 * edge },
              write(note, { size: 24, weight: 500, color: palette.foam, lineHeight: 1 }),
            ),
          ]),
    ],
  };
}

/** A chart of the county beside the shore, with the town marked where the page is about one. */
function composeMap(
  places: readonly MapPlace[],
  markedPath: string | undefined,
  dealerName: string,
  { title, lines }: { title: string; lines: readonly string[] },
): ShareDrawing {
  const frame: MapFrame = {
    width: 560,
    maxHeights: [shareSize.height - 40],
    margin: 64,
    fontSize: 29,
    smallestRadius: 6,
    largestRadius: 17,
    longestLeader: 160,
  };
  const largest = places.toSorted((a, b) => b.population - a.population).map(({ path }) => path);
  const labelled =
    markedPath === undefined
      ? largest.slice(0, 6)
      : [markedPath, ...largest.filter((path) => path !== markedPath).slice(0, 3)];
  const map = layOutCountyMap(places, frame, labelled);
  const left = shareSize.width - frame.width - 30;
  const top = Math.round((shareSize.height - map.height) / 2);
  const marked = map.dots.find((dot) => dot.place.path === markedPath);
  return {
    ground: palette.mist,
    art: `<g fill="none" stroke="${palette.foam}" stroke-width="2.5">${drawRings(map, marked, left, top)}</g>
      <path fill="${palette.foam}" d="${drawShore(34)}"/>
      <path fill="${palette.sand}" d="${drawShore(0)}"/>
      <g transform="translate(${left} ${top})">${drawLeaders(map)}${map.dots
        .filter((dot) => dot !== marked)
        .map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.tide}"/>`)
        .join('')}${
        marked
          ? `<circle cx="${marked.x}" cy="${marked.y}" r="${marked.radius + 11}" fill="${palette.mist}" stroke="${palette.coral}" stroke-width="5"/><circle cx="${marked.x}" cy="${marked.y}" r="${marked.radius + 3}" fill="${palette.coral}"/>`
          : ''
      }</g>
      ${drawMarkAt(edge, 46, 54, palette.ink, palette.tide)}`,
    texts: [
      writeName(dealerName, palette.ink, 46),
      place(
        {
          left: edge,
          top: 130,
          width: 480,
          height: 436,
          flexDirection: 'column',
          justifyContent: 'flex-end',
        },
        write(title, {
          size: fitText(title, 440, [104, 92, 80, 70, 60], 3),
          weight: 700,
          lineHeight: 1,
          letterSpacing: '-0.015em',
        }),
        ...lines.map((line, index) =>
          write(line, {
            size: 38,
            weight: 500,
            color: palette.slate,
            lineHeight: 1.2,
            marginTop: index ? 0 : 22,
          }),
        ),
      ),
      ...listMapLabels(map, left, top, markedPath),
    ],
  };
}

/** Title and topic on pine, with the policy's own drawing inside a wheel on the water. */
function composePolicy(title: string, topic: string, drawing: string, dealerName: string): ShareDrawing {
  return {
    ground: palette.pine,
    art: `<circle cx="950" cy="300" r="196" fill="${palette.sand}" stroke="${palette.foam}" stroke-width="18"/>
      <g transform="translate(812 162) scale(2.3)" fill="none" stroke="${palette.pine}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"><path d="${drawing}"/></g>
      <path fill="${palette.foam}" opacity=".35" d="${drawWaves(522, 300, 13)}"/>
      <path fill="${palette.tide}" d="${drawWaves(540, 300, 13)}"/>
      ${drawMarkAt(edge, 46, 54, palette.shell, palette.foam)}`,
    texts: [
      writeName(dealerName, palette.shell, 46),
      place(
        { left: edge, top: 124, width: 620, height: 360, flexDirection: 'column', justifyContent: 'center' },
        write(title, {
          size: fitText(title, 600, [84, 74, 66, 58], 2),
          weight: 700,
          color: palette.shell,
          lineHeight: 1.02,
          letterSpacing: '-0.015em',
        }),
        write(topic, {
          size: fitText(topic, 600, [34, 30], 4),
          weight: 500,
          color: palette.foam,
          lineHeight: 1.25,
          marginTop: 24,
        }),
      ),
    ],
  };
}

/** Title and lead with the page's picture: above them, or a drawn cart beside them. */
function composePage(title: string, lead: string, picture: SharePicture, dealerName: string): ShareDrawing {
  return 'file' in picture
    ? composeScene(title, lead, picture.file, dealerName)
    : composeShore(title, lead, picture.shape, dealerName);
}

/** A wide picture in its whole width, with title and lead on the water in front. */
function composeScene(title: string, lead: string, file: string, dealerName: string): ShareDrawing {
  const water = 404;
  return {
    ground: palette.pine,
    picture: { file, left: 0, top: 0, width: shareSize.width, height: water + 20 },
    art: `<path fill="${palette.foam}" d="${drawWaves(water - 13, 300, 11)}"/>
      <path fill="${palette.pine}" d="${drawWaves(water, 300, 11)}"/>
      <rect x="${edge - 22}" y="30" width="${114 + dealerName.length * 32 * letterWidth}" height="86" rx="16" fill="${palette.sand}"/>
      ${drawMarkAt(edge, 46, 54, palette.ink, palette.tide)}`,
    texts: [
      writeName(dealerName, palette.ink, 46),
      place(
        {
          left: edge,
          top: water + 24,
          width: shareSize.width - 2 * edge,
          height: shareSize.height - water - 48,
          flexDirection: 'column',
          justifyContent: 'center',
        },
        write(title, {
          size: fitText(title, 1060, [76, 64, 56, 50, 44], 1),
          weight: 700,
          color: palette.shell,
          lineHeight: 1.05,
          letterSpacing: '-0.015em',
        }),
        write(lead, {
          size: fitText(lead, 1072, [32, 30, 28], 2),
          weight: 500,
          color: palette.foam,
          lineHeight: 1.2,
          marginTop: 10,
        }),
      ),
    ],
  };
}

/** Title and lead on pine land, a drawn cart beyond the shore. */
function composeShore(title: string, lead: string, shape: CartShape, dealerName: string): ShareDrawing {
  return {
    ground: palette.mist,
    art: `<circle cx="1010" cy="210" r="150" fill="${palette.shell}" opacity=".55"/>
      <path fill="${palette.foam}" d="M500 430c90-24 180-24 270 0s180 24 270 0 110-20 160-14v214H500z"/>
      <path fill="${palette.sand}" d="M500 520c170-52 340-52 480-22s150 22 220 6v126H500z"/>
      ${drawCartAt(shape, 612, 148, 0.76)}
      <path fill="${palette.foam}" d="${drawShore(26)}"/>
      <path fill="${palette.pine}" d="${drawShore(0)}"/>
      ${drawMarkAt(edge, 46, 54, palette.shell, palette.foam)}`,
    texts: [
      writeName(dealerName, palette.shell, 46),
      place(
        { left: edge, top: 124, width: 470, height: 450, flexDirection: 'column', justifyContent: 'center' },
        write(title, {
          size: fitText(title, 460, [80, 72, 64, 56], 3),
          weight: 700,
          color: palette.shell,
          lineHeight: 1.02,
          letterSpacing: '-0.015em',
        }),
        write(lead, {
          size: fitText(lead, 460, [33, 30, 27], 6),
          weight: 500,
          color: palette.foam,
          lineHeight: 1.25,
          marginTop: 24,
        }),
      ),
    ],
  };
}

const noticeColors: Record<NoticeTone, string> = {
  ground: palette.dune,
  line: palette.ink,
  wave: palette.tide,
  spot: palette.coral,
};

/** Title and lead beside the drawing of the page itself. */
function composeNotice(title: string, lead: string, name: NoticeName, dealerName: string): ShareDrawing {
  // The ground of the drawing would end where the drawing does, so a dune of the whole width takes its place.
  const strokes = noticeDrawings[name]
    .filter(({ tone }) => tone !== 'ground')
    .map(
      ({ tone, d, dashes }) =>
        `<path d="${d}" stroke="${noticeColors[tone]}"${dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`}/>`,
    );
  return {
    ground: palette.sand,
    art: `<path fill="${noticeColors.ground}" d="M0 612C260 596 440 560 620 552S1000 568 1200 530V630H0z"/>
      <g transform="translate(600 240) scale(3)" fill="none" stroke-width="${noticeSize.line}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>
      ${drawMarkAt(edge, 46, 54, palette.ink, palette.tide)}`,
    texts: [
      writeName(dealerName, palette.ink, 46),
      place(
        { left: edge, top: 124, width: 490, height: 450, flexDirection: 'column', justifyContent: 'center' },
        write(title, { size: fitText(title, 480, [76, 68, 60], 3), weight: 700, lineHeight: 1.04 }),
        write(lead, {
          size: fitText(lead, 480, [33, 30], 5),
          weight: 500,
          color: palette.slate,
          lineHeight: 1.25,
          marginTop: 24,
        }),
      ),
    ],
  };
}

/** Names of towns where the layout found room for them. */
function listMapLabels(
  map: CountyMap,
  left: number,
  top: number,
  markedPath: string | undefined,
): ShareText[] {
  const room = 420;
  return map.dots.flatMap(({ place: town, y, label }) => {
    if (!label) return [];
    const isMarked = town.path === markedPath;
    // The marked dot is drawn larger than the layout knows, so its name stands a little farther off.
    const gap = isMarked && !label.leader ? 12 : 0;
    const shift = {
      start: { x: gap, y: 0 },
      end: { x: -gap, y: 0 },
      middle: { x: 0, y: label.y < y ? -gap : gap },
    }[label.anchor];
    const starts = { start: 0, middle: room / 2, end: room };
    const sides = { start: 'flex-start', middle: 'center', end: 'flex-end' };
    const height = map.fontSize * 1.2;
    return place(
      {
        left: left + label.x + shift.x - starts[label.anchor],
        top: top + label.y + shift.y - height / 2,
        width: room,
        height,
        justifyContent: sides[label.anchor],
        alignItems: 'center',
      },
      write(town.name, {
        size: isMarked ? map.fontSize + 1 : map.fontSize - 3,
        weight: isMarked ? 700 : 500,
        color: isMarked ? palette.ink : palette.slate,
        lineHeight: 1,
      }),
    );
  });
}

/** Lines from dots to names that stand apart. */
function drawLeaders(map: CountyMap): string {
  const lines = map.dots.flatMap(({ x, y, label }) =>
    label?.leader ? [`M${x} ${y}L${label.leader.x} ${label.leader.y}`] : [],
  );
  return `<path d="${lines.join('')}" fill="none" stroke="${palette.slate}" stroke-width="2"/>`;
}

/** Circles of whole scale lines around the marked town or the middle, as on a chart. */
function drawRings(
  map: CountyMap,
  center: { x: number; y: number } | undefined,
  left: number,
  top: number,
): string {
  const { x, y } = center ?? { x: map.width / 2, y: map.height / 2 };
  return [1, 2, 3, 4, 5, 6]
    .map((count) => `<circle cx="${left + x}" cy="${top + y}" r="${count * map.scale.length}"/>`)
    .join('');
}

/** Land on the left, with a shore that swings; `beyond` moves the shore into the sea. */
function drawShore(beyond: number): string {
  const x = 548 + beyond;
  return `M0 0H${x + 44}C${x + 70} 96 ${x - 8} 190 ${x + 6} 312S${x + 66} 506 ${x + 22} 630H0z`;
}

/** Water from a height to the lower edge, with waves of a length and height. */
function drawWaves(y: number, length: number, height: number): string {
  const crests = Math.ceil(shareSize.width / length) + 1;
  const wave = `q${length / 4} ${-height * 2} ${length / 2} 0t${length / 2} 0`;
  return `M${-length / 2} ${y}${wave.repeat(crests)}V630H${-length / 2}z`;
}

function drawCartAt(shape: CartShape, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawCart(shape)}</g>`;
}

function drawMarkAt(x: number, y: number, size: number, wheel: string, wave: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / markSize})">${drawMark({ wheel, wave })}</g>`;
}

/** The dealer's name on the right of the mark. */
function writeName(name: string, color: string, top: number): ShareText {
  return place(
    { left: edge + 70, top, height: 54, alignItems: 'center' },
    write(name, { size: 32, weight: 700, color, lineHeight: 1, letterSpacing: '-0.01em' }),
  );
}

function place(style: Record<string, string | number>, ...children: ShareText[]): ShareText {
  return { type: 'div', props: { style: { position: 'absolute', display: 'flex', ...style }, children } };
}

function write(
  text: string,
  {
    size,
    weight,
    color = palette.ink,
    ...style
  }: { size: number; weight: 500 | 700; color?: string } & Record<string, string | number>,
): ShareText {
  return {
    type: 'div',
    props: {
      style: { fontSize: size, fontWeight: weight, color, textWrap: 'balance', ...style },
      // A word joiner keeps "low-speed" on one line.
      children: text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060'),
    },
  };
}

/** Average width of a letter of the face as part of its size. */
const letterWidth = 0.49;

/** The largest of the sizes at which a text takes at most so many lines and its longest word fits, or the last. */
function fitText(text: string, width: number, sizes: readonly [number, ...number[]], lines: number): number {
  const longestWord = Math.max(...text.split(/\s/).map((word) => word.length));
  const fits = (size: number) => {
    const letters = width / (size * letterWidth);
    // Every line but a single one ends before its edge.
    return longestWord <= letters && text.length <= letters * (lines === 1 ? 1 : lines - 0.35);
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
}
