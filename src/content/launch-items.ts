// What must be replaced before the site goes live: invented or unchecked content, addresses and telephone numbers that
// lead nowhere, drawings instead of photographs, a notification that tells nobody.
import { isMap, isPair, isScalar, visit, type Node, type Pair } from 'yaml';
import {
  listWrongMailVariables,
  isNotifiedByHand,
  type Environment,
} from '../features/contact/mail-settings.ts';
import type { PaymentExample } from '../features/financing/payment-example.schema.ts';
import { findOldExample } from './checks/dates.ts';
import type { DataFile } from './engine/data-file.ts';
import type { Diagnostic } from './engine/diagnostic.ts';

/** What to do about each kind of thing, in the order in which they are listed. */
export const remedies = {
  sample: 'Invented content: write your own, then delete the line "sample: true"',
  unverified: 'Figures and facts that nobody has checked: check them, then delete the line "verified: false"',
  lawyer: 'Words that no lawyer has read: have them read, then delete the line "confirmedByLawyer: false"',
  example: 'Terms of a loan that may no longer be offered: ask the lender, then write the day',
  address: 'Addresses that lead nowhere: write your own',
  phone: 'Telephone numbers that nobody answers: write your own',
  placeholder: 'Words that stand for a text: write the text',
  picture:
    'Vehicles without a photograph: name one under "pictures:", then delete the line "picturesAreIllustrations: true" ' +
    '(data/README.md, "Add a picture")',
  mail:
    'Nobody is told of contact messages: set these variables at Netlify (netlify/README.md, "Environment variables"), or ' +
    'NOTIFY=manual if somebody reads "npm run messages" every day. Netlify\'s own variables are looked at by: ' +
    'npx netlify dev:exec --context production npm run launch:check',
  heartbeat:
    'Nobody would notice that messages are no longer mailed: set HEARTBEAT_URL (netlify/README.md, "Heartbeat") to the ' +
    'https:// address of a monitoring service',
} as const;

/** What a text may not hold on a live site, and what to do about it. */
const leftovers: readonly { expected: string; pattern: RegExp }[] = [
  { expected: remedies.address, pattern: /[\w-]\.example\b|\bexample\.(?:com|org|net)\b/i },
  { expected: remedies.phone, pattern: /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?\d{4}(?!\d)/ },
  {
    expected: remedies.placeholder,
    pattern: /\b(?:lorem ipsum|placeholder|to be (?:announced|confirmed|written)|TBA|TBD|TODO)\b/i,
  },
];

/** Everything in the files of data/ that must not go live. The files must be free of mistakes. */
export function listLaunchItems(files: ReadonlyMap<string, DataFile>): Diagnostic[] {
  return [...files].flatMap(([path, file]) => [
    ...listRecordItems(file),
    ...file.body.split('\n').flatMap((line, index) => findLeftovers(line, file.file, file.bodyLine + index)),
    ...(path.startsWith('vehicles/') ? listMissingPictures(file) : []),
  ]);
}

/** Variables that are missing or lead nowhere; none when mail is sent or somebody reads the store by hand. */
export function listMailItems(env: Environment): Diagnostic[] {
  if (isNotifiedByHand(env)) return [];
  const wrong = listWrongMailVariables(env).map((name) => ({ name, found: env[name] ?? 'not set' }));
  const invented = ['SMTP_HOST', 'MAIL_FROM', 'MAIL_TO'].flatMap((name) =>
    findLeftovers(env[name] ?? '', name, undefined).map(({ found }) => ({ name, found })),
  );
  return [...wrong, ...invented].map(({ name, found }) => describe(name, undefined, found, remedies.mail));
}

