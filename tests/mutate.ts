// `npm run mutate`: changes the rules that matter, one operator, bound or word at a time, and runs their tests; a change
// that no test notices has survived, and is printed. Run by hand, since it takes some ten minutes:
//   npm run mutate [-- <file> ...]   all files below, or the named ones
import { spawnSync } from 'node:child_process';
import packageFile from '../package.json' with { type: 'json' };

/** Files with the tests that have to notice. */
const subjects: Readonly<Record<string, string>> = {
  'src/features/calculator/eco-calculator.ts': 'tests/unit/features/calculator/eco-calculator.test.ts',
  'src/features/rentals/delivery.ts': 'tests/unit/features/rentals/delivery.test.ts',
  'src/features/rentals/rental-price.ts': 'tests/unit/features/rentals/rental-price.test.ts',
  'src/features/inventory/fetch-json.ts': 'tests/unit/features/inventory/fetch-json.test.ts',
  'src/lib/format.ts': 'tests/unit/lib/format.test.ts',
  'src/lib/token-sum.ts': 'tests/unit/lib/token-sum.test.ts',
  'src/features/inventory/inventory-filters.ts': 'tests/unit/features/inventory/inventory-filters.test.ts',
  'src/features/contact/contact-message.schema.ts': 'tests/unit/features/contact/contact-message.test.ts',
  'netlify/lib/mail-rules.ts': 'tests/unit/netlify/mail-rules.test.ts',
  'netlify/lib/notify-run.ts': 'tests/unit/netlify/{notify-run,promise,upkeep,list-mails,run-limits}.test.ts',
  'netlify/lib/upkeep.ts': 'tests/unit/netlify/{upkeep,run-limits}.test.ts',
};

// Fetched when it is asked for: a hundred packages that no other command needs.
const stryker = '10.1.1';
const packages = [
  `@stryker-mutator/core@${stryker}`,
  `@stryker-mutator/vitest-runner@${stryker}`,
  `vitest@${packageFile.devDependencies.vitest}`,
].flatMap((name) => ['--package', name]);

const asked = process.argv.slice(2);
const unknown = asked.filter((file) => !Object.hasOwn(subjects, file));
if (unknown.length > 0) {
  console.error(`no rules to change in ${unknown.join(', ')}; there are ${Object.keys(subjects).join(', ')}`);
  process.exitCode = 1;
} else {
  for (const file of asked.length > 0 ? asked : Object.keys(subjects)) mutate(file, subjects[file] ?? '');
}

function mutate(file: string, tests: string): void {
  const call = ['--yes', ...packages, 'stryker', 'run', 'tests/config/stryker.config.json', '--mutate', file];
  const env = { ...process.env, MUTATION_TESTS: tests };
  const { status } = spawnSync('npx', call, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  if (status !== 0) process.exitCode = 1;
}
