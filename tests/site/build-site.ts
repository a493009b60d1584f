// Builds the site for a test, as the host does: not with the variables by which libraries know that they are tested.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * A new folder to build into. It stands in the project, since Astro keeps what it builds on the way in that folder then,
 * and for all folders elsewhere in one place, where two builds at once would harm each other.
 */
export function makeBuildFolder(name: string): string {
  const parent = join(process.cwd(), '.cache', 'tests');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${name}-`));
}

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
