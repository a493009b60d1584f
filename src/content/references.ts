// What schemas say of fields besides their form: what a field names, and which texts may not be equal.
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import { listPath, vehiclePath } from '../lib/paths.ts';
import type { Figure } from '../schemas/figure.schema.ts';
import { walkSchema, type ReferenceKind } from '../schemas/reference.ts';
import { fixedPageRows } from '../site/fixed-pages.ts';
import { sceneFolder } from '../ui/scenes.ts';
import type { Data } from './data.ts';
import { dataFileSchemas, type FileKind } from './file-kinds.ts';
import { findNearest } from './mistake.ts';

/** What references of a kind may name. */
interface Target {
  expected: string;
  /** The files that hold the names; a reference waits while one of them has a mistake. */
  from: readonly FileKind[];
  /** `beside` are the fields of the record around the reference. */
  list: (data: Data, beside: Readonly<Record<string, unknown>>) => readonly string[];
}

function fileOf(kind: FileKind): Target {
  const expected = `the name of a file in data/${kind.replace(/\/.*/, '')}`;
  return { expected, from: [kind], list: (data) => data.listIds(kind) };
}

function pictureIn(folder: string): Target {
  const list = ({ paths }: Data) =>
    paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
  return { expected: `the name of a picture in data/${folder}`, from: [], list };
}

function figureIn(unit: Figure['unit'], words: string): Target {
  const list = (data: Data) =>
    listFigures(data)
      .filter((figure) => figure.unit === unit && figure.max === undefined)
      .map(({ id }) => id);
  return { expected: `the id of a figure in ${words} in data/figures`, from: ['figures/*.yaml'], list };
}

function showroomOf(types: readonly string[]): Target {
  const list = (data: Data) =>
    (data.find('dealer.yaml')?.value.showrooms ?? [])
      .filter(({ type }) => types.includes(type))
      .map(({ id }) => id);
  return { expected: 'the id of a showroom in data/dealer.yaml', from: ['dealer.yaml'], list };
}

function listTowns(data: Data): string[] {
  return data.list('counties/*.yaml').flatMap(({ value }) => value.municipalities.map(({ path }) => path));
}

const targets: Readonly<Record<ReferenceKind, Target>> = {
  brands: fileOf('brands/*.yaml'),
  counties: fileOf('counties/*.yaml'),
  figureFiles: fileOf('figures/*.yaml'),
  lists: fileOf('lists/*.yaml'),
  policies: fileOf('policies/*.md'),
  vehicles: { ...fileOf('vehicles/*.yaml'), list: listVehicleIds },
  pictures: pictureIn(pictureFolder),
  scenes: pictureIn(sceneFolder),
  dollarFigures: figureIn('usd', 'dollars'),
  mileFigures: figureIn('miles', 'miles'),
  showrooms: showroomOf(['physical', 'online']),
  physicalShowrooms: showroomOf(['physical']),
  categories: {
    expected: 'the category of a file in data/vehicles',
    from: ['vehicles/*.yaml'],
    list: (data) => listVehiclesOnSale(data).map(({ value }) => value.category),
  },
  countyStates: {
    expected: 'the state of a county',
    from: ['counties/*.yaml'],
    list: (data) => data.list('counties/*.yaml').map(({ value }) => value.state),
  },
  states: {
    expected: 'a state of data/street-legal.yaml, with its law',
    from: ['street-legal.yaml'],
    list: (data) => data.find('street-legal.yaml')?.value.states.map(({ state }) => state) ?? [],
  },
  plans: {
    expected: 'the id of a plan in this file',
    from: [],
    list: (data) =>
      data.find('rental-plans.yaml')?.value.groups.flatMap(({ plans }) => plans.map(({ id }) => id)) ?? [],
  },
  pages: {
    expected: 'the address of a page of this site',
    from: ['brands/*.yaml', 'counties/*.yaml', 'lists/*.yaml', 'policies/*.md', 'vehicles/*.yaml'],
    list: listPagePaths,
  },
  towns: { expected: 'the path of a municipality', from: ['counties/*.yaml'], list: listTowns },
  otherTowns: {
    expected: 'the path of another municipality',
    from: ['counties/*.yaml'],
    list: (data, { path }) => listTowns(data).filter((other) => other !== path),
  },
  series: {
    expected: 'the id of a series in the file of its brand',
    from: ['brands/*.yaml'],
    list: (data, { brandId }) =>
      data
        .list('brands/*.yaml')
        .find(({ id }) => id === brandId)
        ?.value.series.map(({ id }) => id) ?? [],
  },
};

