import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { composeShareImage } from '../../../../src/build/share/compose-share-image.ts';
import type * as Rendering from '../../../../src/build/share/render-share-image.ts';
import type { ShareImage } from '../../../../src/content/share-image.ts';

const cart: Extract<ShareImage, { kind: 'vehicle' }> = {
  kind: 'vehicle',
  name: 'Denago EV Nomad',
  price: '$8,495',
  priceNote: 'Plus tax',
  facts: '4 seats, 45 mi, 25 mph',
  picture: { shape: { seats: 4, body: 'lifted', paint: 'clay' } },
};
const pictured: ShareImage = { ...cart, picture: { file: 'photo.png', alt: 'A cart' } };
const dealerName = 'Sample Carts';

let folder: string;
let rendering: typeof Rendering;

/** A picture of one color. */
const paint = (background: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'data', 'photo.png'), await paint('#ff0000'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  rendering = await import('../../../../src/build/share/render-share-image.ts');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe('keyOfShareImage', () => {
  const keyOf = (image: ShareImage, picture?: Buffer) =>
    rendering.keyOfShareImage(composeShareImage(image, dealerName), picture);

  test('is the same for the same picture', () => {
    expect(keyOf({ ...cart })).toBe(keyOf(cart));
  });

  test('is another one for another price', () => {
    expect(keyOf({ ...cart, price: '$8,295' })).not.toBe(keyOf(cart));
  });

  test("is another one for another dealer's name", () => {
    const other = rendering.keyOfShareImage(composeShareImage(cart, 'Other Carts'), undefined);
    expect(other).not.toBe(keyOf(cart));
  });

  test('is another one for other bytes under the same file name', async () => {
    const red = await paint('#ff0000');
    expect(keyOf(pictured, await paint('#ff0001'))).not.toBe(keyOf(pictured, red));
    expect(keyOf(pictured, await paint('#ff0000'))).toBe(keyOf(pictured, red));
  });
});

describe('keyOfShareImage after an update', () => {
  const key = () => rendering.keyOfShareImage(composeShareImage(cart, dealerName), undefined);

  test('of sharp, or of a library inside it, is another one', () => {
    const { rsvg } = sharp.versions;
    Object.assign(sharp.versions, { rsvg: 'another' });
    const updated = key();
    Object.assign(sharp.versions, { rsvg });
    expect(updated).not.toBe(key());
  });

  test('of satori is another one', async () => {
    vi.doMock('satori/package.json', () => ({ default: { version: 'another' } }));
    vi.resetModules();
    const updated = await import('../../../../src/build/share/render-share-image.ts');
    vi.doUnmock('satori/package.json');
    expect(updated.keyOfShareImage(composeShareImage(cart, dealerName), undefined)).not.toBe(key());
  });
});

describe('renderShareImage', () => {
  const render = (image: ShareImage) =>
    rendering.renderShareImage(composeShareImage(image, dealerName), join(folder, 'cache'));

  test('gives a JPEG of 1200 by 630 pixels', async () => {
    expect(await sharp(await render(cart)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  test('shows the picture that stands at the file', async () => {
    const at = { left: 1100, top: 100, width: 1, height: 1 };
    const [red = 0, green = 255] = await sharp(await render(pictured))
      .extract(at)
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(240);
    expect(green).toBeLessThan(20);
  });

  test('stays below 150 KB with a photograph of much detail', async () => {
    const photo = join(folder, 'data', 'leaves.png');
    const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const;
    await sharp({ create: { width: 800, height: 600, channels: 3, background: '#888888', noise } })
      .png()
      .toFile(photo);
    const image: ShareImage = { ...cart, picture: { file: 'leaves.png', alt: 'Leaves' } };
    expect((await render(image)).length).toBeLessThan(150_000);
  });

  test('keeps what it drew and takes it from there the next time', async () => {
    const image = { ...cart, name: 'Kept' };
    await render(image);
    const key = rendering.keyOfShareImage(composeShareImage(image, dealerName), undefined);
    const cache = join(folder, 'cache');
    expect(await readdir(cache)).toContain(`${key}.jpg`);
    await writeFile(join(cache, `${key}.jpg`), 'from the cache');
    expect(String(await render(image))).toBe('from the cache');
  });

  test('fails for a picture that is missing', async () => {
    const missing: ShareImage = { ...cart, picture: { file: 'missing.png', alt: undefined } };
    await expect(render(missing)).rejects.toThrow('missing.png');
  });
});
