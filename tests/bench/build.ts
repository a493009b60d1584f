// How long a build takes in a fresh copy of the sources: the first one, and one after it. Encoded pictures are brought
// along, as the host keeps them from deploy to deploy; nothing of the working copy is touched.
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuild } from './run-build.ts';
import type { Report } from './row.ts';

const sources = ['astro.config.mjs', 'data', 'netlify', 'package.json', 'public', 'src', 'tsconfig.json'];
const pictures = join('.cache', 'pictures');

/** Seconds of a cold and a warm build, with the computing in them. */
export async function measureBuild(): Promise<Report> {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'cold-build-'));
  try {
    for (const path of [...sources, ...(existsSync(pictures) ? [pictures] : [])]) {
      cpSync(path, join(root, path), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    const cold = await runBuild(join(root, 'dist'), { root });
    const warm = await runBuild(join(root, 'dist'), { root });
    const note = (cpuSeconds: number) => `${cpuSeconds.toFixed(1)} s of computing`;
    return {
      rows: [
        {
          what: `build of ${cold.pageCount} pages, cold, pictures encoded before`,
          value: cold.seconds,
          unit: 's',
          atMost: 90,
          note: note(cold.cpuSeconds),
        },
        { what: 'build, warm', value: warm.seconds, unit: 's', atMost: 20, note: note(warm.cpuSeconds) },
      ],
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
