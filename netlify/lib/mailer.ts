// Sends mail by SMTP. What ends in a header can only be a HeaderText, which holds no line break: there is no way to
// write a second header, or a second recipient, into the contact form.
import { createTransport } from 'nodemailer';
import { toOneLine } from '../../src/features/contact/plain-text.ts';
import type { MailSettings } from '../../src/features/contact/mail-settings.ts';

declare const headerText: unique symbol;
/** One line without control characters. */
export type HeaderText = string & { readonly [headerText]: true };

/** The text as one line of a header. */
export function toHeaderText(text: string): HeaderText {
  return toOneLine(text) as HeaderText;
}

export interface Mail {
  /** Without angle brackets. A mail program shows two mails of one id as one. */
  messageId: HeaderText;
  subject: HeaderText;
  replyTo?: { name: HeaderText; address: HeaderText };
  text: string;
  /** Without it the mail is plain text. */
  html?: string;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail, and throws otherwise. */
  send(mail: Mail): Promise<void>;
}

/** Milliseconds of silence after which a mail server is given up. A scheduled function has 30 seconds in all. */
const timeoutMs = 8000;

/** A mailer for the given server. Outside of this machine nothing is sent unencrypted. */
export function createSmtpMailer(
  { host, port, isSecure, login, from, to }: MailSettings,
  { silenceMs = timeoutMs }: { silenceMs?: number } = {},
): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !['localhost', '127.0.0.1', '::1'].includes(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, ...mail }) => {
      await transport.sendMail({
        ...mail,
        from,
        to,
        messageId: `<${messageId}>`,
        // Keeps out-of-office programs from answering.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}

/** Whether a mail server has refused a mail for good (SMTP 5xx), so that the same mail would be refused again. */
export function isPermanentFailure(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** What a mail server or the store refused, as codes: their own words may quote addresses, which no log may hold. */
export function describeErrorCode(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    name?: unknown;
  };
  const words = [typeof code === 'string' ? code : name, responseCode];
  return (
    words.filter((word) => typeof word === 'string' || typeof word === 'number').join(' ') || 'unknown reason'
  );
}
