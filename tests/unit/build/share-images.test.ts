import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Rendering from '../../../src/build/share-images.ts';
import type { ShareImage } from '../../../src/content/share-image.ts';
// Reads theme.css while process.cwd() is still the project.
import '../../../src/styles/palette.ts';

const cart: ShareImage = {
  title: 'Denago EV Nomad',
  line: '4 seats, 45 mi, 25 mph',
  price: { amount: '$8,495', note: 'Plus tax' },
  picture: { file: 'photo.png', alt: 'A cart' },
};

let folder: string;
let rendering: typeof Rendering;

const paint = async (background: string) => {
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background } });
  await picture.png().toFile(join(folder, 'photo.png'));
};
const render = (image: ShareImage, dealerName = 'Sample Carts') =>
  rendering.renderShareImage(image, dealerName);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  rendering = await import('../../../src/build/share-images.ts');
  await paint('#ff0000');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test("writes in the site's face, which is narrower than the one that systems fall back to", async () => {
  const row = { left: 0, top: 300, width: 760, height: 30 };
  const title = await sharp(await render({ title: 'HHHHHHHH', line: '-' }))
    .extract(row)
    .png()
    .toBuffer();
  const { info } = await sharp(title).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true });
  expect(info.width).toBeLessThan(490);
});

test('draws again what has another price, dealer, or picture under the same name', async () => {
  const price = { amount: '$8,295', note: 'Plus tax' };
  const before = await render(cart);
  const others = [await render({ ...cart, price }), await render(cart, 'Other Carts')];
  await paint('#00ff00');
  others.push(await render(cart));
  await paint('#ff0000');
  expect(others.filter((other) => other.equals(before))).toEqual([]);
  expect(await render(cart)).toEqual(before);
});
