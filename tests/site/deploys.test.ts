// The live site of the made-up small dealer, whose facts nobody has confirmed, built in the evening of a holiday, when it is
// tomorrow in UTC.
import { randomUUID } from 'node:crypto';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio/slim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { openRecords } from '../../src/content/site-records.ts';
import { listIncompleteLoanLines } from '../../src/features/financing/credit-terms.ts';
import { copyData } from '../data/data-copy.ts';
import { startClockAt } from '../fake-clock.ts';
import { buildSite, makeBuildFolder } from './build-site.ts';
import { listLines, listSaid } from './page-parts.ts';

const holiday = '2026-11-26';
/** In the environment of the build, like the password of a host's mail server. */
const password = randomUUID();
const folder = makeBuildFolder('deploys');
const data = copyData(folder);
const site = join(folder, 'dist');

const readFile = (file: string) => readFileSync(join(site, file), 'utf8');
interface Page {
  file: string;
  $: CheerioAPI;
  lines: string[];
}
let pages: Page[] = [];
const listWhere = (isFound: (page: Page) => boolean) => pages.filter(isFound).map(({ file }) => file);

beforeAll(async () => {
  const dealerFile = join(data, 'dealer.yaml');
  const dealer = parse(readFileSync(dealerFile, 'utf8')) as object;
  const notice = { text: 'A made-up notice.', from: holiday, until: holiday };
  writeFileSync(dealerFile, stringify({ ...dealer, notice }));
  await buildSite(site, {
    ...startClockAt('2026-11-27T01:30:00Z'),
    CONTEXT: 'production',
    DATA_DIR: data,
    NOTIFY: 'manual',
    SHARE_IMAGES: 'off',
    SMTP_PASSWORD: password,
  });
  pages = globSync('**/*.html', { cwd: site, exclude: ['admin'] }).map((file) => {
    const $ = load(readFile(file));
    return { file, $, lines: listLines($('body')) };
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('neither pages nor what functions read hold a secret of the environment', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['contact.html', 'function-content.json']),
  );
  const holding = files.filter(({ parentPath, name }) =>
    readFileSync(join(parentPath, name)).includes(password),
  );
  expect(holding).toEqual([]);
});

test('search engines may list every page but thanks and errors', () => {
  const hidden = listWhere(({ $ }) => $('meta[name=robots][content*=noindex]').length > 0);
  expect(hidden.toSorted()).toEqual(['404.html', 'thank-you.html', 'vehicle-not-found.html']);
  expect(readFile('_headers')).not.toContain('noindex');
});

test('no sample of a review or rating is shown or marked up', () => {
  const records = openRecords(data);
  const [review] = records.get('reviews.yaml').reviews;
  expect(review?.sample).toBe(true);
  expect(readFile('index.html')).not.toContain(review?.headline);
  expect(listWhere(({ $ }) => /"(AggregateRating|Review|Rating)"|Sample ratings/.test($.html()))).toEqual([]);
});

test('while nobody has confirmed what prices hold, every page says to ask for the total', () => {
  const { wholePrice, wholePriceOfOne, wholePriceNote, askForTotal } =
    openRecords(data).get('dealer.yaml').priceTerms;
  const claims = [wholePrice, wholePriceOfOne, wholePriceNote];
  expect(listWhere(({ lines }) => claims.some((claim) => lines.join(' ').includes(claim)))).toEqual([]);
  expect(listWhere(({ lines }) => !lines.join(' ').includes(askForTotal))).toEqual([]);
});

test('while no lender has confirmed the example of a loan, no page has it, a number of months or a bare term', () => {
  const example = /\bexample:|\bmonthly payments|\b\d+ to \d+ months/i;
  expect(listWhere(({ lines }) => lines.some((line) => example.test(line)))).toEqual([]);
  expect(
    listWhere(({ $ }) => listSaid($).some((lines) => listIncompleteLoanLines(lines, []).length > 0)),
  ).toEqual([]);
});

test('the holiday and the notice last until the end of the day where the dealer is', () => {
  for (const page of ['contact.html', 'showroom.html', 'llms.txt'].map(readFile))
    expect(page).toContain('Some Day');
  expect(readFile('contact.html')).toContain(`"validFrom":"${holiday}"`);
  expect(readFile('index.html')).toContain('A made-up notice.');
});

test('on a holiday writing comes before the call, at the end of pages and in the bar of phones', () => {
  const ends = pages
    .map(({ $ }) => $('main section').last())
    .filter((end) => end.find('a[href^="tel:"]').length > 0 && end.find('form').length === 0);
  expect(ends.length).toBeGreaterThan(10);
  for (const end of ends) {
    expect(end.find('a').first().attr('href')).toMatch(/^\/contact/);
    expect(end.text()).toContain('Closed today');
  }
  expect(listWhere(({ $ }) => /^tel:/.test($('.mobile-bar a').first().attr('href') ?? ''))).toEqual([]);
});
