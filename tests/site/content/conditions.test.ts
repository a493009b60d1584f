import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatList, formatUsd } from '../../../src/lib/site/format.ts';
import { describeOpeningHours } from '../../../src/lib/site/opening-hours.ts';
import { vehiclePath } from '../../../src/lib/site/paths.ts';
import { pages } from '../built-site.ts';
import { listLines, readMainText, readText } from '../page-parts.ts';

const { dealer, brands, getFigureNumber, vehicles } = getContent();
const minimum = formatUsd(getFigureNumber('delivery-free-minimum-purchase'));

const brandPaths = brands.flatMap((brand) => (brand.page ? [brand.page.path] : []));
const vehiclePaths = vehicles.map((vehicle) => vehiclePath(vehicle.id));

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
        new RegExp(
          `${RegExp.escape(minimum)}|within \\d+ miles|straight-line|condition stands|in the same place|what it costs elsewhere`,
          'i',
        ),
      ),
    ).toEqual([]);
  });
});

describe('every page that sells', () => {
  const sellingPaths = ['/', '/inventory', ...brandPaths, ...vehiclePaths];

  test.each(sellingPaths)('%s says in its own text what its prices leave out', (path) => {
    const text = readMainText(path);
    expect(dealer.priceExclusions.filter((exclusion) => !text.includes(exclusion))).toEqual([]);
  });
});

describe('the hours of telephone and delivery', () => {
  const { phoneAndDelivery, phoneAndDeliveryLabel, showroom, service, serviceNote } = dealer.hours;
  const hours = describeOpeningHours(phoneAndDelivery);
  const otherHours = [describeOpeningHours(showroom), describeOpeningHours(service, serviceNote)];

  // Hours that are the same as others say nothing about their label.
  test.skipIf(otherHours.includes(hours))('stand behind their one label wherever they stand', () => {
    const lines = pages.flatMap((page) =>
      listLines(page.$('body'))
        .filter((line) => line.includes(hours))
        .map((line) => ({ path: page.path, line })),
    );
    expect(lines).not.toEqual([]);
    const bare = lines.filter(({ line }) =>
      line.replaceAll(`${phoneAndDeliveryLabel}: ${hours}`, '').includes(hours),
    );
    expect(bare).toEqual([]);
  });
});

test('the footer says it for every other price', () => {
  const wrong = pages.filter(
    (page) =>
      !readText(page.$('footer')).includes(`Cart prices leave out ${formatList(dealer.priceExclusions)}.`),
  );
  expect(wrong.map((page) => page.path)).toEqual([]);
});
