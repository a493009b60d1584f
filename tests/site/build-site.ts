// Builds the site for a test, as the host does: not with the variables by which libraries know that they are tested.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds into a folder with further variables, such as DATA_DIR. Rejects with what the build printed when it fails. */
export async function buildSite(folder: string, variables: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, ['node_modules/.bin/astro', 'build', '--outDir', folder], {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...variables,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
}
