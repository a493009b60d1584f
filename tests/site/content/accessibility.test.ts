import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { fixedPages } from '../../../src/site/fixed-pages.ts';
import { phoneHref } from '../../../src/lib/paths.ts';
import { getPage } from '../built-site.ts';
import { findSection, getMain, listLinks, listPairs } from '../page-parts.ts';

const { dealer, pages } = getContent();

describe('the page on access', () => {
  test.each([pages.accessibility.tested, pages.accessibility.known])(
    'says "$title" row by row',
    (section) => {
      const rows = listPairs(findSection(fixedPages.accessibility.path, section.title));
      expect(rows).toEqual(section.cards.map(({ title, text }) => [title, text]));
    },
  );

  test('names telephone, e-mail and the contact form for those who are kept out', () => {
    const hrefs = listLinks(getMain(fixedPages.accessibility.path)).map(({ href }) => href);
    expect(hrefs).toContain(phoneHref(dealer.phone));
    expect(hrefs).toContain(`mailto:${dealer.email}`);
    expect(hrefs.some((href) => href.startsWith('/contact?interest=general'))).toBe(true);
  });

  test('is linked from the footer of the home page', () => {
    const links = listLinks(getPage('/').$('footer')).map(({ href }) => href);
    expect(links).toContain(fixedPages.accessibility.path);
  });
});
