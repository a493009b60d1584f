// POST /api/contact, sent by the contact form with and without JavaScript. It mails nothing: that is mail-messages.mts.
import content from '#function-content' with { type: 'json' };
import type { Config, Context } from '@netlify/functions';
import { answerContact } from '../lib/contact-handler.ts';
import { openMessageStore } from '../lib/message-store.ts';

/** Rejects only when a request breaks off. */
export default function contact(request: Request, { deploy }: Pick<Context, 'deploy'>): Promise<Response> {
  const store = openMessageStore(deploy.context);
  return answerContact(request, { store, content, crmEmail: process.env['CRM_EMAIL'] });
}

// Without `method`, or the platform would answer other methods with 404 instead of our 405. It answers 429 itself.
export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
