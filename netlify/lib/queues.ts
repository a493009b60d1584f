// Who gets a mail about each message.
import type { ContactMessage } from '../../src/features/contact/contact-message.schema.ts';
import { buildLeadMail } from './adf.ts';
import type { FunctionContent } from './function-content.ts';
import type { Mail } from './mailer.ts';
import type { Folder } from './message-key.ts';
import { buildMessageMail } from './message-mail.ts';

export type QueueFolders = Readonly<Record<'pending' | 'sent', Folder>>;

/** A recipient with the folders of its keys, so that its refusal repeats no mail to another. */
export interface Queue extends QueueFolders {
  buildMail: (id: string, message: ContactMessage, content: FunctionContent) => Mail;
}

/** In the order in which a message is stored: what the dealer has, the CRM never lacks. */
export function listQueues(crmEmail: string | undefined): Queue[] {
  const dealer: Queue = { pending: 'pending', sent: 'sent', buildMail: buildMessageMail };
  if (!crmEmail) return [dealer];
  const buildMail: Queue['buildMail'] = (...lead) => ({ ...buildLeadMail(...lead), to: crmEmail });
  return [{ pending: 'crm/pending', sent: 'crm/sent', buildMail }, dealer];
}
