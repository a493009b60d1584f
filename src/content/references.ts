// What schemas say of fields besides their form: what a field names, and which texts may not be equal.
import { globSync } from 'node:fs';
import { z } from 'zod';
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import { listPath, vehiclePath } from '../lib/paths.ts';
import type { Figure } from '../features/dealer/figure.schema.ts';
import type { ReferenceKind } from '../schemas/reference.ts';
import { fixedPageEntries } from '../site/fixed-pages.ts';
import { sceneFolder } from '../ui/scenes.ts';
import type { Data } from './data.ts';
import { dataFileSchemas, type FileKind, type FileOutput } from './file-kinds.ts';
import { findNearest, quote, type Path } from './mistake.ts';

/** The fields of the record that a value is in. */
type Fields = Readonly<Record<string, unknown>>;

/** What references of a kind may name. */
interface Target {
  expected: string;
  /** The files that hold the names; a reference waits while one of them has a mistake. */
  from?: readonly FileKind[];
  list: (data: Data, beside: Fields) => readonly string[];
}

const fileOf = (kind: FileKind): Target => ({
  expected: `the name of a file in data/${kind.replace(/\/.*/, '')}`,
  from: [kind],
  list: (data) => data.listIds(kind),
});

const pictureIn = (folder: string): Target => ({
  expected: `the name of a picture in data/${folder}`,
  list: ({ paths }) =>
    paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
});

/** What `pick` finds in the files of a kind. */
const valueIn = <Kind extends FileKind>(
  kind: Kind,
  expected: string,
  pick: (value: FileOutput<Kind>) => readonly string[],
): Target => ({
  expected,
  from: [kind],
  list: (data) => data.list(kind).flatMap(({ value }) => pick(value)),
});

const figureIn = (unit: Figure['unit'], words: string) =>
  valueIn('figures/*.yaml', `the id of a figure in ${words} in data/figures`, ({ figures }) =>
    figures.flatMap((figure) => (figure.unit === unit && figure.max === undefined ? figure.id : [])),
  );

const showroomOf = (types: readonly string[]) =>
  valueIn('dealer.yaml', 'the id of a showroom in data/dealer.yaml', ({ showrooms }) =>
    showrooms.flatMap(({ id, type }) => (types.includes(type) ? id : [])),
  );

const towns = valueIn('counties/*.yaml', 'the path of a municipality', ({ municipalities }) =>
  municipalities.map(({ path }) => path),
);

const targets: Readonly<Record<ReferenceKind, Target>> = {
  brands: fileOf('brands/*.yaml'),
  counties: fileOf('counties/*.yaml'),
  lists: fileOf('lists/*.yaml'),
  policies: fileOf('policies/*.md'),
  vehicles: { ...fileOf('vehicles/*.yaml'), list: listVehicleIds },
  pictures: pictureIn(pictureFolder),
  scenes: pictureIn(sceneFolder),
  publicPictures: {
    expected: 'the address of a picture in public/',
    list: () =>
      globSync('**/*.{svg,png,webp,jpg,avif}', { cwd: 'public' }).map(
        (file) => `/${file.replaceAll('\\', '/')}`,
      ),
  },
  dollarFigures: figureIn('usd', 'dollars'),
  mileFigures: figureIn('miles', 'miles'),
  showrooms: showroomOf(['physical', 'online']),
  physicalShowrooms: showroomOf(['physical']),
  categories: valueIn(
    'vehicles/*.yaml',
    'the category of a file in data/vehicles',
    ({ category, retired }) => (retired ? [] : [category]),
  ),
  countyStates: valueIn('counties/*.yaml', 'the state of a county', ({ state }) => [state]),
  states: valueIn('street-legal.yaml', 'a state of data/street-legal.yaml, with its law', ({ states }) =>
    states.map(({ state }) => state),
  ),
  pages: {
    expected: 'the address of a page of this site',
    from: ['brands/*.yaml', 'counties/*.yaml', 'lists/*.yaml', 'policies/*.md', 'vehicles/*.yaml'],
    list: listPagePaths,
  },
  towns,
  series: {
    expected: 'the id of a series in the file of its brand',
    from: ['brands/*.yaml'],
    list: (data, { brandId }) => {
      const brand = data.list('brands/*.yaml').find(({ id }) => id === brandId);
      return brand?.value.series.map(({ id }) => id) ?? [];
    },
  },
};

/** What references of a kind may name, without regard to the fields beside them. */
export function listReferenceTargets(data: Data, kind: ReferenceKind): string[] {
  return [...new Set(targets[kind].list(data, {}))];
}

