import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { withoutIslandStyles } from '../island-styles.ts';
import { pages } from './built-site.ts';

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

describe('html-validate', () => {
  test('finds nothing wrong on any page', () => {
    const problems = pages.flatMap(({ path, html }) =>
      validator
        .validateStringSync(withoutIslandStyles(html), path)
        .results.flatMap((result) => result.messages)
        .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(problems).toEqual([]);
  });
});
