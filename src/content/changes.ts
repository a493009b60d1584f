// What differs from the published version, in words.
import { diffLines } from '../lib/diff-lines.ts';
import { formatCount, formatUsd, formatUsdCents } from '../lib/format.ts';
import { DataFolder } from './engine/data-folder.ts';
import { labelField, labelFile, labelNumber, getEntryTitle } from './labels.ts';
import { readFileValue, readValue } from './engine/source.ts';
import { isTextFile } from './engine/text-file.ts';
import {
  listAddedFiles,
  listChangedPictures,
  readPublished,
  type PublishedFiles,
} from './checks/published.ts';

/** What differs from the published version: a value of a file, a list of which entries came or went, or a whole file. */
export interface Change {
  /** Such as "Price of EV Nomad: $8,495, now $8,295". */
  summary: string;
  /** Below data/. */
  path: string;
  /** What the file is called; of a change of the whole file only. */
  title?: string;
  /** The names that lead to a value; none for a file. */
  at?: readonly string[];
  /** Whether nothing of it was published. */
  isNew?: boolean;
  /** Of a vehicle that was retired: its id, and its pictures below data/, which come back with it. */
  retired?: { id: string; pictures: readonly string[] };
}

/** Where a value stands in a file. */
interface ChangeLocation {
  path: string;
  /** The names that lead to it. */
  names: readonly string[];
  /** What it belongs to, in words: the record, and what lies between that and the field. */
  owners: readonly string[];
  /** Its own field; empty for the file and for an entry of a list. */
  field: string;
}

/** The list of vehicles that are no longer sold, below data/. */
export const retiredFile = 'retired-vehicles.yaml';

/** Every change of a data folder since it was last published. */
export function listChanges(root: string): Change[] {
  const folder = new DataFolder(root);
  const published = readPublished(root, process.env);
  const changedPictures = listChangedPictures(root, process.env);
  const retirements = listRetirements(folder, published, changedPictures);
  const isCoveredByRetirement = (path: string) =>
    retirements.some((change) => change.path === path || change.retired?.pictures.includes(path));
  const changed = [...published].flatMap(([path, before]) => {
    if (isCoveredByRetirement(path)) return [];
    if (!folder.hasFile(path)) return [describeFile('Removed', path, before)];
    const now = folder.readText(path);
    if (path === retiredFile && retirements.length > 0) return compareRetired(before, now, retirements);
    return compareFiles(path, before, now);
  });
  const pictures = changedPictures
    .filter((path) => !isCoveredByRetirement(path))
    .map((path) => describeFile(folder.hasFile(path) ? 'Changed' : 'Removed', path));
  const added = listAddedFiles(root, process.env)
    .filter((path) => folder.hasFile(path))
    .map((path) => ({ ...describeFile('New', path, folder.readText(path)), isNew: true }));
  return [...retirements, ...changed, ...pictures, ...added];
}

/** The vehicles that were retired, each one change: its file, its pictures and its entry come back together. */
function listRetirements(
  folder: DataFolder,
  published: PublishedFiles,
  changedPictures: readonly string[],
): Change[] {
  const list = folder.hasFile(retiredFile) ? readValue(folder.readText(retiredFile)) : undefined;
  const retiredIds = listRetired(list).map(readId);
  return [...published].flatMap(([path, before]): Change[] => {
    const id = /^vehicles\/([^/]+)\.yaml$/.exec(path)?.[1];
    if (id === undefined || folder.hasFile(path) || !retiredIds.includes(id)) return [];
    const vehicle = readValue(before);
    const named = JSON.stringify(Reflect.get(Object(vehicle) as object, 'pictures') ?? []);
    const isOwn = (picture: string) =>
      named.includes(JSON.stringify(picture.slice(picture.lastIndexOf('/') + 1)));
    const pictures = changedPictures.filter((picture) => !folder.hasFile(picture) && isOwn(picture));
    const file = describeFile('Retired', path, before);
    const summary = `${file.summary}, with ${formatCount(pictures.length, 'picture')} and its old address`;
    return [{ ...file, summary, retired: { id, pictures } }];
  });
}

