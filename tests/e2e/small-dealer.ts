// The site of the made-up small dealer (tests/fixtures/data), whose words no staff change: for specs that hold texts. Built
// once for the specs of a worker, on a day before one of its holidays.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startClockAt } from '../fake-clock.ts';
import { buildSite, makeBuildFolder } from '../site/build-site.ts';
import { test as base } from './fixtures.ts';
import { serveBuild } from './serve-build.ts';

export const test = base.extend<object, { smallDealer: string }>({
  smallDealer: [
    async ({}, use) => {
      const folder = join(makeBuildFolder('small-dealer'), 'dist');
      const clock = startClockAt('2026-11-20T17:00:00Z');
      await buildSite(folder, { ...clock, DATA_DIR: join('tests', 'fixtures', 'data'), SHARE_IMAGES: 'off' });
      const { url, close } = await serveBuild(folder);
      await use(url);
      await close();
      rmSync(dirname(folder), { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ smallDealer }, use) => {
    await use(smallDealer);
  },
});
