// A link contains only ids, so it cannot put a price or words into the dealer's form.
import { interests, vehicleKinds } from '../../lib/contact-path.ts';
import { maxCompared } from '../../lib/paths.ts';
import type { RequestFacts } from './request-lines.ts';
import { requestSchema, type Request } from './request.ts';

/** What an address such as "/contact?interest=sales&vehicle=ev-nomad-xl" asks for; ignores unknown ids and names. */
export function parseContactLink(search: string, facts: RequestFacts): Request {
  const params = new URLSearchParams(search);
  const find = (name: string, known: object) =>
    [...new Set(params.getAll(name))].filter((id) => Object.hasOwn(known, id));
  const [plan] = find('plan', facts.rentals.plans);
  const [town] = find('town', facts.rentals.towns);
  const interest = interests.find((choice) => choice === params.get('interest'));
  const isSale = interest === undefined || interest === 'sales';
  const vehicles = isSale ? find('vehicle', facts.vehicles).slice(0, maxCompared) : [];
  const showroom = findShowroomId(vehicles, facts);
  const kind = chooseKind(params.get('wish'), plan !== undefined, vehicles.length > 0);
  return requestSchema.parse({ kind, vehicles, plan, town, showroom, interest });
}

function chooseKind(wish: string | null, hasPlan: boolean, hasVehicles: boolean): Request['kind'] {
  if (wish === 'home-visit') return 'service-visit';
  if (wish === 'rental' || hasPlan) return 'rental';
  if (wish === 'quote') return 'quote';
  if (!hasVehicles) return 'question';
  return vehicleKinds.find((kind) => kind === wish) ?? 'quote';
}

/** The one showroom that has all of these vehicles. */
export function findShowroomId(
  ids: readonly string[],
  { vehicles }: Pick<RequestFacts, 'vehicles'>,
): string | undefined {
  const [first, ...others] = new Set(ids.map((id) => vehicles[id]?.showroomId));
  return others.length === 0 ? first : undefined;
}
