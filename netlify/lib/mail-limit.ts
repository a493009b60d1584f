// How many mails about single messages may go out: a flood must neither bury the dealer nor exhaust what the mail
// provider allows. What is over the limit waits, and comes in the hourly summary (hourly-mail.ts).
import type { StateBox } from './message-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const mostMailsAnHour = 20;
/** With a summary each hour a flood makes 100 mails a day, which even the small plans of mail providers allow. */
const mostMailsADay = 76;

/** Of several functions that change the count at once only one is first; the others try again. */
const longestContest = 10;

/** Others changed the count each time; the name is what logs show. */
class ContestError extends Error {
  override readonly name = 'ContestError';
}

/**
 * Whether one more mail may be sent now; if so it is counted, by the time that is returned. Rejects when it cannot be
 * counted; the message then waits for the next run.
 */
export async function takeMailTurn(state: StateBox, now: Date): Promise<string | undefined> {
  const time = now.toISOString();
  const isTaken = await changeTurns(state, (all) => {
    const times = all.filter((each) => isWithin(each, now, dayMs));
    const ofThisHour = times.filter((each) => isWithin(each, now, hourMs));
    const isFree = ofThisHour.length < mostMailsAnHour && times.length < mostMailsADay;
    return isFree ? [...times, time] : undefined;
  });
  return isTaken ? time : undefined;
}

/** Gives back a turn whose mail was not sent. Rejects when it cannot be given back; it is over after a day. */
export async function returnMailTurn(state: StateBox, time: string): Promise<void> {
  await changeTurns(state, (times) => {
    const index = times.indexOf(time);
    return index < 0 ? undefined : times.toSpliced(index, 1);
  });
}

/** Writes what `change` makes of the times of mails; with undefined nothing changes. Whether something was written. */
async function changeTurns(
  state: StateBox,
  change: (times: readonly string[]) => string[] | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < longestContest; tries += 1) {
    const previous = await state.read('mailTurns');
    const times = change(previous?.value?.times ?? []);
    if (!times) return false;
    if (await state.replace('mailTurns', { times }, previous)) return true;
  }
  throw new ContestError(`lost ${longestContest} times`);
}

/** Whether the time is less than so many milliseconds away, on either side: another machine's clock may be ahead. */
function isWithin(time: string, now: Date, milliseconds: number): boolean {
  return Math.abs(now.getTime() - Date.parse(time)) < milliseconds;
}
