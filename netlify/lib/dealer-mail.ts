// The dealer's side of mail: who is told, in whose name, through which server.
import { dealer } from '../../src/lib/data/dealer.ts';
import { readMailSettings, type Environment } from '../../src/lib/mail-settings.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';
import type { MailSource } from './notification-mail.ts';

/** What mails say about this site. */
export const mailSource: MailSource = { name: dealer.name, url: dealer.url };

/** The mailer that the environment describes; undefined leaves messages stored and waiting. */
export function findDealerMailer(env: Environment): Mailer | undefined {
  const settings = readMailSettings(env, dealer.email);
  return settings && createSmtpMailer(settings);
}
