import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const theme = readFileSync(new URL('../../../src/styles/theme.css', import.meta.url), 'utf8');
/** What stands for everybody, and what those get besides who ask for more contrast. */
const [usual = '', more = ''] = theme.split('@media (prefers-contrast: more)');

/** The color behind a role such as "text-quiet", through any number of references, in the first sheet that has it. */
function resolveColor(role: string, sheets: readonly string[] = [usual]): string {
  const pattern = new RegExp(`--color-${role}:\\s*([^;]+);`);
  const value = sheets.flatMap((sheet) => pattern.exec(sheet)?.[1] ?? [])[0];
  if (value === undefined) throw new Error(`theme.css has no --color-${role}`);
  const next = /^(?:var|--theme)\(--color-([\w-]+)\)$/.exec(value)?.[1];
  if (next !== undefined) return resolveColor(next, sheets);
  if (!/^#[0-9a-f]{6}$/i.test(value))
    throw new Error(`--color-${role} is not a color of six digits: ${value}`);
  return value;
}

/** Relative luminance by WCAG 2.2. */
function measureLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors by WCAG 2.2, from 1 to 21. */
function measureContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [measureLuminance(one), measureLuminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('measureContrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(measureContrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

/** Words that are read: running and quiet text, links in it, prices, mistakes. */
const words = [
  ['text', 'surface'],
  ['text', 'band'],
  ['text', 'accent-soft'],
  ['text', 'highlight'],
  ['text-quiet', 'surface'],
  ['text-quiet', 'band'],
  ['text-quiet', 'accent-soft'],
  ['accent', 'surface'],
  ['accent', 'band'],
  ['accent', 'accent-soft'],
  ['danger', 'surface'],
  ['danger', 'band'],
  ['on-brand', 'brand'],
  ['on-brand-quiet', 'brand'],
] as const;

/** Buttons, also one that waits, and one that is pointed at. */
const controls = [
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-action', 'text-quiet'],
  ['brand', 'on-brand'],
] as const;

describe('theme.css', () => {
  test.each(words)('prints %s on %s with a contrast of at least 7', (text, ground) => {
    expect(measureContrast(resolveColor(text), resolveColor(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(controls)('prints %s on %s with a contrast of at least 4.5', (text, ground) => {
    expect(measureContrast(resolveColor(text), resolveColor(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...words, ...controls])(
    'prints %s on %s with a contrast of at least 7 where more is asked for',
    (text, ground) => {
      const sheets = [more, usual];
      const contrast = measureContrast(resolveColor(text, sheets), resolveColor(ground, sheets));
      expect(contrast).toBeGreaterThanOrEqual(7);
    },
  );

  test.each([
    ['line', 'surface'],
    ['line', 'band'],
    ['focus', 'surface'],
    ['focus', 'band'],
  ])('draws %s on %s with a contrast of at least 3', (edge, ground) => {
    expect(measureContrast(resolveColor(edge), resolveColor(ground))).toBeGreaterThanOrEqual(3);
  });
});
