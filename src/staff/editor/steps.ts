// The steps that were taken in the editor since it was started, so that the last one can be taken back.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareFiles, describeFile, type Change } from '../../content/changes.ts';
import { DataFolder } from '../../content/engine/data-folder.ts';
import { readFileValue } from '../../content/engine/source.ts';
import { writeFileAtomic } from '../records/record-files.ts';

/** Files below data/ with what stood in them; nothing where there was no file. */
type Contents = ReadonlyMap<string, Buffer | undefined>;

interface Step {
  /** Whether it was typed into a form, where a field is saved several times while somebody writes. */
  isTyped: boolean;
  before: Contents;
  after: Contents;
}

/** More than anybody takes back; pictures that were removed are kept as long. */
const maxSteps = 50;

/** The steps of one data folder. */
export class Steps {
  readonly #root: string;
  readonly #taken: Step[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** Takes a step that changes or removes no other files than these; those that it adds are found. */
  async take<Result>(
    paths: readonly string[],
    act: () => Result | Promise<Result>,
    isTyped = false,
  ): Promise<Result> {
    const known = new Set(new DataFolder(this.#root).listAllPaths());
    const before = this.#read(paths);
    try {
      return await act();
    } finally {
      const added = new DataFolder(this.#root).listAllPaths().filter((path) => !known.has(path));
      const after = this.#read([...new Set([...paths, ...added])]);
      this.#keep({ isTyped, before, after });
    }
  }

  /** What the last step did, in words; undefined where there is none. */
  describeLast(): string | undefined {
    const last = this.#taken.at(-1);
    return (
      last &&
      listStepChanges(last)
        .map(({ summary }) => summary)
        .join('; ')
    );
  }

  /**
   * Takes the last step back; with a path only if it changed that file. Throws with a sentence where it did not, or where
   * somebody has changed one of its files since.
   */
  undo(only?: string): void {
    const last = this.#taken.at(-1);
    if (!last) throw new Error('There is no step to undo.');
    const paths = [...last.after.keys()];
    if (only !== undefined && !paths.includes(only))
      throw new Error('The last step was in another file; it stands on the first page.');
    const isAsLeft = [...this.#read(paths)].every(([path, content]) => isSame(content, last.after.get(path)));
    if (!isAsLeft) throw new Error('Somebody has changed this since, so the step cannot be taken back.');
    for (const path of paths) {
      const file = join(this.#root, path);
      const content = last.before.get(path);
      if (content === undefined) rmSync(file);
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileAtomic(file, content);
      }
    }
    this.#taken.pop();
  }

  #read(paths: readonly string[]): Contents {
    return new Map(
      paths.map((path) => {
        const file = join(this.#root, path);
        return [path, existsSync(file) ? readFileSync(file) : undefined];
      }),
    );
  }

  #keep(step: Step): void {
    const last = this.#taken.at(-1);
    const whole = last && isGoingOn(last, step) ? { ...step, before: last.before } : step;
    if (whole !== step) this.#taken.pop();
    if (listStepChanges(whole).length > 0) this.#taken.push(whole);
    if (this.#taken.length > maxSteps) this.#taken.shift();
  }
}

/** What is typed into one field is saved several times, and is one step. */
function isGoingOn(last: Step, step: Step): boolean {
  const field = findField(step);
  const isNext = [...step.before].every(([path, content]) => isSame(content, last.after.get(path)));
  return last.isTyped && step.isTyped && isNext && field !== undefined && field === findField(last);
}

/** The one word or number that a step changed, by its place; an entry of a list comes or goes whole. */
function findField(step: Step): string | undefined {
  const [change, ...others] = listStepChanges(step);
  if (!change?.at || others.length > 0) return undefined;
  const now = readFileValue(change.path, String(step.after.get(change.path)));
  const value = change.at.reduce<unknown>((part, key) => Reflect.get(Object(part) as object, key), now);
  return typeof value === 'object' ? undefined : [change.path, ...change.at].join('\n');
}

function listStepChanges({ before, after }: Step): Change[] {
  return [...after].flatMap(([path, now]): Change[] => {
    const old = before.get(path);
    if (isSame(old, now)) return [];
    if (old === undefined) return [describeFile('New', path, now?.toString())];
    if (now === undefined) return [describeFile('Removed', path, old.toString())];
    return compareFiles(path, old.toString(), now.toString());
  });
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}
