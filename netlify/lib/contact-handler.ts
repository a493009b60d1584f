// What POST /api/contact decides: who may send, what is accepted, and which answer each sender gets. The form of the
// site sends JSON; without JavaScript the browser posts the form itself and gets a page or a redirect.
// Logs hold an id and a reason, never anything of the message.
import { randomBytes } from 'node:crypto';
import { readToday } from '../../src/lib/clock.ts';
import { formatPhone } from '../../src/lib/format.ts';
import { thankYouPath } from '../../src/lib/paths.ts';
import { readContactForm } from '../../src/features/contact/message-details.ts';
import { honeypotName } from '../../src/features/contact/submit-contact.ts';
import { buildUuidV7, readUuidTime } from '../../src/features/contact/uuid-v7.ts';
import type { MessageRecord } from '../../src/features/contact/contact-message.schema.ts';
import { renderContactPage } from './contact-page.ts';
import type { FunctionContent } from './function-content.ts';
import { isSameOrigin, json, readMediaType, readText, refuseMethod } from './http.ts';
import { chooseIds, readUuid } from './message-id.ts';
import type { MessageStore } from './message-store.ts';
import { privateHeaders } from './security-headers.ts';

/** Longest accepted bodies in bytes. A browser posts a letter of three bytes as nine: "%E6%9C%A8". */
const maxJsonBytes = 16 * 1024;
const maxFormBytes = 64 * 1024;

interface Answer {
  status: number;
  /** One sentence for the sender; of several field errors the first. */
  error: string;
  /** Message of each wrong field by its name. */
  fields?: Record<string, string>;
}

interface HandlerParts {
  store: Record<'messages' | 'suspects', Pick<MessageStore, 'save'>>;
  now: () => Date;
  content: FunctionContent;
}

/**
 * The function's handler over a store and a clock. It answers 201 (303 to a posted form) only after the store has
 * confirmed the record, and 503 with the telephone number when it throws.
 */
export function createContactHandler({ store, now, content }: HandlerParts) {
  const callUs = `call us at ${formatPhone(content.dealer.phone)}`;
  return async (request: Request): Promise<Response> => {
    const refusal = refuseMethod(request, ['POST']);
    if (refusal) return refusal;
    const mediaType = readMediaType(request);
    const isForm = mediaType === 'application/x-www-form-urlencoded';
    const fail = (answer: Answer, sent: Record<string, unknown> = {}, id = '') =>
      isForm ? renderContactPage({ ...answer, id, values: sent }, content) : failJson(answer);

    if (!isSameOrigin(request, content.dealer.url)) {
      return fail({
        status: 403,
        error: `This form can only be sent from our own site. Please send it again, or ${callUs}.`,
      });
    }
    if (!isForm && mediaType !== 'application/json') {
      return fail({ status: 415, error: 'Send application/json or application/x-www-form-urlencoded' });
    }
    const text = await readText(request, isForm ? maxFormBytes : maxJsonBytes);
    if (text === undefined) {
      // The page cannot fill in what was not read; the browser keeps it one page back.
      const ask = isForm ? 'Go back to it and shorten it' : 'Please shorten it';
      return fail({ status: 413, error: `Your message is too long to send. ${ask}, or ${callUs}.` });
    }
    const sent = isForm ? parseForm(text) : parseJsonObject(text);
    if (!sent) return fail({ status: 400, error: 'The body is not JSON' });

    const date = now();
    const { id: sentId = '' } = sent;
    const uuid = typeof sentId === 'string' && readUuidTime(sentId) !== undefined ? sentId : undefined;
    // The script of the form has composed the message already; programs send one of their own.
    const { message, errors } = readContactForm(sent, isForm ? content.contactForm.details : [], {
      today: readToday(content.dealer.timeZone, date),
    });
    if (!message) {
      return fail(
        { status: 422, error: Object.values(errors)[0] ?? 'Please check your message', fields: errors },
        sent,
        uuid ?? buildUuidV7(date.getTime(), randomBytes(10)),
      );
    }

    // Without an id, too, a double click is one message.
    const [id, ...earlier] = chooseIds(uuid, message, date);
    const record: MessageRecord = { id, receivedAt: date.toISOString(), message };
    // Programs fill every field. They get the same answer as people, so that they learn nothing from it.
    const isSuspect = isFilled(sent[honeypotName]);
    let storedId: string;
    try {
      storedId = await (isSuspect ? store.suspects : store.messages).save(record, earlier);
    } catch (error) {
      console.error(
        `contact: ${id} was not stored: ${error instanceof Error ? error.name : 'unknown reason'}`,
      );
      const apology = `We could not save your message just now. Please try again, or ${callUs}.`;
      return fail({ status: 503, error: apology }, sent, readUuid(id));
    }
    return isForm
      ? new Response(null, { status: 303, headers: { ...privateHeaders, Location: thankYouPath } })
      : json(201, { success: true, id: storedId }, privateHeaders);
  };
}

function failJson({ status, error, fields }: Answer): Response {
  return json(status, { error, ...(fields && { fields }) }, privateHeaders);
}

/** The fields of a posted form. Browsers post "\r\n" for a line break, which the form counts and a script reads as one. */
function parseForm(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

/** The JSON as an object; lists and bare values count as an object without fields. Undefined for what is no JSON. */
function parseJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return undefined;
  }
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
