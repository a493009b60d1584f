// Prices that look like a slip of a digit, or swapped.
import { formatUsd } from '../../lib/format.ts';
import type { Path } from '../engine/diagnostic.ts';
import { placeInVehicle, type Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** A price that moves by more than this part of itself is taken for a slip of a digit. */
const largestPriceChange = 0.5;

/** A price that moved far since it was published. */
export function findPriceChanges({ published, files }: Pick<CheckContext, 'published' | 'files'>): Finding[] {
  return [...published].flatMap(([file, { value }]) => {
    const before = listPrices(value);
    return [...listPrices(files.get(file)?.value)].flatMap(([name, { at, usd }]) => {
      const earlier = before.get(name)?.usd;
      if (earlier === undefined || Math.abs(usd - earlier) <= earlier * largestPriceChange) return [];
      return {
        file,
        at,
        found: `${formatUsd(usd)}, and ${formatUsd(earlier)} in what is published`,
        expected: 'read the figure again; if it is meant so, publish it and this warning is gone',
      };
    });
  });
}

/** A Plus model that costs less than the plain one of its brand. */
export function findCheapPlus({ vehicles }: Pick<CheckContext, 'vehicles'>): Finding[] {
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
