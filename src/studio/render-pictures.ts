// `npm run studio`: renders illustrations of vehicles and scenes of pages with Blender (3.4 to 3.6, no screen
// needed) from the scripts beside this file, and keeps them as JPEG in data/illustrations. Slow: minutes a picture.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { blenderToInstall, describeWrongBlender } from './blender-version.ts';
import { dataRoot, getContent } from '../content/site.ts';
import { largestPictureWidth } from '../features/vehicles/picture-sizes.ts';
import { sceneCrops, sceneFile, showroomSceneName, type SceneCrop } from '../ui/scenes.ts';
import {
  countSeatRows,
  featuredPictureFile,
  illustrationFile,
} from '../features/vehicles/vehicle-pictures.ts';
import type { FeaturedCart } from '../features/home/featured-carts.schema.ts';
import type { Illustration } from '../features/vehicles/illustration.schema.ts';
import { illustrationViews } from '../features/vehicles/illustration-views.ts';
import type { VehicleRecord } from '../features/vehicles/vehicle-record.schema.ts';

const { studioScenes, dealer, featuredCarts, illustrationBodies, illustrationColors, ...content } =
  getContent();
const { getVehicle, vehicles } = content;

const usage = `usage: npm run studio -- <what> [--view <view>] [--again] [--draft <folder>]
  <vehicle id> ...   the pictures of these vehicles: front, side, rear and dashboard
  featured           the carts of the home page with their accessories
  all                every vehicle, the featured carts and every scene
  scenes             every scene; or name one: ${studioScenes.map(({ name }) => name).join(', ')}
  sheet <file>       every vehicle's front (or the view) on one picture, to compare them
  --view <view>      only this view of vehicles: ${illustrationViews.join(', ')}
  --again            renders pictures that are there already too
  --draft <folder>   quick and small, written there and not to data/illustrations`;

const run = promisify(execFile);
const script = fileURLToPath(new URL('render.py', import.meta.url));
/** As large as a page ever shows one. */
const vehiclePictureSize = { width: largestPictureWidth, height: 1200 };
/**
 * Samples per pixel, the least that look clean after the noise filter, and the part of its size at which a picture is
 * rendered. Carts in full size have the sharper edges, at one and a half times the seconds of 26 samples at 0.64.
 */
const vehicleQuality = { samples: 16, renderScale: 1 };
const sceneQuality = { samples: 28, renderScale: 0.8 };
/** A draft is a quarter as wide and as high, with fewer samples. */
const draft = { scale: 0.25, samples: 16 };

/** What render.py draws: one picture, its size in pixels. `file` is its place below data/. */
interface Shot {
  file: string;
  cart?: Record<string, unknown>;
  shot: { kind: string; width: number; height: number; [setting: string]: unknown };
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    draft: { type: 'string' },
    view: { type: 'string' },
  },
});

