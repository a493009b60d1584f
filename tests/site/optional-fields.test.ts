import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio/slim';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyData } from '../data/data-copy.ts';

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'optional-fields-'));
const dataFolder = copyData(folder);
const siteFolder = join(folder, 'dist');
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">
  <rect width="120" height="40" fill="#0a6b74" />
</svg>`;

const read = (path: string) => load(readFileSync(join(siteFolder, `${path}.html`), 'utf8'));

/** Writes something in front of the first line of a file that begins with `find`. */
function insertBefore(file: string, find: RegExp, text: string): void {
  const path = join(dataFolder, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(find, (line) => text + line),
  );
}

beforeAll(async () => {
  mkdirSync(join(dataFolder, 'financing', 'logos'), { recursive: true });
  writeFileSync(join(dataFolder, 'financing', 'logos', 'first-partner.svg'), logo);
  insertBefore(
    'financing-partners.yaml',
    /^ {4}tone:/m,
    '    logo: { file: first-partner.svg, alt: A plain blue plate }\n',
  );
  const dealer = join(dataFolder, 'dealer.yaml');
  const websites = ['https://showroom.example/first', '/about'];
  writeFileSync(
    dealer,
    readFileSync(dealer, 'utf8').replace(/(?<= website: ).*/g, (website) => websites.shift() ?? website),
  );
  await promisify(execFile)(process.execPath, ['node_modules/.bin/astro', 'build', '--outDir', siteFolder], {
    env: { ...process.env, DATA_DIR: dataFolder, SHARE_IMAGES: 'off', ASTRO_TELEMETRY_DISABLED: '1' },
  });
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('fields that the data leaves out', () => {
  test("a showroom's website elsewhere opens in a new tab, and another page of this site does not", () => {
    const $ = read('/showroom');
    const links = $('main a')
      .toArray()
      .map((link) => $(link))
      .filter((link) => link.text().trim().startsWith('Website'))
      .map((link) => [link.attr('href'), link.attr('target'), link.text().includes('new tab')]);
    expect(links).toEqual([
      ['https://showroom.example/first', '_blank', true],
      ['/about', undefined, false],
    ]);
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
