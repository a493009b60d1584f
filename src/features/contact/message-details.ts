// What the contact form asks besides the message becomes part of the message here, by the same code in the browser and,
// for forms posted without JavaScript, in the function. Which questions there are stands in data/pages/contact.yaml.
import type { DetailField, DetailGroup } from './contact-details.schema.ts';
import {
  contactMessageSchema,
  listFieldErrors,
  maxMessageLength,
  type ContactMessage,
} from './contact-message.schema.ts';
import type { Rental } from '../rentals/rental-catalog.ts';
import { addDays } from '../../lib/clock.ts';
import { isClosed, type ClosedDays } from '../dealer/closed-days.ts';
import { formatDate } from '../../lib/format.ts';
import { trimInvisible } from './plain-text.ts';

/** What a form holds, by the names of its controls; what was posted may hold anything. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Name of a question's control: "renting-first-day". No field of the message has a hyphen. */
export function nameDetail(group: Pick<DetailGroup, 'id'>, field: Pick<DetailField, 'id'>): string {
  return `${group.id}-${field.id}`;
}

/** A question with the name of its control, and what fills it in. */
export type Question = DetailField & { name: string; filledBy?: string | undefined };

/** The questions of all groups, in the order of the form. */
export function listQuestions(groups: readonly DetailGroup[]): Question[] {
  return groups.flatMap((group) =>
    group.fields.map((field) => ({ ...field, name: nameDetail(group, field) })),
  );
}

/** The question that a link fills in with so named a part of it. */
export function findQuestion(groups: readonly DetailGroup[], part: string): Question | undefined {
  return listQuestions(groups).find(({ filledBy }) => filledBy === part);
}

/** Whether any question of a group is answered. */
export function isAnswered(group: DetailGroup, values: FormValues): boolean {
  return listAnswers(group, values).length > 0;
}

/**
 * The form's values with every answer added to the message, whatever the interest: an empty line, the group's heading,
 * then a line for each answer. Without an answer they are the same values.
 */
export function composeMessage(values: FormValues, groups: readonly DetailGroup[]): FormValues {
  const answered = groups.filter((group) => isAnswered(group, values));
  if (answered.length === 0) return values;
  const parts = answered.map((group) => [group.heading, ...listAnswers(group, values)].join('\n'));
  return { ...values, message: [readText(values['message']), ...parts].filter(Boolean).join('\n\n') };
}

/** A form as it was filled in: the message that it makes, or the message of each wrong field by its name. */
export type ParsedContactForm =
  { message: ContactMessage; errors?: undefined } | { message?: undefined; errors: Record<string, string> };

/** Which answers a form takes. */
export interface AnswerRules {
  /** ISO date; no day before it can be meant. */
  today: string;
  /** When nobody is there, by what fills a question in. */
  closedDays?: Readonly<Partial<Record<string, ClosedDays>>>;
  /** What fills in the question that must have an answer. */
  asked?: string | undefined;
  /** Whether answers alone say too little: those about a repair do not say what is broken. */
  needsMessage?: boolean;
}

/**
 * The message that a form makes with its answers, which keep the rules. Where message and answers together are too long,
 * the words say so.
 */
export function readContactForm(
  values: FormValues,
  groups: readonly DetailGroup[],
  rules: AnswerRules,
): ParsedContactForm {
  const composed = composeMessage(values, groups);
  const parsed = contactMessageSchema.safeParse(composed);
  const { error } = rules.needsMessage ? contactMessageSchema.safeParse(values) : parsed;
  const wrongAnswers = listWrongAnswers(values, groups, rules);
  if (parsed.success && !error && Object.keys(wrongAnswers).length === 0) return { message: parsed.data };
  const { message, ...fields } = listFieldErrors((error ?? parsed.error)?.issues ?? []);
  // In the order of most forms: those that must have an answer ask for it first.
  const errors = { ...wrongAnswers, ...fields, ...(message !== undefined && { message }) };
  const isTooLong = composed !== values && readText(composed['message']).length > maxMessageLength;
  const tooLong = `Please write at most ${maxMessageLength} characters, with the details above`;
  return { errors: isTooLong ? { ...errors, message: tooLong } : errors };
}

/** What is wrong with an answer that is missing, a day that is over or one on which nobody is there, by the name of its control. */
function listWrongAnswers(
  values: FormValues,
  groups: readonly DetailGroup[],
  { today, closedDays, asked }: AnswerRules,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const { name, kind, label, filledBy = '' } of listQuestions(groups)) {
    const text = readText(values[name]);
    const isDate = kind === 'date';
    if (text === '') {
      if (filledBy === asked) wrong[name] = `${label}: ${isDate ? 'pick a day' : 'please tell us'}`;
    } else if (isDate && isDay(text) && text < today) wrong[name] = `${label}: pick today or a later day`;
    else if (isClosed(text, closedDays?.[filledBy]))
      wrong[name] = `${label}: we're closed that day, so pick another`;
  }
  return wrong;
}

/** What a link names, as the fields of details take it. */
export type LinkSubjects = Readonly<
  Partial<
    Record<
      'vehicle' | 'showroom' | 'plan' | 'town' | 'deliverTo' | 'visitTown' | 'visitCart',
      string | undefined
    > &
      Record<'delivery' | 'homeVisit', true | undefined>
  >