const [first, second] = positionals;
if (first === 'sheet' && second !== undefined) {
  await makeContactSheet(second);
} else {
  const shots = first === undefined ? [] : positionals.flatMap(listShots);
  const problem = shots.length === 0 ? usage : await findBlenderProblem();
  if (problem === undefined) {
    for (const shot of shots) await render(shot);
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}

/** The shots of a vehicle, a scene or a word of the usage. */
function listShots(name: string): Shot[] {
  if (name === 'all')
    return [
      ...listFeaturedShots(),
      ...vehicles.flatMap(listVehicleShots),
      ...studioScenes.flatMap(listSceneShots),
    ];
  if (name === 'featured') return listFeaturedShots();
  if (name === 'scenes') return studioScenes.flatMap(listSceneShots);
  const record = vehicles.find(({ id }) => id === name);
  const scene = studioScenes.find((candidate) => candidate.name === name);
  if (record) return listVehicleShots(record);
  if (scene) return listSceneShots(scene);
  throw new Error(`no vehicle or scene is called ${name}\n${usage}`);
}

function listVehicleShots(record: VehicleRecord): Shot[] {
  const { illustration } = record;
  if (!illustration) return [];
  return illustrationViews
    .filter((view) => view === (options.view ?? view))
    .map((kind) => ({
      file: illustrationFile(record.id, kind),
      cart: describeCart(record, illustration),
      shot: { kind, ...vehiclePictureSize },
    }));
}

function listFeaturedShots(): Shot[] {
  return featuredCarts.flatMap(({ vehicleId, accessories }: FeaturedCart) => {
    const record = getVehicle(vehicleId);
    const drawn = accessories.flatMap(({ drawnAs }) => drawnAs ?? []);
    if (!record.illustration || drawn.length === 0) return [];
    return [
      {
        file: featuredPictureFile(vehicleId),
        cart: { ...describeCart(record, record.illustration), accessories: drawn },
        shot: { kind: 'front', ...vehiclePictureSize },
      },
    ];
  });
}

/** What cart.py builds of a vehicle. */
function describeCart(record: VehicleRecord, illustration: Illustration): Record<string, unknown> {
  const { paints, upholsteries } = illustrationColors;
  const { body, paint, secondPaint, upholstery, lastRow, ...others } = illustration;
  return {
    ...others,
    body: { id: body, ...illustrationBodies[body] },
    ...countSeatRows(record.seats, { lastRow }),
    paint: paints[paint],
    secondPaint: secondPaint === undefined ? null : paints[secondPaint],
    upholstery: upholsteries[upholstery],
    used: record.condition === 'used',
    wordmark: dealer.name,
  };
}

function listSceneShots({ name }: { name: string }): Shot[] {
  return (Object.keys(sceneCrops) as SceneCrop[]).map((crop) => {
    const { width, height } = sceneCrops[crop];
    const shot = {
      kind: 'scene',
      scene: name,
      crop,
      width,
      height,
      bodies: illustrationBodies,
      wordmark: dealer.name,
      town: dealer.showrooms.find(({ id }) => showroomSceneName(id) === name)?.city,
    };
    return { file: sceneFile(name, crop), shot };
  });
}

async function render({ file, cart, shot }: Shot): Promise<void> {
  const target = join(options.draft ?? dataRoot, file);
  if (!options.again && !options.draft && existsSync(target)) return;
  const scale = options.draft ? draft.scale : 1;
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  const output = join(folder, 'picture.png');
  const job = {
    ...(cart && { cart }),
    shot: {
      ...shot,
      width: Math.round(shot.width * scale),
      height: Math.round(shot.height * scale),
      ...(cart ? vehicleQuality : sceneQuality),
      ...(options.draft && { samples: draft.samples, renderScale: 1 }),
    },
    output,
  };
  await writeFile(join(folder, 'job.json'), JSON.stringify(job));
  const start = performance.now();
  await runBlender(join(folder, 'job.json'));
  await mkdir(dirname(target), { recursive: true });
  await sharp(output).jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(target);
  await rm(folder, { recursive: true });
  console.info(`${file}, ${Math.round((performance.now() - start) / 1000)} s`);
}

/** Why Blender cannot render here, if it cannot: a wrong one would stop in the middle with an error of Python. */
async function findBlenderProblem(): Promise<string | undefined> {
  try {
    const { stdout } = await run('blender', ['--version']);
    return describeWrongBlender(stdout);
  } catch {
    return `Blender is missing or does not start: install ${blenderToInstall}`;
  }
}

async function runBlender(jobFile: string): Promise<void> {
  try {
    // A script's error ends Blender with this code; else it would go on and write nothing.
    const call = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', script];
    await run('blender', [...call, '--', jobFile], { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`Blender failed\n${(stdout ?? '').slice(-2000)}\n${stderr ?? ''}`, { cause: error });
  }
}

/** One picture with the front (or another view) of every illustrated vehicle, in the order of the inventory. */
async function makeContactSheet(target: string): Promise<void> {
  const cell = { width: 400, height: 300 };
  const columns = 7;
  const view = illustrationViews.find((name) => name === options.view) ?? 'front';
  const files = vehicles.flatMap(({ id, illustration }) =>
    illustration ? [join(options.draft ?? dataRoot, illustrationFile(id, view))] : [],
  );
  const tiles = await Promise.all(
    files.filter(existsSync).map(async (file, index) => ({
      input: await sharp(file).resize(cell).toBuffer(),
      left: (index % columns) * cell.width,
      top: Math.floor(index / columns) * cell.height,
    })),
  );
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: { width: columns * cell.width, height: rows * cell.height, channels: 3, background: 'white' },
  })
    .composite(tiles)
    .toFile(target);
}
