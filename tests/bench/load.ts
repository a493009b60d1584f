// What the site bears: its pages behind a steady load, and the handlers of its APIs without the local emulator, which
// answers about six function calls a second.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import getVehicles from '../../netlify/functions/vehicles.mts';
import { mapInBatches } from '../../src/build/in-batches.ts';
import { contactApiPath, vehiclesApiPath } from '../../src/lib/site/paths.ts';
import { pages } from '../site/built-site.ts';
import { contactRequest, sampleMessage, startWorld } from '../unit/netlify/contact-world.ts';
import { serveSite } from './serve-site.ts';
import { findPercentile, type Report, type Row } from './row.ts';

const requestsPerSecond = 200;
const seconds = 30;

export async function measureLoad(): Promise<Report> {
  return { rows: [...(await loadPages()), ...(await loadVehicles()), ...(await loadContact())] };
}

/** Every page in turn, asked for as often as a very busy day would. */
async function loadPages(): Promise<Row[]> {
  const site = await serveSite();
  try {
    const result = await autocannon({
      url: site.origin,
      connections: 20,
      overallRate: requestsPerSecond,
      duration: seconds,
      requests: pages
        .filter(({ path }) => path !== '/404' && path !== '/vehicle-not-found')
        .map(({ path }) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
    });
    const what = `pages of npm start, ${requestsPerSecond} requests a second for ${seconds} s`;
    return [
      {
        what: `${what}, failed`,
        value: result.errors + result.timeouts + result.non2xx,
        unit: 'requests',
        atMost: 0,
      },
      {
        what: `${what}, answered`,
        value: result['2xx'],
        unit: 'requests',
        // The last second is cut off where the clock ends.
        atLeast: requestsPerSecond * (seconds - 1),
      },
      { what: `${what}, 99th percentile`, value: result.latency.p99, unit: 'ms' },
    ];
  } finally {
    await site.close();
  }
}

async function loadVehicles(): Promise<Row[]> {
  return measureHandler(`GET ${vehiclesApiPath} in this process, 50 at a time`, 20_000, async () => {
    const response = getVehicles(new Request(`http://localhost${vehiclesApiPath}`));
    const body = await response.text();
    return response.status === 200 && body.startsWith('[');
  });
}

/** The whole way of a message: handler, store on the disk, and mail to a server on this machine. */
async function loadContact(): Promise<Row[]> {
  const count = 2000;
  const world = await startWorld();
  try {
    const what = `POST ${contactApiPath} in this process, 50 at a time`;
    const rows = await measureHandler(what, count, async () => {
      const response = await world.post(contactRequest({ ...sampleMessage, id: randomUUID() }));
      await response.text();
      // On the platform, too, a function takes its next message while the last one is mailed, but not thousands.
      await world.settle();
      return response.status === 201;
    });
    const stored = (await world.store.messages.listIds()).length;
    const goal = { unit: 'messages', atLeast: count } as const;
    return [
      ...rows,
      { what: 'of these messages, stored', value: stored, ...goal },
      { what: 'of these messages, mailed', value: world.mailServer.arrived.length, ...goal },
    ];
  } finally {
    await world.close();
  }
}

/** Calls a handler so many times, 50 at a time; `call` tells whether it was answered well. */
async function measureHandler(what: string, count: number, call: () => Promise<boolean>): Promise<Row[]> {
  const times: number[] = [];
  const start = performance.now();
  const isWell = await mapInBatches(Array.from({ length: count }), 50, async () => {
    const asked = performance.now();
    const answered = await call();
    times.push(performance.now() - asked);
    return answered;
  });
  const perSecond = count / ((performance.now() - start) / 1000);
  const note = `99th percentile ${findPercentile(times, 0.99).toFixed(1)} ms`;
  return [
    {
      what: `${what}, ${count} calls, failed`,
      value: isWell.filter((one) => !one).length,
      unit: 'requests',
      atMost: 0,
    },
    { what: `${what}, a second`, value: perSecond, unit: 'requests', note },
  ];
}
