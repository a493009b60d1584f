import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { listPictureJobs, PictureJob } from '../../../src/build/pictures.ts';
import { toApiVehicle } from '../../../src/features/vehicles/api-vehicle.ts';
import { buildVehicle } from '../../../src/features/vehicles/vehicle.ts';
import { buildNewRecord } from '../samples.ts';

const pictures = [
  { file: 'front.jpg', alt: 'A cart from the front' },
  { file: 'side.jpg', alt: 'A cart from the side' },
];
const vehicle = buildVehicle(buildNewRecord({ id: 'ev-city', pictures }), 'Denago');

const jobsOf = async (content: Partial<Parameters<typeof listPictureJobs>[0]>) => {
  const { listPictureJobs } = await import('../../../src/build/pictures.ts');
  return listPictureJobs({
    vehicles: [],
    featuredCarts: [],
    scenes: [],
    ...content,
  });
};
const encode = async ({
  format = 'jpeg',
  ...job
}: Omit<PictureJob, 'path'> & { format?: 'avif' | 'jpeg' }) => {
  const { encodePicture } = await import('../../../src/build/pictures.ts');
  return encodePicture({ path: format === 'avif' ? '/made.avif' : '/made.jpg', ...job });
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(folder, 'data', 'vehicles', 'pictures'), { recursive: true });
  const photo = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#2f8f94' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'data', 'vehicles', 'pictures', 'front.jpg'), photo);
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('listPictureJobs', () => {
  test('makes four widths of each picture and a JPEG of the first', async () => {
    expect((await jobsOf({ vehicles: [vehicle] })).map(({ path }) => path)).toEqual([
      '/pictures/ev-city-1-400.avif',
      '/pictures/ev-city-1-640.avif',
      '/pictures/ev-city-1-960.avif',
      '/pictures/ev-city-1-1600.avif',
      '/pictures/ev-city-2-400.avif',
      '/pictures/ev-city-2-640.avif',
      '/pictures/ev-city-2-960.avif',
      '/pictures/ev-city-2-1600.avif',
      '/pictures/ev-city-1.jpg',
    ]);
  });

  test('makes every URL that the API gives as an image', async () => {
    const made = (await jobsOf({ vehicles: [vehicle] })).map(({ path }) => path);
    const { images } = toApiVehicle(vehicle);
    expect(images).toHaveLength(2);
    expect(images.filter((image) => !made.includes(image))).toEqual([]);
  });

  test('makes nothing of a vehicle without pictures', async () => {
    expect(await jobsOf({ vehicles: [{ ...vehicle, pictures: [] }] })).toEqual([]);
  });

  test('limits the bytes of the scenes that phones and laptops take, and lets large screens have a fine one', async () => {
    const home = { wide: 'home-wide.jpg', tall: 'home-tall.jpg', alt: 'A shore', isIllustration: false };
    const jobs = await jobsOf({ scenes: [home] });
    const limited = Object.groupBy(jobs, (job) => (job.maxBytes ? 'light' : 'free'));
    expect(limited.light?.map((job) => job.path)).toEqual([
      '/pictures/scenes/home-wide-800.avif',
      '/pictures/scenes/home-wide-1280.avif',
      '/pictures/scenes/home-tall-480.avif',
      '/pictures/scenes/home-tall-800.avif',
      '/pictures/scenes/home-tall-1200.avif',
    ]);
    expect(limited.free).toHaveLength(2);
  });
});

describe('encodePicture', () => {
  test('gives an AVIF of the width, and never enlarges a small photograph', async () => {
    const job = { file: 'vehicles/pictures/front.jpg', format: 'avif' as const };
    const small = await sharp(await encode({ ...job, width: 400 })).metadata();
    expect(small).toMatchObject({ format: 'heif', width: 400, height: 300 });
    const large = await sharp(await encode({ ...job, width: 1600 })).metadata();
    expect(large).toMatchObject({ width: 1000, height: 750 });
  });

  test('lowers the quality of a busy photograph until it has the bytes that it may have, and then its width', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    await writeFile(join(folder, 'data', 'vehicles', 'pictures', 'busy.jpg'), noise);
    const job = { file: 'vehicles/pictures/busy.jpg', width: 300, format: 'avif' as const };
    const free = await encode(job);
    const maxBytes = Math.round(free.length * 0.7);
    const lower = await encode({ ...job, maxBytes });
    expect(lower.length).toBeLessThanOrEqual(maxBytes);
    expect((await sharp(lower).metadata()).width).toBe(300);
    const narrower = await encode({ ...job, maxBytes: 1000 });
    expect(narrower.length).toBeLessThanOrEqual(1000);
    expect((await sharp(narrower).metadata()).width).toBeGreaterThan(20);
  });

  test.each(['avif', 'jpeg'] as const)('gives below 300 KB for random pixels too, as %s', async (format) => {
    const [width, height] = [1000, 750];
    const raw = { width, height, channels: 3 as const };
    const pixels = randomBytes(width * height * raw.channels);
    const file = 'vehicles/pictures/random.png';
    await writeFile(join(folder, 'data', file), await sharp(pixels, { raw }).png().toBuffer());
    const encoded = await encode({ file, width, format });
    expect(encoded.length).toBeLessThan(300_000);
    expect((await sharp(encoded).metadata()).width).toBeGreaterThan(400);
  });

  test('keeps what it encoded and takes it from there the next time', async () => {
    const job = { file: 'vehicles/pictures/front.jpg', width: 640 };
    const first = await encode(job);
    const cache = join(folder, '.cache', 'pictures');
    for (const file of await readdir(cache)) await writeFile(join(cache, file), 'from the cache');
    expect(first.length).toBeGreaterThan(100);
    expect(String(await encode(job))).toBe('from the cache');
  });

  test('encodes anew once sharp, or a library inside it, has another version', async () => {
    const job = { file: 'vehicles/pictures/front.jpg', width: 320 };
    await encode(job);
    const cache = join(folder, '.cache', 'pictures');
    for (const file of await readdir(cache)) await writeFile(join(cache, file), 'from the cache');
    const { vips } = sharp.versions;
    Object.assign(sharp.versions, { vips: 'another' });
    const encoded = await encode(job);
    Object.assign(sharp.versions, { vips });
    expect(String(encoded)).not.toBe('from the cache');
    expect(String(await encode(job))).toBe('from the cache');
  });

  test('gives the same picture to several who ask at once, and leaves nothing half done', async () => {
    const job = { file: 'vehicles/pictures/front.jpg', width: 200 };
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => encode(job)));
    expect(others.filter((other) => first?.equals(other))).toHaveLength(7);
    const files = await readdir(join(folder, '.cache', 'pictures'));
    expect(files.filter((file) => !/^[0-9a-f]{64}\.(avif|jpeg)$/.test(file))).toEqual([]);
  });

  test('fails for a photograph that is missing', async () => {
    const job = { file: 'vehicles/pictures/side.jpg', width: 400 };
    await expect(encode(job)).rejects.toThrow('side.jpg');
  });
});
