// The records of a folder without mistakes, by the names that getters use.
import { fixedPageRows, type FixedPageName, type fixedPages } from '../site/fixed-pages.ts';
import type { Data, DataRecord } from './data.ts';
import type { FileKind, FileOutput } from './file-kinds.ts';

export type Records = ReturnType<typeof listRecords>;

/** Every record; throws while a single file has a mistake. */
export function listRecords(data: Data) {
  const get = <Kind extends FileKind>(kind: Kind): DataRecord<FileOutput<Kind>> => {
    const record = data.find(kind);
    if (!record) throw new Error(`data/${kind} has a mistake`);
    return record;
  };
  const vehicles = data.list('vehicles/*.yaml');
  return {
    figures: data.list('figures/*.yaml'),
    dealer: get('dealer.yaml'),
    rentalPlans: get('rental-plans.yaml'),
    brands: data.list('brands/*.yaml'),
    vehicles: vehicles.filter(({ value }) => !value.retired),
    /** Vehicles with `retired: true`. */
    retiredVehicles: vehicles.filter(({ value }) => value.retired),
    counties: data.list('counties/*.yaml'),
    /** Land of counties, also of neighbors without a page. */
    outlines: data.outlines,
    lists: data.list('lists/*.yaml'),
    policies: data.list('policies/*.md'),
    streetLegal: get('street-legal.yaml'),
    scenes: get('scenes/scenes.yaml'),
    featured: get('featured-carts.yaml'),
    partners: get('financing-partners.yaml'),
    retired: get('retired-vehicles.yaml'),
    reviews: get('reviews.yaml'),
    services: get('services.yaml'),
    paymentExample: get('payment-example.yaml'),
    pages: {
      ...(Object.fromEntries(
        fixedPageRows.map(([name, { copyFile }]) => [name, get(copyFile)]),
      ) as FixedPageRecords),
      navigation: get('navigation.yaml'),
      vehicle: get('pages/vehicle.yaml'),
      county: get('pages/county.yaml'),
      town: get('pages/town.yaml'),
    },
  };
}

/** The copy of the pages that are no record, by the names of their rows. */
type FixedPageRecords = {
  [Name in FixedPageName]: DataRecord<FileOutput<(typeof fixedPages)[Name]['copyFile']>>;
};
