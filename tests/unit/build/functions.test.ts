import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { packedFunctionsFolder, watchFunctions, writeFunctionContent } from '../../../src/build/functions.ts';
import { getRecords, setRecords } from '../../../src/content/site-records.ts';
import { makeBuildFolder } from '../../site/build-site.ts';

test('functions are packed again with each change of the content while the site is developed', async () => {
  const folder = makeBuildFolder('functions');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const readPacked = () => readFileSync(join(folder, packedFunctionsFolder, 'vehicles.mjs'), 'utf8');
  await writeFunctionContent(new Date(), folder);
  const watcher = await watchFunctions(folder, console);
  onTestFinished(() => watcher.close());
  expect(readPacked()).not.toContain('Renamed');
  const { dealer, ...others } = getRecords();
  setRecords({ ...others, dealer: { ...dealer, value: { ...dealer.value, name: 'Renamed Carts' } } });
  onTestFinished(() => void setRecords(undefined));
  await writeFunctionContent(new Date(), folder);
  await vi.waitFor(() => expect(readPacked()).toContain('Renamed Carts'), { timeout: 60_000 });
});
