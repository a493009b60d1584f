// What must be replaced before the site goes live: invented or unchecked content, addresses and telephone numbers that
// lead nowhere, drawings instead of photographs, a notification that tells nobody.
import { isMap, isPair, isScalar, visit, type Node, type Pair } from 'yaml';
import { listWrongMailVariables, isNotifiedByHand, type Environment } from '../lib/contact/mail-settings.ts';
import type { DataText } from './data-folder.ts';
import { parseSource } from './source.ts';
import { warnOfOldExample } from './warnings/payment-example.ts';
import type { PaymentExample } from '../schemas/payment-example.ts';

const groups = {
  sample: 'Invented content: write your own, then delete the line "sample: true"',
  unverified: 'Figures and facts that nobody has checked: check them, then delete the line "verified: false"',
  lawyer: 'Words that no lawyer has read: have them read, then delete the line "confirmedByLawyer: false"',
  example: 'Terms of a loan that may no longer be offered: ask the lender, then write the day',
  address: 'Addresses that lead nowhere: write your own',
  phone: 'Telephone numbers that nobody answers: write your own',
  placeholder: 'Words that stand for a text: write the text',
  picture: 'Vehicles without a photograph: add one under "photos:" (README.md, "Add a photo")',
  mail:
    'Nobody is told of contact messages: set these variables at Netlify (README.md, "Deploy"), or NOTIFY=manual if ' +
    'somebody reads "npm run messages" every day. Netlify\'s own variables are looked at by: ' +
    'npx netlify dev:exec --context production npm run launch:check',
  heartbeat:
    'Nobody is told when the mail server itself is dead: set HEARTBEAT_URL (netlify/README.md, "When something ' +
    'waits") to the https:// address of a monitoring service',
} as const;

/** One thing to replace: why, where (file and line, or a variable), and what stands there. */
export interface LaunchItem {
  group: keyof typeof groups;
  place: string;
  found: string;
}

/** What a text may not hold on a live site, by the group that it is listed in. */
const leftovers: readonly { group: LaunchItem['group']; pattern: RegExp }[] = [
  { group: 'address', pattern: /[\w-]\.example\b|\bexample\.(?:com|org|net)\b/i },
  { group: 'phone', pattern: /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?\d{4}(?!\d)/ },
  {
    group: 'placeholder',
    pattern: /\b(?:lorem ipsum|placeholder|to be (?:announced|confirmed|written)|TBA|TBD|TODO)\b/i,
  },
];

/** Everything in the files of data/ that must not go live. The files must be free of mistakes. */
export function listLaunchItems(files: readonly DataText[]): LaunchItem[] {
  return files.flatMap(({ path, text }) => {
    const file = `data/${path}`;
    const [, frontMatter = text, body = ''] = /^---\r?\n([\s\S]*?)\r?\n(---\r?\n[\s\S]*)$/.exec(text) ?? [];
    const isDocument = body !== '';
    const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
    return [
      ...listRecordItems(file, frontMatter, isDocument ? 1 : 0),
      ...body.split('\n').flatMap((line, index) => findLeftovers(line, `${file}:${bodyLine + index}`)),
      ...(path.startsWith('vehicles/') ? listMissingPictures(file, frontMatter) : []),
    ];
  });
}

/** Variables that are missing or lead nowhere; none when mail is sent or somebody reads the store by hand. */
export function listMailItems(env: Environment): LaunchItem[] {
  if (isNotifiedByHand(env)) return [];
  const wrong = listWrongMailVariables(env).map((name) => ({ name, found: env[name] ?? 'not set' }));
  const invented = ['SMTP_HOST', 'MAIL_FROM', 'MAIL_TO'].flatMap((name) =>
    findLeftovers(env[name] ?? '', name).map(({ found }) => ({ name, found })),
  );
  return [...wrong, ...invented].map(({ name, found }) => ({ group: 'mail', place: name, found }));
}

