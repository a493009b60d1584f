// Pages of carts that a rule finds, from data/lists/*.yaml.
import { listPath } from '../../lib/paths.ts';
import { formatNumber } from '../../lib/format.ts';
import { fillTemplate, listTokenNames, mapTexts } from '../../lib/tokens.ts';
import { listFitting, writeReason } from '../../features/lists/vehicle-lists.ts';
import { reasonTokens, type VehicleList } from '../../features/lists/list.schema.ts';
import type { Link } from '../../schemas/section.schema.ts';
import type { Vehicle } from '../../features/vehicles/vehicle.ts';
import type { Records } from '../records.ts';

/** The lists in the order of their links, each with its carts and, where the list says it, why each of them is on it. */
export function buildVehicleLists(records: Records['lists'], vehicles: readonly Vehicle[]) {
  const lists = records.map(({ value, id }) => {
    const entries = listFitting(value, vehicles).map((cart) => ({
      vehicleId: cart.id,
      reason: writeReason(cart, value),
    }));
    const { head, hero, notes } = value;
    const copy = { head, hero, notes };
    const count = formatNumber(entries.length);
    // A token of a cart outside the reasons is a mistake, and would stop the filling.
    const filled = findCartToken(value) === undefined ? fillTemplate(copy, { 'list.count': count }) : copy;
    return { ...value, ...filled, id, entries };
  });
  const ordered = lists.toSorted((a, b) => a.position - b.position);
  return {
    lists: ordered,
    /** Links to all lists. */
    listLinks: ordered.map(({ id, label }): Link => ({ label, path: listPath(id) })),
  };
}

/** The first token of a cart outside the reasons. */
export function findCartToken({
  head,
  hero,
  notes,
}: Omit<VehicleList, 'id'>): { at: (string | number)[]; name: string } | undefined {
  const found: { at: (string | number)[]; name: string }[] = [];
  mapTexts({ head, hero, notes }, (text, at) => {
    for (const name of listTokenNames(text)) if (reasonTokens.includes(name)) found.push({ at, name });
    return text;
  });
  return found[0];
}
