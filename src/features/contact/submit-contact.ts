// What the contact form asks, how a link fills it in, and how it is sent. Used by the island and, for the same
// labels without JavaScript, by the function's page.
import { interests, type ContactMessage, type Interest } from './contact-message.schema.ts';
import { addDays } from '../../lib/clock.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import { contactApiPath, maxCompared } from '../../lib/paths.ts';
import {
  describeDue,
  findRental,
  findTown,
  type Rental,
  type RentalCatalog,
} from '../rentals/rental-catalog.ts';
import { cartWishes, isDay, type LinkRequest, type LinkSubjects } from './message-details.ts';

/** Labels of the fields, in the order of the form. */
export const contactLabels: Readonly<Record<keyof ContactMessage, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'How can we help?',
  message: 'Message',
};

/** In place of that of the message where service is chosen. */
export const serviceMessageLabel = 'Message: what does it need?';

/** Over the messages of wrong fields. */
export const rejectedHeading = 'Please check these fields';

/** The fields of one line, with what a browser needs to fill them in and to show the right keyboard. */
export const contactInputs = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const satisfies readonly { name: keyof ContactMessage; type: string; autoComplete: string }[];

/** The field that people do not see and leave empty; its name is one that no browser or password manager fills in. */
export const honeypotName = 'motto';
export const honeypotLabel = 'Leave this empty';

/** Tells the known password managers, and browsers, to leave the field alone: attributes by their names in HTML. */
export const honeypotAttributes = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
} as const;

/** What is posted: the message, the id the browser made, and the honeypot. */
export type ContactSubmission = ContactMessage & { id: string } & Record<typeof honeypotName, string>;

/** Shown when neither the server nor the network says anything that helps. */
const failureText = 'Failed to send message. Please try again.';
/** A phone that loses its signal gets an answer, not an endless "Sending...". */
const timeoutMs = 20_000;

/** A refusal in the server's own words. */
export class ContactRefusal extends Error {}

/**
 * Posts the message and returns the id under which it is stored. Throws a ContactRefusal with the server's `error`
 * text, or Error 'Failed to submit contact form' when an answer has none; network errors pass through.
 */
