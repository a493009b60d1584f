// POST /api/contact, sent by the contact form with and without JavaScript. Needs no settings: Netlify gives a function
// access to Blobs by itself.
import type { Config, Context } from '@netlify/functions';
import { createContactHandler } from '../lib/contact-handler.ts';
import { createBlobMessageStore } from '../lib/message-store.ts';

export default function contact(request: Request, { deploy }: Pick<Context, 'deploy'>): Promise<Response> {
  const handle = createContactHandler({
    store: createBlobMessageStore(deploy.context),
    now: () => new Date(),
  });
  return handle(request);
}

// No `method`: the platform would answer other methods with 404 instead of our 405. The limit counts requests of one
// address in 60 seconds; the platform reads it from this literal and answers 429 itself.
export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
