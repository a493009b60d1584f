import { expect, test } from 'vitest';
import { listScriptNames } from '../../src/build/page-css.ts';
import { listModules } from './modules.ts';
import { pages, readBuiltFile } from './built-site.ts';

test('islands find their classes in the page under the names that their scripts use', () => {
  const wrong = new Set<string>();
  for (const page of pages) {
    for (const island of page.$('astro-island').toArray()) {
      const script = page.$(island).attr('component-url') ?? '';
      const names = new Set(
        [...listModules(script)].flatMap((file) => listScriptNames(readBuiltFile(file).toString())),
      );
      // What an island takes as a slot, it never renders again.
      const own = page.$(island).clone();
      own.find('astro-slot').remove();
      for (const element of own.find('[class]').toArray()) {
        for (const name of (page.$(element).attr('class') ?? '').split(/\s+/).filter(Boolean)) {
          if (!names.has(`.${name}`)) wrong.add(`${page.path}: ${script}: ${name}`);
        }
      }
    }
  }
  expect([...wrong]).toEqual([]);
});
