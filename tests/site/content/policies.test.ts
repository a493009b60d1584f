import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { getMain, listHeadings, readText } from '../page-parts.ts';

const { policies } = getContent();

describe('the document', () => {
  test.each(policies)('$path has heading, summary, three figures, contents and dates', (policy) => {
    const main = getMain(policy.path);
    const text = readText(main);
    expect(readText(main.find('h1'))).toBe(policy.title);
    expect(text).toContain(policy.summary);
    expect(main.find('section[aria-label="In short"] dd')).toHaveLength(policy.inShort.length);
    const contents = main
      .find('nav a')
      .toArray()
      .map((link) => readText(main.find(link)));
    const headings = listHeadings(main, 'h2');
    expect(contents).not.toEqual([]);
    expect(contents.filter((title) => !headings.includes(title))).toEqual([]);
    expect(
      main
        .find('time')
        .toArray()
        .map((time) => main.find(time).attr('datetime')),
    ).toEqual([policy.effectiveDate, policy.lastReviewed]);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });

  // Several documents say that their date stands "at the top of this page".
  test.each(policies)('$path shows its dates before its first section', ({ path }) => {
    const order = getMain(path)
      .find('time, h2[id]')
      .toArray()
      .map((element) => element.name);
    expect(order.slice(0, 3)).toEqual(['time', 'time', 'h2']);
  });
});
