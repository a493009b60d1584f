import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { packedFunctionsFolder, watchFunctions, writeFunctionContent } from '../../../src/build/functions.ts';
import { copyData, showFolder } from '../../data/data-copy.ts';
import { makeBuildFolder } from '../../site/build-site.ts';

test('functions are packed again with each change of the content while the site is developed', async () => {
  const folder = makeBuildFolder('functions');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const readPacked = () => readFileSync(join(folder, packedFunctionsFolder, 'vehicles.mjs'), 'utf8');
  await writeFunctionContent(new Date(), folder);
  const watcher = await watchFunctions(folder, console);
  onTestFinished(() => watcher.close());
  expect(readPacked()).not.toContain('Renamed');
  const copy = copyData();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const dealer = join(copy, 'dealer.yaml');
  writeFileSync(dealer, readFileSync(dealer, 'utf8').replace(/^name: .*$/m, 'name: Renamed Carts'));
  showFolder(copy);
  await writeFunctionContent(new Date(), folder);
  await vi.waitFor(() => expect(readPacked()).toContain('Renamed Carts'), { timeout: 60_000 });
});
