// How a new record is written down: as the other files of data/ are.
import { Document, isMap, isSeq, Scalar, visit } from 'yaml';

/** A name as an id: "D5 Maverick 4+2" is "d5-maverick-4-plus-2". */
export function suggestId(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-');
}

/** The comment on top of a file or its front matter; it says what each field means. */
export function readComment(text = ''): string {
  return /^(?:---\n)?((?:#.*\n)*)/.exec(text)?.[1] ?? '';
}

/** A record as the other files of data/ are written: long texts folded, coordinates and short lists on one line. */
export function formatYaml(record: Readonly<Record<string, unknown>>): string {
  const document = new Document(record);
  formatYamlDocument(document);
  return document.toString({ lineWidth: 110 });
}

/** Whether a text is folded where it is new. */
export function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > 90;
}

/** Gives new values the form that they have in the files of data/. */
export function formatYamlDocument(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      if (isLong(node.value)) node.type = Scalar.BLOCK_FOLDED;
    },
    Pair(_, { key, value }) {
      const name = String(key);
      if (isMap(value) && name === 'coordinates') value.flow = true;
      if (isSeq(value) && ['keywords', 'related', 'figuresFrom'].includes(name)) value.flow = true;
    },
  });
}
