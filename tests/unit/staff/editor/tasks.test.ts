import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { revertFile } from '../../../../src/staff/editor/tasks.ts';

test('a file that git does not give stays as it is when it is to be brought back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-repository-'));
  writeFileSync(join(folder, 'dealer.yaml'), 'name: Changed\n');
  const bringBack = () => revertFile(folder, { summary: 'Name: Old, now Changed', path: 'dealer.yaml' });
  expect(bringBack).toThrow('Git does not give data/dealer.yaml as it was published.');
  expect(readFileSync(join(folder, 'dealer.yaml'), 'utf8')).toBe('name: Changed\n');
  rmSync(folder, { recursive: true });
});
