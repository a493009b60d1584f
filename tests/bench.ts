// `npm run bench`: how fast the hot paths are and how large the functions are, printed as a table. Machines are noisy,
// so figures of one run compare with each other, and no test fails on a time.
// `npm run bench -- contact` instead sends 500 messages to the built site (npm run build first) and follows each to a
// mail server on this machine.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { packedFunctionsFolder } from '../src/build/functions.ts';
import getVehicles from '../netlify/functions/vehicles.mts';
import { mapInBatches } from '../src/lib/in-batches.ts';
import { createBlobMessageStore } from '../netlify/lib/message-store.ts';
import { openLocalStore } from '../src/commands/local-store.ts';
import { dealer } from '../src/lib/data/dealer.ts';
import { pages } from '../src/lib/data/pages.ts';
import { vehicles } from '../src/lib/data/vehicles.ts';
import { filterVehicles } from '../src/lib/inventory-filters.ts';
import { contactApiPath } from '../src/lib/paths.ts';
import type { Vehicle } from '../src/schemas/vehicle.ts';
import { findClosedPort, readHeader, sampleMessage, startMailServer } from './unit/contact-world.ts';

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

const rows = process.argv.includes('contact') ? await measureContact() : await measureHotPaths();
console.table(rows);

async function measureHotPaths(): Promise<Row[]> {
  return [
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
}

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
  const packed = await zipFunctions(packedFunctionsFolder, folder, {
    basePath: process.cwd(),
    config: { '*': { includedFiles } },
  });
  const sizes = packed.map(({ name, path }) => ({ name, bytes: statSync(path).size }));
  rmSync(folder, { recursive: true });
  return sizes;
}

/** 500 submissions in batches of 10 to `npm run serve`, each followed into the store and to a mail server. */
async function measureContact(): Promise<Row[]> {
  const mailServer = await startMailServer();
  const port = await findClosedPort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['src/commands/serve.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailServer.port),
      MAIL_FROM: 'site@carts.example',
    },
  });
  try {
    await waitUntil(async () => {
      const response = await fetch(`${origin}/contact`);
      // Read to its end: an unread body breaks the connection's next use.
      await response.text();
      return response.ok;
    });
    const ids: string[] = Array.from({ length: 500 }, () => randomUUID());
    let acknowledged = 0;
    const start = performance.now();
    for (let first = 0; first < ids.length; first += 10) {
      const answers = await Promise.all(ids.slice(first, first + 10).map((id) => sendMessage(origin, id)));
      acknowledged += answers.filter(Boolean).length;
    }
    const seconds = (performance.now() - start) / 1000;
    const expected = new Set(ids.map((id) => `contact.${id}@${new URL(dealer.url).host}`));
    const findDelivered = () =>
      new Set(readHeader(mailServer.arrived, 'Message-ID').filter((id) => expected.has(id)));
    // The mails of the last batch; what fails at once would wait for the schedule, which does not run on this machine.
    await waitUntil(() => Promise.resolve(findDelivered().size === ids.length), 20).catch(() => undefined);
    const stored = await takeStored(new Set(ids));
    const isOnce = stored.length === new Set(stored).size;
    return [
      { what: '500 submissions, acknowledged', measured: String(acknowledged), goal: '500' },
      {
        what: '500 submissions, stored once',
        measured: isOnce ? String(stored.length) : 'some twice',
        goal: '500',
      },
      {
        what: '500 submissions, distinct Message-IDs delivered',
        measured: String(findDelivered().size),
        goal: '500',
      },
      {
        what: '500 submissions, mails in all',
        measured: String(mailServer.arrived.length),
        goal: '500 or more',
      },
      { what: '500 submissions in batches of 10', measured: `${seconds.toFixed(1)} s`, goal: 'none' },
    ];
  } finally {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await mailServer.close();
  }
}

/** Whether the message was acknowledged under its own id. */
async function sendMessage(origin: string, id: string): Promise<boolean> {
  const response = await fetch(`${origin}${contactApiPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sampleMessage, id, website: '' }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return response.status === 201 && (answer as { id?: unknown }).id === id;
}

/** Takes the messages of the given ids out of the local store, and returns the ids that were there. */
async function takeStored(ids: ReadonlySet<string>): Promise<string[]> {
  const local = await openLocalStore();
  if (!local) return [];
  const { messages } = createBlobMessageStore('dev', local.access);
  const stored = (await messages.listIds()).filter((id) => ids.has(id));
  await mapInBatches(stored, 20, (id) => messages.remove(id));
  await local.close();
  return stored;
}

/** Resolves once `check` says so, asked every quarter of a second; throws after a minute, or the given seconds. */
async function waitUntil(check: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await check().catch(() => false))) {
    if (performance.now() > end) throw new Error(`not ready within ${seconds} s`);
    await setTimeout(250);
  }
}

function failWithoutVehicles(): never {
  throw new Error('data/vehicles is empty');
}
