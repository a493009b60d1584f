// Reads a data folder and lists every mistake in it. Dealer and figures come first, since all other texts quote them; then
// each file by the schema of its kind, then references between files, then rules.
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { buildTokens } from '../features/dealer/dealer-tokens.ts';
import { choosePriceCopy } from '../features/dealer/price-copy.ts';
import { countyOutlinesSchema } from '../features/places/county-outlines.schema.ts';
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import type { Deploy } from '../lib/deploy.ts';
import { fillTokens, findLooseBrace, mapTexts } from '../lib/tokens.ts';
import { sceneFolder } from '../ui/scenes.ts';
import { checkClaims } from './claim-rules.ts';
import { Data } from './data.ts';
import { describeDefault, describeIssues } from './describe-issues.ts';
import { dataFileSchemas, findFileKind, findLocalTokens, type FileKind } from './file-kinds.ts';
import { findNearest, formatPath, type Mistake, type Path } from './mistake.ts';
import { lineNumberAt, readSource, type Source } from './read-source.ts';
import { checkReferences } from './references.ts';
import { checkFigures, checkRules } from './rules.ts';

/** The folder's records and mistakes, sorted by file and line. Which price copy tokens quote depends on `deploy`. */
export function checkData(root: string, deploy: Deploy = process.env): Data {
  const data = new Data(root);
  readSources(data);
  const isQuoted = ({ kind }: Source) => kind === 'dealer.yaml' || kind === 'figures/*.yaml';
  data.sources.filter(isQuoted).forEach((source) => readRecord(data, source));
  checkFigures(data);
  const dealer = data.find('dealer.yaml')?.value;
  if (dealer) {
    data.tokens = buildTokens(dealer, choosePriceCopy(dealer.priceTerms, deploy), data.listFigures());
  }
  data.sources.filter((source) => !isQuoted(source)).forEach((source) => readRecord(data, source));
  checkReferences(data);
  checkRules(data);
  checkClaims(data);
  data.mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return data;
}

/** Parses every file that has a schema, and reports files that are missing, unknown or named wrongly. */
function readSources(data: Data): void {
  for (const path of data.paths) {
    const kind = findFileKind(path);
    if (!kind || !/(^|\/)[a-z0-9-]+\.\w+$/.test(path)) {
      checkOtherFile(data, path);
      continue;
    }
    const source = readSource(data.root, path, kind);
    if ('document' in source) {
      data.sources.push(source);
    } else {
      data.mistakes.push({ file: `data/${path}`, field: '', ...source });
      data.markIncomplete(kind);
    }
  }
  const files = [...kinds.filter((kind) => !kind.includes('*')), rentalPolicy];
  for (const path of files.filter((file) => !data.paths.includes(file))) {
    const expected = `this file must exist; "git restore data/${path}" brings the last version back`;
    data.addToFile(path, 'no such file', expected, findFileKind(path));
  }
}

const kinds = Object.keys(dataFileSchemas) as FileKind[];

/** A policy that the rentals page links to. */
const rentalPolicy = 'policies/rental-policy.md';

const outlinesPath = 'maps/county-outlines.geojson';

/** Checks a file without a schema: the outlines of counties, a picture, the staff's guide, or an unknown file. */
function checkOtherFile(data: Data, path: string): void {
  const folder = dirname(path);
  const kind = kinds.find((candidate) => candidate.startsWith(`${folder}/*`));
  if (path === outlinesPath) {
    readOutlines(data);
  } else if (folder === pictureFolder || folder === sceneFolder) {
    if (isPicture(join(data.root, path))) return;
    const expected = 'a picture as JPEG, PNG, WebP or AVIF, or no file of this name';
    data.addToFile(path, 'no picture that can be shown', expected);
  } else if (path !== 'README.md') {
    const expected = `a name in small letters, digits and hyphens, in the folder of its kind, such as data/vehicles/ev-city.yaml or data/${pictureFolder}/ev-city.jpg; or delete it`;
    data.addToFile(path, 'a file that nobody reads', expected, kind);
  }
}

