import { describe, expect, test } from 'vitest';
import {
  findTypicalLoan,
  getDealer,
  getFeaturedCarts,
  getFigureNumber,
  getFigures,
  getPriceCopy,
  getVehicle,
  getVehicles,
} from '../../../src/content/site.ts';
import { listBareTerms, listMonthlyFees } from '../../../src/features/financing/credit-terms.ts';
import { listConditionalClaims } from '../../../src/features/financing/conditional-claims.ts';
import { formatUsd } from '../../../src/lib/format.ts';
import { vehiclePath } from '../../../src/lib/paths.ts';
import { describeOpeningHours } from '../../../src/features/dealer/opening-hours.ts';
import { pages, readBuiltFile } from '../built-site.ts';
import { listNodes, readGraph } from '../json-ld.ts';
import { getMain, listLines, listSaid, readText } from '../page-parts.ts';

const dealer = getDealer();
const featuredCarts = getFeaturedCarts();
const figures = getFigures();
const priceCopy = getPriceCopy();
const typicalLoan = findTypicalLoan();
const vehicles = getVehicles();
const offers = listConditionalClaims(
  dealer.creditCondition,
  getFigureNumber('delivery-free-minimum-purchase'),
);

/** Pages with a line that makes an offer while neither it nor the next two lines hold the condition. */
function listBareOffers({ pattern, condition }: Record<'pattern' | 'condition', RegExp>): string[] {
  return pages.flatMap((page) => {
    const lines = listLines(page.$('main'));
    return lines
      .filter((line, index) => pattern.test(line) && !condition.test(lines.slice(index, index + 3).join(' ')))
      .map((line) => `${page.path}: ${line}`);
  });
}

describe('an offer stands beside its condition', () => {
  test('0% and the lowest APR beside credit approval, free delivery beside its minimum or its distance', () => {
    expect(offers.flatMap(listBareOffers)).toEqual([]);
  });
});

describe('a length of time, a down payment or a payment of a loan', () => {
  // Storage is paid by the month and no credit.
  const byTheMonth = listMonthlyFees(figures);

  test('stands beside a whole example, on every page, in its markup and in search results', () => {
    const bare = pages.flatMap((page) =>
      listSaid(page.$).flatMap((lines) =>
        listBareTerms(lines, byTheMonth).map((line) => `${page.path}: ${line}`),
      ),
    );
    expect(bare).toEqual([]);
  });

  test('stands in no text that has no room for one', () => {
    const lines = ['llms.txt', 'listings.json'].flatMap((file) => readBuiltFile(file).toString().split('\n'));
    expect(listBareTerms(lines, byTheMonth)).toEqual([]);
  });

  test('is printed where a visitor looks for it', () => {
    const { headline = '', terms = '' } = typicalLoan?.example ?? {};
    const without = ['/', '/financing'].filter((path) => {
      const lines = listLines(getMain(path));
      return !lines.includes(headline) || !lines.includes(terms);
    });
    expect(without).toEqual(typicalLoan ? [] : ['/', '/financing']);
  });
});

describe('what a price holds', () => {
  const prices = new Set([
    ...vehicles.map(({ priceUsd }) => priceUsd),
    ...featuredCarts.map(({ vehicleId, accessories }) =>
      accessories.reduce((sum, { priceUsd }) => sum + priceUsd, getVehicle(vehicleId).priceUsd),
    ),
  ]);
  const printed = new Set([...prices].flatMap((usd) => [formatUsd(usd), `From ${formatUsd(usd)}`]));

  test('stands below every price of a cart that stands alone, and above every list of them', () => {
    const found = pages.flatMap((page) => {
      const main = page.$('main').clone();
      // Sums of other things may come to the same.
      main.find('table').remove();
      return main
        .find('p, span')
        .toArray()
        .map((element) => page.$(element))
        .filter((element) => printed.has(readText(element)))
        .map((price) => {
          const list = price.parents('ul').last();
          const around =
            list.length > 0 ? list.closest('section').clone() : price.closest('p').parent().clone();
          around.find('ul').remove();
          // The page's own head stands above every list, too.
          const words = `${readText(around)} ${list.length > 0 ? readText(page.$('main h1').parent().parent()) : ''}`;
          return { path: page.path, price: readText(price), words };
        });
    });
    expect(new Set(found.map(({ path }) => path)).size).toBeGreaterThan(vehicles.length);
    const bare = found.filter(
      ({ words }) =>
        ![priceCopy.note, priceCopy.line, priceCopy.lineOfOne].some((text) => words.includes(text)),
    );
    expect(bare).toEqual([]);
  });

  test('is said of one price on the page of a cart, and of prices in its footer alone', () => {
    const wrong = vehicles.filter(({ id }) => {
      const said = readText(getMain(vehiclePath(id)));
      return !said.includes(priceCopy.lineOfOne);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('is said in the same words in the markup of every offer of a cart', () => {
    const offers = pages
      .flatMap((page) => listNodes(readGraph(page)))
      .filter((node) => node['@type'] === 'Offer' && 'itemCondition' in node);
    expect(offers).toHaveLength(vehicles.length);
    expect([...new Set(offers.map(({ description }) => description))]).toEqual([priceCopy.lineOfOne]);
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
  const wrong = pages.filter((page) => !readText(page.$('footer')).includes(priceCopy.line));
  expect(wrong.map((page) => page.path)).toEqual([]);
});
