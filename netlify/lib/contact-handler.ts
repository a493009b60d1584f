// What POST /api/contact decides. The form of the site sends JSON; without JavaScript the browser posts the form itself and
// gets a page or a redirect. Logs hold an id and a reason, never anything of the message.
import { honeypotName } from '../../src/features/contact/contact-inputs.ts';
import {
  parseContactForm,
  readForm,
  type FormValues,
} from '../../src/features/contact/parse-contact-form.ts';
import { readToday } from '../../src/lib/clock.ts';
import { formatPhone } from '../../src/lib/format.ts';
import { thankYouPath } from '../../src/lib/paths.ts';
import { describeError, withTimeout } from './calls.ts';
import { renderContactPage, type Rejection } from './contact-page.ts';
import type { FunctionContent } from './function-content.ts';
import { isSameOrigin, json, refuseMethod } from './http.ts';
import { buildMessageKey, buildMessageId, keepOrCreateUuid } from './message-key.ts';
import type { MessageStore } from './message-store.ts';
import { listQueues, type QueueFolders } from './queues.ts';
import { privateHeaders } from './security-headers.ts';

/** A browser posts a letter of three bytes as nine: "%E6%9C%A8". The platform itself takes up to 6 MB. */
const maxJsonBytes = 16 * 1024;
const maxFormBytes = 64 * 1024;
const saveTimeoutMs = 8000;

const suspects = { pending: 'suspects/pending', sent: 'suspects/listed' } as const;

/** Answers 201, or 303 to a posted form, only after the store has confirmed the message. */
export async function answerContact(
  request: Request,
  {
    store,
    content,
    crmEmail,
  }: { store: MessageStore; content: FunctionContent; crmEmail: string | undefined },
): Promise<Response> {
  const refusal = refuseMethod(request, ['POST']);
  if (refusal) return refusal;
  const { dealer, requestFacts } = content;
  const callUs = `call us at ${formatPhone(dealer.phone)}`;
  const [mediaType = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const isForm = mediaType === 'application/x-www-form-urlencoded';
  const refuse = (rejection: Rejection) => {
    const { status, error, fields } = rejection;
    return isForm ? renderContactPage(rejection, content) : json(status, { error, fields }, privateHeaders);
  };

  if (!isSameOrigin(request, dealer.url)) {
    const error = `This form can only be sent from our own site. Please send it again, or ${callUs}.`;
    return refuse({ status: 403, error });
  }
  if (!isForm && mediaType !== 'application/json') {
    return refuse({ status: 415, error: 'Send application/json or application/x-www-form-urlencoded' });
  }
  const text = await request.text();
  if (Buffer.byteLength(text) > (isForm ? maxFormBytes : maxJsonBytes)) {
    return refuse({ status: 413, error: `Your message is too long. Please shorten it, or ${callUs}.` });
  }
  const values = parseBody(text, isForm);
  if (!values) return refuse({ status: 400, error: 'The body is not JSON' });

  const uuid = keepOrCreateUuid(values['id']);
  const { message, errors } = parseContactForm(values, requestFacts, readToday(dealer.timeZone));
  if (!message) {
    const error = Object.values(errors)[0] ?? 'Please check your message';
    return refuse({ status: 422, error, fields: errors, uuid, values });
  }
  const id = buildMessageId(uuid, message);
  try {
    const queues = values[honeypotName] ? [suspects] : listQueues(crmEmail);
    await withTimeout(storeMessage(store, id, JSON.stringify(message), queues), saveTimeoutMs);
  } catch (error) {
    console.error(`contact: ${id} was not stored: ${describeError(error)}`);
    const apology = `We could not save your message just now. Please try again, or ${callUs}.`;
    return refuse({ status: 503, error: apology, uuid, values });
  }
  // Programs that fill the honeypot get the same answer as people, so that they learn nothing from it.
  return isForm
    ? new Response(null, { status: 303, headers: { ...privateHeaders, Location: thankYouPath } })
    : json(201, { success: true, id }, privateHeaders);
}

/** Stores a message once in each queue, also when it is sent again after its mail. */
async function storeMessage(store: MessageStore, id: string, text: string, queues: readonly QueueFolders[]) {
  for (const { pending, sent } of queues) {
    if ((await store.read(buildMessageKey(sent, id))) !== undefined) continue;
    await store.add(buildMessageKey(pending, id), text);
  }
}

/** The fields of a posted form or of JSON; undefined if the body is not valid JSON. */
function parseBody(text: string, isForm: boolean): FormValues | undefined {
  // Browsers post two characters for a line break, which the form counts as one.
  if (isForm) return readForm(new URLSearchParams(text.replaceAll('%0D%0A', '%0A')));
  try {
    // Lists and bare values have no fields.
    return { ...(JSON.parse(text) as object) };
  } catch {
    return undefined;
  }
}