/** The address of the dead man's switch while it is missing or none; not asked for where somebody reads the store. */
export function listHeartbeatItems(env: Environment): LaunchItem[] {
  const url = env['HEARTBEAT_URL'];
  if (isNotifiedByHand(env) || (url && URL.canParse(url) && new URL(url).protocol === 'https:')) return [];
  // The address is as good as a password, so a wrong one is not printed.
  return [{ group: 'heartbeat', place: 'HEARTBEAT_URL', found: url ? 'no https:// address' : 'not set' }];
}

/** The example of a loan while it is older than 30 days. `today` is an ISO date. */
export function listExampleItems(example: PaymentExample, today: string): LaunchItem[] {
  return warnOfOldExample(example, today).map(({ file, found }) => ({
    group: 'example',
    place: `data/${file}`,
    found,
  }));
}

/** The list as people read it: groups with their number and what to do, then a line for each thing. */
export function formatLaunchItems(items: readonly LaunchItem[]): string {
  const blocks = (Object.keys(groups) as LaunchItem['group'][]).flatMap((group) => {
    const own = items.filter((item) => item.group === group);
    if (own.length === 0) return [];
    const width = Math.max(...own.map(({ place }) => place.length));
    return [
      [
        `${groups[group]} (${own.length})`,
        ...own.map(({ place, found }) => `  ${place.padEnd(width)}  ${found}`),
      ].join('\n'),
    ];
  });
  const count = `${items.length} ${items.length === 1 ? 'thing has' : 'things have'} to change before the site goes live`;
  return [count, ...blocks].join('\n\n');
}

function listRecordItems(file: string, text: string, lineOffset: number): LaunchItem[] {
  const { document, lineAt } = parseSource(file, text, lineOffset);
  const items: LaunchItem[] = [];
  visit(document, {
    Pair(_, pair, ancestors) {
      const group = findMark(pair);
      if (!group) return;
      items.push({ group, place: `${file}:${lineAt(offsetOf(pair.key))}`, found: nameOwner(ancestors) });
    },
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      items.push(...findLeftovers(node.value, `${file}:${lineAt(offsetOf(node))}`));
    },
  });
  return items;
}

/** The group of a pair that marks its record: `sample: true`, `verified: false` or `confirmedByLawyer: false`. */
function findMark({ key, value }: Pair): LaunchItem['group'] | undefined {
  if (!isScalar(key) || !isScalar(value)) return undefined;
  if (key.value === 'sample' && value.value === true) return 'sample';
  if (value.value !== false) return undefined;
  if (key.value === 'confirmedByLawyer') return 'lawyer';
  return key.value === 'verified' ? 'unverified' : undefined;
}

/** What the record around a mark calls itself; else the field that it stands under. */
function nameOwner(ancestors: readonly unknown[]): string {
  const owner = ancestors.findLast((node) => isMap(node));
  const names = ['name', 'label', 'title'].map((key): unknown => owner?.get(key));
  const field = ancestors.findLast((node) => isPair(node))?.key;
  const name = names.find(Boolean) ?? (isScalar(field) ? field.value : undefined);
  return typeof name === 'string' ? name : 'the whole file';
}

function findLeftovers(text: string, place: string): LaunchItem[] {
  return leftovers
    .filter(({ pattern }) => pattern.test(text))
    .map(({ group }) => ({ group, place, found: text }));
}

function listMissingPictures(file: string, text: string): LaunchItem[] {
  const { document, lineOf } = parseSource(file, text, 0);
  const record = document.toJS() as { name: string; photos?: unknown[]; illustration?: unknown };
  if (record.photos && record.photos.length > 0) return [];
  const standIn = record.illustration ? 'an illustration' : 'a drawing';
  return [
    { group: 'picture', place: `${file}:${lineOf(['name'])}`, found: `${record.name}: ${standIn} stands in` },
  ];
}

function offsetOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
