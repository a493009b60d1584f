import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContent } from '../../src/content/load.ts';
import { listBareTerms } from '../../src/features/financing/credit-terms.ts';
import { copyData, smallData } from '../data/data-copy.ts';
import { buildSite, makeBuildFolder } from './build-site.ts';
import { listLines, listSaid } from './page-parts.ts';

const { dealer, pagePaths, paymentExample, reviews } = openContent(smallData);
const { priceTerms } = dealer;

/** Stands in the environment of the builds, as the password of the mail server does at the host. */
const password = randomUUID();
const folder = makeBuildFolder('deploys');

/** The same dealer after its prices, and the terms of its lender, were confirmed. */
const confirmedData = copyData();
for (const file of ['dealer.yaml', 'payment-example.yaml']) {
  const text = readFileSync(join(confirmedData, file), 'utf8');
  writeFileSync(join(confirmedData, file), text.replaceAll(/^ *(sample: true|verified: false)\n/gm, ''));
}

// One of the reviews is a customer's.
const reviewsFile = join(confirmedData, 'reviews.yaml');
writeFileSync(reviewsFile, readFileSync(reviewsFile, 'utf8').replace('    sample: true\n', ''));

/** Builds the site as Netlify does in a context, into a folder of a name. */
function build(name: string, context = name, data = smallData): Promise<void> {
  const variables = {
    CONTEXT: context,
    DATA_DIR: data,
    NOTIFY: 'manual',
    SHARE_IMAGES: 'off',
    SMTP_PASSWORD: password,
  };
  return buildSite(join(folder, name), variables);
}

const read = (context: string, file: string) => readFileSync(join(folder, context, file), 'utf8');
const listHtml = (context: string) =>
  readdirSync(join(folder, context), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
const readRobots = (html: string) => load(html)('meta[name=robots]').attr('content');

beforeAll(async () => {
  await build('branch-deploy');
  await build('production');
  await build('confirmed', 'production', confirmedData);
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

describe('a deploy that is not production', () => {
  test('asks search engines on every page to list nothing', () => {
    const files = listHtml('branch-deploy');
    expect(files).toHaveLength(pagePaths.length);
    expect(files.filter((file) => readRobots(read('branch-deploy', file)) !== 'noindex')).toEqual([]);
  });

  test('asks so by a header for pictures, feeds and texts too', () => {
    expect(read('branch-deploy', '_headers')).toMatch(/\/\*\n {2}X-Robots-Tag: noindex\n$/);
  });

  test('lets them read that, and has no sitemap', () => {
    expect(read('branch-deploy', 'robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(existsSync(join(folder, 'branch-deploy', 'sitemap-index.xml'))).toBe(false);
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
      /"(AggregateRating|Review|Rating)"|Sample reviews/.test(read('production', file)),
    );
    expect(marked).toEqual([]);
    const home = read('production', 'index.html');
    expect(home).not.toContain(reviews[0]?.headline);
    expect(home).not.toMatch(/of 5 (stars|for)/);
  });

  test('has the review that a customer wrote, and none of the samples beside it', () => {
    const home = read('confirmed', 'index.html');
    const shown = reviews.filter(({ headline }) => home.includes(headline));
    expect(shown).toEqual(reviews.slice(0, 1));
    expect(home).toContain('of 5 for the dealer, from 1 review');
    expect(home).not.toContain('Sample reviews');
  });
});

describe('what nobody has confirmed', () => {
  const listTexts = (context: string) =>
    listHtml(context).map((file) => ({ file, text: listLines(load(read(context, file))('body')).join(' ') }));
  const holding = (context: string, words: string) =>
    listTexts(context)
      .filter(({ text }) => text.includes(words))
      .map(({ file }) => file);
  const example = /\bexample:|\bmonthly payments|\b\d+ to \d+ months/i;

  test('of prices is not said on the live site: every page asks to ask for the total', () => {
    expect(holding('production', priceTerms.wholePrice)).toEqual([]);
    expect(holding('production', priceTerms.wholePriceNote)).toEqual([]);
    expect(holding('production', priceTerms.askForTotal)).toHaveLength(pagePaths.length);
    expect(holding('confirmed', priceTerms.askForTotal)).toEqual([]);
    expect(holding('confirmed', priceTerms.wholePrice)).toHaveLength(pagePaths.length);
  });

  test('of loans is not said there either: neither an example nor a number of months', () => {
    expect(listTexts('production').filter(({ text }) => example.test(text))).toEqual([]);
    const shown = listTexts('confirmed').filter(({ text }) => example.test(text));
    expect(shown.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['index.html', 'financing.html', `vehicles/${paymentExample.vehicleId}.html`]),
    );
    expect(holding('confirmed', paymentExample.words.sampleNote)).toEqual([]);
    expect(holding('branch-deploy', paymentExample.words.sampleNote)).toEqual(
      expect.arrayContaining(['index.html', 'financing.html']),
    );
  });

  test.each(['branch-deploy', 'production', 'confirmed'])(
    'never leaves a term of a loan without the others: %s',
    (context) => {
      const bare = listHtml(context).flatMap((file) =>
        listSaid(load(read(context, file))).flatMap((lines) =>
          listBareTerms(lines, []).map((line) => `${file}: ${line}`),
        ),
      );
      expect(bare).toEqual([]);
    },
  );
});
