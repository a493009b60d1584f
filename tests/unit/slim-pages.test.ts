import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renewPolicy } from '../../src/build/page-policy.ts';
import { joinStyles } from '../../src/build/slim-pages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the styles of a page stand in one element at the end of its head', () => {
  const html =
    '<head><style>.a{color:red}</style></head><p class="a">$&</p><style>.b{color:red}h1{margin:0}</style>';
  expect(joinStyles(html, new Set(['.a', 'h1']))).toBe(
    '<head><style>.a{color:red}h1{margin:0}</style></head><p class="a">$&</p>',
  );
});

test('the policy of a page names the style that it has now, and the allowed scripts that are left', () => {
  const policy = (scripts: string, styles: string) =>
    `<meta http-equiv="content-security-policy" content="img-src 'self' data:;script-src 'self'${scripts};style-src 'self'${styles}">`;
  const rest = '<style>.a{color:red}</style><script>stays()</script><script>unknown()</script>';
  const before = policy(
    ` ${hashOf('stays()')} ${hashOf('gone()')}`,
    ` ${hashOf('.old{}')} ${hashOf('.older{}')}`,
  );
  expect(renewPolicy(`${before}${rest}`)).toBe(
    `${policy(` ${hashOf('stays()')}`, ` ${hashOf('.a{color:red}')}`)}${rest}`,
  );
  expect(renewPolicy(`${before}${rest}`, ['added()'])).toContain(
    ` ${hashOf('stays()')} ${hashOf('added()')};`,
  );
});
