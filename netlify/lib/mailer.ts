// Sends mail by SMTP.
import { createTransport } from 'nodemailer';
import { isNotifiedByHand, type Environment } from '../../src/features/contact/mail-settings.ts';

/** A mail of plain text. Mail programs show two mails with one Message-ID as one. */
export interface Mail {
  messageId: string;
  /** The dealer's address if it is missing. */
  to?: string;
  subject: string;
  replyTo?: { name: string; address: string };
  text: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. */
  sendMail(mail: Mail): Promise<unknown>;
}

const timeoutMs = 8000;

/** The mailer that the environment describes; undefined where mail is switched off or not configured. */
export function findMailer(env: Environment, dealer: { email: string }): Mailer | undefined {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: pass = '', MAIL_FROM: from } = env;
  if (isNotifiedByHand(env) || !host || !from) return undefined;
  const port = Number(env['SMTP_PORT'] || (env['SMTP_SECURE'] === 'true' ? 465 : 587));
  const secure = env['SMTP_SECURE'] === 'true' || port === 465;
  const options = {
    host,
    port,
    secure,
    // Nothing leaves this machine unencrypted.
    requireTLS: !secure && !['localhost', '127.0.0.1'].includes(host),
    ...(user && { auth: { user, pass } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
  const to = env['MAIL_TO'] || dealer.email;
  // The header keeps out-of-office programs from answering the visitor.
  return createTransport(options, { from, to, headers: { 'Auto-Submitted': 'auto-generated' } });
}
