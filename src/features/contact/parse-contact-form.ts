// Makes a message of a filled-in form, in the browser and in the function.
import {
  contactMessageSchema,
  listFieldErrors,
  maxMessageLength,
  type ContactMessage,
} from './contact-message.schema.ts';
import { formatRequestLines, listRequestErrors, type RequestFacts } from './request-lines.ts';
import { trimInvisible } from './plain-text.ts';
import { requiresMessage, requestSchema, type Request } from './request.ts';

/** Values by field name; what was posted may hold anything. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The values of a form, which has its request in the same fields as the rest. */
export function readForm(form: FormData | URLSearchParams): FormValues {
  const values = { ...Object.fromEntries(form), vehicles: form.getAll('vehicles').filter(Boolean) };
  return form.has('kind') ? { ...values, request: values } : values;
}

/** The text without spaces and invisible marks around it; '' for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? trimInvisible(value) : '';
}

/** The request of a form; undefined if it is missing or malformed. */
export function readRequest({ request }: FormValues): Request | undefined {
  return requestSchema.safeParse(request).data;
}

/** The message with the lines of its request before its words, or an error by field name. `today` is an ISO date. */
export function parseContactForm(
  values: FormValues,
  facts: RequestFacts,
  today: string,
): { message?: ContactMessage; errors: Record<string, string> } {
  const request = readRequest(values);
  const words = readText(values['message']);
  const lines = request ? formatRequestLines(request, facts) : [];
  const message = [lines.join('\n'), words].filter(Boolean).join('\n\n');
  const parsed = contactMessageSchema.safeParse({
    ...values,
    message: requiresMessage(request) ? words : message,
  });
  const errors = {
    ...(request && listRequestErrors(request, facts, today)),
    ...listFieldErrors(parsed.error?.issues ?? []),
  };
  if (request && message.length > maxMessageLength)
    errors['message'] = `Please write at most ${maxMessageLength} characters, with the details above`;
  if (!parsed.success || Object.keys(errors).length > 0) return { errors };
  return { message: { ...parsed.data, message }, errors };
}
