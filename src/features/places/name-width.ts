// How much room a name on a map needs in whatever face a visitor has: as wide as in DejaVu Sans, which is as wide as
// Verdana and wider than other faces of systems, in its bold letters. tests/unit/features/places/name-width.test.ts measures.

/** Letters by their width as part of the type's size; any other letter takes the last. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["'ijl", 0.35],
  ['IJ .,’-', 0.42],
  ['frt', 0.49],
  ['zcs?', 0.6],
  ['Lvxyak', 0.67],
  ['eEFTo', 0.69],
  ['hnu0123456789', 0.71],
  ['bdgpqSYCPZ', 0.73],
  ['BAKRVX', 0.77],
  ['UGDHNOQ', 0.85],
  ['w', 0.92],
];

/** Most room that a letter takes. */
const widest = 1.1;

/** Width of a name on one line as part of the type's size. */
export function measureName(name: string): number {
  return [...name].reduce((sum, letter) => {
    const [, width = widest] = widths.find(([letters]) => letters.includes(letter)) ?? [];
    return sum + width;
  }, 0);
}
