import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { packedFunctionsFolder, watchFunctions, writeFunctionContent } from '../../../src/build/functions.ts';
import { getContent } from '../../../src/content/site.ts';
import { makeBuildFolder } from '../../site/build-site.ts';

test('functions are packed again with each change of the content while the site is developed', async () => {
  const folder = makeBuildFolder('functions');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const readPacked = () => readFileSync(join(folder, packedFunctionsFolder, 'vehicles.mjs'), 'utf8');
  const content = getContent();
  await writeFunctionContent(content, new Date(), folder);
  const watcher = await watchFunctions(folder, console);
  onTestFinished(() => watcher.close());
  expect(readPacked()).not.toContain('Renamed');
  const renamed = { ...content, dealer: { ...content.dealer, name: 'Renamed Carts' } };
  await writeFunctionContent(renamed, new Date(), folder);
  await vi.waitFor(() => expect(readPacked()).toContain('Renamed Carts'), { timeout: 60_000 });
});
