// What must be replaced before the site goes live: invented or unchecked content, and placeholders.
import { isMap, isPair, isScalar, visit, type Pair } from 'yaml';
import { formatCount } from '../lib/format.ts';
import type { Source } from './read-source.ts';

/** What to do about each kind of thing, in the order in which they are listed. */
const remedies = {
  sample: 'Invented content: write your own, then delete the line "sample: true"',
  unverified: 'Unchecked figures and facts: check them, then delete the line "verified: false"',
  lawyer: 'Words that no lawyer has read: have them read, then delete the line "confirmedByLawyer: false"',
  address: 'Addresses that lead nowhere: write your own',
  phone: 'Telephone numbers that lead nowhere: write your own',
  placeholder: 'Placeholders: write the text',
  picture:
    'Vehicles without a photograph: name one under "pictures:", then delete the line "picturesAreIllustrations: true" ' +
    '(data/README.md, "Add a used cart")',
} as const;

export interface LaunchItem {
  kind: keyof typeof remedies;
  /** File and line. */
  place: string;
  found: string;
}

const leftovers: readonly (readonly [kind: LaunchItem['kind'], pattern: RegExp])[] = [
  ['address', /[\w-]\.example\b|\bexample\.(?:com|org|net)\b/i],
  ['phone', /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?\d{4}(?!\d)/],
  ['placeholder', /\b(?:lorem ipsum|placeholder|to be (?:announced|confirmed|written)|TBA|TBD|TODO)\b/i],
];

/** Everything in a file without mistakes that must not go live. */
export function listLaunchItems({
  path,
  file,
  document,
  value,
  body,
  bodyLine,
  lineAt,
}: Source): LaunchItem[] {
  const items: LaunchItem[] = [];
  const add = (kind: LaunchItem['kind'], line: number, found: string) =>
    items.push({ kind, place: `${file}:${line}`, found });
  const addLeftovers = (text: string, line: number) => {
    for (const [kind, pattern] of leftovers) if (pattern.test(text)) add(kind, line, text);
  };
  visit(document, {
    Pair(_, pair, ancestors) {
      const kind = findMark(pair);
      if (kind) add(kind, lineAt(pair.key), nameOwner(ancestors));
    },
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') addLeftovers(node.value, lineAt(node));
    },
  });
  body.split('\n').forEach((line, index) => addLeftovers(line, bodyLine + index));
  if (path.startsWith('vehicles/')) {
    const { name, pictures = [], picturesAreIllustrations } = value as VehiclePictures;
    if (pictures.length === 0) add('picture', 1, `${name}: no picture`);
    else if (picturesAreIllustrations) add('picture', 1, `${name}: its pictures are illustrations`);
  }
  return items;
}

interface VehiclePictures {
  name: string;
  pictures?: unknown[];
  picturesAreIllustrations?: boolean;
}

/** The list as people read it: what to do, then a line for each place. */
export function formatLaunchItems(items: readonly LaunchItem[]): string {
  const blocks = Object.entries(remedies).flatMap(([kind, remedy]) => {
    const own = items.filter((item) => item.kind === kind);
    const width = Math.max(...own.map(({ place }) => place.length));
    const lines = own.map(({ place, found }) => `  ${place.padEnd(width)}  ${found}`);
    return own.length === 0 ? [] : [[`${remedy} (${own.length})`, ...lines].join('\n')];
  });
  return [`${formatCount(items.length, 'thing')} to change before the site goes live`, ...blocks].join(
    '\n\n',
  );
}

function findMark({ key, value }: Pair): LaunchItem['kind'] | undefined {
  if (!isScalar(key) || !isScalar(value)) return undefined;
  if (key.value === 'sample') return value.value === true ? 'sample' : undefined;
  if (value.value !== false) return undefined;
  if (key.value === 'confirmedByLawyer') return 'lawyer';
  return key.value === 'verified' ? 'unverified' : undefined;
}

/** What the record around a mark calls itself, else the field that holds it. */
function nameOwner(ancestors: readonly unknown[]): string {
  const owner = ancestors.findLast((node) => isMap(node));
  const names = ['name', 'label', 'title', 'headline'].map((key): unknown => owner?.get(key));
  const field = ancestors.findLast((node) => isPair(node))?.key;
  return String(names.find(Boolean) ?? (isScalar(field) ? field.value : 'the whole file'));
}
