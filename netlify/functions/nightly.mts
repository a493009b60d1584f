// Once a night, early in the morning of the east coast. The platform runs schedules of the published site only.
import content from '#function-content' with { type: 'json' };
import type { Config } from '@netlify/functions';
import { findMailer } from '../lib/mailer.ts';
import { openMessageStore } from '../lib/message-store.ts';
import { runNightly } from '../lib/nightly.ts';

export default function nightly(): Promise<void> {
  const mailer = findMailer(process.env, content.dealer);
  const hookUrl = process.env['BUILD_HOOK_URL'];
  return runNightly({ store: openMessageStore('production'), mailer, content, hookUrl });
}

export const config: Config = { schedule: '15 10 * * *' };
