// Packs each function of netlify/functions, with what it imports and what it needs of the data, into one file. The
// platform's own packer takes whole packages along, which made archives of 1.1 to 1.6 MB and a cold start that reads 900
// files.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { build, watch, type BuildOptions, type RolldownWatcher } from 'rolldown';
import { buildFunctionContent } from '../../netlify/lib/function-content.ts';

const sourceFolder = join('netlify', 'functions');

/** Where the packed functions are beside a built site; `directory` in netlify.toml names the same folder. */
export const packedFunctionsFolder = join('.netlify', 'packed-functions');

/** The JSON file that functions import as `#function-content` (`imports` in package.json), beside a built site. */
const contentFile = join('.netlify', 'function-content.json');

/** Writes what functions need of data/, for a build that began at the given time. */
export async function writeFunctionContent(builtAt: Date, parent: string): Promise<void> {
  await mkdir(join(parent, '.netlify'), { recursive: true });
  await writeFile(join(parent, contentFile), JSON.stringify(buildFunctionContent(builtAt)));
}

/** Packs every function with the content that was written, and drops what was packed before. */
export async function packFunctions(parent: string): Promise<void> {
  await rm(join(parent, packedFunctionsFolder), { recursive: true, force: true });
  await build(await listBundles(parent));
}

/** Packs every function, and each again whenever one of its sources or the content changes. */
export async function watchFunctions(
  parent: string,
  logger: Pick<AstroIntegrationLogger, 'error'>,
): Promise<RolldownWatcher> {
  const watcher = watch(await listBundles(parent));
  return new Promise((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') logger.error(event.error.message);
      if (event.code === 'END') resolve(watcher);
    });
  });
}

async function listBundles(parent: string): Promise<(BuildOptions & { output: object })[]> {
  const files = await readdir(sourceFolder);
  return files.map((file) => ({
    input: join(sourceFolder, file),
    platform: 'node',
    // Builds into other folders at the same time do not meet.
    resolve: { alias: { '#function-content': join(parent, contentFile) } },
    logLevel: 'warn',
    // Not minified: the platform reads `config` from the source, and an error's trace stays readable.
    output: {
      file: join(parent, packedFunctionsFolder, `${parse(file).name}.mjs`),
      format: 'esm',
      codeSplitting: false,
    },
  }));
}
