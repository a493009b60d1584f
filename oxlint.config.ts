import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The rooms, a floor at a time: a file imports its own room and those of the floors before it in this list, types included.
 * So no room leads back to itself; see "Rooms" in src/README.md.
 */
const floors = [
  ['src/lib', 'src/styles'],
  ['src/schemas'],
  ['src/ui'],
  ['src/features/dealer', 'src/features/calculator'],
  ['src/site', 'src/features/financing'],
  ['src/features/vehicles', 'src/features/services', 'src/features/policies'],
  ['src/features/inventory', 'src/features/lists', 'src/features/rentals'],
  ['src/features/brands', 'src/features/contact', 'src/features/places'],
  ['src/features/home'],
  ['src/content'],
  ['src/layouts', 'netlify'],
  ['src/build'],
  ['src/pages', 'src/cms'],
  ['src/commands'],
];

/** Rooms that read neither files nor pages. */
const pure = ['src/lib', 'src/schemas', 'src/ui', 'src/site', 'src/features'];

interface Pattern {
  group: string[];
  message: string;
  allowTypeImports?: boolean;
}

/** What the files of a room must not import. */
function forbid(room: string, floor: number): Pattern[] {
  const beside = floors
    .slice(floor)
    .flat()
    .filter((other) => other !== room);
  const rooms = beside.map((other) => `**/${other.slice(other.lastIndexOf('/') + 1)}/**`);
  const patterns = [
    { group: rooms, message: 'stands on this floor or a later one (floors, oxlint.config.ts)' },
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
const serverSchemas: Pattern = {
  group: ['zod', '**/*.schema.ts', '!**/contact-message.schema.ts', '!**/api-vehicle.schema.ts'],
  message: 'a visitor downloads it, or its types alone are needed',
  allowTypeImports: true,
};

function restrictImports(files: string[], patterns: Pattern[]): OxlintOverride {
  return { files, rules: { 'typescript/no-restricted-imports': ['error', { patterns }] } };
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

/** Beyond those that are always right: the ones of typescript-eslint's recommended set. */
const typeRules = [
  'ban-ts-comment',
  'no-empty-object-type',
  'no-explicit-any',
  'no-misused-promises',
  'no-namespace',
  'no-require-imports',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'only-throw-error',
  'prefer-promise-reject-errors',
  'require-await',
  'restrict-plus-operands',
];

const heardEvents = [
  ...['onClick', 'onMouseDown', 'onMouseUp', 'onKeyDown', 'onKeyPress', 'onKeyUp'],
  ...['onError', 'onLoad'],
];

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(typeRules.map((rule) => [`typescript/${rule}`, 'error'])),
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-array-constructor': 'error',
    // Destructuring leaves fields out of an object.
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    // Playwright reads what a fixture needs from the pattern of its first parameter.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // Texts are counted by code points, as the limits of messages are.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    // Screen readers say more of a status than of an output; an empty first choice has no label.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    // What is sent or typed within a form is heard at the form.
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: heardEvents }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Template literals print numbers on purpose; everything else still needs a conversion.
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  },
  overrides: [
    {
      // Fields belong to the document, so that they work without a script; the script sets their values.
      files: ['src/features/contact/use-contact-draft.ts'],
      rules: { 'react/immutability': 'off', 'react/set-state-in-effect': 'off' },
    },
    // Playwright's fixtures have a `use` of their own.
    { files: ['src/**/*.tsx'], rules: { 'react/rules-of-hooks': 'error' } },
    ...importRules,
  ],
});
