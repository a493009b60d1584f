// `npm run new town`: an entry in a county's file.
import { isMap, isSeq, parseDocument } from 'yaml';
import { municipalitySchema } from '../../features/places/county.schema.ts';
import { reference } from '../../schemas/reference.ts';
import type { Question } from './questions.ts';
import { findConflictIn, listAskedFields, pickFields, readText, type RecordKind } from './record-kind.ts';
import { formatYaml, suggestId } from './record-text.ts';

/** Fields for what needs explaining, which nobody is asked for. */
const notAsked = ['cartRule', 'canonicalPath', 'note', 'verified'];
const asked = listAskedFields(municipalitySchema.shape, notAsked);
const townFields = asked.map(([key]) => key);

/** A municipality of a county that has a file. */
export const townKind: RecordKind = {
  listQuestions(answers, known) {
    const slug = suggestId(readText(answers, 'name'));
    const extras: Readonly<Record<string, Partial<Question>>> = {
      slug: { preset: slug },
      path: { preset: `/${readText(answers, 'slug') || slug}-golf-carts`, taken: known.pagePaths },
    };
    return [
      { key: 'county', schema: reference('counties').describe('In which county does it lie?') },
      ...asked.map(([key, schema]) => ({ key, schema, ...extras[key] })),
    ];
  },
  findConflict: (answers) => findConflictIn(municipalitySchema, pickFields(answers, townFields)),
  buildFile(answers, known) {
    const path = `counties/${readText(answers, 'county')}.yaml`;
    const entry = { ...pickFields(answers, townFields), verified: false };
    return {
      path,
      text: addTown(known.texts.get(path) ?? '', entry),
      nextSteps: [
        `Look at it: npm run dev, then http://localhost:8888${readText(answers, 'path')}`,
        'Once somebody has read the population in a census table, delete the line "verified: false".',
      ],
    };
  },
};

/**
 * A county's file with a town more, in the order of names; every other line, comments too, stays as it is. Throws when the
 * file has no list of municipalities.
 */
export function addTown(countyText: string, entry: Readonly<Record<string, unknown>>): string {
  const list = parseDocument(countyText).get('municipalities');
  if (!isSeq(list)) throw new Error('the county file has no list of municipalities');
  const name = String(entry['name']);
  const next = list.items.find((item) => isMap(item) && String(item.get('name')).localeCompare(name) > 0);
  const offset = isMap(next) && next.range ? next.range[0] : countyText.length;
  const lines = countyText.slice(0, offset).split('\n').slice(0, -1);
  // A comment above an entry belongs to it.
  while (isMap(next) && lines.at(-1)?.trimStart().startsWith('#')) lines.pop();
  const before = lines.length === 0 ? 0 : lines.join('\n').length + 1;
  const added = formatYaml({ municipalities: [entry] }).replace(/^municipalities:\n/, '');
  return countyText.slice(0, before) + added + countyText.slice(before);
}
