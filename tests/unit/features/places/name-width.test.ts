import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { measureName } from '../../../../src/features/places/name-width.ts';

/** Width of a text as part of its size in bold DejaVu Sans, as its font file has it. */
function measureWide(text: string): number {
  const file = import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff');
  const font = create(readFileSync(fileURLToPath(file)));
  if (font.isCollection) throw new Error('one font was expected');
  const width = font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return width / font.unitsPerEm;
}

describe('measureName', () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,'’-"];

  test('gives every letter the room that the widest of common faces takes, and little more', () => {
    const off = letters
      .map((letter) => ({ letter, spare: measureName(letter) - measureWide(letter) }))
      .filter(({ spare }) => spare < -0.005 || spare > 0.13);
    expect(off).toEqual([]);
  });

  test('gives a letter that it does not know the most', () => {
    expect(measureName('Œ')).toBe(measureName('W'));
  });

  test('adds letters up', () => {
    expect(measureName('Ill')).toBeCloseTo(0.42 + 0.35 + 0.35);
  });
});
