// Packs each function of netlify/functions, with what it imports and what it needs of the data, into one file. The
// platform's own packer takes whole packages along, which made archives of 1.1 to 1.6 MB and a cold start that reads 900
// files.
import { readdir, rm } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'rolldown';
import { pickFunctionContent, type FunctionContent } from '../../netlify/lib/function-content.ts';
import type { Content } from '../content/load.ts';

const sourceFolder = join('netlify', 'functions');
const contentModule = resolve('netlify', 'lib', 'function-content.ts');

/** Where the packed functions lie beside a built site; `directory` in netlify.toml names the same folder. */
export const packedFunctionsFolder = join('.netlify', 'packed-functions');

/** Writes every function to the folder, for a build that began at the given time, and drops what was there before. */
export async function packFunctions(content: Content, builtAt: Date, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build(await listBundles(folder, pickFunctionContent(content, builtAt)));
}

async function listBundles(folder: string, content: FunctionContent): Promise<BuildOptions[]> {
  const files = await readdir(sourceFolder);
  return files.map((file) => ({
    input: join(sourceFolder, file),
    platform: 'node',
    plugins: [packContent(content)],
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
function packContent(content: FunctionContent): Plugin {
  return {
    name: 'pack-content',
    load(id) {
      if (id !== contentModule) return undefined;
      return `const content = ${JSON.stringify(content)};\nexport const readFunctionContent = () => content;\n`;
    },
  };
}
