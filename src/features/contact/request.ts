// What a visitor requests: one schema for links, form and function.
import * as z from 'zod/mini';
import { interests, vehicleKinds, type Interest } from '../../lib/contact-path.ts';
import { maxCompared } from '../../lib/paths.ts';
import { trimInvisible } from './plain-text.ts';

export const trim = z.overwrite(trimInvisible);
const maxLength = z.maxLength(200, { error: 'Please write at most 200 characters' });
const text = z._default(z.string({ error: 'Write a text' }).check(trim, maxLength), '');
const vehicles = z._default(
  z.array(z.string(), { error: 'Name vehicles by their ids' }).check(z.maxLength(maxCompared)),
  [],
);
const [, ...kindsWithoutFields] = vehicleKinds;

export const requestSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('quote'), vehicles, town: text }),
    z.object({ kind: z.literal('test-drive'), vehicles, driveDay: text, showroom: text }),
    z.object({ kind: z.literal('rental'), plan: text, town: text, firstDay: text, street: text }),
    z.object({ kind: z.literal('service-visit'), visitTown: text, visitCart: text, visitDay: text }),
    z.object({ kind: z.enum(kindsWithoutFields), vehicles }),
    z.object({ kind: z.literal('trade-in'), tradeCart: text, tradeBattery: text, tradeHours: text }),
    z.object({ kind: z.literal('fleet'), cartCount: text, neededFrom: text, workPlace: text }),
    z.object({ kind: z.literal('question'), interest: z._default(z.enum(interests), 'sales'), town: text }),
  ],
  { error: 'This request is unknown' },
);
export type Request = z.output<typeof requestSchema>;

/** In the order of the form; labels are in data/pages/contact.yaml. */
const fields = [
  { name: 'plan', type: 'plan', isRequired: false },
  { name: 'town', type: 'town', isRequired: false },
  { name: 'driveDay', type: 'day', isRequired: true },
  { name: 'firstDay', type: 'day', isRequired: true },
  { name: 'showroom', type: 'showroom', isRequired: false },
  { name: 'street', type: 'text', isRequired: false },
  { name: 'visitTown', type: 'text', isRequired: true },
  { name: 'visitCart', type: 'text', isRequired: false },
  { name: 'visitDay', type: 'day', isRequired: false },
  { name: 'tradeCart', type: 'text', isRequired: true },
  { name: 'tradeBattery', type: 'text', isRequired: false },
  { name: 'tradeHours', type: 'text', isRequired: false },
  { name: 'cartCount', type: 'count', isRequired: true },
  { name: 'neededFrom', type: 'day', isRequired: false },
  { name: 'workPlace', type: 'text', isRequired: false },
] as const;

export type FieldName = (typeof fields)[number]['name'];
export type RequestField = ReturnType<typeof listFields>[number];

export function listFields(request: Request) {
  const values: Partial<Record<string, unknown>> = request;
  return fields.flatMap((field) => {
    const value = values[field.name];
    return typeof value === 'string' ? [{ ...field, value }] : [];
  });
}

export function listVehicleIds(request: Request): readonly string[] {
  return 'vehicles' in request ? request.vehicles : [];
}

export function getInterest(request: Request): Interest {
  if (request.kind === 'question') return request.interest;
  return request.kind === 'service-visit' ? 'service' : 'sales';
}

/** Whether the message must say more than the request does. */
export function requiresMessage(request: Request | undefined): boolean {
  return request === undefined || request.kind === 'question' || request.kind === 'service-visit';
}
