import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Forbids imports that point against the direction of data; see "Import direction" in src/README.md. */
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

const content = ['**/content/**'];
// The browser gets the two schemas that are written with zod/mini; of all others only the types.
const schemasWithFullZod = [
  '**/schemas/*',
  '!**/schemas/contact-message.ts',
  '!**/schemas/vehicle.ts',
  '**/schemas/pages/*',
];
const view = ['**/editor/**', '**/components/**', '**/islands/**', '**/layouts/**', '**/pages/*.astro'];

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
  { files: ['src/**/*.tsx'], ...jsxA11y.configs.recommended },
  { files: ['src/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  forbid(
    ['src/schemas/**'],
    [
      [
        '**/lib/**',
        '**/build/**',
        '**/commands/**',
        '**/netlify/**',
        'react*',
        'astro*',
        ...content,
        ...view,
      ],
      'schemas know nothing but other schemas',
      false,
    ],
  ),
  forbid(
    ['src/lib/**'],
    [
      [...content, '**/build/**', '**/commands/**', '**/netlify/**', 'react*', 'astro*', 'node:*', ...view],
      'lib is pure: data comes as an argument',
      false,
    ],
  ),
  forbid(
    ['src/content/**'],
    [['**/build/**', '**/commands/**', 'react*', 'astro*', ...view], 'content knows nothing of pages'],
  ),
  forbid(
    ['src/components/**', 'src/layouts/PolicyLayout.astro'],
    [[...content, '**/build/**', '**/editor/**'], 'components get facts as props'],
  ),
  forbid(
    ['src/layouts/BaseLayout.astro'],
    [['**/build/**', '**/editor/**'], 'pages know nothing of the build'],
  ),
  forbid(
    ['src/pages/**'],
    [
      ['**/build/**', '**/editor/**', 'node:fs*', './*.astro', '../*.astro'],
      'pages read content and share nothing',
    ],
  ),
  forbid(
    ['src/editor/**'],
    [
      ['**/build/**', '**/components/**', '**/islands/**', '**/layouts/**', '**/pages/*.astro'],
      'the editor is a tool beside the site',
    ],
  ),
  forbid(
    ['src/islands/**'],
    [
      [...content, '**/editor/**', 'zod', ...schemasWithFullZod],
      'what a visitor downloads uses pure lib only',
    ],
  ),
  forbid(
    ['netlify/**'],
    [['**/build/**', ...view, 'astro*', 'react*'], 'functions stand beside pages, not on them'],
  ),
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'] },
      'import-x/resolver-next': [createNodeResolver()],
    },
    rules: {
      // No package imports the site, and following what they import takes most of a run.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      // The host installs what a build and the functions need, and no tool of developers (netlify.toml).
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: ['src/commands/**', 'src/editor/**', 'tests/**'] },
      ],
    },
  },
);
