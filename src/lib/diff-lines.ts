// Where two texts differ, line by line.

/** Lines of a text that gave way to others; either may be none. */
export interface LineChange {
  before: readonly string[];
  after: readonly string[];
  /** Position of its first line in the text after. */
  start: number;
}

/** Every place where two texts differ. How far the columns of a table stand apart is no difference. */
export function diffLines(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [oldKeys, nowKeys] = [old.map(toKey), now.map(toKey)];
  // How many lines the rest of both texts has in common, from each pair of lines on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  const count = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const isSame = oldKeys[i] === nowKeys[j];
      (common[i] as Uint32Array)[j] = isSame
        ? count(i + 1, j + 1) + 1
        : Math.max(count(i + 1, j), count(i, j + 1));
    }
  }
  const changes: LineChange[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < now.length;) {
    const [fromOld, fromNow] = [i, j];
    while ((i < old.length || j < now.length) && oldKeys[i] !== nowKeys[j]) {
      if (j < now.length && count(i, j + 1) >= count(i + 1, j)) j += 1;
      else i += 1;
    }
    if (i > fromOld || j > fromNow) {
      changes.push({ before: old.slice(fromOld, i), after: now.slice(fromNow, j), start: fromNow });
    }
    i += 1;
    j += 1;
  }
  return changes;
}

function toKey(line: string): string {
  return line.replaceAll(/\s+/g, ' ').replaceAll(/-{3,}/g, '---').trim();
}
