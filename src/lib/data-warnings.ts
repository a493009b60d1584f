// What is valid in data/ and yet probably a slip. Warnings stop nothing: the build and `npm run data:check` print them.
import type { Dealer } from '../schemas/dealer.ts';
import type { RentalGroup } from '../schemas/rental-plans.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';
import type { Path } from './data/problem.ts';
import { formatDate, formatUsd } from './format.ts';
import { largestPictureWidth } from './pictures.ts';

/** One thing that somebody should look at, and what to do about it. */
export interface DataWarning {
  /** Below data/. */
  file: string;
  at: Path;
  found: string;
  advice: string;
}

/** A place in a file below data/. */
interface Place {
  file: string;
  at: Path;
}

/** What the rules look at. */
export interface WarningView {
  /** ISO date. */
  today: string;
  /** Prices that were changed since the last commit, in dollars. */
  priceChanges: readonly (Place & { before: number; now: number })[];
  vehicles: readonly VehicleRecord[];
  rentalGroups: readonly RentalGroup[];
  /** Vehicles that some page besides the inventory shows. */
  linkedVehicleIds: ReadonlySet<string>;
  /** What search results print under the titles of pages made from templates. */
  searchDescriptions: readonly (Place & { text: string })[];
  /** Files in data/vehicles/photos with their width in pixels. */
  photos: readonly { name: string; width: number }[];
  dealer: Pick<Dealer, 'notice' | 'holidayHours'>;
}

type Rule = (view: WarningView) => DataWarning[];

/** Lengths in characters that search results print whole and that say enough. */
const searchDescriptionLength = { min: 70, max: 160 };

/** A price that moves by more than this part of itself is taken for a slip of a digit. */
const largestPriceChange = 0.5;

const rules: readonly Rule[] = [
  ({ priceChanges }) =>
    priceChanges
      .filter(({ before, now }) => Math.abs(now - before) > before * largestPriceChange)
      .map(({ file, at, before, now }) => ({
        file,
        at,
        found: `${formatUsd(now)}, and ${formatUsd(before)} at the last commit`,
        advice: 'read the figure again; if it is meant so, commit it and this warning is gone',
      })),

  ({ vehicles }) =>
    vehicles.flatMap((plus) => {
      const plain = vehicles.find(
        ({ name, brandId }) => brandId === plus.brandId && `${name} Plus` === plus.name,
      );
      if (!plain || plain.priceUsd <= plus.priceUsd) return [];
      return {
        ...vehiclePlace(plus, 'priceUsd'),
        found: `${formatUsd(plus.priceUsd)}, less than ${plain.name} at ${formatUsd(plain.priceUsd)}`,
        advice: `the two prices look swapped; compare with data/vehicles/${plain.id}.yaml`,
      };
    }),

  ({ rentalGroups }) =>
    rentalGroups.flatMap(({ plans }, group) =>
      plans.flatMap((plan, index) => {
        const shorter = plans.find(({ days, priceUsd }) => days < plan.days && priceUsd >= plan.priceUsd);
        if (!shorter) return [];
        return {
          file: 'rental-plans.yaml',
          at: ['groups', group, 'plans', index, 'priceUsd'],
          found: `${formatUsd(plan.priceUsd)} for ${plan.days} days, and ${formatUsd(shorter.priceUsd)} for ${shorter.days}`,
          advice: 'the two prices look swapped; a longer plan costs more in all',
        };
      }),
    ),

  ({ vehicles, linkedVehicleIds }) =>
    vehicles
      // Used units come and go in the inventory; new models are meant to be met on the way.
      .filter(({ id, condition }) => condition !== 'used' && !linkedVehicleIds.has(id))
      .map((record) => ({
        ...vehiclePlace(record, 'name'),
        found: `${record.name}, which no page but the inventory shows`,
        advice: "give it a seriesId, or name it in its brand's lineup or in data/featured-carts.yaml",
      })),

  ({ searchDescriptions }) =>
    searchDescriptions.flatMap(({ file, at, text }) => {
      const { min, max } = searchDescriptionLength;
      if (text.length >= min && text.length <= max) return [];
      return {
        file,
        at,
        found: `${text.length} characters in search results: "${text}"`,
        advice: `${text.length < min ? `say more, at least ${min}` : `say less, at most ${max}`} characters; the words come from data/pages`,
      };
    }),

  ({ vehicles, photos }) =>
    vehicles.flatMap((record) =>
      record.photos.flatMap(({ file }, index) => {
        const width = photos.find(({ name }) => name === file)?.width ?? largestPictureWidth;
        if (width >= largestPictureWidth) return [];
        return {
          file: vehiclePlace(record, 'photos').file,
          at: ['photos', index, 'file'],
          found: `${file}, ${width} pixels wide`,
          advice: `use a picture at least ${largestPictureWidth} pixels wide, or it is blurred on large screens`,
        };
      }),
    ),

  ({ vehicles, photos }) => {
    const named = new Set(vehicles.flatMap((record) => record.photos.map(({ file }) => file)));
    return photos
      .filter(({ name }) => !named.has(name))
      .map(({ name }) => ({
        file: `vehicles/photos/${name}`,
        at: [],
        found: 'a photograph that no vehicle names',
        advice: "name it under photos: in its vehicle's file, or delete it",
      }));
  },

  ({ dealer: { notice }, today }) =>
    notice && notice.until < today
      ? [
          {
            file: 'dealer.yaml',
            at: ['notice', 'until'],
            found: `a notice that ended on ${formatDate(notice.until)}`,
            advice: 'delete the block notice:, or write a later day',
          },
        ]
      : [],

  ({ dealer: { holidayHours }, today }) =>
    holidayHours.flatMap(({ date, name }, index) =>
      date < today
        ? {
            file: 'dealer.yaml',
            at: ['holidayHours', index, 'date'],
            found: `${name} on ${formatDate(date)}, which is over`,
            advice: "delete the entry, or write next year's date",
          }
        : [],
    ),
];

/** Everything that somebody should look at. */
export function listDataWarnings(view: WarningView): DataWarning[] {
  return rules.flatMap((rule) => rule(view));
}

/** Every price of a data file by a name that stays when entries are moved: "carts.d6-max-gt4.accessories.Lift kit". */
export function listPrices(value: unknown): Map<string, { at: Path; usd: number }> {
  const prices = new Map<string, { at: Path; usd: number }>();
  const walk = (node: unknown, at: Path, names: readonly string[]): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, item] of Object.entries(node)) {
      const position = Array.isArray(node) ? Number(key) : key;
      const isPrice = key.endsWith('Usd') || (key === 'value' && Reflect.get(node, 'unit') === 'usd');
      if (isPrice && typeof item === 'number') {
        prices.set([...names, key].join('.'), { at: [...at, position], usd: item });
      }
      walk(item, [...at, position], [...names, Array.isArray(node) ? nameOf(item, key) : key]);
    }
  };
  walk(value, [], []);
  return prices;
}

function nameOf(entry: unknown, position: string): string {
  if (entry === null || typeof entry !== 'object') return position;
  const name: unknown = ['id', 'vehicleId', 'name']
    .map((key): unknown => Reflect.get(entry, key))
    .find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : position;
}

function vehiclePlace(record: VehicleRecord, field: string): Place {
  return { file: `vehicles/${record.id}.yaml`, at: [field] };
}
