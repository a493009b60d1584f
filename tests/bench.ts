// `npm run bench`: how fast the hot paths are and how large the functions are, printed as a table. Machines are noisy,
// so figures of one run compare with each other, and no test fails on a time.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import getVehicles from '../netlify/functions/vehicles.mts';
import { pages } from '../src/lib/data/pages.ts';
import { vehicles } from '../src/lib/data/vehicles.ts';
import { filterVehicles } from '../src/lib/inventory-filters.ts';
import type { Vehicle } from '../src/schemas/vehicle.ts';

interface Row {
  what: string;
  measured: string;
  goal: string;
}

const many: Vehicle[] = Array.from({ length: 2000 }, (_, index) => ({
  ...(vehicles[index % vehicles.length] ?? failWithoutVehicles()),
  id: `synthetic-${index}`,
}));
const query = {
  search: 'seats',
  brand: 'evolution',
  category: 'ranger',
  price: 'under-15000',
  condition: 'new',
  seats: '4',
  sort: 'price-low',
};

const rows: Row[] = [
  {
    what: 'filter and sort 2,000 vehicles, 99th percentile',
    measured: `${measure(() => filterVehicles(many, query, pages.inventory.filters.prices)).toFixed(2)} ms`,
    goal: '4 ms',
  },
  {
    what: `GET /api/vehicles of ${vehicles.length} vehicles, own work, 99th percentile`,
    measured: `${measure(() => getVehicles(new Request('http://localhost/api/vehicles'))).toFixed(2)} ms`,
    goal: '2 ms',
  },
  ...(await measureBundles()).map(({ name, bytes }) => ({
    what: `function ${name}, zipped`,
    measured: `${Math.round(bytes / 1024)} KB`,
    goal: '500 KB',
  })),
];
console.table(rows);

/** The 99th percentile of 500 runs in milliseconds, after 50 to warm up. */
function measure(run: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < 550; round += 1) {
    const start = performance.now();
    run();
    if (round >= 50) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Bytes of each function's archive, packed as a deploy packs it. */
async function measureBundles(): Promise<{ name: string; bytes: number }[]> {
  const settings = readFileSync('netlify.toml', 'utf8');
  // A list of texts is written alike in TOML and JSON.
  const includedFiles = JSON.parse(/^\s*included_files = (.*)$/m.exec(settings)?.[1] ?? '[]') as string[];
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const packed = await zipFunctions('netlify/functions', folder, {
    basePath: process.cwd(),
    config: { '*': { includedFiles } },
  });
  const sizes = packed.map(({ name, path }) => ({ name, bytes: statSync(path).size }));
  rmSync(folder, { recursive: true });
  return sizes;
}

function failWithoutVehicles(): never {
  throw new Error('data/vehicles is empty');
}
