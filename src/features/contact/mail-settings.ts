// Whether the dealer learns of new messages, by environment variables (netlify/README.md lists them).

/** Variables by name; process.env. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a person has promised to read the store, so that no mail is sent. */
export function isNotifiedByHand(env: Environment): boolean {
  return env['NOTIFY'] === 'manual';
}

/**
 * Why a build may not be published, or undefined. Only Netlify's production builds are judged, and by server and sender
 * alone: the login is for the functions, since all that a build runs could read it.
 */
export function describeMissingMail(env: Environment): string | undefined {
  const names = ['SMTP_HOST', 'MAIL_FROM'].filter((name) => !env[name]);
  if (env['CONTEXT'] !== 'production' || isNotifiedByHand(env) || names.length === 0) return undefined;
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
