// Reads a data folder and lists every mistake in it. Files that other texts quote come first, each by the schema of its
// kind; then the others, references between files, and rules.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { buildTokens } from '../features/dealer/dealer-tokens.ts';
import { choosePriceCopy } from '../features/financing/price-copy.ts';
import { outlinesPath } from '../features/places/county-outlines.schema.ts';
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import type { Deploy } from '../lib/deploy.ts';
import { fillTokens, mapTexts } from '../lib/tokens.ts';
import { sceneFolder } from '../ui/scenes.ts';
import { checkClaims } from './claim-rules.ts';
import { Data } from './data.ts';
import { describeDefault, describeIssues } from './describe-issues.ts';
import { dataFileSchemas, findFileKind, listTemplateTokenNames } from './file-kinds.ts';
import { checkFigures } from './figures.ts';
import { findNearest, type Path } from './mistake.ts';
import { lineNumberAt, readSource, type Source } from './read-source.ts';
import { checkReferences } from './references.ts';
import { checkRules } from './rules.ts';

/** The folder's records and mistakes, sorted by file and line. Which price copy tokens quote depends on `deploy`. */
export function checkData(root: string, deploy: Deploy = process.env): Data {
  const data = new Data(root);
  readSources(data);
  const isQuoted = ({ kind }: Source) => kind === 'dealer.yaml' || kind === 'figures/*.yaml';
  for (const source of data.sources.filter(isQuoted)) readRecord(data, source, true);
  const areFiguresKnown = checkFigures(data);
  const dealer = data.find('dealer.yaml');
  if (dealer) {
    data.tokens = buildTokens(dealer, choosePriceCopy(dealer.priceTerms, deploy), data.listFigures());
  }
  const areTokensKnown = areFiguresKnown && dealer !== undefined;
  for (const source of data.sources) if (!isQuoted(source)) readRecord(data, source, areTokensKnown);
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
    if ('document' in source) data.sources.push(source);
    else data.addToFile(path, source.found, source.expected, source.line);
  }
  for (const path of data.missingFiles) {
    const expected = `this file must exist; "git restore data/${path}" brings the last version back`;
    data.addToFile(path, 'no such file', expected);
  }
}

/** First bytes of the pictures that can be shown. A telephone's HEIC may have any ending. */
const pictureStart = /^(\xFF\xD8\xFF|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/;

/** Checks a file without a schema: it is a picture, one that has no mistakes of the staff, or unknown. */
function checkOtherFile(data: Data, path: string): void {
  const file = join(data.root, path);
  if ([pictureFolder, sceneFolder].includes(dirname(path))) {
    if (existsSync(file) && pictureStart.test(readFileSync(file, 'latin1'))) return;
    const expected = 'a picture as JPEG, PNG, WebP or AVIF, or no file of this name';
    data.addToFile(path, 'no picture that can be shown', expected);
  } else if (!['README.md', outlinesPath].includes(path)) {
    const expected = `a name in small letters, digits and hyphens, in the folder of its kind, such as data/vehicles/ev-city.yaml or data/${pictureFolder}/ev-city.jpg; or delete it`;
    data.addToFile(path, 'a file that nobody reads', expected);
  }
}

/** Adds the record of a file, or reports the mistakes in its tokens and fields. */
function readRecord(data: Data, source: Source, areTokensKnown: boolean): void {
  const { kind } = source;
  const report = data.createReport(source);
  const mistakesBefore = data.mistakes.length;
  /** Whether a token is unknown for the mistake of another file: the length of a text is only known with its tokens. */
  let isWaiting = false;
  const fill = (text: string, field: Path, placeOf: (offset: number) => Path | number): string => {
    const localNames = listTemplateTokenNames(kind, field);
    const filled = fillTokens(text, data.tokens, localNames);
    for (const { token, offset } of filled.problems) {
      const { expected, nearest } = describeToken(token, [...Object.keys(data.tokens), ...localNames]);
      if (areTokensKnown) report(placeOf(offset), token, expected, nearest);
      else isWaiting = true;
    }
    return filled.text;
  };
  const filled = mapTexts(source.value, (text, at) => fill(text, at, () => at));
  const body = fill(source.body, [], (offset) => lineNumberAt(source.body, offset) - 1);
  if (isWaiting) return;
  const schema: z.ZodType = dataFileSchemas[kind];
  const { data: value, error } = schema.safeParse(filled, { error: describeDefault });
  for (const { at, found, expected, nearest } of describeIssues(source, filled, error?.issues ?? []))
    report(at, found, expected, nearest);
  if (data.mistakes.length === mistakesBefore) data.records.push({ ...source, value, body, source, report });
}

function describeToken(token: string, names: readonly string[]): { expected: string; nearest?: string } {
  if (names.length === 0) return { expected: 'the words themselves; other texts take them from this file' };
  const nearest = findNearest(token.replace(/\|.*|[{}\s]/g, ''), names);
  return {
    expected:
      'a dealer fact such as {{phone}} or the id of a figure in data/figures, with two braces on both sides; a figure with a unit has {{id|adjective}} and {{id|number}} as well',
    ...(nearest !== undefined && { nearest: `{{${nearest}}}` }),
  };
}
