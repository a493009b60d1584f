// How the dealer is told of new messages, by environment variables: any SMTP provider. Read by the functions that send
// and by the build, which refuses to publish a site that tells nobody.

/** Variables by name; process.env. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface MailSettings {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise the connection is encrypted by STARTTLS. */
  isSecure: boolean;
  login?: { user: string; password: string };
  from: string;
  to: string;
}

/** Whether somebody has promised to read the store, so that no mail is sent. */
export function isNotifiedByHand(env: Environment): boolean {
  return env['NOTIFY'] === 'manual';
}

/** The variables that are missing or unusable; none means that mail can be sent. */
export function listWrongMailVariables(env: Environment): string[] {
  const names = listMissingServer(env);
  const port = env['SMTP_PORT'];
  if (port && !(Number.isInteger(Number(port)) && Number(port) > 0 && Number(port) < 65_536)) {
    names.push('SMTP_PORT');
  }
  if (env['SMTP_USER'] && !env['SMTP_PASSWORD']) names.push('SMTP_PASSWORD');
  if (env['SMTP_PASSWORD'] && !env['SMTP_USER']) names.push('SMTP_USER');
  return names;
}

/** What no mail can be sent without, and what is no secret. */
function listMissingServer(env: Environment): string[] {
  return ['SMTP_HOST', 'MAIL_FROM'].filter((name) => !env[name]);
}

/**
 * The settings, or undefined when mail is switched off or a variable is wrong. Mail goes to `dealerEmail` unless
 * MAIL_TO names somebody else.
 */
export function readMailSettings(env: Environment, dealerEmail: string): MailSettings | undefined {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password, MAIL_FROM: from } = env;
  if (isNotifiedByHand(env) || listWrongMailVariables(env).length > 0 || !host || !from) return undefined;
  const wantsSecure = env['SMTP_SECURE'] === 'true';
  const port = Number(env['SMTP_PORT'] || (wantsSecure ? 465 : 587));
  return {
    host,
    port,
    isSecure: wantsSecure || port === 465,
    ...(user && password && { login: { user, password } }),
    from,
    to: env['MAIL_TO'] || dealerEmail,
  };
}

/**
 * Why a build may not be published, or undefined. Only Netlify's production builds (CONTEXT) are judged, and by server and
 * sender alone: the login is for the functions, since all that a build runs could read it.
 */
export function describeMissingMail(env: Environment): string | undefined {
  if (env['CONTEXT'] !== 'production' || isNotifiedByHand(env)) return undefined;
  const names = listMissingServer(env);
  if (names.length === 0) return undefined;
  return (
    `Nobody would be told of messages from the contact form. Set ${names.join(', ')} in Netlify's environment ` +
    'variables, with a value for the deploy context Production only (netlify/README.md, "Environment variables", lists them ' +
    'all), or set NOTIFY=manual if somebody reads "npm run messages" every day.'
  );
}

/** What a production build warns of, or undefined: the silence of the heartbeat is the only alarm. */
export function describeMissingHeartbeat(env: Environment): string | undefined {
  if (env['CONTEXT'] !== 'production' || env['HEARTBEAT_URL']) return undefined;
  return 'Nobody would notice that messages are no longer mailed. Set HEARTBEAT_URL (netlify/README.md, "Heartbeat").';
}
