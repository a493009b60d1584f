import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { functionContentFile, smallData } from '../data/data-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests of modules that keep nothing of the day, the folder or the environment, and so may be read once for many files. */
const withSharedModules = ['tests/unit/{lib,ui,site,features,styles,content}/**/*.test.ts'];

/**
 * `unit` and `rules` need nothing but the sources and their own small dealer, `data` looks at data/; `site` reads dist/ and wants a build first, as does `acceptance`, which
 * holds what was ordered and is asked for by name.
 */
export default defineConfig({
  root,
  test: {
    // Starts sooner than processes.
    pool: 'threads',
    // Vitest would leave one core free, on two of them every second.
    maxWorkers: '100%',
    // A run that finds no test is a mistake of the run, not a success.
    passWithNoTests: false,
    // What a test waits for is a state; these only end one that hangs, also on a machine that is busy with other work.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        resolve: { alias: { '#function-content': functionContentFile } },
        test: {
          name: 'unit',
          globalSetup: 'tests/config/write-function-content.ts',
          include: ['tests/unit/**/*.test.ts'],
          exclude: withSharedModules,
          env: { DATA_DIR: smallData },
        },
      },
      {
        extends: true,
        test: { name: 'rules', include: withSharedModules, env: { DATA_DIR: smallData }, isolate: false },
      },
      {
        extends: true,
        test: { name: 'data', include: ['tests/data/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'acceptance', include: ['tests/acceptance/**/*.test.ts'] },
      },
    ],
  },
});
