// The dealer's side of mail: who is told, in whose name, through which server.
import { readMailSettings, type Environment } from '../../src/features/contact/mail-settings.ts';
import type { FunctionContent } from './function-content.ts';
import { createSmtpMailer, type Mailer } from './mailer.ts';
import type { SenderSite } from './message-mail.ts';

/** What mails say about the dealer's site. */
export function describeSenderSite({ name, url, timeZone }: FunctionContent['dealer']): SenderSite {
  return { name, url, timeZone };
}

/** The mailer that the environment describes; undefined leaves messages stored and waiting. */
export function findDealerMailer(env: Environment, dealer: FunctionContent['dealer']): Mailer | undefined {
  const settings = readMailSettings(env, dealer.email);
  return settings && createSmtpMailer(settings);
}
