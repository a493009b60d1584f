import { expect, test } from 'vitest';
import { buildLlmsText } from '../../../src/content/llms-text.ts';

const lines = buildLlmsText().split('\n');

test('the facts come before the first heading, and say how many carts there are and what they cost below', () => {
  expect(lines[0]).toBe('# Sampleton Carts');
  expect(lines.indexOf('- Telephone: (302) 555-0142')).toBeLessThan(lines.indexOf('## Showrooms'));
  expect(lines.join('\n')).toMatch(/^- \[All carts\]\(.+\/inventory\): \d+ carts, \$[\d,]+ to \$[\d,]+$/m);
});

test('under its headings are links with notes alone, as the form wants', () => {
  const below = lines.slice(lines.findIndex((line) => line.startsWith('## ')));
  const others = below.filter((line) => !/^(## .+|- \[[^\]]+\]\(https:\/\/[^)]+\)(: .+)?|)$/.test(line));
  expect(others).toEqual([]);
});