>;

/** What a link fills in, by the names of the controls. */
export function listDetailPrefills(
  groups: readonly DetailGroup[],
  subjects: LinkSubjects,
): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const question of listQuestions(groups)) {
    const text = chooseText(question, subjects);
    if (text) filled[question.name] = text;
  }
  return filled;
}

function chooseText(question: Question, subjects: LinkSubjects): string | undefined {
  const subject = subjects[question.filledBy as keyof LinkSubjects];
  if (subject !== true) return subject;
  return question.kind === 'choice' ? question.options[0] : undefined;
}

/** What a link may ask about the carts that it names besides a test drive and a quote, as its URL says it. */
export const cartWishes = ['photos', 'report', 'warranty', 'back-in-stock'] as const;

/**
 * What a link may ask for: a rental of whatever kind, a test drive, one quote for one cart or several, a repair where the cart
 * is, or something else about carts.
 */
export type LinkRequest = 'rental' | 'testDrive' | 'quote' | 'homeVisit' | (typeof cartWishes)[number];

/** What fills in the question for the town where a bought cart goes. */
export const deliverTo = 'deliverTo';

/**
 * The questions for when and where, by what fills them in. The first must be answered, but for that of a quote. What has no
 * entry is sent, and nothing is booked.
 */
export const requestQuestions: Readonly<Partial<Record<LinkRequest | 'service', readonly string[]>>> = {
  rental: ['firstDay', 'lastDay', 'street'],
  testDrive: ['driveDay', 'showroom'],
  quote: [deliverTo],
  homeVisit: ['visitTown', 'visitCart', 'visitDay'],
  service: [],
};

/** Whether a question is for when or where of a request. */
export function isOfRequest({ filledBy }: Question, request: LinkRequest | undefined): boolean {
  return request !== undefined && !!requestQuestions[request]?.includes(filledBy ?? '');
}

/** Behind the last day of a rental on which nobody is there. */
const closedThatDay = "We're closed then, so we'll agree on a time";

/** A question above the form. */
export interface QuestionAbove {
  question: Question;
  /** Whether it is asked, or its answer told. */
  isAsked: boolean;
  /** Sent as it is. */
  answer: string | undefined;
}

/** What a rental answers by itself; its town is chosen from those that it is delivered to. */
const rentalAnswers: readonly (string | undefined)[] = ['plan', 'town', 'delivery', 'lastDay'];
/** What is chosen for a quote above the form, or named by its link. */
const quoteAnswers: typeof rentalAnswers = ['vehicle', deliverTo];

/** What a link names and asks for, as far as it answers questions. */
interface AnsweringLink {
  subjects: LinkSubjects;
  request?: LinkRequest | undefined;
  rental?: Pick<Rental, 'days'> | undefined;
}

/**
 * The questions that stand above the form and nowhere else: those for when and where of a request, and those whose answer
 * is sent as it is. That is what the link names, unless the form holds other words, cart and town of a quote, which are chosen
 * from lists, and what follows from a rental: its plan, town and delivery, and its last day; '' while its first day is none.
 * The showroom is said of a test drive alone.
 */
export function listQuestionsAbove(
  groups: readonly DetailGroup[],
  { subjects, request, rental }: AnsweringLink,
  values: FormValues,
  { today, closedDays }: AnswerRules,
): QuestionAbove[] {
  const questions = listQuestions(groups);
  const firstDay = findQuestion(groups, 'firstDay');
  const first = readText(values[firstDay?.name ?? '']);
  const closed = closedDays?.firstDay;
  // After a first day that is wrong no last one is sent: one error is enough.
  const isFirst = isDay(first) && first >= today && !isClosed(first, closed);
  const day = rental && (isFirst ? addDays(first, rental.days) : '');
  const last = day && isClosed(day, closed) ? `${formatDate(day)}. ${closedThatDay}` : day;
  return questions.flatMap((question) => {
    const { name, filledBy } = question;
    const isAsked = isOfRequest(question, request);
    const named = chooseText(question, subjects);
    const known = values[name] === named ? named : undefined;
    const chosenAnswers = rental ? rentalAnswers : request === 'quote' ? quoteAnswers : [];
    const isChosen = chosenAnswers.includes(filledBy);
    const chosen = filledBy === 'lastDay' ? last : (named ?? '');
    const answer = isChosen ? chosen : known;
    return isAsked || (answer !== undefined && filledBy !== 'showroom')
      ? [{ question, isAsked, answer }]
      : [];
  });
}

/** The answers of a group as lines: "Town: Lewes". */
function listAnswers(group: DetailGroup, values: FormValues): string[] {
  return listQuestions([group]).flatMap((question) => {
    const text = readText(values[question.name]);
    return text === '' ? [] : [describeAnswer(question, text)];
  });
}

/** An answer with its question: "Town: Lewes". A date as browsers send it is told in words. */
export function describeAnswer({ label, kind }: DetailField, text: string): string {
  return `${label}: ${kind === 'date' && isDay(text) ? formatDate(text) : text}`;
}

/** Whether a text is a date as browsers send it. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** A text without the spaces and invisible marks around it; '' for what is none. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? trimInvisible(value) : '';
}
