import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { getVehicles } from '../../src/content/site.ts';
import { vehiclePath } from '../../src/lib/paths.ts';
import { withoutIslandStyles } from '../island-styles.ts';
import { listPaths, pages, type BuiltPage } from './built-site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // React writes <img srcSet="…"/> and required=""; HTML takes both.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // A text field without a type is a text field; the only one is the trap for robots.
      'no-implicit-input-type': 'off',
      // Numbers stay on one line by CSS; other characters in them would break search on the page and copying.
      'tel-non-breaking': 'off',
      // Headings of policies may start with a digit ("2025 Goals"); HTML allows it since version 5.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** Pages of one kind are alike: vehicles of a condition, lists, policies, counties, towns. */
function describeKind({ path }: BuiltPage): string {
  const vehicle = getVehicles().find(({ id }) => vehiclePath(id) === path);
  return vehicle?.condition ?? /^\/(carts|policies)\/|(-county)?-golf-carts$/.exec(path)?.[0] ?? path;
}

test('html-validate finds nothing wrong on a page of each kind', () => {
  const examples = [...Map.groupBy(pages, describeKind).values()].flatMap(([first]) => first ?? []);
  const problems = examples.flatMap(({ path, html }) =>
    validator
      .validateStringSync(withoutIslandStyles(html), path)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? ''})`),
  );
  expect(problems).toEqual([]);
});

test('no page has a token left in its text, head or markup', () => {
  expect(listPaths(({ html }) => html.includes('{{'))).toEqual([]);
});
