// What a request says in words, and what is wrong with it, in the form and in the function.
import { addDays } from '../../lib/clock.ts';
import { formatDate, formatUsd } from '../../lib/format.ts';
import { isClosed, type ClosedDays } from '../dealer/closed-days.ts';
import { describePaymentDue, findRental, type RentalCatalog } from '../rentals/rental-catalog.ts';
import type { ContactPage } from './contact-page.schema.ts';
import { listFields, listVehicleIds, type FieldName, type Request, type RequestField } from './request.ts';

/** What a request may name, and the words for it. */
export interface RequestFacts {
  /** By id; whole dollars, a small picture, and where the vehicle can be seen. */
  vehicles: Readonly<
    Record<string, { name: string; price: number; picture: string; showroomId?: string | undefined }>
  >;
  rentals: RentalCatalog;
  /** By id; telephone numbers in E.164. */
  showrooms: Readonly<Record<string, { name: string; phone: string }>>;
  /** By the field that asks for the day. */
  closedDays: Readonly<Partial<Record<FieldName, ClosedDays>>>;
  titles: ContactPage['form']['requests'];
  labels: ContactPage['form']['labels'];
}

/** The words of a request; undefined for a question. */
export function findTitle({ kind }: Request, { titles }: RequestFacts): string | undefined {
  return kind === 'question' ? undefined : titles[kind];
}

/** The choices of a field by id; undefined for a field that takes any text. */
export function listChoices(
  type: RequestField['type'] | 'vehicle',
  { vehicles, rentals, showrooms }: RequestFacts,
): Partial<Record<string, string>> | undefined {
  const mapNames = <Entry>(entries: Readonly<Record<string, Entry>>, name: (entry: Entry) => string) =>
    Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, name(entry)]));
  if (type === 'vehicle') return mapNames(vehicles, ({ name, price }) => `${name}, ${formatUsd(price)}`);
  if (type === 'plan') return mapNames(rentals.plans, ({ title }) => title);
  if (type === 'town') return mapNames(rentals.towns, ({ name, county }) => `${name}, ${county}`);
  return type === 'showroom' ? mapNames(showrooms, ({ name }) => name) : undefined;
}

/** The first lines of a message about the request. */
export function formatRequestLines(request: Request, facts: RequestFacts): string[] {
  const { labels } = facts;
  const vehicles = listChoices('vehicle', facts);
  const answers = listFields(request).filter(({ value }) => value !== '');
  const { lastDay, due } = describeRental(request, facts);
  return [
    findTitle(request, facts) ?? [],
    listVehicleIds(request).map((id) => `${labels.vehicle}: ${vehicles?.[id]}`),
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
  const due = describePaymentDue(rental);
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
  const errors: Record<string, string> = {};
  if (listVehicleIds(request).some((id) => !Object.hasOwn(facts.vehicles, id)))
    errors['vehicles'] = 'This cart is no longer listed. Please load the page again';
  for (const field of listFields(request)) {
    const problem = findProblem(field, facts, today);
    if (problem) errors[field.name] = `${facts.labels[field.name]}: ${problem}`;
  }
  return errors;
}

function findProblem({ name, type, value, isRequired }: RequestField, facts: RequestFacts, today: string) {
  if (value === '') return isRequired && (type === 'day' ? 'pick a day' : 'please tell us');
  const choices = listChoices(type, facts);
  if (choices && !Object.hasOwn(choices, value)) return 'choose one from the list';
  if (type === 'count' && !/^[1-9]\d{0,3}$/.test(value)) return 'write a number, such as 6';
  if (type === 'day' && !isDay(value)) return 'pick a day';
  if (type === 'day' && value < today) return 'pick today or a later day';
  return isClosed(value, facts.closedDays[name]) && "we're closed that day, so pick another";
}

/** Whether a text is a date as browsers send it. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
