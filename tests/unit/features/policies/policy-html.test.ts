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

  test('lists the sections in order, each with the anchor of its heading', () => {
    const { html, sections } = renderPolicy('## Who can rent\n\nText.\n\n## Late returns & fees\n\nText.');
    expect(sections).toEqual([
      { id: 'who-can-rent', titleHtml: 'Who can rent' },
      { id: 'late-returns-fees', titleHtml: 'Late returns &amp; fees' },
    ]);
    expect(html).toContain('<h2 id="who-can-rent">Who can rent</h2>');
    expect(html).toContain('<h2 id="late-returns-fees">Late returns &amp; fees</h2>');
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
    const { html, sections } = renderPolicy(titles.map((title) => `## ${title}\n\nText.\n`).join('\n'));
    expect(sections.map(({ id }) => id)).toEqual(anchors);
    expect([...html.matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id)).toEqual(anchors);
  });

  test.each([
    ['**Late** returns', 'late-returns', 'Late returns'],
    ['**Late _and_ `lost`**', 'late-and-lost', 'Late and lost'],
    ['[Rates](/rentals) and <small>fees</small>', 'rates-and-fees', 'Rates and fees'],
    ['\\*Fees\\*', 'fees', '*Fees*'],
    ['Tom &amp; "Ann" < 3', 'tom-amp-ann-3', 'Tom &amp; &quot;Ann&quot; &lt; 3'],
  ])('lists the heading %s without its marks', (heading, id, titleHtml) => {
    const { html, sections } = renderPolicy(`## ${heading}\n\n${table}`);
    expect(sections).toEqual([{ id, titleHtml }]);
    expect(html).toContain(`aria-label="${titleHtml}, table"`);
  });

  test('takes headings below a section as text without an anchor', () => {
    const { html, sections } = renderPolicy('## Fees\n\n### Cleaning');
    expect(sections).toHaveLength(1);
    expect(html).toContain('<h3>Cleaning</h3>');
  });

  test('marks the heads of columns and rows', () => {
    const { html } = renderPolicy(`## Fees\n\n${table}`);
    expect(html).toContain('<th scope="col">Rule</th><th scope="col">Figure</th>');
    expect(html).toContain('<tr><th scope="row">Late return</th><td>$25</td></tr>');
  });

  test('names every table after its heading, and counts a second one', () => {
    const { html } = renderPolicy(`## "Fees" & more\n\n${table}\nText.\n\n${table}`);
    const names = [...html.matchAll(/aria-label="([^"]*)" tabindex="0"/g)].map((match) => match[1]);
    expect(names).toEqual(['&quot;Fees&quot; &amp; more, table', '&quot;Fees&quot; &amp; more, table 2']);
  });

  test('keeps lists and emphasis', () => {
    const { html } = renderPolicy('- **No refund** on early return');
    expect(html).toContain('<li><strong>No refund</strong> on early return</li>');
  });
});
