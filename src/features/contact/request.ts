// What a visitor requests. Links contain only ids, so a link cannot put a price or words into the dealer's form.
import * as z from 'zod/mini';
import { maxCompared } from '../../lib/paths.ts';
import type { RentalCatalog } from '../rentals/rental-catalog.ts';
import { trimInvisible } from './plain-text.ts';

export const interests = ['sales', 'service', 'parts', 'general'] as const;
export type Interest = (typeof interests)[number];

const vehicleKinds = ['test-drive', 'photos', 'report', 'warranty', 'back-in-stock'] as const;

export const trim = z.overwrite(trimInvisible);
const maxLength = z.maxLength(200, { error: 'Please write at most 200 characters' });
const text = z._default(z.string({ error: 'Write a text' }).check(trim, maxLength), '');
const vehicles = z._default(
  z.array(z.string(), { error: 'Name vehicles by their ids' }).check(z.maxLength(maxCompared)),
  [],
);

export const requestSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('quote'), vehicles, town: text }),
    z.object({ kind: z.literal('test-drive'), vehicles, driveDay: text, showroom: text }),
    z.object({ kind: z.literal('rental'), plan: text, town: text, firstDay: text, street: text }),
    z.object({ kind: z.literal('service-visit'), visitTown: text, visitCart: text, visitDay: text }),
    z.object({ kind: z.enum(['photos', 'report', 'warranty', 'back-in-stock']), vehicles }),
    z.object({ kind: z.literal('trade-in'), tradeCart: text, tradeBattery: text, tradeHours: text }),
    z.object({ kind: z.literal('fleet'), cartCount: text, neededFrom: text, workPlace: text }),
    z.object({ kind: z.literal('question'), interest: z._default(z.enum(interests), 'sales'), town: text }),
  ],
  { error: 'This request is unknown' },
);
export type Request = z.output<typeof requestSchema>;

/** What each field takes, in the order of the form; labels are in data/pages/contact.yaml. */
const fieldTypes = {
  plan: 'plan',
  town: 'town',
  driveDay: 'day',
  firstDay: 'day',
  showroom: 'showroom',
  street: 'text',
  visitTown: 'text',
  visitCart: 'text',
  visitDay: 'day',
  tradeCart: 'text',
  tradeBattery: 'text',
  tradeHours: 'text',
  cartCount: 'count',
  neededFrom: 'day',
  workPlace: 'text',
} as const;
const requiredFields = ['driveDay', 'firstDay', 'visitTown', 'tradeCart', 'cartCount'];

export type FieldName = keyof typeof fieldTypes;
export type FieldType = (typeof fieldTypes)[FieldName];
export interface RequestField {
  name: FieldName;
  type: FieldType;
  value: string;
  isRequired: boolean;
}

/** The fields that the kind of a request has. */
export function listFields(request: Request): RequestField[] {
  const values: Partial<Record<string, unknown>> = request;
  return (Object.entries(fieldTypes) as [FieldName, FieldType][]).flatMap(([name, type]) => {
    const value = values[name];
    return typeof value === 'string'
      ? [{ name, type, value, isRequired: requiredFields.includes(name) }]
      : [];
  });
}

/** Ids of the vehicles that a request is about. */
export function listVehicleIds(request: Request): readonly string[] {
  return 'vehicles' in request ? request.vehicles : [];
}

export function getInterest(request: Request): Interest {
  if (request.kind === 'question') return request.interest;
  return request.kind === 'service-visit' ? 'service' : 'sales';
}

/** Whether the message must say more than the request does. */
export function needsWords(request: Request | undefined): boolean {
  return request === undefined || request.kind === 'question' || request.kind === 'service-visit';
}

interface KnownIds {
  vehicles: Readonly<Record<string, { showroomId?: string | undefined }>>;
  rentals: RentalCatalog;
  showrooms: Readonly<Record<string, unknown>>;
}

/** The one showroom that has all of these vehicles. */
export function findShowroomId(ids: readonly string[], vehicles: KnownIds['vehicles']): string | undefined {
  const [first, ...others] = new Set(ids.map((id) => vehicles[id]?.showroomId));
  return others.length === 0 ? first : undefined;
}

/** What an address such as "/contact?interest=sales&vehicle=ev-nomad-xl" asks for; ignores unknown ids and names. */
export function parseContactLink(search: string, { vehicles, rentals, showrooms }: KnownIds): Request {
  const params = new URLSearchParams(search);
  const find = (name: string, known: object) =>
    [...new Set(params.getAll(name))].filter((id) => Object.hasOwn(known, id));
  const [plan] = find('plan', rentals.plans);
  const [town] = find('town', rentals.towns);
  const interest = interests.find((choice) => choice === params.get('interest'));
  const isSale = interest === undefined || interest === 'sales';
  const vehicleIds = isSale ? find('vehicle', vehicles).slice(0, maxCompared) : [];
  const [showroom = findShowroomId(vehicleIds, vehicles)] = find('showroom', showrooms);
  const kind = chooseKind(params.get('wish'), plan !== undefined, vehicleIds.length > 0);
  return requestSchema.parse({ kind, vehicles: vehicleIds, plan, town, showroom, interest });
}

function chooseKind(wish: string | null, hasPlan: boolean, hasVehicles: boolean): Request['kind'] {
  if (wish === 'home-visit') return 'service-visit';
  if (wish === 'rental' || hasPlan) return 'rental';
  if (wish === 'quote') return 'quote';
  if (!hasVehicles) return 'question';
  return vehicleKinds.find((kind) => kind === wish) ?? 'quote';
}