export async function submitContact(
  submission: ContactSubmission,
  { fetch = globalThis.fetch }: { fetch?: typeof globalThis.fetch } = {},
): Promise<string> {
  const response = await fetch(contactApiPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(submission),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A gateway's page or a hotel's login is no JSON; it must not count as sent, whatever its status.
  const answer: unknown = await response.json().catch(() => undefined);
  const { success, id, error } = (answer ?? {}) as { success?: unknown; id?: unknown; error?: unknown };
  if (response.ok && success === true && typeof id === 'string') return id;
  if (!response.ok && typeof error === 'string' && error !== '') throw new ContactRefusal(error);
  throw new Error('Failed to submit contact form');
}

/** The toast's text for what `submitContact` threw: the server's words, otherwise the specification's (section 8). */
export function describeContactFailure(error: unknown): string {
  return error instanceof ContactRefusal ? error.message : failureText;
}

/** A vehicle that a link to the form may name. */
export interface LinkedVehicle {
  name: string;
  /** Where people can see it. */
  showroom?: LinkedShowroom;
  /** What its delivery to a town of the list costs and takes, in words. */
  delivery: string;
}

/** A showroom with its number in E.164. */
export interface LinkedShowroom {
  name: string;
  phone: string;
}

/** What a link to the form names. */
export interface LinkContent {
  interest?: Interest | undefined;
  /** Ids of the vehicles that it names, each once, at most as many as can be compared. */
  vehicleIds: readonly string[];
  /** Where all of them can be seen. */
  showroom?: LinkedShowroom | undefined;
  /** Whether it leaves the cart of its quote to be chosen. */
  choosesCart?: true | undefined;
  /** What it fills into the fields of details. */
  subjects: LinkSubjects;
  request?: LinkRequest | undefined;
  /** The rental of the plan that it names. */
  rental?: Rental | undefined;
  /** URL of the page of the town that a rental or the carts of a quote go to. */
  townPath?: string | undefined;
  /** What it fills into the message. */
  message?: string | undefined;
}

/**
 * What a link such as "/contact?interest=sales&vehicle=ev-nomad-xl" names; vehicles to buy ask for one quote, and a wish for
 * one leaves the cart to choose.
 * `vehicles` knows them by id. Whatever is unknown is ignored: interests, vehicles, plans and towns. A rental's message names
 * its days from the first one on, an ISO date, where that is known.
 */
export function readContactLink(
  search: string,
  vehicles: Readonly<Record<string, LinkedVehicle>>,
  rentals: RentalCatalog,
  firstDay = '',
): LinkContent {
  const params = new URLSearchParams(search);
  const vehicleIds = [...new Set(params.getAll('vehicle'))]
    .filter((id) => Object.hasOwn(vehicles, id))
    .slice(0, maxCompared);
  const named = vehicleIds.flatMap((id) => vehicles[id] ?? []);
  const names = named.map(({ name }) => name);
  const [first] = named;
  const isOnePlace = named.every(({ showroom }) => showroom?.name === first?.showroom?.name);
  const showroom = isOnePlace ? first?.showroom : undefined;
  const wish = params.get('wish');
  const townPath = params.get('town') ?? '';
  const town = findTown(rentals, townPath);
  const rental = findRental(rentals, params.get('plan') ?? '', townPath);
  const costs = [...new Set(named.map(({ delivery }) => delivery))].join('; ');
  const chosen = interests.find((choice) => choice === params.get('interest'));
  const request = chooseRequest((chosen ?? 'sales') === 'sales' ? names.length : 0, wish, rental);
  return {
    interest: chosen ?? (request && 'sales'),
    vehicleIds,
    showroom,
    choosesCart: wish === 'quote' || undefined,
    subjects: {
      vehicle: names.join(', ') || undefined,
      showroom: request === 'testDrive' ? showroom?.name : undefined,
      plan: rental && describePlan(rental),
      town: rental?.town,
      delivery: rental?.town ? true : undefined,
      homeVisit: request === 'homeVisit' ? true : undefined,
      // Without a cart it is the town as the form offers it.
      deliverTo:
        town && !rental ? `${town.name}, ${town.county}${request && costs ? `: ${costs}` : ''}` : undefined,
    },
    request,
    rental,
    townPath: town && townPath,
    message: writeMessage(names, request ?? wish, rental && describeRental(rental, firstDay), showroom, town),
  };
}

/** A rental's plan with what is due for it, so that the desk reads what the visitor saw. */
function describePlan(rental: Rental): string {
  const { sum, terms } = describeDue(rental);
  return `${rental.plan}, ${formatCount(rental.days, 'day')}: ${sum} ${terms}`;
}

/** "4 Seater Weekly Rental in Lewes, July 10 to 17", as far as it is known. */
function describeRental({ plan, days, town }: Rental, firstDay: string): string {
  const rental = `${plan}${town ? ` in ${town}` : ''}`;
  if (!isDay(firstDay)) return rental;
  const lastDay = addDays(firstDay, days);
  const [first, last] = [firstDay, lastDay].map((day) => formatDate(day).split(',')[0]);
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `${rental}, ${first} to ${isOneMonth ? Number(lastDay.slice(8)) : last}`;
}

/** What a link asks for that names so many carts to buy, or a rental. */
function chooseRequest(
  count: number,
  wish: string | null,
  rental: Rental | undefined,
): LinkRequest | undefined {
  if (wish === 'home-visit') return 'homeVisit';
  if (wish === 'rental' || rental) return 'rental';
  if (wish === 'quote') return wish;
  if (count === 0) return undefined;
  if (wish === 'test-drive') return 'testDrive';
  return wish ? cartWishes.find((known) => known === wish) : 'quote';
}

function writeMessage(
  names: readonly string[],
  wish: string | null,
  rental: string | undefined,
  showroom: LinkedShowroom | undefined,
  town: { name: string } | undefined,
): string | undefined {
  const carts = [names.slice(0, -1).join(', the '), ...names.slice(-1)].filter(Boolean).join(' and the ');
  if (carts) {
    if (wish === 'back-in-stock') return `Please tell me when a cart like the ${carts} comes in.`;
    if (wish === 'testDrive') {
      return `I'd like to test-drive the ${carts}${showroom ? ` at the ${showroom.name}` : ''}.`;
    }
    if (wish === 'photos') return `Please send me photos of the ${carts}, with close-ups of any wear.`;
    if (wish === 'report') return `Please send me the condition report of the ${carts}.`;
    if (wish === 'warranty') return `Please send me the written warranty of the ${carts}.`;
  }
  if (wish === 'quote') {
    const quote = carts ? `one written quote for the ${carts}` : 'a written quote for a cart';
    return `Please send me ${quote}${town ? `, delivered to ${town.name}` : ''}.`;
  }
  const subjects = [carts, rental].filter(Boolean).join(' and the ');
  if (subjects) return carts ? `I'm interested in the ${subjects}.` : `I'd like the ${subjects}.`;
  return wish === 'rental' ? `I'd like to rent a cart.` : undefined;
}
