import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DataFolder } from '../../../src/content/engine/data-folder.ts';
import { inspectPictures } from '../../../src/content/pictures.ts';
import { formatDiagnostic } from '../../../src/content/engine/diagnostic.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
const photos = join(root, 'vehicles/pictures');
const memory = join(root, '.cache/decoded.json');
afterAll(() => {
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  rmSync(photos, { recursive: true, force: true });
  rmSync(memory, { force: true });
  mkdirSync(photos, { recursive: true });
});

const jpeg = await sharp({
  create: {
    width: 60,
    height: 40,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .jpeg()
  .toBuffer();
/** The first bytes of a picture as an iPhone writes it. */
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');

const notWhole = 'copy or export the picture again; this copy is not whole';

async function inspect() {
  const { pictures, unreadable } = await inspectPictures(new DataFolder(root), memory);
  return { pictures, messages: unreadable.map(formatDiagnostic) };
}

describe('a file among the photographs', () => {
  test.for([
    [
      'a text',
      'Call about this one',
      'a file that is no picture',
      'a picture as JPEG, PNG, WebP or AVIF; delete this file, or export the picture in one of these',
    ],
    [
      "an iPhone's picture under another ending",
      heic,
      "a picture in Apple's format HEIC, whatever the ending of its name says",
      'export it as JPEG and save that here (on a Mac: Preview, File > Export; on an iPhone, for the next ones: ' +
        'Settings > Camera > Formats > Most Compatible)',
    ],
    ['a torn picture', jpeg.subarray(0, jpeg.length / 2), 'a picture that breaks off', notWhole],
    ['nothing at all', '', 'an empty file', notWhole],
  ] as const)('is a mistake with its name when it holds %s', async ([, content, found, expected]) => {
    writeFileSync(join(photos, 'ev-city-1.jpg'), content);
    expect(await inspect()).toEqual({
      pictures: [],
      messages: [`data/vehicles/pictures/ev-city-1.jpg\n  found:    ${found}\n  expected: ${expected}`],
    });
  });

  test.for([
    [20_000, 20_000],
    [20_000, 3],
    [3, 16_001],
  ] as const)('is told as too large when it is a picture of %d by %d pixels', async ([width, height]) => {
    const picture = sharp({
      create: { width, height, channels: 3, background: '#888' },
      limitInputPixels: false,
    });
    await picture.png().toFile(join(photos, 'ev-city-1.png'));
    const [wide, high] = [width, height].map((pixels) => pixels.toLocaleString('en-US'));
    expect(await inspect()).toEqual({
      pictures: [],
      messages: [
        `data/vehicles/pictures/ev-city-1.png\n  found:    a picture that is too large, ${wide} by ${high} pixels\n` +
          '  expected: export it 2000 pixels wide; at most 16,000 on either side can be shown',
      ],
    });
  });

  test.for(['Thumbs.db', 'desktop.ini', '.DS_Store'])('is no matter when it is %s', async (name) => {
    writeFileSync(join(photos, name), 'of the file manager');
    expect(await inspect()).toEqual({ pictures: [], messages: [] });
  });

  test('is measured as it is shown, and decoded once for its content', async () => {
    writeFileSync(join(photos, 'a.jpg'), jpeg);
    const seen = { path: 'vehicles/pictures/a.jpg', width: 60, height: 40, bytes: jpeg.length };
    expect(await inspect()).toEqual({ pictures: [seen], messages: [] });
    const known = Object.keys(JSON.parse(readFileSync(memory, 'utf8')) as object);
    expect(known).toHaveLength(1);
    // A width that no decoder would find shows where the answer comes from.
    writeFileSync(memory, JSON.stringify({ [String(known[0])]: { width: 61, height: 40 } }));
    expect(await inspect()).toEqual({ pictures: [{ ...seen, width: 61 }], messages: [] });
  });

  test('is decoded again where a stopped program left half of what is remembered', async () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(memory, '{"');
    writeFileSync(join(photos, 'a.jpg'), jpeg);
    expect((await inspect()).pictures).toHaveLength(1);
  });

  test('that nobody can show is not remembered, so that it is looked at again', async () => {
    writeFileSync(join(photos, 'a.jpg'), '');
    await inspect();
    expect(existsSync(memory)).toBe(false);
  });
});

test('names of files are compared letter by letter, as the host does', () => {
  writeFileSync(join(photos, 'EV-City-1.jpg'), jpeg);
  const folder = new DataFolder(root);
  expect(folder.hasFile('vehicles/pictures/EV-City-1.jpg')).toBe(true);
  expect(folder.hasFile('vehicles/pictures/ev-city-1.jpg')).toBe(false);
  expect(folder.hasFile('Vehicles/photos/EV-City-1.jpg')).toBe(false);
});
