// The functions' own work, without network and platform, and how large they are in a deploy.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { packFunctions, packedFunctionsFolder } from '../../src/build/functions.ts';
import { getContent } from '../../src/content/site.ts';
import { filterVehicles } from '../../src/lib/vehicles/inventory-filters.ts';
import { copyData } from '../data/data-copy.ts';
import type { Report, Row } from './row.ts';
import { timeWarm } from './time-warm.ts';
import { listZipEntries } from './zip-entries.ts';

const { pages, vehicles } = getContent();

/** A search that every filter takes part in. */
const query = {
  search: 'seats',
  brand: 'evolution',
  category: 'ranger',
  price: 'under-15000',
  condition: 'new',
  seats: '4',
  sort: 'price-low',
};

export async function measureFunctions(): Promise<Report> {
  await packFunctions();
  const many = Array.from({ length: 2000 }, (_, index) => {
    const vehicle = vehicles[index % vehicles.length];
    if (!vehicle) throw new Error('data/vehicles is empty');
    return { ...vehicle, id: `synthetic-${index}` };
  });
  return {
    rows: [
      ...(await measureVehicles(50, 2)),
      ...(await measureVehicles(2000, 20)),
      {
        what: 'filter and sort 2,000 vehicles in the browser, 99th percentile',
        value: await timeWarm(() => filterVehicles(many, query, pages.inventory.filters.prices)),
        unit: 'ms',
        atMost: 4,
      },
      ...(await measureArchives()),
    ],
  };
}

/** The packed vehicle function over so many vehicles: a process of its own, since records are read once in each. */
async function measureVehicles(count: number, atMost: number): Promise<Row[]> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'many-vehicles-'));
  try {
    const data = copyData(folder);
    const sample = readFileSync(join(data, 'vehicles', 'ev-nomad-xl.yaml'), 'utf8');
    for (let number = vehicles.length; number < count; number += 1) {
      const text = sample.replace(/^name: .*$/m, `name: Synthetic ${number}`);
      writeFileSync(join(data, 'vehicles', `synthetic-${number}.yaml`), text);
    }
    const script = join(import.meta.dirname, 'time-vehicles.ts');
    const packed = join(process.cwd(), packedFunctionsFolder, 'vehicles.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, packed], {
      env: { ...process.env, DATA_DIR: data },
    });
    const { coldMs, listMs, oneMs, count: answered } = JSON.parse(stdout) as Record<string, number>;
    const what = `GET /api/vehicles of ${answered} vehicles`;
    return [
      { what: `${what}, own work, 99th percentile`, value: listMs ?? NaN, unit: 'ms', atMost },
      {
        what: `GET /api/vehicles/{id} of ${answered}, own work, 99th percentile`,
        value: oneMs ?? NaN,
        unit: 'ms',
        atMost,
      },
      { what: `${what}, cold start: load, read and check`, value: coldMs ?? NaN, unit: 'ms' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each function's archive as a deploy makes it: its own part, and the files that the platform adds to every function. */
async function measureArchives(): Promise<Row[]> {
  const settings = readFileSync('netlify.toml', 'utf8');
  // A list of texts is written alike in TOML and JSON.
  const includedFiles = JSON.parse(/^\s*included_files = (.*)$/m.exec(settings)?.[1] ?? '[]') as string[];
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    const packed = await zipFunctions(packedFunctionsFolder, folder, {
      basePath: process.cwd(),
      config: { '*': { includedFiles } },
    });
    return packed.map(({ name, path }): Row => {
      const entries = listZipEntries(readFileSync(path));
      const sum = (isCounted: (name: string) => boolean) =>
        entries.reduce((bytes, entry) => bytes + (isCounted(entry.name) ? entry.bytes : 0), 0) / 1024;
      const isPlatforms = (file: string) => /(^|\/)___netlify|bootstrap/.test(file);
      return {
        what: `function ${name}, zipped, own part`,
        value: sum((file) => !isPlatforms(file)),
        unit: 'KB',
        atMost: 500,
        note: `the platform adds ${Math.round(sum(isPlatforms))} KB`,
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
