import { expect, test } from 'vitest';
import { moveProps } from '../../src/build/page-props.ts';

const island = (attributes: string) => `<astro-island uid="1" ${attributes} opts="{}">text</astro-island>`;
const written = 'props="{&quot;name&quot;:[0,&quot;Carts &amp; more&quot;]}"';

test('an island that fetches its props gets the address of a file that holds them', () => {
  const { html, files } = moveProps(`<p>a</p>${island(`${written} client="fetch"`)}`);
  const [[path, content] = ['', '']] = files;
  expect(path).toMatch(/^\/_astro\/props\.[0-9a-f]{8}\.json$/);
  expect(content).toBe('{"name":[0,"Carts & more"]}');
  expect(html).toBe(`<p>a</p>${island(`props-url="${path}" client="fetch"`)}`);
});

test('the name of the file follows its content', () => {
  const [first, second] = ['{}', '{&quot;a&quot;:[0,1]}'].map((props) => [
    ...moveProps(island(`props="${props}" client="fetch"`)).files.keys(),
  ]);
  expect(first).not.toEqual(second);
});

test('other islands keep their props', () => {
  const html = island(`${written} client="visible"`) + island(`${written} client="intent"`);
  expect(moveProps(html)).toEqual({ html, files: new Map() });
});
