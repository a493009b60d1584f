import { expect, test } from 'vitest';
import { renderPolicy } from '../../../../src/features/policies/policy-html.ts';

const table = '| Rule | Figure |\n| --- | --- |\n| Late return | $25 |\n';

test('a policy has an introduction and sections with anchor, heading and text', () => {
  const { html, sections } = renderPolicy(
    'First.\n\n## Who can rent\n\n### Age\n\n## Late returns & fees\n\n- **None**',
  );
  expect(html).toBe('<p>First.</p>\n');
  expect(sections).toEqual([
    { id: 'who-can-rent', title: 'Who can rent', html: '<h3>Age</h3>\n' },
    {
      id: 'late-returns-fees',
      title: 'Late returns & fees',
      html: '<ul>\n<li><strong>None</strong></li>\n</ul>\n',
    },
  ]);
});

test.each<[string[], string[]]>([
  [
    ['Fees', 'Fees!'],
    ['fees', 'fees-2'],
  ],
  [['Content'], ['content-2']],
  [['...'], ['section']],
  [['**Late _and_ `lost`**'], ['late-and-lost']],
  [['[Rates](/rentals) and <small>fees</small>'], ['rates-and-fees']],
])('the sections %j have the anchors %j, which no page uses twice', (titles, anchors) => {
  const { sections } = renderPolicy(titles.map((title) => `## ${title}\n\nText.\n`).join('\n'));
  expect(sections.map(({ id }) => id)).toEqual(anchors);
});

test('a table is a named region with heads of columns and rows', () => {
  const [section] = renderPolicy(`## "Fees" & more\n\n${table}\nText.\n\n${table}`).sections;
  const { html = '' } = section ?? {};
  expect(html).toContain('<th scope="col">Rule</th><th scope="col">Figure</th>');
  expect(html).toContain('<tr><th scope="row">Late return</th><td>$25</td></tr>');
  const names = [...html.matchAll(/aria-label="([^"]*)" tabindex="0"/g)].map(([, name]) => name);
  expect(names).toEqual(['&quot;Fees&quot; &amp; more, table 1', '&quot;Fees&quot; &amp; more, table 2']);
});
