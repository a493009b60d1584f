import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `unit` needs nothing but the sources and data/; `site` reads dist/ and wants a build first. */
export default defineConfig({
  root,
  test: {
    // A run that finds no test is a mistake of the run, not a success.
    passWithNoTests: false,
    // Tests compute and wait for nothing; this only ends one that hangs, also on a machine that is busy with other work.
    testTimeout: 120_000,
    projects: [
      {
        root,
        test: { name: 'unit', include: ['tests/{unit,data}/**/*.test.ts'] },
      },
      {
        root,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'] },
      },
    ],
  },
});
