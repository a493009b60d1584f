import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Forbids imports that point against the direction of data; see "Import direction" in the README. */
function forbid(files, ...groups) {
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: groups.map(([group, message, allowTypeImports = true]) => ({
            group,
            message,
            allowTypeImports,
          })),
        },
      ],
    },
  };
}

const gates = ['**/lib/data/*'];
const view = ['**/components/**', '**/islands/**', '**/layouts/**', '**/pages/*.astro'];

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.netlify/', '.cache/', 'node_modules/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: [] }, extraFileExtensions: ['.astro'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Template literals print numbers on purpose; everything else still needs a conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  ...astro.configs.recommended,
  {
    files: ['**/*.astro', '**/*.mjs'],
    // The type-aware rules cannot see into Astro templates; `astro check` types these files.
    ...tseslint.configs.disableTypeChecked,
  },
  { files: ['**/*.astro'], rules: { '@typescript-eslint/no-unsafe-return': 'off' } },
  { files: ['src/islands/**/*.tsx'], ...jsxA11y.configs.recommended },
  { files: ['src/islands/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  forbid(['src/schemas/**'], [[...gates, ...view], 'schemas know nothing but other schemas']),
  forbid(['src/lib/*.ts', 'src/lib/seo/**'], [[...gates, ...view], 'lib is pure: data comes as an argument']),
  forbid(['src/lib/data/**'], [view, 'gates know nothing of pages']),
  forbid(['src/components/**'], [gates, 'components get facts as props']),
  forbid(['src/islands/**'], [[...gates, 'zod'], 'what a visitor downloads uses pure lib only']),
  forbid(['netlify/**'], [[...view, 'astro*'], 'functions stand beside pages, not on them']),
);
