import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteOrigin } from './built-site.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'made-up-county-'));
const dataFolder = join(folder, 'data');
const siteFolder = join(folder, 'dist');
const countyPath = '/made-up-county-golf-carts';

const towns = Array.from({ length: 40 }, (_, index) => ({
  name: `Sampleton ${index + 1}`,
  path: `/sampleton-${index + 1}-golf-carts`,
  population: 100 + 700 * index,
  lat: 38.5 + (index % 8) * 0.05,
  lng: -75.6 + Math.floor(index / 8) * 0.1,
  setting: ['ocean', 'bay', 'river', 'woods', 'farmland', 'suburb'][index % 6] ?? '',
}));

/** The county's file as somebody in the office would write it. */
function writeCounty(): string {
  const entries = towns.map(
    ({ name, path, population, lat, lng, setting }) => `
  - name: ${name}
    type: Town
    slug: ${path.slice(1, -'-golf-carts'.length)}
    path: ${path}
    population: ${population}
    coordinates: { lat: ${lat.toFixed(4)}, lng: ${lng.toFixed(4)} }
    setting: ${setting}
    localNote: ${name} lies where nobody has been. Its streets are made up, and so is the river beside them.`,
  );
  return `name: Made-up County
state: DE
seat: Sampleton 40
path: ${countyPath}
population: 600000
coordinates: { lat: 38.6, lng: -75.4 }
order: 5
description: A county that exists in a test only.
municipalities:${entries.join('')}
`;
}

const read = (path: string) => load(readFileSync(join(siteFolder, `${path}.html`), 'utf8'));
const listHrefs = (path: string, within: string) => {
  const $ = read(path);
  return $(`${within} a[href]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
};
const townPaths = towns.map(({ path }) => path);

beforeAll(async () => {
  cpSync('data', dataFolder, { recursive: true });
  writeFileSync(join(dataFolder, 'counties', 'made-up-county.yaml'), writeCounty());
  await promisify(execFile)(process.execPath, ['node_modules/.bin/astro', 'build', '--outDir', siteFolder], {
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      SHARE_IMAGES: 'off',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
}, 60_000);
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
