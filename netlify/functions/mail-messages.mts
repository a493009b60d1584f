// Every five minutes: mails what is pending, then calls the heartbeat. Its silence is the alarm.
import content from '#function-content' with { type: 'json' };
import type { Config } from '@netlify/functions';
import { isNotifiedByHand } from '../../src/features/contact/mail-settings.ts';
import { callWebhook } from '../lib/calls.ts';
import { runMail } from '../lib/mail-run.ts';
import { findMailer } from '../lib/mailer.ts';
import { openMessageStore } from '../lib/message-store.ts';

/** Rejects when the store cannot be listed. The platform runs schedules of the published site only. */
export default async function mailMessages(): Promise<void> {
  const mailer = findMailer(process.env, content.dealer);
  if (mailer) {
    const store = openMessageStore('production');
    const crmEmail = process.env['CRM_EMAIL'];
    const { mailed, pending, overdue } = await runMail({ store, mailer, content, crmEmail });
    console.info(`messages: ${mailed} mailed, ${pending} pending, ${overdue} of them for too long`);
    if (overdue > 0) return;
  } else if (!isNotifiedByHand(process.env)) {
    console.error('messages: mail is not configured, so messages stay pending');
    return;
  }
  const heartbeatUrl = process.env['HEARTBEAT_URL'];
  if (heartbeatUrl) await callWebhook('messages: the heartbeat', heartbeatUrl);
}

export const config: Config = { schedule: '*/5 * * * *' };
