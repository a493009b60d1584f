import { describe, expect, test } from 'vitest';
import { renderPolicy } from '../../src/lib/policy-html.ts';

const table = '| Rule | Figure |\n| --- | --- |\n| Late return | $25 |\n';

describe('renderPolicy', () => {
  test('lists the sections in order, each with the anchor of its heading', () => {
    const { html, sections } = renderPolicy('## Who can rent\n\nText.\n\n## Late returns & fees\n\nText.');
    expect(sections).toEqual([
      { id: 'who-can-rent', title: 'Who can rent' },
      { id: 'late-returns-fees', title: 'Late returns & fees' },
    ]);
    expect(html).toContain('<h2 id="who-can-rent">Who can rent</h2>');
    expect(html).toContain('<h2 id="late-returns-fees">Late returns &amp; fees</h2>');
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
