// Drawings of pages and places that have nothing to show, made of the mark's motifs: wheel, wave, dune and path. They
// decorate; the words beside them say what happened. Each is a list of strokes, so that the pages draw them in tokens
// and files of drawings in colors.
import { palette } from '../styles/palette.ts';

/** Roles of what is drawn; each place that draws them gives the roles its colors. */
export type NoticeTone = 'ground' | 'line' | 'wave' | 'spot';

export interface NoticeStroke {
  tone: NoticeTone;
  d: string;
  /** Ground is filled; all else is a line. */
  dashes?: string;
}

/** Width and height of every drawing, and the width of its lines. */
export const noticeSize = { width: 200, height: 130, line: 4.5 };

/** How the pages draw each role. */
export const noticeClasses: Record<NoticeTone, string> = {
  ground: 'fill-hairline',
  line: 'stroke-text',
  wave: 'stroke-accent',
  spot: 'stroke-action',
};

/** A path that ends before it reaches the signpost. */
const lost: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 108C34 82 66 76 100 89s70 14 100-5v38q0 8-8 8H8q-8 0-8-8z' },
  { tone: 'wave', d: 'M44 103c30-14 34 12 62-2s10-22 26-27', dashes: '.1 10' },
  { tone: 'line', d: 'M150 96V24M150 60h-30l-9 8 9 8h30' },
  { tone: 'spot', d: 'M150 30h32l9 8-9 8h-32z' },
  {
    tone: 'line',
    d: 'M28 78a16 16 0 1 1-.01 0zM28 94v-10M28 94l9.5-3.1M28 94l5.9 8.1M28 94l-5.9 8.1M28 94l-9.5-3.1',
  },
];

/** The outline of a cart where none stands. */
const gone: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 104c40-10 70-6 104 0s66 2 96-8v26q0 8-8 8H8q-8 0-8-8z' },
  {
    tone: 'line',
    d: 'M50 26h84M62 26v40M122 26l16 40M47 90V74q0-8 8-8h84q16 2 18 18v6M84 90h34',
    dashes: '8 9',
  },
  { tone: 'line', d: 'M66 76a15 15 0 1 1-.01 0zM136 76a15 15 0 1 1-.01 0z', dashes: '6.2 9.5' },
  { tone: 'wave', d: 'M4 120c16-9 32-9 48 0s32 9 48 0 32-9 48 0 32 9 48 0' },
  { tone: 'spot', d: 'M180 14a11 11 0 0 1 11 11c0 9-11 19-11 19s-11-10-11-19a11 11 0 0 1 11-11zM180 25h.01' },
];

/** A lens with nothing but the sea in it. */
const noMatch: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 112c40-12 72-10 104-2s64 2 96-8v20q0 8-8 8H8q-8 0-8-8z' },
  { tone: 'line', d: 'M92 14a42 42 0 1 1-.01 0z' },
  { tone: 'wave', d: 'M60 62c8-6 16-6 24 0s16 6 24 0 10-5 16-2M72 76c7-5 13-5 20 0s13 5 20 0' },
  { tone: 'spot', d: 'M124 86l28 28' },
];

/** A wheel that has run flat. */
const flat: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 104c44-6 72-4 104 0s60 0 96-6v24q0 8-8 8H8q-8 0-8-8z' },
  {
    tone: 'line',
    d: 'M78 100h44l6-6a38 38 0 1 0-56 0zM100 66V42M100 66l22-8M100 66l13 18M100 66L87 84M100 66l-22-8',
  },
  { tone: 'wave', d: 'M4 120c16-9 32-9 48 0M148 120c16-9 32-9 48 0' },
  { tone: 'spot', d: 'M142 84l14-6M146 98h16M58 84l-14-6M54 98H38' },
];

/** A paper boat under way. */
const sent: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 116c40-10 72-8 104-2s64 2 96-6v14q0 8-8 8H8q-8 0-8-8z' },
  { tone: 'line', d: 'M62 74h84l-18 22H80zM104 24l28 50M104 24L76 74M104 24v50' },
  { tone: 'wave', d: 'M4 108c16-10 32-10 48 0s32 10 48 0 32-10 48 0 32 10 48 0' },
  { tone: 'spot', d: 'M34 30h24M24 46h26M34 62h12' },
];

/** Every drawing by its name. */
export const noticeDrawings = { lost, gone, noMatch, flat, sent };
export type NoticeName = keyof typeof noticeDrawings;
/** Those that have a file. */
export const noticeFiles = ['noMatch', 'flat'] as const;
export type NoticeFile = (typeof noticeFiles)[number];

/** A drawing as a file of SVG, in the colors that the pages' own drawings have. */
export function drawSvgFile(strokes: readonly NoticeStroke[]): string {
  const { dune: ground, ink: line, 'tide-deep': wave, coral: spot } = palette;
  const colors: Readonly<Record<NoticeTone, string>> = { ground, line, wave, spot };
  const paths = strokes.map(({ tone, d, dashes }) => {
    const paint = tone === 'ground' ? 'fill' : 'stroke';
    const gaps = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
    return `<path d="${d}" ${paint}="${colors[tone]}"${gaps}/>`;
  });
  const { width, height, line: lineWidth } = noticeSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="${lineWidth}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
  );
}
