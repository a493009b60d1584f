// Writes a changed value into a YAML file that staff keep by hand: what did not change keeps every character.
import { isDeepStrictEqual } from 'node:util';
import { format } from 'prettier';
import {
  isCollection,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  Document,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../../content/engine/diagnostic.ts';
import { readValue } from '../../content/engine/source.ts';
import { formatYamlDocument, isLong } from './record-text.ts';

/** The order of the fields of a record at a place in a file. */
export type FieldOrder = (at: Path) => readonly string[];

type Block = YAMLMap.Parsed | YAMLSeq.Parsed;

/** A field or an entry of a list as it stands in the file, from its name or hyphen to the end of its last line. */
interface Slot {
  step: string | number;
  start: number;
  end: number;
  /** What stands between the one before and this one: a line's end, comments, spaces. */
  gap: string;
  node: ParsedNode | null;
}

/** The file as it is, and how what is new is written. */
interface Source {
  text: string;
  document: Document.Parsed;
  order: FieldOrder;
  /** Every new text in double quotes on one line, which can hold any. */
  isQuoted: boolean;
}

const lineWidth = 110;

/**
 * The text of a YAML file with another value: only what differs is written anew, new fields where the order has them.
 * Rejects with a sentence if the file has a syntax error or the value cannot be written so that it reads back as given.
 */
export async function rewriteYaml(
  text: string,
  value: unknown,
  order: FieldOrder = () => [],
): Promise<string> {
  const isWindows = text.includes('\r\n');
  const unix = text.replaceAll('\r\n', '\n');
  const before = readValue(unix);
  if (before === undefined)
    throw new Error('The file has a mistake of form; mend it in the text editor first.');
  const wanted: unknown = JSON.parse(JSON.stringify(value));
  if (isDeepStrictEqual(before, wanted)) return text;
  const document = parseDocument(unix, { keepSourceTokens: true, logLevel: 'silent' });
  for (const isQuoted of [false, true]) {
    const written = await writeRoot({ text: unix, document, order, isQuoted }, wanted);
    if (isDeepStrictEqual(readValue(written), wanted)) {
      return isWindows ? written.replaceAll('\n', '\r\n') : written;
    }
  }
  throw new Error(
    'This cannot be written into the file so that it reads back as it was entered; write it there in the text editor.',
  );
}

async function writeRoot(source: Source, value: unknown): Promise<string> {
  const { text, document } = source;
  const written = isBlock(document.contents)
    ? await writeBlock(source, document.contents, value, [])
    : undefined;
  if (!written) throw new Error('The file has no fields; write them in the text editor.');
  return text.slice(0, written.start) + written.text + text.slice(written.end);
}

/** The lines of a block with another value, and where they stood; undefined where none of it stays. */
async function writeBlock(source: Source, block: Block, value: unknown, at: Path) {
  const slots = listSlots(source.text, block);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last || !isFilled(value) || isSeq(block) !== Array.isArray(value)) return undefined;
  const { start } = first;
  const indent = start - (source.text.lastIndexOf('\n', start - 1) + 1);
  const parts = Array.isArray(value)
    ? matchEntries(source, slots, value)
    : matchFields(source, slots, value, at);
  const texts: string[] = [];
  for (const [index, { step, slot, inner }] of parts.entries()) {
    const gap = slot && slot !== first ? slot.gap : `\n${' '.repeat(indent)}`;
    const words = slot
      ? await writeSlot(source, slot, inner, [...at, step], indent)
      : await formatSlot(source, step, inner, indent);
    texts.push(index === 0 ? gap.trimStart() + words : gap + words);
  }
  return { start, end: last.end, text: texts.join('') };
}

async function writeSlot(
  source: Source,
  slot: Slot,
  value: unknown,
  at: Path,
  indent: number,
): Promise<string> {
  const { text, document } = source;
  const { node, start, end, step } = slot;
  if (isDeepStrictEqual(node?.toJS(document), value)) return text.slice(start, end);
  const inner = isBlock(node) ? await writeBlock(source, node, value, at) : undefined;
  if (inner) return text.slice(start, inner.start) + inner.text + text.slice(inner.end, end);
  // A comment behind the value stays.
  const hasBlockText = isScalar(node) && node.type?.startsWith('BLOCK') === true;
  const rest = node === null || isBlock(node) || hasBlockText ? '' : text.slice(node.range[1], end);
  return (await formatSlot(source, step, value, indent, node)) + rest;
}

