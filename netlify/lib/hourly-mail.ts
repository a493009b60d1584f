// The mail that may come once an hour and tells of several messages: a summary of what came too fast to be mailed one by
// one, or an alarm about what cannot be mailed. They share the hour, so that both faults at once do not double the mails.
import type { State, StateBox } from './message-store.ts';

const minuteMs = 60_000;
/** A minute less than an hour, since a schedule starts some seconds late now and then. */
const spacingMs = 59 * minuteMs;
/** A run that dies while it sends keeps others from sending for that long; longer than a run can take. */
const leaseMs = 2 * minuteMs;
/** What still waits a day after it was told is told again. */
const reminderMs = 24 * 60 * minuteMs;
/** More ids than these are not remembered, so that the record stays small; then every hour has news. */
const longestMemory = 1000;

/** Whether one of the waiting messages was not told of within a day. */
export function isNews(ids: readonly string[], told: State['hourlyMail'] | undefined, now: Date): boolean {
  if (!told) return ids.length > 0;
  const isOver = now.getTime() - Date.parse(told.toldAt) >= reminderMs;
  return ids.some((id) => isOver || !told.toldIds.includes(id));
}

/**
 * Sends the mail of this hour and remembers which messages it told of. Whether it was sent: not when there was one less
 * than an hour ago, or when another run is at it. Rejects with what `send` rejects with; the next run may try again.
 */
export async function sendHourlyMail(
  state: StateBox,
  now: Date,
  toldIds: readonly string[],
  send: () => Promise<void>,
): Promise<boolean> {
  const previous = await state.read('hourlyMail');
  const last = previous?.value ?? { nextAt: '', toldAt: '', toldIds: [] };
  if (isAhead(last.nextAt, now)) return false;
  if (!(await state.replace('hourlyMail', { ...last, nextAt: addMs(now, leaseMs) }, previous))) return false;
  await send();
  await state.write('hourlyMail', {
    nextAt: addMs(now, spacingMs),
    toldAt: now.toISOString(),
    toldIds: toldIds.slice(0, longestMemory),
  });
  return true;
}

/** Whether the time is yet to come. One too far ahead was written by a clock that is wrong, and counts as over. */
function isAhead(time: string, now: Date): boolean {
  const ahead = Date.parse(time) - now.getTime();
  return ahead > 0 && ahead <= spacingMs;
}

function addMs(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
