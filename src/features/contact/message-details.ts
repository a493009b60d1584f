// What the contact form asks besides the message becomes part of the message here, by the same code in the browser and,
// for forms posted without JavaScript, in the function. Which questions there are stands in data/pages/contact.yaml.
import type { DetailField, DetailGroup } from './contact-details.schema.ts';
import {
  contactMessageSchema,
  listFieldErrors,
  maxMessageLength,
  type ContactMessage,
} from './contact-message.schema.ts';
import { addDays } from '../../lib/clock.ts';
import { formatDate } from '../../lib/format.ts';

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

/**
 * The message that a form makes with its answers, none of which may be a day before `today`, an ISO date. Where message
 * and answers together are too long, the words say so.
 */
export function readContactForm(
  values: FormValues,
  groups: readonly DetailGroup[],
  today: string,
): ParsedContactForm {
  const composed = composeMessage(values, groups);
  const parsed = contactMessageSchema.safeParse(composed);
  const pastDays = listPastDays(values, groups, today);
  if (parsed.success && Object.keys(pastDays).length === 0) return { message: parsed.data };
  const { message, ...fields } = listFieldErrors(parsed.error?.issues ?? []);
  // In the order of the form.
  const errors = { ...fields, ...pastDays, ...(message !== undefined && { message }) };
  const isTooLong = composed !== values && readText(composed['message']).length > maxMessageLength;
  const tooLong = `Please write at most ${maxMessageLength} characters, with the details above`;
  return { errors: isTooLong ? { ...errors, message: tooLong } : errors };
}

/** What is wrong with each answer that is a day before today, by the name of its control. */
function listPastDays(
  values: FormValues,
  groups: readonly DetailGroup[],
  today: string,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const { name, kind, label } of listQuestions(groups)) {
    const text = readText(values[name]);
    if (kind === 'date' && isDay(text) && text < today) wrong[name] = `${label}: pick today or a later day`;
  }
  return wrong;
}

/** What a link names, as the fields of details take it. */
export type LinkSubjects = Readonly<
  Partial<Record<'vehicle' | 'showroom' | 'plan' | 'town', string>> & { isDelivered?: boolean }
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

function chooseText(field: DetailField, subjects: LinkSubjects): string | undefined {
  if (field.kind === 'text') return field.filledBy && subjects[field.filledBy];
  return field.kind === 'choice' && field.filledBy && subjects.isDelivered ? field.options[0] : undefined;
}

/** A question for a day of a rental: the name of its control and its label. */
export type RentalDay = Extract<DetailField, { kind: 'date' }> & { name: string };

/** The questions for the first and the last day of a rental; undefined where the form asks for no such day. */
export function findRentalDays(
  groups: readonly DetailGroup[],
): Readonly<Partial<Record<'firstDay' | 'lastDay', RentalDay>>> {
  const days: Partial<Record<'firstDay' | 'lastDay', RentalDay>> = {};
  for (const question of listQuestions(groups)) {
    if (question.kind === 'date' && question.filledBy) days[question.filledBy] = question;
  }
  return days;
}

/** The ISO date on which a rental of so many days ends; '' while its first day is none, such as one that is being typed. */
export function findLastDay(firstDay: string, days: number): string {
  return isDay(firstDay) ? addDays(firstDay, days) : '';
}

/** The answers of a group as lines: "Town: Lewes". */
function listAnswers(group: DetailGroup, values: FormValues): string[] {
  return listQuestions([group]).flatMap(({ name, label, kind }) => {
    const text = readText(values[name]);
    return text === '' ? [] : [`${label}: ${kind === 'date' ? describeDay(text) : text}`];
  });
}

/** A date as browsers send it, in words; anything else as it was written. */
function describeDay(text: string): string {
  return isDay(text) ? formatDate(text) : text;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
