import { expect, test } from 'vitest';
import { mapConcurrently } from '../../../src/lib/map-concurrently.ts';

test('a slow item keeps no other waiting, and as many as the limit are under way', async () => {
  const slow = Promise.withResolvers<undefined>();
  const started: number[] = [];
  const mapped = mapConcurrently([0, 1, 2, 3, 4], 2, async (item) => {
    started.push(item);
    if (item === 4) slow.resolve(undefined);
    if (item === 0) await slow.promise;
    return item * 10;
  });
  expect(started).toEqual([0, 1]);
  expect(await mapped).toEqual([0, 10, 20, 30, 40]);
});

test('an item that fails rejects the whole', async () => {
  const failing = mapConcurrently([1, 2], 1, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
});
