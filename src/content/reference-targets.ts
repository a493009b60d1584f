// What references may name: where the names of each kind come from, and the words for one that names nothing.
import { pictureFolder } from '../features/vehicles/vehicle-pictures.ts';
import type { Figure } from '../schemas/figure.schema.ts';
import type { ReferenceKind } from '../schemas/reference.ts';
import { sceneFolder } from '../ui/scenes.ts';
import { listPagePaths } from './page-paths.ts';
import { isPictureName, type DataFolder, type DataRecord } from './engine/data-folder.ts';
import type { Records } from './records.ts';

/** What references of each kind have to be, as staff read it who write in the files. */
export const expectedReferences: Readonly<Record<ReferenceKind, string>> = {
  brands: 'the name of a file in data/brands',
  categories: 'the category of a file in data/vehicles',
  counties: 'the name of a file in data/counties',
  countyStates: 'the state of a county',
  dollarFigures: 'the id of a figure in dollars in data/figures',
  figureFiles: 'the name of a file in data/figures',
  lists: 'the name of a file in data/lists',
  mileFigures: 'the id of a figure in miles in data/figures',
  otherTowns: 'the path of another municipality',
  pages: 'the address of a page of this site',
  physicalShowrooms: 'the id of a showroom in data/dealer.yaml',
  pictures: `the name of a file in data/${pictureFolder}`,
  plans: 'the id of a plan in this file',
  policies: 'the name of a file in data/policies without .md',
  scenes: `the name of a picture in data/${sceneFolder}`,
  series: 'the id of a series in the file of its brand',
  showrooms: 'the id of a showroom in data/dealer.yaml',
  states: 'a state of data/street-legal.yaml, with its law',
  towns: 'the path of a municipality',
  vehicles: 'the name of a file in data/vehicles',
};

/** One thing that a reference may name. */
export interface ReferenceTarget {
  id: string;
  /** What people call it; its id where it has no other name. */
  title?: string;
}

/** What references of a kind may name. */
export interface ReferenceTargets {
  /** What a reference has to be, as staff read it. */
  expected: string;
  targets: readonly ReferenceTarget[];
  /** The folder below data/ whose files they name. */
  folder?: string;
}

/**
 * What a reference of a kind may name, by the fields beside it: a series is one of the brand there. Undefined while the
 * file with the names has a mistake, so that no reference to them can be judged.
 */
export type FindReferenceTargets = (kind: ReferenceKind, beside: unknown) => ReferenceTargets | undefined;

/** What looks up in the records which names are right. */
export function listReferenceTargets(records: Records, folder: DataFolder): FindReferenceTargets {
  const { brands, dealer, rentalPlans, vehicles } = records;
  const counties = records.counties.toSorted((a, b) => a.value.order - b.value.order);
  const showrooms = dealer.value.showrooms.map(({ id, name, type }) => ({ id, title: name, type }));
  const physical = showrooms.filter(({ type }) => type === 'physical');
  const towns = counties
    .flatMap(({ value }) => value.municipalities)
    .map(({ path, name }) => ({ id: path, title: name }));
  const stateLaws = records.streetLegal?.value.states;
  const plans = rentalPlans?.value.groups.flatMap((group) =>
    group.plans.map(({ id, title }) => ({ id, title: `${group.title}: ${title}` })),
  );
  const retiredIds = records.retiredVehicles.map(({ id }) => id);
  const ofFolder = <T>(name: string, known: readonly DataRecord<T>[], readTitle: (value: T) => string) =>
    folder.listRecordIds(name).map((id): ReferenceTarget => {
      const record = known.find((candidate) => candidate.id === id);
      return record ? { id, title: readTitle(record.value) } : { id };
    });
  const ofPictures = (kind: 'pictures' | 'scenes', name: string): ReferenceTargets => ({
    expected: expectedReferences[kind],
    targets: folder
      .listFileNames(name)
      .filter(isPictureName)
      .map((id) => ({ id })),
    folder: name,
  });

  const byKind: Readonly<
    Record<Exclude<ReferenceKind, 'otherTowns' | 'series'>, ReferenceTargets | undefined>
  > = {
    brands: {
      expected: expectedReferences.brands,
      targets: ofFolder('brands', brands, ({ name }) => name),
    },
    vehicles: {
      expected: expectedReferences.vehicles,
      targets: ofFolder('vehicles', vehicles, ({ name }) => name).filter(
        ({ id }) => !retiredIds.includes(id),
      ),
    },
    counties: {
      expected: expectedReferences.counties,
      targets: ofFolder('counties', counties, ({ name }) => name),
    },
    lists: {
      expected: expectedReferences.lists,
      targets: ofFolder('lists', records.lists, ({ label }) => label),
    },
    figureFiles: {
      expected: expectedReferences.figureFiles,
      targets: ofFolder('figures', [], () => ''),
    },
    policies: {
      expected: expectedReferences.policies,
      targets: records.policies.map(({ id, value }) => ({ id, title: value.title })),
    },
    pictures: ofPictures('pictures', pictureFolder),
    scenes: ofPictures('scenes', sceneFolder),
    pages: {
      expected: expectedReferences.pages,
      targets: listPagePaths(records, folder).map(({ path, title }) => ({ id: path, title })),
    },
    towns: { expected: expectedReferences.towns, targets: towns },
    // A category is only known with the vehicles; a misspelled one would let another cart stand in without a word.
    categories: {
      expected: expectedReferences.categories,
      targets: listOnce(vehicles.map(({ value }) => value.category)),
    },
    states: stateLaws && {
      expected: expectedReferences.states,
      targets: stateLaws.map(({ state, name }) => ({ id: state, title: name })),
    },
    countyStates: {
      expected: expectedReferences.countyStates,
      targets: listOnce(counties.map(({ value }) => value.state)),
    },
    showrooms: { expected: expectedReferences.showrooms, targets: showrooms },
    physicalShowrooms: { expected: expectedReferences.physicalShowrooms, targets: physical },
    plans: plans && { expected: expectedReferences.plans, targets: plans },
    dollarFigures: {
      expected: expectedReferences.dollarFigures,
      targets: listFigures(records.figures, 'usd'),
    },
    mileFigures: {
      expected: expectedReferences.mileFigures,
      targets: listFigures(records.figures, 'miles'),
    },
  };
  const findSeries = (beside: unknown): ReferenceTargets | undefined => {
    const { brandId } = Object(beside) as { brandId?: unknown };
    const brand = brands.find(({ id }) => id === brandId);
    return brand && { expected: `the id of a series in ${brand.file}`, targets: brand.value.series };
  };
  const findOtherTowns = (beside: unknown): ReferenceTargets => {
    const { path } = Object(beside) as { path?: unknown };
    return { expected: expectedReferences.otherTowns, targets: towns.filter(({ id }) => id !== path) };
  };
  return (kind, beside) => {
    if (kind === 'series') return findSeries(beside);
    return kind === 'otherTowns' ? findOtherTowns(beside) : byKind[kind];
  };
}

function listOnce(ids: readonly string[]): ReferenceTarget[] {
  return [...new Set(ids)].map((id) => ({ id }));
}

/** The figures in a unit that are no range. */
function listFigures(records: Records['figures'], unit: Figure['unit']): ReferenceTarget[] {
  return records
    .flatMap(({ value }) => value.figures)
    .filter((figure) => figure.unit === unit && figure.max === undefined)
    .map(({ id, label }) => ({ id, title: label }));
}
