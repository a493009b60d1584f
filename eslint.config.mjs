import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * The rooms, a floor at a time: a file imports its own room and those of the floors before it in this list, types included.
 * So no room leads back to itself; see "Rooms" in src/README.md.
 */
const floors = [
  ['src/lib', 'src/schemas', 'src/styles'],
  ['src/ui'],
  ['src/features/dealer', 'src/features/calculator'],
  ['src/site', 'src/features/financing'],
  ['src/features/vehicles', 'src/features/services', 'src/features/policies'],
  ['src/features/inventory', 'src/features/lists', 'src/features/rentals'],
  ['src/features/brands', 'src/features/contact', 'src/features/places'],
  ['src/features/home'],
  ['src/content'],
  ['src/layouts', 'src/studio', 'netlify'],
  ['src/pages', 'src/staff'],
  ['src/build'],
  ['src/commands'],
];

/** Rooms that read neither files nor pages. */
const pure = ['src/lib', 'src/schemas', 'src/ui', 'src/site', 'src/features'];

/** What the files of a room must not import. */
function forbid(room, floor) {
  const beside = floors
    .slice(floor)
    .flat()
    .filter((other) => other !== room);
  const rooms = beside.map((other) => `**/${other.split('/').at(-1)}/**`);
  const patterns = [
    { group: rooms, message: 'stands on this floor or a later one (floors, eslint.config.mjs)' },
  ];
  if (pure.some((folder) => room.startsWith(folder))) {
    patterns.push({ group: ['node:*', 'astro:*'], message: 'data comes as an argument or a prop' });
  }
  if (room === 'src/pages') {
    patterns.push(
      { group: ['**/netlify/**', 'node:fs*'], message: 'pages read src/content' },
      { group: ['./*.astro', '../*.astro'], message: 'pages share nothing' },
    );
  }
  return patterns;
}

// The browser gets the schemas that are written with zod/mini; of all others only the types.
const serverSchemas = {
  group: ['zod', '**/*.schema.ts', '!**/contact-message.schema.ts', '!**/api-vehicle.schema.ts'],
  message: 'a visitor downloads it, or its types alone are needed',
  allowTypeImports: true,
};

function restrictImports(files, patterns) {
  return { files, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } };
}

// Nobody imports what stands on the last floor.
const importRules = floors
  .slice(0, -1)
  .flatMap((rooms, floor) =>
    rooms.flatMap((room) => [
      restrictImports([`${room}/**`], forbid(room, floor)),
      ...(room.startsWith('src/features')
        ? [restrictImports([`${room}/*.tsx`, `${room}/use-*.ts`], [...forbid(room, floor), serverSchemas])]
        : []),
    ]),
  );

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
  ...importRules,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'] },
      'import-x/resolver-next': [createNodeResolver()],
    },
    rules: {
      // The host installs what a build and the functions need, and no tool of developers (netlify.toml).
      'import-x/no-extraneous-dependencies': [
        'error',
        { devDependencies: ['src/commands/**', 'src/staff/**', 'tests/**'] },
      ],
    },
  },
);