/** First bytes of the pictures that can be shown. A telephone's HEIC may have any ending. */
const pictureStart = /^(\xFF\xD8\xFF|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/;

function isPicture(path: string): boolean {
  if (!existsSync(path)) return false;
  const bytes = Buffer.alloc(12);
  const file = openSync(path, 'r');
  readSync(file, bytes);
  closeSync(file);
  return pictureStart.test(bytes.toString('latin1'));
}

/** Reads the outlines of counties, a generated file. */
function readOutlines(data: Data): void {
  try {
    const text = readFileSync(join(data.root, outlinesPath), 'utf8');
    const { features } = countyOutlinesSchema.parse(JSON.parse(text));
    data.outlines = features.map(({ properties: { name, state }, geometry }) => ({
      name,
      state,
      rings: geometry.coordinates.flat(),
    }));
  } catch {
    const expected = `the file as it was made; "git restore data/${outlinesPath}" brings it back`;
    data.addToFile(outlinesPath, 'a file that was changed by hand', expected);
  }
}

/** Adds the record of a file, or reports the mistakes in its tokens and fields. */
function readRecord(data: Data, source: Source): void {
  const { kind, file, lineOf, bodyLine } = source;
  const problems: Mistake[] = [];
  /** Whether tokens are unknown for the mistake of another file: the length of a text is only known with its tokens. */
  let isWaiting = false;
  const fill = (text: string, at: Path, lineAt: (offset: number) => number): string => {
    const localNames = findLocalTokens(kind, at);
    const add = (offset: number, words: Pick<Mistake, 'found' | 'expected' | 'nearest'>) =>
      problems.push({ file, line: lineAt(offset), field: formatPath(at), ...words });
    const brace = findLooseBrace(text);
    if (brace) {
      const expected = 'two braces on both sides of a token, {{phone}}; other texts have none';
      add(brace.offset, { found: brace.found, expected, nearest: brace.token });
    }
    const filled = fillTokens(text, data.tokens, localNames);
    for (const { token, offset } of filled.problems) {
      if (data.isComplete(quotedKinds) || Object.hasOwn(data.tokens, token))
        add(offset, describeToken(token, [...Object.keys(data.tokens), ...localNames]));
      else isWaiting = true;
    }
    return filled.text;
  };
  const value = mapTexts(source.value, (text, at) => fill(text, at, () => lineOf(at)));
  const body = fill(source.body, ['text'], (offset) => bodyLine + lineNumberAt(source.body, offset) - 1);
  if (!isWaiting) {
    const schema: z.ZodType = dataFileSchemas[kind];
    const result = schema.safeParse(value, { error: describeDefault });
    if (result.success && problems.length === 0) {
      data.addRecord(source, result.data, body);
      return;
    }
    for (const { at, ...words } of describeIssues(source, value, result.error?.issues ?? []))
      problems.push({ file, line: lineOf(at), field: formatPath(at), ...words });
  }
  data.markIncomplete(kind);
  data.mistakes.push(...problems);
}

/** Files that tokens are made of. */
const quotedKinds: FileKind[] = ['dealer.yaml', 'figures/*.yaml'];

function describeToken(token: string, names: readonly string[]) {
  const [name = '', form] = token.split('|');
  const found = `{{${token}}}`;
  if (names.length === 0) {
    return { found, expected: 'the words themselves; other texts take them from this file' };
  }
  if (form !== undefined) {
    return { found, expected: `{{${name}}}; a figure with a unit has |adjective and |number as well` };
  }
  const nearest = findNearest(name, names);
  return {
    found,
    expected: 'the id of a figure in data/figures, or a dealer fact such as {{phone}}',
    nearest: nearest && `{{${nearest}}}`,
  };
}
