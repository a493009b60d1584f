import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRecords } from '../../src/content/site-records.ts';
import { listBareTerms } from '../../src/features/financing/credit-terms.ts';
import { copyData, smallData } from '../data/data-copy.ts';
import {
  listMadeUpTowns,
  madeUpCountyPath,
  writeMadeUpCounty,
  type MadeUpCounty,
} from '../data/made-up-county.ts';
import { buildSite, makeBuildFolder } from './build-site.ts';
import { listLines, listSaid } from './page-parts.ts';

const records = openRecords(smallData);
const dealer = records.get('dealer.yaml');
const { priceTerms } = dealer;
const { reviews } = records.get('reviews.yaml');
const { sampleTitle } = records.get('pages/home.yaml').reviews;
const paymentExample = records.get('payment-example.yaml');

/** Stands in the environment of the builds, as the password of the mail server does at the host. */
const password = randomUUID();
const folder = makeBuildFolder('deploys');

/** The same dealer after its prices and its lender's terms were confirmed, and with a county more. */
const confirmedData = copyData();
for (const file of ['dealer.yaml', 'payment-example.yaml']) {
  const text = readFileSync(join(confirmedData, file), 'utf8');
  writeFileSync(join(confirmedData, file), text.replaceAll(/^ *(sample: true|verified: false)\n/gm, ''));
}

// One of the reviews is a customer's.
const reviewsFile = join(confirmedData, 'reviews.yaml');
writeFileSync(reviewsFile, readFileSync(reviewsFile, 'utf8').replace('    sample: true\n', ''));

const county: MadeUpCounty = {
  name: 'Made-up',
  townName: 'Sampleton',
  townCount: 40,
  state: 'DE',
  corner: { lat: 38.5, lng: -75.6 },
  order: 5,
};
writeFileSync(join(confirmedData, 'counties', 'made-up-county.yaml'), writeMadeUpCounty(county));

/** Builds the live site of some data as Netlify does, into a folder of a name. */
function build(name: string, data: string): Promise<void> {
  const variables = {
    CONTEXT: 'production',
    DATA_DIR: data,
    NOTIFY: 'manual',
    SHARE_IMAGES: 'off',
    SMTP_PASSWORD: password,
  };
  return buildSite(join(folder, name), variables);
}

const read = (name: string, file: string) => readFileSync(join(folder, name, file), 'utf8');
const listHtml = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('admin'),
  );
const readRobots = (html: string) => load(html)('meta[name=robots]').attr('content');

beforeAll(async () => {
  await build('production', smallData);
  await build('confirmed', confirmedData);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(confirmedData, { recursive: true });
});

describe('a deploy', () => {
  test('holds no secret of the environment it was built in, neither in pages nor in functions', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['contact.html', 'contact.mjs']));
    const holding = files.filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name)).includes(password),
    );
    expect(holding.map(({ name }) => name)).toEqual([]);
  });
});

describe('a production deploy', () => {
  test('is listed, but for the pages that never are', () => {
    const hidden = listHtml('production').filter((file) =>
      readRobots(read('production', file))?.includes('noindex'),
    );
    expect(hidden.toSorted()).toEqual(['404.html', 'thank-you.html', 'vehicle-not-found.html']);
    expect(read('production', '_headers')).not.toContain('noindex');
    expect(read('production', 'robots.txt')).toContain('Sitemap: ');
  });

  test('has neither in text nor in markup a rating or review that is a sample', () => {
    expect(reviews.every(({ sample }) => sample)).toBe(true);
    const marked = listHtml('production').filter((file) =>
      /"(AggregateRating|Review|Rating)"|Sample ratings/.test(read('production', file)),
    );
    expect(marked).toEqual([]);
    const home = read('production', 'index.html');
    expect(home).not.toContain(reviews[0]?.headline);
    expect(home).not.toMatch(/of 5 (stars|for)/);
    expect(home).not.toContain(sampleTitle);
  });

  test('has the review that a customer wrote, and none of the samples beside it', () => {
    const home = read('confirmed', 'index.html');
    const shown = reviews.filter(({ headline }) => home.includes(headline));
    expect(shown).toEqual(reviews.slice(0, 1));
    expect(home).toContain('of 5 for the dealer, from 1 review');
    expect(home).not.toContain(sampleTitle);
  });
});

