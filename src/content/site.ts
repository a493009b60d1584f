// What pages, feeds and functions know of data/, or of the folder that DATA_DIR names: a getter for each thing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../features/brands/brand.schema.ts';
import type { Dealer } from '../features/dealer/dealer.schema.ts';
import { choosePriceCopy } from '../features/financing/price-copy.ts';
import { describeTypicalLoan, isExampleShown } from '../features/financing/payment-example.ts';
import { buildVehicleList } from '../features/lists/vehicle-lists.ts';
import { countyOutlinesSchema, outlinesPath } from '../features/places/county-outlines.schema.ts';
import type { County, Municipality } from '../features/places/county.schema.ts';
import { findNearest } from '../features/places/distance.ts';
import { buildScenes } from '../features/places/scenes.ts';
import type { StateLaw } from '../features/places/street-legal.schema.ts';
import type { TownFacts } from '../features/places/town-page.ts';
import type { Policy } from '../features/policies/policy.schema.ts';
import type { DeliveryFigures } from '../features/rentals/delivery.ts';
import { buildRentalPlans, type RentalCatalog } from '../features/rentals/rental-catalog.ts';
import { hasStreetLegalRental } from '../features/rentals/rental-roads.ts';
import type { SaleFigures } from '../features/vehicles/sale-terms.ts';
import { buildVehicle, compareInCatalog, type Vehicle } from '../features/vehicles/vehicle.ts';
import { inventoryPath } from '../lib/paths.ts';
import type { Figure } from '../features/dealer/figure.schema.ts';
import type { DealerDetails } from '../site/dealer-json-ld.ts';
import { fixedPages } from '../site/fixed-pages.ts';
import { derive, getRecords } from './site-records.ts';

/** Throws if no entry fits: that is a mistake of the caller, since the references of data/ are checked. */
function pick<T>(entries: readonly T[], what: string, fits: (entry: T) => boolean): T {
  const found = entries.find(fits);
  if (found === undefined) throw new Error(`data/ has no ${what}`);
  return found;
}

const pickById = <T extends { id: string }>(entries: readonly T[], id: string): T =>
  pick(entries, `entry with the id "${id}"`, (entry) => entry.id === id);

export const getDealer = (): Dealer => getRecords().get('dealer.yaml');

/** The notes about what prices include. */
export const getPriceCopy = derive(() => choosePriceCopy(getDealer().priceTerms, process.env));

/** What markup says of the dealer on pages about the dealer. */
export const getDealerDetails = derive((): DealerDetails => {
  const prices = getVehicles().map(({ priceUsd }) => priceUsd);
  return { counties: getCounties(), priceRangeUsd: [Math.min(...prices), Math.max(...prices)] };
});

const copyFiles = {
  ...fixedPages,
  navigation: { copyFile: 'navigation.yaml' },
  vehicle: { copyFile: 'pages/vehicle.yaml' },
  county: { copyFile: 'pages/county.yaml' },
  town: { copyFile: 'pages/town.yaml' },
} as const;

/** The copy of a page, or of a kind of page. */
export const getPageCopy = <Name extends keyof typeof copyFiles>(name: Name) =>
  getRecords().get<(typeof copyFiles)[Name]['copyFile']>(copyFiles[name].copyFile);

/** Figures in the order of the files. */
export const getFigures = derive((records): readonly Figure[] => records.listFigures());

/** The number of a figure, in its unit. Throws when the id is unknown or the figure is no number. */
export function getFigureNumber(id: string): number {
  const { value } = pickById(getFigures(), id);
  if (value === undefined) throw new Error(`The figure "${id}" is no number.`);
  return value;
}

export const getDeliveryFigures = (): DeliveryFigures => ({
  rentalIncludedMiles: getFigureNumber('delivery-rental-included-miles'),
  rentalUsdPerMile: getFigureNumber('delivery-rental-per-mile'),
});

export const getSaleFigures = (): SaleFigures => ({
  returnDays: { new: getFigureNumber('returns-new-window'), used: getFigureNumber('returns-used-window') },
  restockingPercent: {
    new: getFigureNumber('returns-new-restocking'),
    used: getFigureNumber('returns-used-restocking'),
  },
  freeDeliveryFromUsd: getFigureNumber('delivery-free-minimum-purchase'),
});

/** Brands in the order of the home page's tiles. */
export const getBrands = derive((records): readonly Brand[] =>
  records
    .list('brands/*.yaml')
    .map(({ id, value }) => ({ ...value, id }))
    .toSorted((a, b) => a.order - b.order),
);
export const getBrand = (id: string): Brand => pickById(getBrands(), id);

/** Vehicles on sale or out of stock: new ones first, then by brand, series and price. */
export const getVehicles = derive((records): readonly Vehicle[] =>
  records
    .listVehicles()
    .map(({ id, value }) => buildVehicle({ ...value, id }, getBrand(value.brandId).name))
    .toSorted(compareInCatalog),
);
export const getVehicle = (id: string): Vehicle => pickById(getVehicles(), id);

