import { expect, test } from 'vitest';
import { isIndexable } from '../../../src/lib/deploy.ts';

test.each([
  ['the live site', { CONTEXT: 'production' }, true],
  ['a build on a computer', {}, true],
  ['a preview', { CONTEXT: 'deploy-preview' }, false],
])('search engines may list %s: %j is %s', (_, env, expected) => {
  expect(isIndexable(env)).toBe(expected);
});
