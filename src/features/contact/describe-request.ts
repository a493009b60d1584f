// What a request says in words, and what is wrong with it, in the form and in the function.
import { addDays } from '../../lib/clock.ts';
import { formatDate, formatUsd } from '../../lib/format.ts';
import { isClosed, type ClosedDays } from '../dealer/closed-days.ts';
import { describeDue, findRental, type RentalCatalog } from '../rentals/rental-catalog.ts';
import type { ContactPage } from './contact-page.schema.ts';
import { listFields, listVehicleIds, type FieldName, type FieldType, type Request } from './request.ts';

/** What a request may name, and the words for it. */
export interface RequestFacts {
  vehicles: Readonly<Record<string, RequestVehicle>>;
  rentals: RentalCatalog;
  /** By id; telephone numbers in E.164. */
  showrooms: Readonly<Record<string, { name: string; phone: string }>>;
  /** By the field that asks for the day. */
  closedDays: Readonly<Partial<Record<FieldName, ClosedDays>>>;
  titles: ContactPage['form']['requests'];
  labels: ContactPage['form']['labels'];
}

export interface RequestVehicle {
  name: string;
  /** Whole dollars. */
  price: number;
  /** URL of a small picture, or of the placeholder. */
  picture: string;
  /** Where it can be seen. */
  showroomId?: string | undefined;
}

/** The words of a request; undefined for a question. */
export function findTitle({ kind }: Request, { titles }: RequestFacts): string | undefined {
  return kind === 'question' ? undefined : titles[kind];
}

/** The choices of a field by id; undefined for a field that takes any text. */
export function listChoices(
  type: FieldType,
  { rentals, showrooms }: RequestFacts,
): Record<string, string> | undefined {
  const mapNames = <Entry>(entries: Readonly<Record<string, Entry>>, name: (entry: Entry) => string) =>
    Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, name(entry)]));
  if (type === 'plan') return mapNames(rentals.plans, ({ title }) => title);
  if (type === 'town') return mapNames(rentals.towns, ({ name, county }) => `${name}, ${county}`);
  return type === 'showroom' ? mapNames(showrooms, ({ name }) => name) : undefined;
}

/** The first lines of a message about the request. */
export function describeRequest(request: Request, facts: RequestFacts): string[] {
  const { labels, vehicles } = facts;
  const carts = listVehicleIds(request).flatMap((id) => vehicles[id] ?? []);
  const answers = listFields(request).filter(({ value }) => value !== '');
  const { lastDay, due } = describeRental(request, facts);
  return [
    findTitle(request, facts) ?? [],
    carts.map(({ name, price }) => `${labels.vehicle}: ${name}, ${formatUsd(price)}`),
    answers.map(({ name, type, value }) => {
      const choice = listChoices(type, facts)?.[value];
      return `${labels[name]}: ${choice ?? (isDay(value) ? formatDate(value) : value)}`;
    }),
    lastDay ?? [],
    due ? `${labels.total}: ${due.sum}, ${due.terms}` : [],
  ].flat();
}

/** The line about the last day of a rental, and what is due for it, as far as plan and first day are known. */
export function describeRental(request: Request, { rentals, labels, closedDays }: RequestFacts) {
  if (request.kind !== 'rental') return {};
  const { plan, town, firstDay } = request;
  const rental = findRental(rentals, plan, town);
  if (!rental) return {};
  const due = describeDue(rental);
  if (!isDay(firstDay)) return { due };
  const day = addDays(firstDay, rental.days);
  const note = isClosed(day, closedDays.firstDay) ? ". We're closed then, so we'll agree on a time" : '';
  return { due, lastDay: `${labels.lastDay}: ${formatDate(day)}${note}` };
}

/** What is wrong with the fields of a request, by name; `today` is an ISO date. */
export function listRequestErrors(
  request: Request,
  facts: RequestFacts,
  today: string,
): Record<string, string> {
  const { vehicles, labels, closedDays } = facts;
  const errors: Record<string, string> = {};
  if (listVehicleIds(request).some((id) => !Object.hasOwn(vehicles, id)))
    errors['vehicles'] = 'This cart is no longer listed. Please load the page again';
  for (const { name, type, value, isRequired } of listFields(request)) {
    const choices = listChoices(type, facts);
    const reject = (words: string) => (errors[name] = `${labels[name]}: ${words}`);
    if (value === '') {
      if (isRequired) reject(type === 'day' ? 'pick a day' : 'please tell us');
    } else if (choices && !Object.hasOwn(choices, value)) reject('choose one from the list');
    else if (type === 'count' && !/^[1-9]\d{0,3}$/.test(value)) reject('write a number, such as 6');
    else if (type === 'day' && !isDay(value)) reject('pick a day');
    else if (type === 'day' && value < today) reject('pick today or a later day');
    else if (isClosed(value, closedDays[name])) reject("we're closed that day, so pick another");
  }
  return errors;
}

/** Whether a text is a date as browsers send it. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
