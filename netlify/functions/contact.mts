// POST /api/contact, sent by the contact form with and without JavaScript. Netlify gives a function access to Blobs by
// itself; the variables that mail needs are in README.md, and without them messages are stored and wait.
import type { Config, Context } from '@netlify/functions';
import { createContactHandler } from '../lib/contact-handler.ts';
import { describeMailSource, findDealerMailer } from '../lib/dealer-mail.ts';
import { readFunctionContent } from '../lib/function-content.ts';
import { createBlobMessageStore, isPreviewDeploy } from '../lib/message-store.ts';
import { notifyOfNew } from '../lib/notifier.ts';

/**
 * Answers the form and programs that post to it; what goes wrong is an answer. Rejects when a request breaks off, since
 * nobody waits for one then.
 */
export default function contact(
  request: Request,
  { deploy, waitUntil }: Pick<Context, 'deploy' | 'waitUntil'>,
): Promise<Response> {
  const content = readFunctionContent();
  const now = () => new Date();
  const store = createBlobMessageStore(deploy.context);
  // What is tried out in a preview must not look like a lead in the dealer's inbox.
  const mailer = isPreviewDeploy(deploy.context) ? undefined : findDealerMailer(process.env, content.dealer);
  const handle = createContactHandler({
    store,
    now,
    content,
    // The visitor has the answer by then; if the platform stops here, the scheduled function takes over.
    onStored: (id) => {
      if (!mailer) return;
      const source = describeMailSource(content.dealer);
      waitUntil(notifyOfNew(id, { box: store.messages, state: store.state, mailer, source, now }));
    },
  });
  return handle(request);
}

// No `method`: the platform would answer other methods with 404 instead of our 405. The limit counts requests of one
// address in 60 seconds; the platform reads it from this literal and answers 429 itself.
export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
