// The functions without network, store and platform: their size in a deploy, their start, and their work per request.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import getVehicles from '../../netlify/functions/vehicles.mts';
import { createContactHandler } from '../../netlify/lib/contact-handler.ts';
import { readFunctionContent } from '../../netlify/lib/function-content.ts';
import { packFunctions } from '../../src/build/functions.ts';
import { getContent } from '../../src/content/site.ts';
import { contactRequest, sampleMessage } from '../unit/netlify/contact-world.ts';
import { findPercentile, findWorst, type Report } from './row.ts';

/** Run in a process of its own: prints how many milliseconds it takes to load a file. */
const timeImport = `const start = performance.now();
  await import(process.argv[1]);
  console.log(performance.now() - start);`;

/** Size and start of each packed function, and the work that a visitor waits for. */
export async function measureFunctions(): Promise<Report> {
  const table = await measurePacked();
  const content = readFunctionContent();
  const ask = (id = '') => getVehicles(new Request(`https://carts.example/api/vehicles/${id}`)).text();
  // A store that keeps nothing: Blobs is not the function's own work.
  const box = { save: () => Promise.resolve('') };
  const store = { messages: box, suspects: box };
  const post = createContactHandler({ store, content, now: () => new Date() });
  const work = {
    'list of vehicles, ms of work': await timeWork(() => ask()),
    'one vehicle, ms of work': await timeWork(() => ask(content.vehicles.at(-1)?.vehicle.id)),
    'message, ms of work': await timeWork(() => post(contactRequest(sampleMessage))),
  };
  const [largest, { kilobytes }] = findWorst(Object.entries(table), ([, figures]) => figures.kilobytes);
  const [slowest, { importMs }] = findWorst(Object.entries(table), ([, figures]) => figures.importMs);
  return {
    table,
    rows: [
      { what: 'largest function, KB of gzip', measured: kilobytes, atMost: 500, note: largest },
      { what: 'slowest cold import, ms', measured: importMs, note: slowest },
      ...Object.entries(work).map(([what, measured]) => ({ what, measured, atMost: 2 })),
    ],
  };
}

/** Gzipped kilobytes of each function as a build packs it, and milliseconds of loading one: the middle of five. */
async function measurePacked() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'packed-functions-'));
  const command = ['--input-type=module', '--eval', timeImport];
  try {
    await packFunctions(getContent(), new Date(), folder);
    const files = readdirSync(folder).map((file) => {
      const path = join(folder, file);
      const time = () => Number(execFileSync(process.execPath, [...command, path]));
      const importMs = Math.round(findPercentile(Array.from({ length: 5 }, time), 0.5));
      const kilobytes = Math.round(gzipSync(readFileSync(path)).length / 1024);
      return [file, { kilobytes, importMs }] as const;
    });
    return Object.fromEntries(files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds of computing, which no other program lengthens: the 99th percentile of 500 runs, after 50 to warm up. */
async function timeWork(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 550; round += 1) {
    const start = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(start);
    if (round >= 50) times.push((user + system) / 1000);
  }
  return findPercentile(times, 0.99);
}
