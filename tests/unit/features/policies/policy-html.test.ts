import { describe, expect, test } from 'vitest';
import { renderPolicy } from '../../../../src/features/policies/policy-html.ts';

const table = '| Rule | Figure |\n| --- | --- |\n| Late return | $25 |\n';

describe('renderPolicy', () => {
  test('keeps a telephone number on one line, also where it is a link', () => {
    const { html } = renderPolicy('Call [(212) 555-0100](tel:+12125550100).');
    expect(html).toBe(
      '<p>Call <a href="tel:+12125550100"><span class="inline-block">(212) 555-0100</span></a>.</p>\n',
    );
  });

  test('gives the sections in order, each with its anchor, its heading and its text', () => {
    expect(renderPolicy('First.\n\n## Who can rent\n\nAll.\n\n## Late returns & fees\n\nNone.')).toEqual({
      html: '<p>First.</p>\n',
      sections: [
        { id: 'who-can-rent', title: 'Who can rent', html: '<p>All.</p>\n' },
        { id: 'late-returns-fees', title: 'Late returns & fees', html: '<p>None.</p>\n' },
      ],
    });
  });

  test.each<[string, string[], string[]]>([
    ['two that differ in signs only', ['Fees', 'Fees!'], ['fees', 'fees-2']],
    ['three alike', ['Fees', 'Fees', 'Fees'], ['fees', 'fees-2', 'fees-3']],
    [
      'one whose own anchor is a number of another',
      ['Fees', 'Fees!', 'Fees 2'],
      ['fees', 'fees-3', 'fees-2'],
    ],
    ['one named like a place of every page', ['Content'], ['content-2']],
    ['one of signs alone', ['...', '!'], ['section', 'section-2']],
  ])('gives each section an anchor of its own: %s', (_, titles, anchors) => {
    const { sections } = renderPolicy(titles.map((title) => `## ${title}\n\nText.\n`).join('\n'));
    expect(sections.map(({ id }) => id)).toEqual(anchors);
  });

  test.each([
    ['**Late** returns', 'late-returns', 'Late returns'],
    ['**Late _and_ `lost`**', 'late-and-lost', 'Late and lost'],
    ['[Rates](/rentals) and <small>fees</small>', 'rates-and-fees', 'Rates and fees'],
    ['\\*Fees\\*', 'fees', '*Fees*'],
    ['Tom & "Ann" < 3', 'tom-ann-3', 'Tom & "Ann" < 3'],
  ])('gives the heading %s without its marks', (heading, id, title) => {
    expect(renderPolicy(`## ${heading}\n\n${table}`).sections).toMatchObject([{ id, title }]);
  });

  test('takes headings below a section as text without an anchor', () => {
    const { sections } = renderPolicy('## Fees\n\n### Cleaning');
    expect(sections).toEqual([{ id: 'fees', title: 'Fees', html: '<h3>Cleaning</h3>\n' }]);
  });

  test('marks the heads of columns and rows', () => {
    const { html } = renderPolicy(table);
    expect(html).toContain('<th scope="col">Rule</th><th scope="col">Figure</th>');
    expect(html).toContain('<tr><th scope="row">Late return</th><td>$25</td></tr>');
  });

  test('names every table after its heading, and counts a second one', () => {
    const { sections } = renderPolicy(`## "Fees" & more\n\n${table}\nText.\n\n${table}`);
    const names = [...(sections[0]?.html ?? '').matchAll(/aria-label="([^"]*)" tabindex="0"/g)].map(
      (match) => match[1],
    );
    expect(names).toEqual(['&quot;Fees&quot; &amp; more, table', '&quot;Fees&quot; &amp; more, table 2']);
  });

  test('keeps lists and emphasis', () => {
    const { html } = renderPolicy('- **No refund** on early return');
    expect(html).toContain('<li><strong>No refund</strong> on early return</li>');
  });
});
