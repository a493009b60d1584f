// What must be replaced before the site goes live: invented or unchecked content, and placeholders.
import { isMap, isPair, isScalar, visit } from 'yaml';
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

type Kind = keyof typeof remedies;

interface LaunchItem {
  kind: Kind;
  /** File and line. */
  place: string;
  found: string;
}

/** Fields that mark the record around them. */
const marks: Readonly<Record<string, Kind>> = {
  'sample: true': 'sample',
  'verified: false': 'unverified',
  'confirmedByLawyer: false': 'lawyer',
  'picturesAreIllustrations: true': 'picture',
};

const leftovers: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  ['address', /[\w-]\.example\b|\bexample\.(?:com|org|net)\b/i],
  ['phone', /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?555[-. ]?\d{4}(?!\d)/],
  ['placeholder', /\b(?:lorem ipsum|placeholder|to be (?:announced|confirmed|written)|TBA|TBD|TODO)\b/i],
];

/** Everything in a file without mistakes that must not go live. */
export function listLaunchItems({ kind: fileKind, file, document, body, bodyLine, lineAt }: Source) {
  const items: LaunchItem[] = [];
  const add = (kind: Kind, line: number, found: string) =>
    items.push({ kind, place: `${file}:${line}`, found });
  const addLeftovers = (text: string, line: number) => {
    for (const [kind, pattern] of leftovers) if (pattern.test(text)) add(kind, line, text);
  };
  visit(document, {
    Pair(_, { key, value }, ancestors) {
      const mark = marks[`${String(key)}: ${String(value)}`];
      if (mark) add(mark, lineAt(key), nameOwner(ancestors));
    },
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') addLeftovers(node.value, lineAt(node));
    },
  });
  body.split('\n').forEach((line, index) => addLeftovers(line, bodyLine + index));
  if (fileKind === 'vehicles/*.yaml' && !document.has('pictures')) {
    add('picture', 1, String(document.get('name')));
  }
  return items;
}

/** What the record around a mark calls itself, else the field that holds it. */
function nameOwner(ancestors: readonly unknown[]): string {
  const owner = ancestors.findLast((node) => isMap(node));
  const names = ['name', 'label', 'title', 'headline'].map((key): unknown => owner?.get(key));
  const field = ancestors.findLast((node) => isPair(node))?.key;
  return String(names.find(Boolean) ?? (isScalar(field) ? field.value : 'the whole file'));
}

/** The list as people read it: what to do, then a line for each place. */
export function formatLaunchItems(items: readonly LaunchItem[]): string {
  const blocks = Object.entries(remedies).flatMap(([kind, remedy]) => {
    const ofKind = items.filter((item) => item.kind === kind);
    const lines = ofKind.map(({ place, found }) => `  ${place}  ${found}`);
    return ofKind.length === 0 ? [] : [[`${remedy} (${ofKind.length})`, ...lines].join('\n')];
  });
  const title = `${formatCount(items.length, 'thing')} to change before the site goes live`;
  return [title, ...blocks].join('\n\n');
}
