// Drawings of policies by their subject, for the banner of the page and for the picture that shared links show.
import type { policyBannerNames } from './policy.schema.ts';

/** Line drawings in a square of 120: a key, a van, an arrow that comes back, a roof, scales, two people, a pen. */
export const policyDrawings: Record<(typeof policyBannerNames)[number], string> = {
  rental: 'M44 30a24 24 0 1 1 0 48 24 24 0 0 1 0-48zm18 40l34 34M84 92l10-10M74 82l8-8',
  delivery:
    'M10 36h58v46H10zM68 52h22l18 18v12H68M30 94a10 10 0 1 0 0-20 10 10 0 0 0 0 20zm58 0a10 10 0 1 0 0-20 10 10 0 0 0 0 20z',
  returns: 'M34 26L14 46l20 20M14 46h62a26 26 0 0 1 0 52H44',
  storage: 'M12 58l48-36 48 36M24 52v48h72V52M40 100V70h40v30M40 80h40M40 90h40',
  legal: 'M60 16v88M36 104h48M22 34h76M22 34L8 68a14 10 0 0 0 28 0zM98 34L84 68a14 10 0 0 0 28 0z',
  people:
    'M40 24a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM12 98c0-22 12-34 28-34s28 12 28 34M84 34a12 12 0 1 1 0 24M84 68c14 0 24 10 24 30',
  words: 'M22 98l6-26L86 14a9 9 0 0 1 13 0l7 7a9 9 0 0 1 0 13L48 92zM76 24l20 20M22 98h84',
};
