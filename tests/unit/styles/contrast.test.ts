import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

/** Words that are read: running and quiet text, links in it, prices, mistakes. */
const words = [
  ['text', ['surface', 'band', 'accent-soft', 'highlight']],
  ['text-quiet', ['surface', 'band', 'accent-soft']],
  ['accent', ['surface', 'band', 'accent-soft']],
  ['danger', ['surface', 'band']],
  ['on-brand', ['brand']],
  ['on-brand-quiet', ['brand']],
] as const;

/** Buttons, also while they wait or are pointed at. */
const controls = [
  ['on-action', ['action', 'action-strong', 'text-quiet']],
  ['brand', ['on-brand']],
] as const;

const edges = [
  ['line', ['surface', 'band']],
  ['focus', ['surface', 'band']],
] as const;

test.each([
  ['words', words, [usual], 7],
  ['controls', controls, [usual], 4.5],
  ['edges', edges, [usual], 3],
  ['words, where more contrast is preferred', words, [more, usual], 7],
  ['controls, where more contrast is preferred', controls, [more, usual], 7],
] as const)('theme.css prints %s with enough contrast', (_name, pairs, sheets, least) => {
  const weak = pairs.flatMap(([color, grounds]) =>
    grounds
      .map((ground) => ({
        pair: `${color} on ${ground}`,
        contrast: measureContrast(resolveColor(color, sheets), resolveColor(ground, sheets)),
      }))
      .filter(({ contrast }) => contrast < least),
  );
  expect(weak).toEqual([]);
});
