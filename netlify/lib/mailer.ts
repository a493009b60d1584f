// Sends mail by SMTP.
import { createTransport } from 'nodemailer';
import { readMailSettings, type Environment } from '../../src/features/contact/mail-settings.ts';

/** A mail of plain text. Mail programs show two mails with one Message-ID as one. */
export interface Mail {
  messageId: string;
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
  const settings = readMailSettings(env, dealer.email);
  if (!settings) return undefined;
  const { host, port, isSecure, login, from, to } = settings;
  const options = {
    host,
    port,
    secure: isSecure,
    // Nothing leaves this machine unencrypted.
    requireTLS: !isSecure && !['localhost', '127.0.0.1'].includes(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
  // The header keeps out-of-office programs from answering the visitor.
  return createTransport(options, { from, to, headers: { 'Auto-Submitted': 'auto-generated' } });
}