/** What references of a kind may name, without regard to the fields beside them. */
export function listReferenceTargets(data: Data, kind: ReferenceKind): string[] {
  return [...new Set(targets[kind].list(data, {}))];
}

/** Reports every reference that names nothing, and every text that is equal to another and may not be. */
export function checkReferences(data: Data): void {
  const owners = new Map(listFilePages(data).map(([path, owner]) => [`page address ${path}`, owner]));
  const retiredIds = listRetiredIds(data);
  for (const { kind, file, value: root, report } of data.records) {
    walkSchema(dataFileSchemas[kind], root, (schema, value, { at, beside }) => {
      const { reference, unique, uniqueBy = {} } = schema.meta() ?? {};
      for (const [key, expected] of Object.entries(uniqueBy)) {
        const texts = (value as Record<string, unknown>[]).map((entry) => entry[key]);
        texts.forEach((text, index) => {
          if (texts.indexOf(text) < index) report([...at, index, key], JSON.stringify(text), expected);
        });
      }
      if (typeof value !== 'string') return;
      if (unique !== undefined) {
        const owner = owners.get(`${unique} ${value}`);
        if (owner === undefined) owners.set(`${unique} ${value}`, file);
        else report(at, JSON.stringify(value), `another ${unique}; ${owner} has this one already`);
      }
      if (reference === undefined) return;
      const { expected, from, list } = targets[reference];
      // An address may lead to a place on its page.
      const name = reference === 'pages' ? value.replace(/#.*/, '') : value;
      const names = [...new Set(list(data, Object(beside) as Record<string, unknown>))];
      if (names.includes(name)) return;
      if (reference === 'vehicles' && retiredIds.includes(name)) {
        report(at, `"${name}", which is retired`, 'another vehicle, or none');
      } else if (data.isComplete(from) && !(reference === 'series' && names.length === 0)) {
        const listed = names.length > 0 && names.length <= 10 ? `: ${names.join(', ')}` : '';
        report(at, JSON.stringify(value), expected + listed, findNearest(name, names));
      }
    });
  }
}

/** Vehicles that are no longer sold, by their own file or by the list of former ones. */
function listRetiredIds(data: Data): string[] {
  const former = data.find('retired-vehicles.yaml')?.value.vehicles.map(({ id }) => id) ?? [];
  const files = data.listIds('vehicles/*.yaml');
  const marked = data.list('vehicles/*.yaml').filter(({ value }) => value.retired);
  // One that has a file as well is a mistake of the list.
  return [...former.filter((id) => !files.includes(id)), ...marked.map(({ id }) => id)];
}

function listVehicleIds(data: Data): string[] {
  const retiredIds = listRetiredIds(data);
  return data.listIds('vehicles/*.yaml').filter((id) => !retiredIds.includes(id));
}

/** The figures of all files. */
export function listFigures(data: Data): Figure[] {
  return data.list('figures/*.yaml').flatMap(({ value }) => value.figures);
}

export function listVehiclesOnSale(data: Data) {
  return data.list('vehicles/*.yaml').filter(({ value }) => !value.retired);
}

/** The pages with addresses that no file writes, each with what has it. */
function listFilePages(data: Data): (readonly [path: string, owner: string])[] {
  return [
    ...fixedPageRows.map(([, { path }]) => [path, 'a page of the site'] as const),
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
    ...listTowns(data),
    ...data.list('policies/*.md').map(({ value }) => value.path),
  ];
}
