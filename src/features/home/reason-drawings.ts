// Drawings of the four reasons to buy here, in the order of the tiles. Of one family with the drawings of empty pages.
import type { NoticeStroke } from '../../ui/notice-drawings.ts';

/** A cart on the dune, checked. */
const quality: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 106c40-12 70-8 104-2s60 2 96-8v26q0 8-8 8H8q-8 0-8-8z' },
  { tone: 'line', d: 'M40 24h92M52 24v38M112 24l14 38M36 86V70q0-8 8-8h84q20 2 22 18v6M74 86h40' },
  { tone: 'line', d: 'M56 72a15 15 0 1 1-.01 0zM132 72a15 15 0 1 1-.01 0z' },
  { tone: 'spot', d: 'M158 34l10 10 20-22' },
  { tone: 'wave', d: 'M4 120c16-9 32-9 48 0s32 9 48 0 32-9 48 0 32 9 48 0' },
];

/** A wheel and the wrench for it. */
const service: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 112c40-12 72-10 104-2s64 2 96-8v20q0 8-8 8H8q-8 0-8-8z' },
  {
    tone: 'line',
    d: 'M74 26a41 41 0 1 1-.01 0zM74 54a13 13 0 1 1-.01 0zM74 54V26M86 63l27-9M82 78l16 23M66 78l-16 23M62 63l-27-9',
  },
  {
    tone: 'spot',
    d: 'M184 36l-14 14-11-3-3-11 14-14a22 22 0 0 0-28 28l-16 16a8 8 0 0 0 12 12l16-16a22 22 0 0 0 30-26z',
  },
  { tone: 'wave', d: 'M112 116c16-9 28-9 42 0s28 9 42 0' },
];

/** A price tag with a rate. */
const financing: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 108c40-10 70-6 104 0s66 2 96-8v22q0 8-8 8H8q-8 0-8-8z' },
  { tone: 'line', d: 'M44 22h62l54 46-44 44-72-52zM66 42a5 5 0 1 1-.01 0z' },
  { tone: 'spot', d: 'M96 84l30-24M98 62a5 5 0 1 1-.01 0zM124 76a5 5 0 1 1-.01 0z' },
  { tone: 'wave', d: 'M4 120c16-9 32-9 48 0M148 120c16-9 32-9 48 0' },
];

/** A leaf, and the current that drives the cart. */
const eco: readonly NoticeStroke[] = [
  { tone: 'ground', d: 'M0 104c44-6 72-4 104 0s60 0 96-6v24q0 8-8 8H8q-8 0-8-8z' },
  { tone: 'line', d: 'M44 88C34 42 68 16 128 18c6 48-22 80-66 70M32 108c18-34 42-54 72-66' },
  { tone: 'spot', d: 'M168 24l-16 26h18l-14 26' },
  { tone: 'wave', d: 'M60 120c16-9 32-9 48 0s32 9 48 0 24-8 40-2' },
];

/** The drawings by their names, in the order of the tiles. */
export const reasonDrawings = { quality, service, financing, eco };
export type ReasonName = keyof typeof reasonDrawings;
