import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Pictures from '../../../src/build/pictures.ts';
import { toApiVehicle } from '../../../src/features/vehicles/api-vehicle.ts';
import { buildVehicle } from '../../../src/features/vehicles/vehicle.ts';
import { formatSceneSrcSet } from '../../../src/ui/scenes.ts';
import { buildNewRecord } from '../samples.ts';

const front = { file: 'front.jpg', alt: 'A cart from the front' };
const side = { file: 'side.jpg', alt: 'A cart from the side' };
const vehicle = buildVehicle(buildNewRecord({ id: 'ev-city', pictures: [front, side] }), 'Denago');
const scene = { wide: 'home-wide.jpg', tall: 'home-tall.webp', alt: 'A shore', isIllustration: false };

let folder: string;
let pictures: typeof Pictures;

const save = (name: string, content: Buffer) =>
  writeFile(join(folder, 'data', 'vehicles', 'pictures', name), content);
const encode = (name: string, width: number, options: { path?: string; maxBytes?: number } = {}) =>
  pictures.encodePicture({ path: '/made.avif', file: `vehicles/pictures/${name}`, width, ...options });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(folder, 'data', 'vehicles', 'pictures'), { recursive: true });
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  pictures = await import('../../../src/build/pictures.ts');
  const plain = { width: 1000, height: 750, channels: 3, background: '#2f8f94' } as const;
  await save('front.jpg', await sharp({ create: plain }).jpeg().toBuffer());
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('listPictureJobs', () => {
  test('makes every picture that the API names, and a JPEG of the first for feeds', () => {
    const made = pictures.listPictureJobs([vehicle], [], []).map(({ path }) => path);
    expect(made).toEqual(expect.arrayContaining(toApiVehicle(vehicle).images));
    expect(made).toHaveLength(2 * 4 + 1);
    expect(made).toContain('/pictures/ev-city-1.jpg');
  });

  test('makes every width of a scene that a page may ask for', () => {
    const made = pictures.listPictureJobs([], [], [scene]).map(({ path }) => path);
    const asked = [formatSceneSrcSet(scene, 'wide'), formatSceneSrcSet(scene, 'tall')].join(', ').split(', ');
    expect(made.toSorted()).toEqual(asked.map((entry) => entry.split(' ')[0]).toSorted());
  });
});

describe('encodePicture', () => {
  test('gives the width that is asked for, but never enlarges', async () => {
    const small = await sharp(await encode('front.jpg', 400)).metadata();
    expect(small).toMatchObject({ format: 'heif', width: 400, height: 300 });
    const large = await sharp(await encode('front.jpg', 1600)).metadata();
    expect(large).toMatchObject({ width: 1000, height: 750 });
  });

  test.each(['/made.avif', '/made.jpg'])('lowers the quality of %s until its bytes suffice', async (path) => {
    const raw = { width: 200, height: 150, channels: 3 } as const;
    await save(
      'noise.png',
      await sharp(randomBytes(200 * 150 * 3), { raw })
        .png()
        .toBuffer(),
    );
    const best = await encode('noise.png', 200, { path });
    const maxBytes = Math.round(best.length * 0.7);
    const lighter = await encode('noise.png', 200, { path, maxBytes });
    expect(lighter.length).toBeLessThanOrEqual(maxBytes);
    expect((await sharp(lighter).metadata()).width).toBe(200);
  });

  test('takes from the cache what it encoded before with the same version of sharp', async () => {
    const cache = join(folder, '.cache', 'pictures');
    await encode('front.jpg', 320);
    for (const file of await readdir(cache)) await writeFile(join(cache, file), 'from the cache');
    expect(String(await encode('front.jpg', 320))).toBe('from the cache');
    const { vips } = sharp.versions;
    Object.assign(sharp.versions, { vips: 'another' });
    const encoded = await encode('front.jpg', 320);
    Object.assign(sharp.versions, { vips });
    expect(String(encoded)).not.toBe('from the cache');
  });
});
