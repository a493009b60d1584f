// What autocannon gets out of the functions in one process on this machine: not through the local emulator, which answers
// about four calls a second, and without Blobs, which is not their own work.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import content from '#function-content' with { type: 'json' };
import autocannon, { type Options } from 'autocannon';
import getVehicles from '../../netlify/functions/vehicles.mts';
import { answerContact } from '../../netlify/lib/contact-handler.ts';
import { contactApiPath, vehiclesApiPath } from '../../src/lib/paths.ts';
import { message } from '../unit/netlify/memory-world.ts';
import type { Report } from './report.ts';

const keepsNothing = () => Promise.resolve(undefined);
const store = {
  read: keepsNothing,
  add: keepsNothing,
  remove: keepsNothing,
  list: () => Promise.resolve([]),
};

const vehicleId = content.vehicles[0]?.vehicle.id;
const series: Readonly<Record<string, Omit<Options, 'url'>>> = {
  'list of vehicles': { requests: [{ path: vehiclesApiPath }] },
  'one vehicle': { requests: [{ path: `${vehiclesApiPath}/${vehicleId}` }] },
  message: {
    requests: [
      {
        method: 'POST',
        path: contactApiPath,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
      },
    ],
  },
};

/** Requests a second at 50 at a time for ten seconds, how long the slowest waited, and what failed. Wants a build. */
export async function measureLoad(): Promise<Report> {
  const server = createServer((asked, sent) => {
    // A mistake in there ends the bench.
    void (async () => {
      const url = `http://127.0.0.1${asked.url}`;
      const headers = new Headers(asked.headers as Record<string, string>);
      const isPost = asked.method === 'POST';
      const body = isPost ? await text(asked) : null;
      const request = new Request(url, { method: asked.method ?? 'GET', headers, body });
      const response = isPost ? await answerContact(request, { store, content }) : getVehicles(request);
      sent.writeHead(response.status, Object.fromEntries(response.headers));
      sent.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const report = { table: {} as Report['table'], missed: [] as string[] };
  for (const [name, options] of Object.entries(series)) {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { requests, latency, errors, non2xx } = await autocannon({
      url,
      connections: 50,
      duration: 10,
      ...options,
    });
    const failed = errors + non2xx;
    report.table[name] = { 'a second': requests.average, 'p99 ms': latency.p99, failed };
    if (failed > 0) report.missed.push(`${name}: ${failed} failed`);
  }
  await new Promise((resolve) => server.close(resolve));
  return report;
}