/** What else changed in the list of retired vehicles. */
function compareRetired(before: string, now: string, retirements: readonly Change[]): Change[] {
  const value = readValue(now);
  const coveredIds = retirements.map(({ retired }) => retired?.id);
  const vehicles = listRetired(value).filter((entry) => !coveredIds.includes(readId(entry)));
  const rest = { ...(Object(value) as object), vehicles };
  return compareValues(readValue(before), rest, startPlace(retiredFile, rest));
}

function listRetired(list: unknown): unknown[] {
  const vehicles: unknown = Reflect.get(Object(list) as object, 'vehicles');
  return Array.isArray(vehicles) ? vehicles : [];
}

function readId(entry: unknown): string | undefined {
  const id: unknown = Reflect.get(Object(entry) as object, 'id');
  return typeof id === 'string' ? id : undefined;
}

/** A change of a whole file, with what it is called by a text of it. */
export function describeFile(what: string, path: string, text = ''): Change {
  const title = labelFile(path, readFileValue(path, text));
  return { summary: `${what}: ${title}`, path, title };
}

/** The changes of one file: its values, or the file where none differs, where it cannot be read, and of a picture. */
export function compareFiles(path: string, before: string, now: string): Change[] {
  if (!isTextFile(path)) return before === now ? [] : [describeFile('Changed', path)];
  const current = readFileValue(path, now);
  if (current === undefined) return [describeFile('Changed, with a mistake', path, before)];
  const lines = compareValues(readFileValue(path, before), current, startPlace(path, current));
  if (lines.length > 0 || before === now) return lines;
  return [describeFile('Changed in its order or a comment', path, now)];
}

/**
 * A value with one place of it as it was published. What was added or taken out whole, such as an entry of a list, goes or
 * comes back whole, since half of it would be a mistake.
 */
export function revertValueAt(now: unknown, before: unknown, at: readonly string[]): unknown {
  const [name, ...further] = at;
  if (name !== undefined && typeof now === 'string' && typeof before === 'string') {
    return revertLines(now, before, Number(name));
  }
  const [record, old] = [now, before].map(nameParts);
  if (name === undefined || !record || !old || Array.isArray(now) !== Array.isArray(before)) return before;
  const names = [...record.keys()];
  if (!record.has(name)) names.splice([...old.keys()].indexOf(name), 0, name);
  const bringBack = (part: unknown) =>
    record.has(name) ? revertValueAt(part, old.get(name), further) : old.get(name);
  const parts = names
    .filter((other) => other !== name || old.has(name))
    .map((other): [string, unknown] => [
      other,
      other === name ? bringBack(record.get(name)) : record.get(other),
    ]);
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** A text with the lines of one of its changes as they were. */
function revertLines(now: string, before: string, index: number): string {
  const change = diffLines(before, now)[index];
  const lines = now.split('\n');
  if (change) lines.splice(change.start, change.after.length, ...change.before);
  return lines.join('\n');
}

function startPlace(path: string, value: unknown): ChangeLocation {
  return { path, names: [], owners: [labelFile(path, value)], field: '' };
}

/**
 * What differs at a place and below it. Where entries of a list came or went, the list is one change: hours that were
 * split in two, say, are right only together.
 */
function compareValues(before: unknown, after: unknown, place: ChangeLocation): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const { path, names: at } = place;
  const owner = place.owners.toReversed().join(', ');
  const field = labelField(place.field);
  // The one list of a file is called as the file.
  const label = field === owner ? owner : `${field} of ${owner}`;
  if (isLongText(before) && isLongText(after)) {
    return diffLines(before, after).map((lines, index) => {
      const [old, now] = [lines.before, lines.after].map((part) =>
        part.length > 0 ? part.join(' ').trim() : undefined,
      );
      return { summary: `${label}: ${describeChange('', old, now)}`, path, at: [...at, String(index)] };
    });
  }
  const [partsBefore, partsAfter] = [before, after].map(nameParts);
  if (!partsBefore || !partsAfter || Array.isArray(before) !== Array.isArray(after)) {
    return [{ summary: `${label}: ${describeChange(place.field, before, after)}`, path, at }];
  }
  const names = [...new Set([...partsBefore.keys(), ...partsAfter.keys()])];
  const below = names.flatMap((name) =>
    partsBefore.has(name) && partsAfter.has(name)
      ? compareValues(
          partsBefore.get(name),
          partsAfter.get(name),
          childPlace(place, name, Array.isArray(after), partsAfter.get(name)),
        )
      : [],
  );
  const addedOrRemoved = names.filter((name) => !partsBefore.has(name) || !partsAfter.has(name));
  if (Array.isArray(after) && addedOrRemoved.length > 0) {
    const entries = addedOrRemoved.map((name) =>
      describeChange('', partsBefore.get(name), partsAfter.get(name)),
    );
    const summary = `${label}: ${[...entries, ...below.map((change) => change.summary)].join('; ')}`;
    return [{ summary, path, at }];
  }
  const fields = addedOrRemoved.flatMap((name) =>
    compareValues(partsBefore.get(name), partsAfter.get(name), childPlace(place, name, false, undefined)),
  );
  return [...below, ...fields];
}

