// What schemas say of fields besides their form: references lead somewhere, and entries of a list are told apart.
import { walkSchema, type ReferenceKind } from '../../schemas/reference.ts';
import type { DataFolder, DataRecord } from './data-folder.ts';
import type { FindReferenceTargets, ReferenceTargets } from '../reference-targets.ts';
import type { Path } from './diagnostic.ts';
import { nearestName } from './nearest-name.ts';

/** A reference that leads nowhere. */
interface Dangling {
  record: DataRecord<unknown>;
  at: Path;
  name: string;
  kind: ReferenceKind;
  known: ReferenceTargets;
}

/** Reports every reference of the records that leads nowhere, unless what it names was left out for a mistake of its own. */
export function checkReferences(
  folder: DataFolder,
  findReferenceTargets: FindReferenceTargets,
  retiredIds: readonly string[],
): void {
  const dangling: Dangling[] = [];
  for (const record of folder.listRecords()) {
    walkSchema(record.schema, record.value, (schema, value, { at, beside }) => {
      const kind = schema.meta()?.reference;
      if (kind === undefined || typeof value !== 'string') return;
      const known = findReferenceTargets(kind, beside);
      // A URL may lead to a place on its page.
      const name = kind === 'pages' ? value.replace(/#.*/, '') : value;
      if (!known || known.targets.some(({ id }) => id === name) || folder.isSuppressed(name)) return;
      dangling.push({ record, at, name, kind, known });
    });
  }
  const byName = Map.groupBy(dangling, ({ name, known }) => `${name} as ${known.expected}`);
  for (const places of byName.values()) {
    for (const place of places) {
      const { record, at, name, kind } = place;
      const isRetired = kind === 'vehicles' && retiredIds.includes(name);
      if (isRetired) record.report(at, `"${name}", which is retired`, 'name another vehicle or none');
      else reportDangling(place, places.length);
    }
  }
}

function reportDangling({ record, at, name, kind, known }: Dangling, placeCount: number): void {
  const { folder } = known;
  const ids = known.targets.map(({ id }) => id);
  const otherCapitals = ids.find((id) => id.toLowerCase() === name.toLowerCase());
  if (folder !== undefined && otherCapitals !== undefined) {
    const found = `${JSON.stringify(name)}, and the file is named ${otherCapitals}`;
    record.report(at, found, `the same letters: rename data/${folder}/${otherCapitals} to ${name}`);
    return;
  }
  // A few names can be read at once; of many the nearest has to do.
  const listed = ids.length > 0 && ids.length <= 10 ? `: ${ids.join(', ')}` : '';
  const expected = known.expected + listed;
  if (placeCount === 1) {
    record.report(at, JSON.stringify(name), expected, nearestName(name, ids));
    return;
  }
  // What several places look for was there once, and is no slip of a letter.
  const found = `${JSON.stringify(name)}, which is gone and named in ${placeCount} places`;
  const retire =
    kind === 'vehicles'
      ? `; is it sold or retired? "git restore data/vehicles/${name}.yaml" brings its file back, and "retired: true" in it keeps its old links`
      : '';
  record.report(at, found, expected + retire);
}

/** Reports every entry of a list that has a text which its schema wants once. */
export function checkUniqueFields(folder: DataFolder): void {
  for (const record of folder.listRecords()) {
    walkSchema(record.schema, record.value, (schema, value, { at }) => {
      const uniqueBy = schema.meta()?.uniqueBy ?? {};
      for (const [key, expected] of Object.entries(uniqueBy)) {
        const texts = (value as object[]).map((entry): unknown => Reflect.get(entry, key));
        texts.forEach((text, index) => {
          if (texts.indexOf(text) === index) return;
          record.report([...at, index, key], JSON.stringify(text), expected);
        });
      }
    });
  }
}
