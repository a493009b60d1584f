/**
 * At most `most` of the items, beginning where the turn before left off, round and round: with turns counted by the
 * clock, runs that may not take long still come to every item. `turn` is a whole number from 0.
 */
export function takeTurn<T>(items: readonly T[], most: number, turn: number): T[] {
  const start = (turn * most) % items.length;
  return [...items.slice(start), ...items.slice(0, start)].slice(0, most);
}