describe('what nobody has confirmed', () => {
  const listTexts = (name: string) =>
    listHtml(name).map((file) => ({ file, text: listLines(load(read(name, file))('body')).join(' ') }));
  const holding = (name: string, words: string) =>
    listTexts(name)
      .filter(({ text }) => text.includes(words))
      .map(({ file }) => file);
  const example = /\bexample:|\bmonthly payments|\b\d+ to \d+ months/i;

  test('of prices is not said on the live site: every page asks to ask for the total', () => {
    expect(holding('production', priceTerms.wholePrice)).toEqual([]);
    expect(holding('production', priceTerms.wholePriceOfOne)).toEqual([]);
    expect(holding('production', priceTerms.wholePriceNote)).toEqual([]);
    expect(holding('production', priceTerms.askForTotal)).toEqual(listHtml('production'));
    expect(holding('confirmed', priceTerms.askForTotal)).toEqual([]);
    expect(holding('confirmed', priceTerms.wholePrice)).toEqual(listHtml('confirmed'));
  });

  test('of loans is not said there either: neither an example nor a number of months', () => {
    expect(listTexts('production').filter(({ text }) => example.test(text))).toEqual([]);
    const shown = listTexts('confirmed').filter(({ text }) => example.test(text));
    expect(shown.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['index.html', 'financing.html', `vehicles/${paymentExample.vehicleId}.html`]),
    );
    expect(holding('confirmed', paymentExample.words.sampleNote)).toEqual([]);
  });

  test.each(['production', 'confirmed'])('never leaves a term of a loan without the others: %s', (name) => {
    const bare = listHtml(name).flatMap((file) =>
      listSaid(load(read(name, file))).flatMap((lines) =>
        listBareTerms(lines, []).map((line) => `${file}: ${line}`),
      ),
    );
    expect(bare).toEqual([]);
  });
});

describe('a county of 40 towns, added as one data file', () => {
  const countyPath = madeUpCountyPath(county);
  const townPaths = listMadeUpTowns(county).map(({ path }) => path);
  const readPage = (path: string) => load(read('confirmed', `${path}.html`));
  const listHrefs = (path: string, within: string) => {
    const $ = readPage(path);
    return $(`${within} a[href]`)
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
  };

  test('has its page, which lists and draws every town', () => {
    const hrefs = listHrefs(countyPath, 'main');
    expect(townPaths.filter((path) => !hrefs.includes(path))).toEqual([]);
    const drawn = listHrefs(countyPath, 'main svg');
    expect(townPaths.filter((path) => !drawn.includes(path))).toEqual([]);
    expect(readPage(countyPath)('main').text()).toContain('Delaware Code, Title 21, § 2113A');
  });

  test('has a page for each town, with the way back and to its neighbors', () => {
    const missing = townPaths.filter((path) => !existsSync(join(folder, 'confirmed', `${path}.html`)));
    expect(missing).toEqual([]);
    const lost = townPaths.filter((path) => {
      const hrefs = listHrefs(path, 'main');
      const neighbors = new Set(hrefs.filter((href) => townPaths.includes(href) && href !== path));
      return !hrefs.includes(countyPath) || neighbors.size < 5;
    });
    expect(lost).toEqual([]);
  });

  test('stands in the menus of every page', () => {
    for (const page of ['/index', '/contact', townPaths[0] ?? '']) {
      expect(listHrefs(page, 'body > :not(main)')).toContain(countyPath);
    }
    const footer = listHrefs('/index', 'footer');
    expect(townPaths.filter((path) => !footer.includes(path))).toEqual([]);
  });

  test('is in the sitemap with all its towns', () => {
    const sitemap = read('confirmed', 'sitemap-0.xml');
    const absent = [countyPath, ...townPaths].filter(
      (path) => !sitemap.includes(`<loc>${dealer.url}${path}</loc>`),
    );
    expect(absent).toEqual([]);
  });

  test("shares the home page's picture on every page while pictures are switched off", () => {
    const pictures = [...townPaths, '/index'].map((path) =>
      readPage(path)('meta[property="og:image"]').attr('content'),
    );
    expect([...new Set(pictures)]).toEqual([`${dealer.url}/share/home.jpg`]);
    expect(readdirSync(join(folder, 'confirmed', 'share'))).toEqual(['home.jpg']);
  });

  test('has titles and descriptions of a fitting length', () => {
    const wrong = townPaths.filter((path) => {
      const $ = readPage(path);
      const description = $('meta[name=description]').attr('content') ?? '';
      return $('head title').text().length > 65 || description.length < 70 || description.length > 160;
    });
    expect(wrong).toEqual([]);
  });
});