/** Whether a value is a text of several lines, each of which is changed by itself. */
function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\n');
}

/** The place of a field, or of an entry of a list. */
function childPlace(
  { path, names, owners, field }: ChangeLocation,
  name: string,
  isEntry: boolean,
  value: unknown,
): ChangeLocation {
  // The list that a file is made of goes without saying.
  const isNamed = field !== '' && !(isEntry && names.length === 1);
  const outer = isNamed ? [...owners, labelField(field).toLowerCase()] : owners;
  return {
    path,
    names: [...names, name],
    owners: isEntry ? [...outer, getEntryTitle(value) ?? name] : outer,
    field: isEntry ? '' : name,
  };
}

/** The fields of a record by their keys, or the entries of a list by their own words; undefined for a value or list of words. */
function nameParts(value: unknown): Map<string, unknown> | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  if (value.every((entry) => typeof entry !== 'object')) return undefined;
  const parts = new Map<string, unknown>();
  for (const [index, entry] of value.entries()) {
    const id: unknown = entry !== null && typeof entry === 'object' ? Reflect.get(entry, 'id') : undefined;
    const name = typeof id === 'string' ? id : (getEntryTitle(entry) ?? String(index + 1));
    // Of two with the same words the second is told by its place.
    parts.set(parts.has(name) ? `${name} ${index + 1}` : name, entry);
  }
  return parts;
}

function describeChange(field: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${formatValue(field, after)}, new`;
  if (after === undefined) return `${formatValue(field, before)}, taken out`;
  const start = typeof before === 'string' && typeof after === 'string' ? findShownStart(before, after) : 0;
  return `${formatValue(field, before, start)}, now ${formatValue(field, after, start)}`;
}

/** Letters of a text that are shown. */
const shownLength = 80;

/** Where two texts begin to be shown: some words before they differ, if their beginnings alone would look alike. */
function findShownStart(before: string, after: string): number {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (Math.max(before.length, after.length) <= shownLength || same < shownLength / 2) return 0;
  return before.lastIndexOf(' ', same - shownLength / 4) + 1;
}

function formatValue(field: string, value: unknown, start = 0): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field.endsWith('Usd') ? formatAmount(value) : String(value);
  if (typeof value === 'string') return labelNumber(value) ?? `“${clip(value, start)}”`;
  const parts = nameParts(value);
  if (!parts) return `“${clip((value as unknown[]).join(', '), 0)}”`;
  if (Array.isArray(value)) return value.map((entry) => formatValue('', entry)).join('; ');
  return [...parts]
    .map(([key, part]) => `${labelField(key).toLowerCase()} ${formatValue(key, part)}`)
    .join(', ');
}

function formatAmount(usd: number): string {
  return Number.isInteger(usd) ? formatUsd(usd) : formatUsdCents(usd);
}

function clip(text: string, start: number): string {
  const end = start + shownLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trimEnd()}${end < text.length ? '…' : ''}`;
}
