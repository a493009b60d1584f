// What differs from the published version, in words.
import { formatUsd } from '../lib/site/format.ts';
import { DataFolder } from './data-folder.ts';
import { labelField, titleEntry } from './labels.ts';
import { readValue } from './source.ts';
import { listAddedFiles, readPublished } from './warnings/published.ts';

/** A value of a file with the words for its place. */
interface Leaf {
  label: string;
  value: unknown;
}

/** Every change of a data folder since it was last published, each as a line: "Price of EV Nomad: $8,495, now $8,295". */
export function listChanges(root: string): string[] {
  const folder = new DataFolder(root);
  const changed = [...readPublished(root, process.env)].flatMap(([path, before]) => {
    if (!folder.hasFile(path)) return [`Removed: data/${path}`];
    const now = folder.readText(path);
    return path.endsWith('.yaml') ? compareTexts(path, before, now) : [`Changed: the text of data/${path}`];
  });
  const added = listAddedFiles(root, process.env).filter((path) => folder.hasFile(path));
  return [...changed, ...added.map((path) => `New: data/${path}`)];
}

/** The changes of one YAML file, each as a line. */
export function compareTexts(path: string, before: string, now: string): string[] {
  const [old, current] = [before, now].map(readValue);
  if (current === undefined) return [`Changed, with a mistake: data/${path}`];
  const [leaves, currentLeaves] = [old, current].map((value) => listLeaves(path, value));
  const keys = new Set([...(leaves?.keys() ?? []), ...(currentLeaves?.keys() ?? [])]);
  const lines = [...keys].flatMap((key) => {
    const [was, is] = [leaves?.get(key), currentLeaves?.get(key)];
    const [from, to] = [formatValue(key, was?.value), formatValue(key, is?.value)];
    const label = is?.label ?? was?.label ?? key;
    if (JSON.stringify(was?.value) === JSON.stringify(is?.value)) return [];
    if (was === undefined) return [`${label}: ${to}, new`];
    return [is === undefined ? `${label}: ${from}, taken out` : `${label}: ${from}, now ${to}`];
  });
  const words = `Changed: the order or a comment in data/${path}`;
  return lines.length > 0 || before === now ? lines : [words];
}

/** Every value by a name that stays when entries are moved; a list of words is one value. */
function listLeaves(path: string, root: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const walk = (value: unknown, names: readonly string[], titles: readonly string[], field: string): void => {
    const isWords = Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
    if (value === null || typeof value !== 'object' || isWords) {
      const of = titles.toReversed().join(', ');
      leaves.set(names.join('.'), { label: `${labelField(field)}${of === '' ? '' : ` of ${of}`}`, value });
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      const title = Array.isArray(value) ? (titleEntry(inner) ?? String(Number(key) + 1)) : undefined;
      const id: unknown = inner !== null && typeof inner === 'object' ? Reflect.get(inner, 'id') : undefined;
      const name = title === undefined ? key : typeof id === 'string' ? id : title;
      walk(
        inner,
        [...names, name],
        title === undefined ? titles : [...titles, title],
        title === undefined ? key : field,
      );
    }
  };
  walk(root, [], path.startsWith('vehicles/') ? [titleEntry(root) ?? path] : [], '');
  return leaves;
}

function formatValue(key: string, value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return key.endsWith('Usd') ? formatUsd(value) : String(value);
  const text = Array.isArray(value) ? value.join(', ') : (value as string);
  return `“${text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text}”`;
}
