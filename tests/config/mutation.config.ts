import { defineConfig } from 'vitest/config';

/**
 * For Stryker, in its copy of the project; tests/mutate.ts names the one file of tests. Stryker's own list of test files
 * would do, but with it no constant is ever changed (https://github.com/stryker-mutator/stryker-js/issues/6144).
 */
export default defineConfig({
  // Days are simulated in some tests and their preparations, also beside other work.
  test: {
    include: [process.env['MUTATION_TESTS'] ?? ''],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
