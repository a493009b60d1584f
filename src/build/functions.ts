// Packs each function of netlify/functions, with what it imports and what it needs of the data, into one file. The
// platform's own packer takes whole packages along, which made archives of 1.1 to 1.6 MB and a cold start that reads 900
// files.
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { build, watch, type BuildOptions, type Plugin, type WatchOptions } from 'rolldown';
import { pickFunctionContent, type FunctionContent } from '../../netlify/lib/function-content.ts';
import { DataFolder } from '../content/engine/data-folder.ts';
import { openContent, type Content } from '../content/load.ts';
import { dataRoot } from '../content/site.ts';

const sourceFolder = join('netlify', 'functions');
const contentModule = resolve('netlify', 'lib', 'function-content.ts');

/** Where the packed functions lie beside a built site; `directory` in netlify.toml names the same folder. */
export const packedFunctionsFolder = join('.netlify', 'packed-functions');

/** Writes every function to the folder, for a build that began at the given time, and drops what was there before. */
export async function packFunctions(content: Content, builtAt: Date, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build(await listBundles(folder, () => pickFunctionContent(content, builtAt)));
}

/**
 * Packs like packFunctions, and a function again whenever the data or a file that it imports changes; a mistake is told
 * in the terminal. Resolves, once all are packed, with what ends it. A new function needs a new start.
 */
export async function watchFunctions(): Promise<() => Promise<void>> {
  await rm(packedFunctionsFolder, { recursive: true, force: true });
  const watcher = watch(
    await listBundles(packedFunctionsFolder, () => pickFunctionContent(openContent(dataRoot), new Date())),
  );
  await new Promise<void>((resolve) => {
    watcher.on('event', async (event) => {
      if (event.code === 'END') resolve();
      if (event.code === 'ERROR') console.error(event.error.message);
      if ('result' in event) await event.result.close();
    });
  });
  return () => watcher.close();
}

async function listBundles(
  folder: string,
  readContent: () => FunctionContent,
): Promise<(BuildOptions & WatchOptions)[]> {
  const files = await readdir(sourceFolder);
  return files.map((file) => ({
    input: join(sourceFolder, file),
    platform: 'node',
    plugins: [packContent(readContent)],
    logLevel: 'warn',
    // Not minified: the platform reads `config` from the source, and an error's trace stays readable.
    output: {
      file: join(folder, `${parse(file).name}.mjs`),
      format: 'esm',
      codeSplitting: false,
    },
  }));
}

/** Puts what functions need of the data in place of the module that would read it. */
function packContent(readContent: () => FunctionContent): Plugin {
  return {
    name: 'pack-content',
    load(id) {
      if (id !== contentModule) return undefined;
      for (const { path } of new DataFolder(dataRoot).readAllTexts()) {
        this.addWatchFile(join(dataRoot, path));
        // A new file is a change of its folder.
        this.addWatchFile(dirname(join(dataRoot, path)));
      }
      const content = JSON.stringify(readContent());
      return `const content = ${content};\nexport const readFunctionContent = () => content;\n`;
    },
  };
}
