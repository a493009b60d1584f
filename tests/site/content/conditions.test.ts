// Offers and prices are printed beside their conditions.
import { expect, test } from 'vitest';
import {
  findTypicalLoan,
  getDealer,
  getFeaturedCarts,
  getFigureNumber,
  getFigures,
  getPageCopy,
  getPriceCopy,
  getVehicle,
  getVehicles,
} from '../../../src/content/site.ts';
import { describeOpeningHours } from '../../../src/features/dealer/opening-hours.ts';
import { listConditionalClaims } from '../../../src/features/financing/conditional-claims.ts';
import { listIncompleteLoanLines, listMonthlyFees } from '../../../src/features/financing/credit-terms.ts';
import { formatUsd } from '../../../src/lib/format.ts';
import { listPaths, pages, readBuiltFile } from '../built-site.ts';
import { listNodes, readGraph } from '../json-ld.ts';
import { getMain, listLines, listSaid, readText } from '../page-parts.ts';

const dealer = getDealer();
const priceCopy = getPriceCopy();
const vehicles = getVehicles();

test('0% and the lowest APR have credit approval beside them, free delivery its minimum or distance', () => {
  const freeFromUsd = getFigureNumber('delivery-free-minimum-purchase');
  const bare = pages.flatMap(({ path, $ }) => {
    const lines = listLines($('main'));
    return listConditionalClaims(dealer.creditCondition, freeFromUsd).flatMap(({ pattern, condition }) =>
      lines
        .filter(
          (line, index) => pattern.test(line) && !condition.test(lines.slice(index, index + 3).join(' ')),
        )
        .map((line) => `${path}: ${line}`),
    );
  });
  expect(bare).toEqual([]);
});

test('a term of a loan has a whole example beside it, on pages, in their markup and in feeds', () => {
  // Storage is paid by the month and no credit.
  const byTheMonth = listMonthlyFees(getFigures());
  const bare = pages.flatMap(({ path, $ }) =>
    listSaid($).flatMap((lines) =>
      listIncompleteLoanLines(lines, byTheMonth).map((line) => `${path}: ${line}`),
    ),
  );
  expect(bare).toEqual([]);
  const feeds = ['llms.txt', 'listings.json'].flatMap((file) => readBuiltFile(file).toString().split('\n'));
  expect(listIncompleteLoanLines(feeds, byTheMonth)).toEqual([]);
});

test.runIf(findTypicalLoan())('home and financing print the example of a loan', () => {
  const { headline, terms } = findTypicalLoan()?.example ?? {};
  for (const path of ['/', '/financing'])
    expect(listLines(getMain(path))).toEqual(expect.arrayContaining([headline, terms]));
});

/** What each featured cart costs with its accessories. */
const featuredUsd = getFeaturedCarts().map(({ vehicleId, accessories }) =>
  accessories.reduce((sum, { priceUsd }) => sum + priceUsd, getVehicle(vehicleId).priceUsd),
);

test('home prints what each featured cart costs with its accessories', () => {
  const home = readText(getMain('/'));
  expect(featuredUsd.filter((usd) => !home.includes(formatUsd(usd)))).toEqual([]);
});

test('what a price holds is said below every price of a cart that is alone, and above every list of them', () => {
  const prices = [...vehicles.map(({ priceUsd }) => priceUsd), ...featuredUsd];
  const printed = new Set(prices.flatMap((usd) => [formatUsd(usd), `From ${formatUsd(usd)}`]));
  const found = pages.flatMap(({ path, $ }) => {
    // In tables, sums of other things may come to the same.
    const elements = $('main :is(p, span)').not('table *').toArray();
    return elements
      .map((element) => $(element))
      .filter((element) => printed.has(element.text().replaceAll(/\s+/g, ' ').trim()))
      .map((price) => {
        const list = price.parents('ul').last();
        const around =
          list.length > 0 ? list.closest('section').clone() : price.closest('p').parent().clone();
        around.find('ul').remove();
        // The top of the page is above every list, too.
        const top = list.length > 0 ? readText($('main h1').parent().parent()) : '';
        return { path, price: readText(price), words: `${readText(around)} ${top}` };
      });
  });
  expect(new Set(found.map(({ path }) => path)).size).toBeGreaterThan(vehicles.length);
  const copies = [priceCopy.note, priceCopy.line, priceCopy.lineOfOne];
  expect(found.filter(({ words }) => !copies.some((copy) => words.includes(copy)))).toEqual([]);
});

test('what a price holds is said in the markup of every offer of a cart, and in every footer', () => {
  const offers = pages
    .flatMap((page) => listNodes(readGraph(page)))
    .filter((node) => node['@type'] === 'Offer' && 'itemCondition' in node);
  expect(offers).toHaveLength(vehicles.length);
  expect(new Set(offers.map(({ description }) => description))).toEqual(new Set([priceCopy.lineOfOne]));
  expect(listPaths(({ $ }) => !readText($('footer')).includes(priceCopy.line))).toEqual([]);
});

test('samples of reviews and ratings are called samples', () => {
  const home = readText(getMain('/'));
  const { title, sampleTitle } = getPageCopy('home').reviews;
  if (dealer.ratings.sample) expect(home).toContain(sampleTitle);
  expect(home.includes(title)).toBe(!home.includes(sampleTitle));
});

const { phoneAndDelivery, phoneAndDeliveryLabel, showroom, service, serviceNote } = dealer.hours;
const phoneHours = describeOpeningHours(phoneAndDelivery);
const otherHours = [describeOpeningHours(showroom), describeOpeningHours(service, serviceNote)];

// Hours that are the same as others say nothing about their label.
test.skipIf(otherHours.includes(phoneHours))('the hours of telephone and delivery have their label', () => {
  const lines = pages.flatMap(({ $ }) => listLines($('body')).filter((line) => line.includes(phoneHours)));
  expect(lines).not.toEqual([]);
  const labeled = `${phoneAndDeliveryLabel}: ${phoneHours}`;
  expect(lines.filter((line) => line.replaceAll(labeled, '').includes(phoneHours))).toEqual([]);
});
