// A dead man's switch: a URL at a monitoring service that is asked after each run that finds everything in order.
// The service raises the alarm when it is not asked for a while, so that even a dead mail server, a stopped schedule or
// a paused account is noticed. Whoever knows the URL can keep the switch quiet, so no log names it.
import { describeErrorCode } from './mailer.ts';

/** Milliseconds. The run has done everything else by then, and has to be over within 25 seconds. */
const timeoutMs = 4000;

/** Asks the URL. Never throws: what cannot be reached is logged, and its service tells the owner. */
export async function pingHeartbeat(url: string, fetch = globalThis.fetch): Promise<void> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) console.error(`contact: the heartbeat was answered with ${response.status}`);
  } catch (error) {
    console.error(`contact: the heartbeat was not answered: ${describeErrorCode(error)}`);
  }
}
