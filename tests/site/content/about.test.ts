import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { findSection, getMain, listHeadings, listLinks, readText } from '../page-parts.ts';

const { counties, pages } = getContent();

const copy = pages.about;

describe('the about page', () => {
  test('tells the story', () => {
    const text = readText(findSection('/about', copy.story.title));
    for (const paragraph of copy.story.paragraphs) expect(text).toContain(paragraph);
  });

  test.each([
    ['values as headings', copy.values, 'h3'],
    ['team as terms', copy.team, 'dt'],
  ] as const)('says what there is to say of the %s', (_name, section, element) => {
    const titles = section.cards.map((card) => card.title);
    expect(listHeadings(findSection('/about', section.title), element)).toEqual(titles);
  });

  test('lists the service area', () => {
    const hrefs = listLinks(findSection('/about', copy.areas.title)).map((link) => link.href);
    expect(hrefs).toEqual(counties.map((county) => county.path));
  });

  test('leads to the contact page and the inventory', () => {
    const hrefs = listLinks(getMain('/about')).map((link) => link.href);
    expect(hrefs).toEqual(expect.arrayContaining(['/contact', '/inventory']));
  });
});
