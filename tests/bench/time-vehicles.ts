// A process of its own: loads the packed vehicle function that the first argument names, with the data that DATA_DIR
// names, and prints how long that and its answers took, in milliseconds.
import { pathToFileURL } from 'node:url';
import { timeWarm } from './time-warm.ts';

const start = performance.now();
const loaded = (await import(pathToFileURL(process.argv[2] ?? '').href)) as {
  default: (request: Request) => Response;
};
const coldMs = performance.now() - start;
const ask = (path: string) => loaded.default(new Request(`http://localhost${path}`));
const vehicles = (await ask('/api/vehicles').json()) as { id: string }[];
const measured = {
  count: vehicles.length,
  coldMs,
  listMs: await timeWarm(() => ask('/api/vehicles')),
  oneMs: await timeWarm(() => ask(`/api/vehicles/${vehicles.at(-1)?.id}`)),
};
console.log(JSON.stringify(measured));
