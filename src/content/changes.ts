// What differs from the published version, in words.
import { formatUsd } from '../lib/site/format.ts';
import { DataFolder } from './data-folder.ts';
import { labelField, titleEntry } from './labels.ts';
import { readValue } from './source.ts';
import { listAddedFiles, listChangedPictures, readPublished } from './checks/published.ts';

/** A value of a file with the words for its place, and the names of the fields and entries that lead to it. */
interface Leaf {
  label: string;
  value: unknown;
  names: readonly string[];
}

/** What differs from the published version: a value of a file, or a whole file. */
export interface Change {
  /** Such as "Price of EV Nomad: $8,495, now $8,295". */
  words: string;
  /** Below data/. */
  path: string;
  /** The names that lead to a value; none for a file. */
  at?: readonly string[];
  /** Whether nothing of it was published. */
  isNew?: boolean;
}

/** Every change of a data folder since it was last published. */
export function listChanges(root: string): Change[] {
  const folder = new DataFolder(root);
  const changed = [...readPublished(root, process.env)].flatMap(([path, before]) => {
    if (!folder.hasFile(path)) return [{ words: `Removed: data/${path}`, path }];
    const now = folder.readText(path);
    return path.endsWith('.yaml')
      ? compareTexts(path, before, now)
      : [{ words: `Changed: the text of data/${path}`, path }];
  });
  const pictures = listChangedPictures(root, process.env).map((path) => ({
    words: `${folder.hasFile(path) ? 'Changed' : 'Removed'}: data/${path}`,
    path,
  }));
  const added = listAddedFiles(root, process.env)
    .filter((path) => folder.hasFile(path))
    .map((path) => ({ words: `New: data/${path}`, path, isNew: true }));
  return [...changed, ...pictures, ...added];
}

/** The changes of one YAML file: its values, or the file where no value differs or it cannot be read. */
export function compareTexts(path: string, before: string, now: string): Change[] {
  const [old, current] = [before, now].map(readValue);
  if (current === undefined) return [{ words: `Changed, with a mistake: data/${path}`, path }];
  const [leaves, currentLeaves] = [old, current].map((value) => listLeaves(path, value));
  const keys = new Set([...(leaves?.keys() ?? []), ...(currentLeaves?.keys() ?? [])]);
  const lines = [...keys].flatMap((key) => {
    const [was, is] = [leaves?.get(key), currentLeaves?.get(key)];
    const [from, to] = [formatValue(key, was?.value), formatValue(key, is?.value)];
    const { label, names: at } = is ?? was ?? { label: key, names: [] };
    if (JSON.stringify(was?.value) === JSON.stringify(is?.value)) return [];
    if (was === undefined) return [{ words: `${label}: ${to}, new`, path, at }];
    const words = is === undefined ? `${label}: ${from}, taken out` : `${label}: ${from}, now ${to}`;
    return [{ words, path, at }];
  });
  const words = `Changed: the order or a comment in data/${path}`;
  return lines.length > 0 || before === now ? lines : [{ words, path }];
}

/**
 * A value with one place of it as it was published. What was added or taken out whole, such as an entry of a list, goes or
 * comes back whole, since half of it would be a mistake.
 */
export function bringBackValue(now: unknown, before: unknown, at: readonly string[]): unknown {
  const [name, ...further] = at;
  const [record, old] = [now, before].map(nameParts);
  if (name === undefined || !record || !old || Array.isArray(now) !== Array.isArray(before)) return before;
  const names = [...record.keys()];
  if (!record.has(name)) names.splice([...old.keys()].indexOf(name), 0, name);
  const bringBack = (part: unknown) =>
    record.has(name) ? bringBackValue(part, old.get(name), further) : old.get(name);
  const parts = names
    .filter((other) => other !== name || old.has(name))
    .map((other): [string, unknown] => [
      other,
      other === name ? bringBack(record.get(name)) : record.get(other),
    ]);
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Every value by a name that stays when entries are moved; a list of words is one value. */
function listLeaves(path: string, root: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const walk = (value: unknown, names: readonly string[], titles: readonly string[], field: string): void => {
    const isWords = Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
    if (value === null || typeof value !== 'object' || isWords) {
      const of = titles.toReversed().join(', ');
      const label = `${labelField(field)}${of === '' ? '' : ` of ${of}`}`;
      leaves.set(names.join('.'), { label, value, names });
      return;
    }
    const parts = [...(nameParts(value) ?? [])];
    for (const [index, [name, inner]] of parts.entries()) {
      const title = Array.isArray(value) ? (titleEntry(inner) ?? String(index + 1)) : undefined;
      walk(
        inner,
        [...names, name],
        title === undefined ? titles : [...titles, title],
        title === undefined ? name : field,
      );
    }
  };
  walk(root, [], path.startsWith('vehicles/') ? [titleEntry(root) ?? path] : [], '');
  return leaves;
}

/** The fields of a record by their keys, or the entries of a list by their own words; undefined for one value. */
function nameParts(value: unknown): Map<string, unknown> | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const parts = new Map<string, unknown>();
  for (const [index, entry] of value.entries()) {
    const id: unknown = entry !== null && typeof entry === 'object' ? Reflect.get(entry, 'id') : undefined;
    const name = typeof id === 'string' ? id : (titleEntry(entry) ?? String(index + 1));
    // Of two with the same words the second is told by its place.
    parts.set(parts.has(name) ? `${name} ${index + 1}` : name, entry);
  }
  return parts;
}

function formatValue(key: string, value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return key.endsWith('Usd') ? formatUsd(value) : String(value);
  const text = Array.isArray(value) ? value.join(', ') : (value as string);
  return `“${text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text}”`;
}
