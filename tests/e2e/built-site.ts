// The site in dist/ for specs that look at its pages and scripts alone. Headers, redirects and functions are the host's:
// specs that try those take `test` from fixtures.ts, and get them from its emulator.
import { join } from 'node:path';
import { test as base } from './fixtures.ts';
import { serveBuild } from './serve-build.ts';

export { expect, waitForScripts } from './fixtures.ts';

export const test = base.extend<object, { builtSite: string }>({
  builtSite: [
    async ({}, use) => {
      const { url, close } = await serveBuild(join(process.cwd(), 'dist'));
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ builtSite }, use) => {
    await use(builtSite);
  },
});