/** A field or entry anew, in the manner of what stood there, as Prettier lays it out. */
async function formatSlot(
  { isQuoted }: Source,
  step: string | number,
  value: unknown,
  indent: number,
  old?: ParsedNode | null,
): Promise<string> {
  const document = new Document(typeof step === 'number' ? [value] : { [step]: value });
  formatYamlDocument(document);
  const node = document.getIn([typeof step === 'number' ? 0 : step], true);
  if (isCollection(node) && isCollection(old) && old.items.length > 0) node.flow = old.flow === true;
  // A long text that somebody wrote on one line stays on it, so that a changed word is one changed line.
  const isLongLine = isScalar(old) && old.type === 'PLAIN' && isLong(old.value) && isOnOneLine(old);
  if (isScalar(node) && isScalar(old) && typeof value === 'string' && old.type)
    if (old.type !== 'PLAIN' || isLongLine) node.type = old.type;
  if (isQuoted) {
    visit(document, {
      Scalar(key, scalar) {
        if (key !== 'key' && typeof scalar.value === 'string') scalar.type = Scalar.QUOTE_DOUBLE;
      },
    });
  }
  const written = document.toString({ lineWidth: isQuoted || isLongLine ? 0 : lineWidth - indent });
  const laidOut = isQuoted
    ? written
    : await format(written, { parser: 'yaml', printWidth: lineWidth - indent });
  return laidOut.trimEnd().replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

function isOnOneLine({ value, range: [start, end] }: Scalar.Parsed): boolean {
  return end - start === String(value).length;
}

function isBlock(node: unknown): node is Block {
  return isCollection(node) && !node.flow;
}

function isFilled(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The fields of a record or the entries of a list, with the lines that they take. */
function listSlots(text: string, block: Block): Slot[] {
  const hyphens = (block.srcToken?.items ?? []).flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind'),
  );
  let before = 0;
  return block.items.map((item, index) => {
    const start = (isPair(item) ? item.key.range[0] : hyphens[index]?.offset) ?? 0;
    const node = isPair(item) ? item.value : item;
    const line = text.indexOf('\n', Math.max(start, findEnd(text, node) - 1));
    const end = line < 0 ? text.length : line;
    const gap = text.slice(before, start);
    before = end;
    return { step: isPair(item) ? String(item.key) : index, start, end, gap: index === 0 ? '' : gap, node };
  });
}

/** Where a value ends; a block as its last field or entry does. */
function findEnd(text: string, node: ParsedNode | null): number {
  if (isBlock(node)) return listSlots(text, node).at(-1)?.end ?? node.range[1];
  return node?.range[1] ?? 0;
}

interface Part {
  step: string | number;
  inner: unknown;
  slot: Slot | undefined;
}

/** Fields in their order in the file; a new one stands behind the one that comes before it in the schema. */
function matchFields(
  { order }: Source,
  slots: readonly Slot[],
  value: Record<string, unknown>,
  at: Path,
): Part[] {
  const names = slots.map(({ step }) => String(step)).filter((name) => Object.hasOwn(value, name));
  const ordered = order(at);
  for (const name of Object.keys(value).filter((key) => !names.includes(key))) {
    const above = ordered.slice(0, ordered.indexOf(name)).findLast((other) => names.includes(other));
    names.splice(ordered.includes(name) ? names.indexOf(above ?? '') + 1 : names.length, 0, name);
  }
  return names.map((step) => ({ step, inner: value[step], slot: slots.find((slot) => slot.step === step) }));
}

/** For each entry the one that it was: one that is the same, else of those that are left the next. */
function matchEntries({ document }: Source, slots: readonly Slot[], value: readonly unknown[]): Part[] {
  const free = new Map(slots.map((slot) => [slot, slot.node?.toJS(document) as unknown]));
  const take = (slot: Slot | undefined) => {
    if (slot) free.delete(slot);
    return slot;
  };
  const same = value.map((inner, index) => {
    const here = slots[index];
    return here && isDeepStrictEqual(free.get(here), inner) ? take(here) : undefined;
  });
  const moved = value.map(
    (inner, index) =>
      same[index] ?? take([...free].find(([, entry]) => isDeepStrictEqual(entry, inner))?.[0]),
  );
  return value.map((inner, step) => ({ step, inner, slot: moved[step] ?? take([...free.keys()][0]) }));
}
