import { transformSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { syntaxTargets } from '../../src/build/oldest-browsers.ts';
import { files, readBuiltFile } from './built-site.ts';

const scripts = files.filter((path) => path.endsWith('.js'));

test.each(scripts)('%s has no syntax that the oldest browsers cannot read', (path) => {
  const script = readBuiltFile(path).toString();
  const written = (target: string | string[]) => transformSync(path, script, { target }).code;
  expect(written(syntaxTargets)).toBe(written('esnext'));
});
