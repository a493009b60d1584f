// POST /api/contact, sent by the contact form with and without JavaScript. Netlify gives a function access to Blobs by
// itself. What it stores is mailed by the schedule, `mail-messages`.
import type { Config, Context } from '@netlify/functions';
import { createContactHandler } from '../lib/contact-handler.ts';
import { readFunctionContent } from '../lib/function-content.ts';
import { createMessageStores } from '../lib/message-store.ts';

/**
 * Answers the form and programs that post to it; what goes wrong is an answer. Rejects when a request breaks off, since
 * nobody waits for one then.
 */
export default function contact(request: Request, { deploy }: Pick<Context, 'deploy'>): Promise<Response> {
  const store = createMessageStores(deploy.context);
  return createContactHandler({ store, now: () => new Date(), content: readFunctionContent() })(request);
}

// No `method`: the platform would answer other methods with 404 instead of our 405. The limit counts requests of one
// address in 60 seconds; the platform reads it from this literal and answers 429 itself.
export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
