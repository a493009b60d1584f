import { transformSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { syntaxTargets } from '../../src/build/oldest-browsers.ts';
import { files, readBuiltFile } from './built-site.ts';

const scripts = files.filter((path) => path.endsWith('.js'));

const write = (script: string, target: string | string[]) =>
  transformSync('script.js', script, { target }).code;

test.each(scripts)('%s has no syntax that the oldest browsers cannot read', (path) => {
  const script = readBuiltFile(path).toString();
  expect(write(script, syntaxTargets)).toBe(write(script, 'esnext'));
});

test('and the test would notice newer syntax', () => {
  const script = 'using file = open();';
  expect(write(script, syntaxTargets)).not.toBe(write(script, 'esnext'));
});