/** The URL of the heartbeat while it is missing or none; not asked for where somebody reads the store. */
export function listHeartbeatItems(env: Environment): Diagnostic[] {
  const url = env['HEARTBEAT_URL'];
  if (isNotifiedByHand(env) || (url && URL.canParse(url) && new URL(url).protocol === 'https:')) return [];
  // The URL is as good as a password, so a wrong one is not printed.
  const found = url ? 'no https:// address' : 'not set';
  return [describe('HEARTBEAT_URL', undefined, found, remedies.heartbeat)];
}

/** The example of a loan while it is older than 30 days. `today` is an ISO date. */
export function listExampleItems(paymentExample: PaymentExample, today: string): Diagnostic[] {
  return findOldExample({ paymentExample, today }).map(({ file, found }) =>
    describe(`data/${file}`, undefined, found, remedies.example),
  );
}

/** The list as people read it: what to do, with the number of things, then a line for each of them. */
export function formatLaunchItems(items: readonly Diagnostic[]): string {
  const blocks = Object.values(remedies).flatMap((remedy) => {
    const own = items
      .filter(({ expected }) => expected === remedy)
      .map(({ file, line, found }) => ({ place: line === undefined ? file : `${file}:${line}`, found }));
    if (own.length === 0) return [];
    const width = Math.max(...own.map(({ place }) => place.length));
    const lines = own.map(({ place, found }) => `  ${place.padEnd(width)}  ${found}`);
    return [[`${remedy} (${own.length})`, ...lines].join('\n')];
  });
  const count = `${items.length} ${items.length === 1 ? 'thing has' : 'things have'} to change before the site goes live`;
  return [count, ...blocks].join('\n\n');
}

/** A thing to replace: in a file, or in a variable, whose name stands in the file's place. */
function describe(file: string, line: number | undefined, found: string, expected: string): Diagnostic {
  return { severity: 'error', file, line, field: '', found, expected };
}

function listRecordItems({ file, document, lineAt }: DataFile): Diagnostic[] {
  const items: Diagnostic[] = [];
  visit(document, {
    Pair(_, pair, ancestors) {
      const remedy = findMark(pair);
      if (remedy) items.push(describe(file, lineAt(offsetOf(pair.key)), nameOwner(ancestors), remedy));
    },
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      items.push(...findLeftovers(node.value, file, lineAt(offsetOf(node))));
    },
  });
  return items;
}

/** What to do about a pair that marks its record: `sample: true`, `verified: false` or `confirmedByLawyer: false`. */
function findMark({ key, value }: Pair): string | undefined {
  if (!isScalar(key) || !isScalar(value)) return undefined;
  if (key.value === 'sample' && value.value === true) return remedies.sample;
  if (value.value !== false) return undefined;
  if (key.value === 'confirmedByLawyer') return remedies.lawyer;
  return key.value === 'verified' ? remedies.unverified : undefined;
}

/** What the record around a mark calls itself; else the field that it stands under. */
function nameOwner(ancestors: readonly unknown[]): string {
  const owner = ancestors.findLast((node) => isMap(node));
  const names = ['name', 'label', 'title', 'headline'].map((key): unknown => owner?.get(key));
  const field = ancestors.findLast((node) => isPair(node))?.key;
  const name = names.find(Boolean) ?? (isScalar(field) ? field.value : undefined);
  return typeof name === 'string' ? name : 'the whole file';
}

function findLeftovers(text: string, file: string, line: number | undefined): Diagnostic[] {
  return leftovers
    .filter(({ pattern }) => pattern.test(text))
    .map(({ expected }) => describe(file, line, text, expected));
}

function listMissingPictures({ file, lineOf, value }: DataFile): Diagnostic[] {
  const {
    name,
    pictures = [],
    picturesAreIllustrations,
  } = value as { name: string; pictures?: unknown[]; picturesAreIllustrations?: boolean };
  if (pictures.length > 0 && !picturesAreIllustrations) return [];
  const found = pictures.length > 0 ? `${name}: its pictures are illustrations` : `${name}: no picture`;
  return [describe(file, lineOf(['name']), found, remedies.picture)];
}

function offsetOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
