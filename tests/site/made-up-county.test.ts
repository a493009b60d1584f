import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { startClockAt } from '../fake-clock.ts';
import { copyData } from '../data/data-copy.ts';
import {
  listMadeUpTowns,
  madeUpCountyPath,
  writeMadeUpCounty,
  type MadeUpCounty,
} from '../data/made-up-county.ts';
import { openContent } from '../../src/content/load.ts';
import { buildSite } from './build-site.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'made-up-county-'));
const dataFolder = copyData(folder);
const siteFolder = join(folder, 'dist');
const county: MadeUpCounty = {
  name: 'Made-up',
  townName: 'Sampleton',
  townCount: 40,
  state: 'DE',
  corner: { lat: 38.5, lng: -75.6 },
  order: 5,
};
const countyPath = madeUpCountyPath(county);
const siteOrigin = openContent(dataFolder).dealer.url;

const read = (path: string) => load(readFileSync(join(siteFolder, `${path}.html`), 'utf8'));
const listHrefs = (path: string, within: string) => {
  const $ = read(path);
  return $(`${within} a[href]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
};
const townPaths = listMadeUpTowns(county).map(({ path }) => path);

/** The holiday and the last day of the notice; the build begins in the evening of that day, tomorrow in UTC. */
const holiday = '2026-11-26';
const buildStart = '2026-11-27T01:30:00Z';

/** Writes a record of the copy anew, as `change` gives it. */
function rewrite<Values>(path: string, change: (values: Values) => object): void {
  const file = join(dataFolder, path);
  writeFileSync(file, stringify(change(parse(readFileSync(file, 'utf8')) as Values)));
}

function writeDealer(): void {
  rewrite<{ showrooms: object[] }>('dealer.yaml', (dealer) => ({
    ...dealer,
    timeZone: 'America/New_York',
    holidayHours: [{ date: holiday, name: 'Made-up Day' }],
    notice: { text: 'A made-up notice.', from: holiday, until: holiday },
    showrooms: dealer.showrooms.map((showroom, index) => ({
      ...showroom,
      website: index === 0 ? 'https://showroom.example/first' : '/about',
    })),
  }));
}

function writeLogo(): void {
  const logos = join(dataFolder, 'financing', 'logos');
  mkdirSync(logos, { recursive: true });
  const drawing = '<rect width="120" height="40" fill="#0a6b74" />';
  writeFileSync(
    join(logos, 'made-up.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">${drawing}</svg>`,
  );
  const logo = { file: 'made-up.svg', alt: 'A plain blue plate' };
  rewrite<{ partners: object[] }>('financing-partners.yaml', (record) => ({
    ...record,
    partners: record.partners.map((partner, index) => ({ ...partner, logo: index === 0 ? logo : undefined })),
  }));
}

beforeAll(async () => {
  writeFileSync(join(dataFolder, 'counties', 'made-up-county.yaml'), writeMadeUpCounty(county));
  writeDealer();
  writeLogo();
  await buildSite(siteFolder, { ...startClockAt(buildStart), DATA_DIR: dataFolder, SHARE_IMAGES: 'off' });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a county of 40 towns, added as one data file', () => {
  test('has its page, which lists and draws every town', () => {
    const hrefs = listHrefs(countyPath, 'main');
    expect(townPaths.filter((path) => !hrefs.includes(path))).toEqual([]);
    const drawn = listHrefs(countyPath, 'main svg');
    expect(townPaths.filter((path) => !drawn.includes(path))).toEqual([]);
    expect(read(countyPath)('main').text()).toContain('Delaware Code, Title 21, § 2113A');
  });

  test('has a page for each town, with the way back and to its neighbors', () => {
    const missing = townPaths.filter((path) => !existsSync(join(siteFolder, `${path}.html`)));
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
    const sitemap = readFileSync(join(siteFolder, 'sitemap-0.xml'), 'utf8');
    const absent = [countyPath, ...townPaths].filter(
      (path) => !sitemap.includes(`<loc>${siteOrigin}${path}</loc>`),
    );
    expect(absent).toEqual([]);
  });

  test("shares the home page's picture on every page while pictures are switched off", () => {
    const pictures = [...townPaths, '/index'].map((path) =>
      read(path)('meta[property="og:image"]').attr('content'),
    );
    expect([...new Set(pictures)]).toEqual([`${siteOrigin}/share/home.jpg`]);
    expect(readdirSync(join(siteFolder, 'share'))).toEqual(['home.jpg']);
  });

  test('has titles and descriptions of a fitting length', () => {
    const wrong = townPaths.filter((path) => {
      const $ = read(path);
      const description = $('meta[name=description]').attr('content') ?? '';
      return $('title').text().length > 65 || description.length < 70 || description.length > 160;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a build in the evening of a holiday, when it is tomorrow in UTC', () => {
  test('still prints its hours on the pages that print them, and in /llms.txt', () => {
    for (const page of ['/contact', '/showroom']) {
      expect(read(page)('main').text()).toContain('Made-up Day');
    }
    expect(readFileSync(join(siteFolder, 'llms.txt'), 'utf8')).toContain('Made-up Day');
  });

  test('still has its hours in the markup of the dealer', () => {
    expect(read('/contact')('script[type="application/ld+json"]').text()).toContain(
      `"validFrom":"${holiday}"`,
    );
  });

  test('still shows a notice that ends with the day', () => {
    expect(read('/index')('body').text()).toContain('A made-up notice.');
  });
});

describe('fields that the data may leave out', () => {
  test("a showroom's website elsewhere opens in a new tab, and another page of this site does not", () => {
    const $ = read('/showroom');
    const [elsewhere, ...here] = $('main a')
      .toArray()
      .map((link) => $(link))
      .filter((link) => link.text().trim().startsWith('Website'));
    expect(elsewhere?.attr('href')).toBe('https://showroom.example/first');
    expect(elsewhere?.attr('target')).toBe('_blank');
    expect(elsewhere?.text()).toContain('new tab');
    for (const link of here) {
      expect(link.attr('href')).toBe('/about');
      expect(link.attr('target')).toBeUndefined();
    }
  });

  test('the logo of a financing partner stands on its card and on no other', async () => {
    const $ = read('/financing');
    const images = $('main li img');
    expect(images).toHaveLength(1);
    expect(images.attr('alt')).toBe('A plain blue plate');
    expect(images.closest('li').is('li:first-child')).toBe(true);
    const picture = readFileSync(join(siteFolder, images.attr('src') ?? ''));
    // A drawn logo is sharp on screens with two pixels for one.
    expect(await sharp(picture).metadata()).toMatchObject({ width: 480, height: 160 });
  });
});
