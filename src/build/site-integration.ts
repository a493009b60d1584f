// What the build does besides rendering pages: stop on wrong data, watch data/ while developing,
// the island directive for menus, and dist/_redirects from the data.
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { describeDataProblems } from '../lib/data/check-data.ts';
import { retiredVehicles } from '../lib/data/offers.ts';
import { vehicleRecords } from '../lib/data/vehicles.ts';
import { formatRedirects, listRedirects } from '../lib/redirects.ts';

/** The site's Astro integration. Throws on wrong data, with every mistake listed. */
export function site(): AstroIntegration {
  return {
    name: 'site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, addWatchFile, config }) => {
        const problems = await describeDataProblems();
        if (problems) throw new Error(problems);
        addWatchFile(new URL('data/', config.root));
        addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      },
      'astro:build:done': async ({ dir }) => {
        const redirects = listRedirects(vehicleRecords, retiredVehicles);
        await writeFile(new URL('_redirects', dir), formatRedirects(redirects));
      },
    },
  };
}
