// A preview of the made-up small dealer, built in the evening of a holiday, when it is tomorrow in UTC.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { getRoutes } from '../../src/content/routes.ts';
import { copyData, showFolder } from '../data/data-copy.ts';
import { startClockAt } from '../fake-clock.ts';
import { buildSite, makeBuildFolder } from './build-site.ts';

const folder = makeBuildFolder('small-dealer');
const data = copyData(folder);
const site = join(folder, 'dist');
const holiday = '2026-11-26';

const readFile = (file: string) => readFileSync(join(site, file), 'utf8');
/** The HTML of every page. */
const readPages = () => globSync('**/*.html', { cwd: site, exclude: ['admin'] }).map(readFile);

beforeAll(async () => {
  const dealerFile = join(data, 'dealer.yaml');
  const dealer = parse(readFileSync(dealerFile, 'utf8')) as object;
  const notice = { text: 'A made-up notice.', from: holiday, until: holiday };
  writeFileSync(dealerFile, stringify({ ...dealer, notice }));
  const clock = startClockAt('2026-11-27T01:30:00Z');
  await buildSite(site, { ...clock, CONTEXT: 'branch-deploy', DATA_DIR: data, SHARE_IMAGES: 'off' });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a build in the evening of a holiday, when it is tomorrow in UTC', () => {
  test('still prints the holiday on the pages that print holidays, in /llms.txt and in the markup', () => {
    for (const page of ['contact.html', 'showroom.html', 'llms.txt'].map(readFile)) {
      expect(page).toContain('Some Day');
    }
    expect(readFile('contact.html')).toContain(`"validFrom":"${holiday}"`);
  });

  test('puts writing before the call at the end of every page, and says there that nobody answers', () => {
    const ends = readPages()
      .map((page) => load(page)('main section').last())
      .filter((end) => end.find('a[href^="tel:"]').length > 0 && end.find('form').length === 0);
    expect(ends.length).toBeGreaterThan(10);
    for (const end of ends) {
      expect(end.find('a').first().attr('href')).toMatch(/^\/contact/);
      expect(end.text()).toContain('Closed today');
    }
  });

  test('puts writing before the call in the bar of phones, too', () => {
    const bars = readPages()
      .map((page) => load(page)('.phone-bar a'))
      .filter((links) => links.length > 0);
    expect(bars.length).toBeGreaterThan(10);
    for (const links of bars) {
      expect(links.first().attr('href')).toMatch(/^\/contact/);
      expect(links.last().attr('href')).toMatch(/^tel:/);
    }
  });

  test('still shows a notice that ends with the day', () => {
    expect(readFile('index.html')).toContain('A made-up notice.');
  });
});

describe('a deploy that is not production', () => {
  test('asks search engines on every page to list nothing', () => {
    const pages = readPages();
    showFolder(data);
    expect(pages).toHaveLength(getRoutes().size);
    const robots = pages.map((page) => load(page)('meta[name=robots]').attr('content'));
    expect(new Set(robots)).toEqual(new Set(['noindex']));
  });

  test('asks so by a header for pictures, feeds and texts too', () => {
    expect(readFile('_headers')).toMatch(/\/\*\n {2}X-Robots-Tag: noindex\n$/);
  });

  test('lets them read that, and has no sitemap', () => {
    expect(readFile('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(existsSync(join(site, 'sitemap-index.xml'))).toBe(false);
  });
});