/** Vehicles that are gone, each with the page that its old URLs lead to. */
export const getRetiredVehicles = derive((records) => [
  ...records.get('retired-vehicles.yaml').vehicles,
  ...records
    .list('vehicles/*.yaml')
    .flatMap(({ id, value: { brandId, retired } }) =>
      retired ? { id, brandId, to: getBrand(brandId).page?.path ?? inventoryPath } : [],
    ),
]);

/** Lists of vehicles in the order of their links; those in stock come first in each. */
export const getLists = derive((records) =>
  records
    .list('lists/*.yaml')
    .map(({ id, value }) => buildVehicleList({ ...value, id }, getVehicles()))
    .toSorted((a, b) => a.position - b.position),
);

// Each in the order of its file.
export const getFeaturedCarts = () => getRecords().get('featured-carts.yaml').carts;
/** With samples, which a live site must not show. */
export const getReviews = () => getRecords().get('reviews.yaml').reviews;
export const getServices = () => getRecords().get('services.yaml').services;
export const getFinancingPartners = () => getRecords().get('financing-partners.yaml').partners;

/** The example of a loan; undefined on a live site while it is a sample. */
export const findPaymentExample = () => {
  const example = getRecords().get('payment-example.yaml');
  return isExampleShown(example, process.env) ? example : undefined;
};

/** How long loans run, with the example that has to be printed beside it; undefined without one. */
export const findTypicalLoan = () => {
  const example = findPaymentExample();
  return example && describeTypicalLoan(example, getVehicle(example.vehicleId));
};

/** Groups of rental plans in the order of their page, each with its security deposit. */
export const getRentalGroups = derive((records) => {
  const { groups } = records.get('rental-plans.yaml');
  return groups.map((group) => ({ ...group, depositUsd: getFigureNumber(group.depositFigureId) }));
});

/** What is said of all rentals; undefined once one is confirmed for the road. */
export const findRentalRoadsUnconfirmed = () => {
  const { roadsUnconfirmed } = getRecords().get('rental-plans.yaml');
  return hasStreetLegalRental(getRentalGroups(), getVehicle) ? undefined : roadsUnconfirmed;
};

/** The plans and towns that a link to the contact form may name. */
export const getRentalCatalog = derive((): RentalCatalog => {
  const { showrooms } = getDealer();
  const towns = getTowns().map(({ path, name, countyId, coordinates }) => {
    const { miles } = findNearest(coordinates, showrooms);
    return [path, { name, county: getCounty(countyId).name, miles }] as const;
  });
  return {
    plans: buildRentalPlans(getRentalGroups()),
    towns: Object.fromEntries(towns),
    delivery: getDeliveryFigures(),
  };
});

/** What states say about carts on public roads, in the order of the file. */
export const getStreetLegal = () => getRecords().get('street-legal.yaml');

export const getStateLaw = (state: string): StateLaw =>
  pick(getStreetLegal().states, `law of ${state}`, (law) => law.state === state);

const getOutlines = derive(({ root }) => {
  const text = readFileSync(join(root, outlinesPath), 'utf8');
  return countyOutlinesSchema.parse(JSON.parse(text)).features;
});

/** Counties in the order of the menus, their towns in the order of the file. */
export const getCounties = derive((records): readonly County[] =>
  records
    .list('counties/*.yaml')
    .map(({ id, value }) => {
      const { state } = value;
      const stateName = getStateLaw(state).name;
      const municipalities = value.municipalities.map((town) => ({
        ...town,
        countyId: id,
        state,
        stateName,
      }));
      const outline = getOutlines().find((land) => land.name === value.name && land.state === state);
      return { ...value, id, stateName, outline, municipalities };
    })
    .toSorted((a, b) => a.order - b.order),
);
export const getCounty = (id: string): County => pickById(getCounties(), id);

/** Towns of all counties, county by county. */
export const getTowns = derive(() => getCounties().flatMap(({ municipalities }) => municipalities));

/** The town with a page at a path. */
export const getTown = (path: string): Municipality =>
  pick(getTowns(), `town at ${path}`, (town) => town.path === path);

/** What the page of a town is built of, for buildTownPage(). */
export const getTownFacts = derive((): TownFacts => ({
  dealer: getDealer(),
  counties: getCounties(),
  laws: getStreetLegal().states,
  copy: getPageCopy('town'),
  vehicles: getVehicles(),
  rentalGroups: getRentalGroups(),
  delivery: getDeliveryFigures(),
  hasStreetLegalRental: findRentalRoadsUnconfirmed() === undefined,
}));

/** Wide pictures of pages, showrooms and kinds of places. */
export const getScenes = derive((records) => buildScenes(records.get('scenes/scenes.yaml')));

/** Policies by title, their texts in Markdown. */
export const getPolicies = derive((records): readonly Policy[] =>
  records
    .list('policies/*.md')
    .map(({ id, value, body }) => ({ ...value, id, body }))
    .toSorted((a, b) => a.title.localeCompare(b.title)),
);
export const getPolicy = (id: string): Policy => pickById(getPolicies(), id);

/** What the contact form is built of, for buildContactForm(). */
export const getFormFacts = () => ({
  dealer: getDealer(),
  pages: { contact: getPageCopy('contact') },
  priceCopy: getPriceCopy(),
  vehicles: getVehicles(),
  getRentalCatalog,
  findRentalRoadsUnconfirmed,
});
