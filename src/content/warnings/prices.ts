// Prices that look like a slip of a digit, or swapped.
import { formatUsd } from '../../lib/site/format.ts';
import type { RentalGroup } from '../../schemas/rental-plans.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { Path } from '../diagnostic.ts';
import { readValue } from '../source.ts';
import type { PublishedFiles } from './published.ts';
import { placeInVehicle, type Place, type Finding } from './warning.ts';

/** A price before and after a change, in dollars. */
export interface PriceChange extends Place {
  before: number;
  now: number;
}

/** A price that moves by more than this part of itself is taken for a slip of a digit. */
const largestPriceChange = 0.5;

/** Warns of a price that moved far. */
export function warnOfPriceChanges(changes: readonly PriceChange[]): Finding[] {
  return changes
    .filter(({ before, now }) => Math.abs(now - before) > before * largestPriceChange)
    .map(({ file, at, before, now }) => ({
      file,
      at,
      found: `${formatUsd(now)}, and ${formatUsd(before)} in what is published`,
      expected: 'read the figure again; if it is meant so, publish it and this warning is gone',
    }));
}

/** Warns of a Plus model that costs less than the plain one of its brand. */
export function warnOfCheapPlus(vehicles: readonly VehicleRecord[]): Finding[] {
  return vehicles.flatMap((plus) => {
    const plain = vehicles.find(
      ({ name, brandId }) => brandId === plus.brandId && `${name} Plus` === plus.name,
    );
    if (!plain || plain.priceUsd <= plus.priceUsd) return [];
    return {
      ...placeInVehicle(plus, 'priceUsd'),
      found: `${formatUsd(plus.priceUsd)}, less than ${plain.name} at ${formatUsd(plain.priceUsd)}`,
      expected: `the two prices look swapped; compare with data/vehicles/${plain.id}.yaml`,
    };
  });
}

/** Warns of a rental that costs less than a shorter one. */
export function warnOfCheapRentals(groups: readonly RentalGroup[]): Finding[] {
  return groups.flatMap(({ plans }, group) =>
    plans.flatMap((plan, index) => {
      const shorter = plans.find(({ days, priceUsd }) => days < plan.days && priceUsd >= plan.priceUsd);
      if (!shorter) return [];
      return {
        file: 'rental-plans.yaml',
        at: ['groups', group, 'plans', index, 'priceUsd'],
        found: `${formatUsd(plan.priceUsd)} for ${plan.days} days, and ${formatUsd(shorter.priceUsd)} for ${shorter.days}`,
        expected: 'the two prices look swapped; a longer plan costs more in all',
      };
    }),
  );
}

/** Prices that differ from those of the published files. */
export function listPriceChanges(
  published: PublishedFiles,
  texts: ReadonlyMap<string, string>,
): PriceChange[] {
  return [...published].flatMap(([file, textBefore]) => {
    const text = texts.get(file);
    if (text === undefined || !file.endsWith('.yaml')) return [];
    const before = listPrices(readValue(textBefore));
    return [...listPrices(readValue(text))].flatMap(([name, { at, usd }]) => {
      const earlier = before.get(name)?.usd;
      return earlier === undefined || earlier === usd ? [] : [{ file, at, before: earlier, now: usd }];
    });
  });
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
