// The pages of the made-up small dealer, as a person reads them: one text for each kind of page. The texts stand in
// tests/site/pages; -u writes them anew, for a person to read again. The data are copied, and hold besides what only some
// dealers have. The build is a preview in the evening of a holiday, when it is tomorrow in UTC.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { getRoutes } from '../../src/content/routes.ts';
import { fixedPageRows } from '../../src/site/fixed-pages.ts';
import { copyData, showFolder } from '../data/data-copy.ts';
import { startClockAt } from '../fake-clock.ts';
import { buildSite, makeBuildFolder } from './build-site.ts';
import { describePage, describeParts } from './page-text.ts';

const folder = makeBuildFolder('small-dealer');
const data = copyData(folder);
const site = join(folder, 'dist');
const holiday = '2026-11-26';

/** Pages of records, by what is of interest on them. */
const recordPages = {
  vehicle: '/vehicles/ev-city',
  'vehicle-off-road': '/vehicles/d5-ranger-4',
  'vehicle-used': '/vehicles/onward-4-u1042',
  'vehicle-sold-out': '/vehicles/turfman-200',
  brand: '/denago',
  list: '/carts/long-rides',
  county: '/sussex-county-golf-carts',
  'town-without-rule': '/camden-city-golf-carts',
  'town-of-open-streets': '/dover-golf-carts',
  'town-that-forbids-golf-carts': '/bethany-beach-golf-carts',
  'town-that-forbids-all-carts': '/lewes-golf-carts',
  policy: '/policies/return-policy',
};
const fixedPages = fixedPageRows.map(
  ([, { path, copyFile }]) => [basename(copyFile, '.yaml'), path] as const,
);
const shown = [...fixedPages, ...Object.entries(recordPages)];

const readFile = (file: string) => readFileSync(join(site, file), 'utf8');
const readPage = (path: string) => readFile(path === '/' ? 'index.html' : `${path}.html`);

/** Writes a record of the copy anew, as `change` leaves it. */
function rewrite<Values>(path: string, change: (values: Values) => void): void {
  const file = join(data, path);
  const values = parse(readFileSync(file, 'utf8')) as Values;
  change(values);
  writeFileSync(file, stringify(values));
}

/** Gives towns of a county, by their slug, a note and a rule of their own. */
function writeRules(county: string, rules: Readonly<Record<string, object>>): void {
  interface Town {
    slug: string;
    note?: string;
    cartRule?: object;
  }
  rewrite<{ municipalities: Town[] }>(`counties/${county}.yaml`, ({ municipalities }) => {
    for (const town of municipalities.filter(({ slug }) => slug in rules)) {
      town.note = 'A made-up note.';
      town.cartRule = {
        summary: 'Made-up words about the rule.',
        quote: 'made-up words of the rule',
        source: { title: 'Made-up code', url: 'https://code.example' },
        checkedOn: '2026-11-20',
        ...rules[town.slug],
      };
    }
  });
}

function writeDealer(): void {
  interface Dealer {
    notice: object;
    showrooms: { website: string; social: object[] }[];
  }
  rewrite<Dealer>('dealer.yaml', (dealer) => {
    dealer.notice = { text: 'A made-up notice.', from: holiday, until: holiday };
    for (const showroom of dealer.showrooms.slice(1)) {
      showroom.website = 'https://showroom.example';
      showroom.social = [{ name: 'Made-up network', url: 'https://network.example' }];
    }
  });
}

beforeAll(async () => {
  writeRules('sussex-county', {
    'bethany-beach': { sourceKind: 'news', forbids: ['golf carts'] },
    lewes: { sourceKind: 'code', forbids: ['golf carts', 'low-speed vehicles'] },
  });
  writeRules('kent-county', { dover: { sourceKind: 'code', forbids: [] } });
  rewrite<{ inStock: boolean }>('vehicles/turfman-200.yaml', (vehicle) => (vehicle.inStock = false));
  writeDealer();
  const clock = startClockAt('2026-11-27T01:30:00Z');
  await buildSite(site, { ...clock, CONTEXT: 'branch-deploy', DATA_DIR: data, SHARE_IMAGES: 'off' });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the page', () => {
  test.each(shown)('%s says what is in its file', async (name, path) => {
    await expect(describePage(readPage(path))).toMatchFileSnapshot(`pages/${name}.txt`);
  });

  test('has the header and footer that are in their file', async () => {
    const frame = describeParts(readPage('/about'), 'body > :not(main)');
    await expect(frame).toMatchFileSnapshot('pages/frame.txt');
  });
});

describe('a build in the evening of a holiday, when it is tomorrow in UTC', () => {
  test('still prints the holiday on the pages that print holidays, in /llms.txt and in the markup', () => {
    for (const page of [readPage('/contact'), readPage('/showroom'), readFile('llms.txt')]) {
      expect(page).toContain('Some Day');
    }
    expect(readPage('/contact')).toContain(`"validFrom":"${holiday}"`);
  });

  test('puts writing before the call at the end of every page, and says there that nobody answers', () => {
    const ends = shown
      .map(([, path]) => load(readPage(path))('main section').last())
      .filter((end) => end.find('a[href^="tel:"]').length > 0 && end.find('form').length === 0);
    expect(ends.length).toBeGreaterThan(10);
    for (const end of ends) {
      expect(end.find('a').first().attr('href')).toMatch(/^\/contact/);
      expect(end.text()).toContain('Closed today');
    }
  });

  test('puts writing before the call in the bar of phones, too', () => {
    const bars = shown
      .map(([, path]) => load(readPage(path))('.phone-bar a'))
      .filter((links) => links.length > 0);
    expect(bars.length).toBeGreaterThan(10);
    for (const links of bars) {
      expect(links.first().attr('href')).toMatch(/^\/contact/);
      expect(links.last().attr('href')).toMatch(/^tel:/);
    }
  });

  test('still shows a notice that ends with the day', () => {
    expect(readPage('/')).toContain('A made-up notice.');
  });
});

describe('a deploy that is not production', () => {
  test('asks search engines on every page to list nothing', () => {
    const files = globSync('**/*.html', { cwd: site, exclude: ['admin'] });
    showFolder(data);
    expect(files).toHaveLength(getRoutes().size);
    const readRobots = (file: string) => load(readFile(file))('meta[name=robots]').attr('content');
    expect(files.filter((file) => readRobots(file) !== 'noindex')).toEqual([]);
  });

  test('asks so by a header for pictures, feeds and texts too', () => {
    expect(readFile('_headers')).toMatch(/\/\*\n {2}X-Robots-Tag: noindex\n$/);
  });

  test('lets them read that, and has no sitemap', () => {
    expect(readFile('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(existsSync(join(site, 'sitemap-index.xml'))).toBe(false);
  });
});
