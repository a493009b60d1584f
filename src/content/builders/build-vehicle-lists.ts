// Pages of carts that a rule finds, from data/lists/*.yaml.
import { listPath } from '../../lib/paths.ts';
import { formatNumber } from '../../lib/format.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import { listFitting, splitByWarranty, writeReason } from '../../features/lists/vehicle-lists.ts';
import type { VehicleList } from '../../features/lists/list.schema.ts';
import type { Heading, Link } from '../../schemas/section.schema.ts';
import type { Vehicle } from '../../features/vehicles/vehicle.ts';
import type { Records } from '../records.ts';

/**
 * The lists in the order of their links, each with its carts and, where the list says it, why each of them is on it and
 * into which parts it is split.
 */
export function buildVehicleLists(records: Records['lists'], vehicles: readonly Vehicle[]) {
  const lists = records.map(({ value, id }) => {
    const { head, hero, notes, warranty } = value;
    const fitting = listFitting(value, vehicles);
    const copy = { head, hero, notes, warranty };
    const count = formatNumber(fitting.length);
    const filled = fillTemplate(copy, { 'list.count': count });
    const parts = listParts(fitting, filled.warranty).map(({ heading, carts }) => ({
      heading,
      entries: carts.map((cart) => ({ vehicleId: cart.id, reason: writeReason(cart, value) })),
    }));
    return { ...value, ...filled, id, parts, entries: parts.flatMap(({ entries }) => entries) };
  });
  const ordered = lists.toSorted((a, b) => a.position - b.position);
  return {
    lists: ordered,
    /** Links to all lists. */
    listLinks: ordered.map(({ id, label }): Link => ({ label, path: listPath(id) })),
  };
}

/** The parts of a list, each with its heading: all of it without one, where nothing splits it. */
function listParts(
  carts: readonly Vehicle[],
  headings: VehicleList['warranty'],
): { heading?: Heading; carts: readonly Vehicle[] }[] {
  if (!headings) return [{ carts }];
  return splitByWarranty(carts).map((part) => ({
    heading: headings[part.warranty],
    carts: part.carts,
  }));
}