/** Reports every reference that names nothing, and every text that is equal to another and may not be. */
export function checkReferences(data: Data): void {
  const retiredIds = listRetiredIds(data);
  /** The file that has a text of a kind that may be there once. */
  const owners = new Map<string, string>([
    ...listFilePages(data).map(([path, owner]) => [`page address ${path}`, owner] as const),
    ...data.listIds('vehicles/*.yaml').map((id) => [`vehicle id ${id}`, `data/vehicles/${id}.yaml`] as const),
  ]);
  for (const { kind, file, value: root, report } of data.records) {
    walkSchema(dataFileSchemas[kind], root, (schema, value, at, beside) => {
      const { reference, unique, uniqueInFile } = schema.meta() ?? {};
      if (typeof value !== 'string') return;
      const kindOfText = unique ?? uniqueInFile;
      if (kindOfText !== undefined) {
        const key = `${kindOfText} ${value}${unique === undefined ? ` in ${file}` : ''}`;
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, file);
        else report(at, quote(value), `another ${kindOfText}; ${owner} has this one already`);
      }
      if (reference === undefined) return;
      const { expected, from = [], list } = targets[reference];
      // An address may lead to a place on its page.
      const name = reference === 'pages' ? value.replace(/#.*/, '') : value;
      const names = [...new Set(list(data, beside))];
      if (names.includes(name)) return;
      if (reference === 'vehicles' && retiredIds.includes(name)) {
        report(at, `"${name}", which is retired`, 'another vehicle, or none');
      } else if (data.isComplete(...from) && !(reference === 'series' && names.length === 0)) {
        const listed = names.length <= 10 ? `: ${names.join(', ')}` : '';
        report(at, quote(value), expected + listed, findNearest(name, names));
      }
    });
  }
}

/** Calls back for a value that fits its schema and for every one in it; `beside` is the record around it. */
function walkSchema(
  schema: z.ZodType,
  value: unknown,
  visit: (schema: z.ZodType, value: unknown, at: Path, beside: Fields) => void,
  at: Path = [],
  beside: Fields = {},
): void {
  if (value === undefined) return;
  visit(schema, value, at, beside);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    walkSchema(schema.unwrap() as z.ZodType, value, visit, at, beside);
  } else if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((candidate) => candidate.safeParse(value).success);
    if (option) walkSchema(option, value, visit, at, beside);
  } else if (schema instanceof z.ZodArray) {
    (value as unknown[]).forEach((entry, index) =>
      walkSchema(schema.element as z.ZodType, entry, visit, [...at, index], beside),
    );
  } else if (schema instanceof z.ZodObject) {
    for (const [key, inner] of Object.entries<z.ZodType>(schema.shape)) {
      const fields = value as Fields;
      walkSchema(inner, fields[key], visit, [...at, key], fields);
    }
  } else if (schema instanceof z.ZodRecord) {
    for (const [key, entry] of Object.entries(value as Fields)) {
      walkSchema(schema.keyType as z.ZodType, key, visit, [...at, key]);
      walkSchema(schema.valueType as z.ZodType, entry, visit, [...at, key]);
    }
  }
}

/** Vehicles that are no longer sold, by their own file or by the list of former ones. */
function listRetiredIds(data: Data): string[] {
  const former = data
    .list('retired-vehicles.yaml')
    .flatMap(({ value }) => value.vehicles.map(({ id }) => id));
  const files = data.listIds('vehicles/*.yaml');
  const marked = data.list('vehicles/*.yaml').filter(({ value }) => value.retired);
  // One that has a file as well is a mistake of the list.
  return [...former.filter((id) => !files.includes(id)), ...marked.map(({ id }) => id)];
}

function listVehicleIds(data: Data): string[] {
  const retiredIds = listRetiredIds(data);
  return data.listIds('vehicles/*.yaml').filter((id) => !retiredIds.includes(id));
}

/** The pages with addresses that no file writes, each with what has it. */
function listFilePages(data: Data): (readonly [path: string, owner: string])[] {
  return [
    ...fixedPageEntries.map(([, { path }]) => [path, 'a page of the site'] as const),
    ...listVehicleIds(data).map((id) => [vehiclePath(id), `data/vehicles/${id}.yaml`] as const),
    ...data.listIds('lists/*.yaml').map((id) => [listPath(id), `data/lists/${id}.yaml`] as const),
  ];
}

/** The addresses of all pages. */
export function listPagePaths(data: Data): string[] {
  return [
    ...listFilePages(data).map(([path]) => path),
    ...data.list('brands/*.yaml').flatMap(({ value }) => value.page?.path ?? []),
    ...data.list('counties/*.yaml').map(({ value }) => value.path),
    ...towns.list(data, {}),
    ...data.list('policies/*.md').map(({ value }) => value.path),
  ];
}
