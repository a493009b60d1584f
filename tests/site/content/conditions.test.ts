import { describe, expect, test } from 'vitest';
import { dealer } from '../../../src/lib/data/dealer.ts';
import { pages } from '../built-site.ts';
import { listLines, readText } from '../page-parts.ts';

/** Pages with a line that makes an offer while neither it nor the next two lines hold the condition. */
function listBareOffers(offer: RegExp, condition: RegExp): string[] {
  return pages.flatMap((page) => {
    const lines = listLines(page.$('main'));
    return lines
      .filter((line, index) => offer.test(line) && !condition.test(lines.slice(index, index + 3).join(' ')))
      .map((line) => `${page.path}: ${line}`);
  });
}

describe('an offer stands beside its condition', () => {
  test('0% and the lowest APR beside credit approval', () => {
    expect(
      listBareOffers(/\b0% (APR|financing)|as low as 0%|APR, as low as/i, /subject to credit approval/i),
    ).toEqual([]);
  });

  test('free delivery beside its minimum or its distance', () => {
    const offer = /free (local )?delivery|deliver(y|ed)\b[^.]*\bfree\b|\bfree of charge/i;
    expect(
      listBareOffers(
        offer,
        /\$5,000|within \d+ miles|straight-line|condition stands|in the same place|what it costs elsewhere/i,
      ),
    ).toEqual([]);
  });
});

describe('every page', () => {
  test('says what prices leave out', () => {
    const wrong = pages.filter((page) => {
      const text = readText(page.$('body'));
      return !dealer.priceExclusions.every((exclusion) => text.includes(exclusion));
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  test('has no text that a template failed to fill', () => {
    const wrong = pages.filter((page) =>
      /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object/.test(readText(page.$('body'))),
    );
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});
