import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { isCollection, isPair, isScalar, isSeq, parse, parseDocument, visit, type Node } from 'yaml';
import { rewriteYaml } from '../../../../src/staff/records/rewrite-yaml.ts';

const long =
  'A sentence that goes on for so many words that nobody would want to read it on one line of a file.';

describe('a change of a value', () => {
  test.for<[sentence: string, before: string, value: unknown, after: string]>([
    ['leaves the comment behind it', 'a: one # c\nb: 2\n', { a: 'two', b: 2 }, 'a: two # c\nb: 2\n'],
    [
      'leaves what is the same as it is written',
      'a:  1.50\nb:  "x"\n',
      { a: 1.5, b: 'y' },
      'a:  1.50\nb: "y"\n',
    ],
    ['gives a text the quotes that it needs', 'a: one\n', { a: 'x: # y' }, 'a: "x: # y"\n'],
    ['gives a text that looks like a number quotes', 'a: 1\n', { a: '1' }, 'a: "1"\n'],
    [
      'keeps a folded text folded',
      'a: >-\n  one\n  two\nb: 1\n',
      { a: 'three', b: 1 },
      'a: >-\n  three\nb: 1\n',
    ],
    [
      'leaves a long text that stood on one line there',
      `a: ${long}\n`,
      { a: `${long} Yes.` },
      `a: ${long} Yes.\n`,
    ],
    ['folds a text that is long', 'a: one\n', { a: long }, `a: >-\n  ${long}\n`],
    ['changes an entry of a list in its line', '- a\n- b # c\n- d\n', ['a', 'x', 'd'], '- a\n- x # c\n- d\n'],
    [
      'keeps a record on one line',
      'a: { b: 1, c: 2 } # d\n',
      { a: { b: 1, c: 3 } },
      'a: { b: 1, c: 3 } # d\n',
    ],
    ['makes of a list a text', 'a:\n  - b\nc: 1\n', { a: 'd', c: 1 }, 'a: d\nc: 1\n'],
    ['keeps the line ends of Windows', 'a: 1\r\nb: 2\r\n', { a: 3, b: 2 }, 'a: 3\r\nb: 2\r\n'],
    ['keeps an end without a line break', 'a: 1\nb: 2', { a: 1, b: 3 }, 'a: 1\nb: 3'],
  ])('%s', async ([, before, value, after]) => {
    expect(await rewriteYaml(before, value)).toBe(after);
  });
});

describe('a field', () => {
  test.for<[sentence: string, before: string, value: unknown, after: string]>([
    [
      'that is taken out takes its lines along',
      'a: 1\nb:\n  c: 2\n\nd: 3\n',
      { a: 1, d: 3 },
      'a: 1\n\nd: 3\n',
    ],
    ['that is first in an entry leaves its place to the next', '- a: 1\n  b: 2\n', [{ b: 2 }], '- b: 2\n'],
    ['that loses all it has says so', 'a:\n  - b\nc: 1\n', { a: [], c: 1 }, 'a: []\nc: 1\n'],
    ['that had nothing gets lines of its own', 'a: []\nc: 1\n', { a: ['b'], c: 1 }, 'a:\n  - b\nc: 1\n'],
    ['that is new stands at the end', 'a: 1\n', { a: 1, b: { c: [2] } }, 'a: 1\nb:\n  c:\n    - 2\n'],
  ])('%s', async ([, before, value, after]) => {
    expect(await rewriteYaml(before, value)).toBe(after);
  });

  test('that is new stands where the schema has it', async () => {
    const after = await rewriteYaml('x:\n  a: 1\n  # of c\n  c: 3\n', { x: { c: 3, b: 2, a: 1 } }, (at) =>
      at[0] === 'x' ? ['a', 'b', 'c'] : [],
    );
    expect(after).toBe('x:\n  a: 1\n  b: 2\n  # of c\n  c: 3\n');
  });
});

describe('an entry of a list', () => {
  const list = 'a:\n  # of b\n  - b # x\n  # of c\n  - "c"\n  - d\n';
  test.for<[sentence: string, value: unknown, after: string]>([
    [
      'that is moved takes its comment along',
      ['b', 'd', 'c'],
      'a:\n  # of b\n  - b # x\n  - d\n  # of c\n  - "c"\n',
    ],
    ['that is taken out takes its comment along', ['b', 'd'], 'a:\n  # of b\n  - b # x\n  - d\n'],
    ['that is added changes no other', ['b', 'c', 'e', 'd'], list.replace('  - d', '  - e\n  - d')],
  ])('%s', async ([, value, after]) => {
    expect(await rewriteYaml(list, { a: value })).toBe(after);
  });
});

test.for(['a: 1\na: 2\n', 'a: *new*\n', 'a: &now 1\n'])(
  'a file with a mistake of form is refused: %j',
  async (text) => {
    await expect(rewriteYaml(text, { a: 1 })).rejects.toThrow('mend it in the text editor');
  },
);

// What follows holds of every file of data/ and of the made-up dealer, whatever the staff write there.
const files = globSync('{data,tests/fixtures/data}/**/*.yaml').map((path) => readFileSync(path, 'utf8'));
const runs = { seed: 21, numRuns: Number(process.env['RUNS'] ?? 80) };

interface Spot {
  path: (string | number)[];
  node: Node;
}

/** Every value of a text of a kind, with the way to it. */
function listSpots(text: string, fits: (node: Node) => boolean): Spot[] {
  const spots: Spot[] = [];
  visit(parseDocument(text), {
    Node(key, node, parents) {
      if (key === 'key' || !fits(node)) return;
      const chain = [...parents, node];
      const path = chain.flatMap((part, index): (string | number)[] => {
        const above = chain[index - 1];
        if (isPair(part)) return [String(part.key)];
        return isSeq(above) ? [above.items.indexOf(part)] : [];
      });
      spots.push({ path, node });
    },
  });
  return spots;
}

/** One of them; undefined where the text has none. */
function pickSpot(text: string, pick: number, fits: (node: Node) => boolean): Spot | undefined {
  const spots = listSpots(text, fits);
  return spots[pick % spots.length];
}

/** The value of a text with another one at a place. */
function changeAt(text: string, path: Spot['path'], change: (old: unknown) => unknown): unknown {
  const root: { value: unknown } = { value: parse(text) };
  let holder = root as unknown as Record<string | number, unknown>;
  let last: string | number = 'value';
  for (const step of path) {
    holder = holder[last] as Record<string | number, unknown>;
    last = step;
  }
  holder[last] = change(holder[last]);
  return root.value;
}

/** The lines of a text that do not belong to a value. */
function linesOutside(text: string, { path, node }: Spot): [before: string, after: string] {
  const [start, end] = node.range ?? [0, 0, 0];
  const whole = listSpots(text, (other) => isCollection(other) && other.flow === true).find(
    (outer) => outer.path.length <= path.length && outer.path.every((step, index) => step === path[index]),
  );
  const from = Math.min(start, whole?.node.range?.[0] ?? start);
  const to = Math.max(end, whole?.node.range?.[1] ?? end);
  // The line of the name, also where the value begins below it.
  const name = text.slice(0, from).replace(/:\s*$/, '').lastIndexOf('\n') + 1;
  const rest = text.indexOf('\n', Math.max(from, to - 1));
  return [text.slice(0, name), rest < 0 ? '' : text.slice(rest + 1)];
}

const parts = [
  '#',
  ' # c',
  ': ',
  'x: y',
  '"',
  "'",
  '[',
  '{',
  '}',
  ', ',
  '- ',
  '---',
  '\n',
  '\n\n',
  '\t',
  '\r\n',
  ' ',
  '  ',
];
const others = [
  '🏖️',
  'é',
  '{{phone}}',
  '\\',
  '\\n',
  '&x',
  '*x',
  '!x',
  '|',
  '>',
  '%',
  '@',
  '`',
  '~',
  'the cart',
  'true',
  '09:00',
  '1',
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...parts, ...others), { maxLength: 30 }).map((words) => words.join('')),
  fc.lorem({ maxCount: 40 }),
  fc.string({ unit: 'grapheme' }),
);

async function expectRewritten(text: string, spot: Spot, change: (old: unknown) => unknown): Promise<string> {
  const value = changeAt(text, spot.path, change);
  const written = await rewriteYaml(text, value);
  expect(parse(written)).toEqual(value);
  const [before, after] = linesOutside(text, spot);
  expect(written.startsWith(before)).toBe(true);
  expect(written.endsWith(after)).toBe(true);
  return written;
}

describe('in every file', () => {
  test('any text, number or mark reads back as it was given, and every other line stays', async () => {
    const given = fc.oneof({ weight: 5, arbitrary: texts }, fc.integer(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), given, async (text, pick, value) => {
        const spot = pickSpot(text, pick, isScalar);
        if (spot) await expectRewritten(text, spot, () => value);
      }),
      runs,
    );
  });

  test('entries are taken out, added and moved, and every line outside the list stays', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.nat(),
        fc.nat(),
        texts,
        async (text, pick, at, added) => {
          const spot = pickSpot(text, pick, isSeq);
          if (!spot) return;
          const change = (edit: (entries: unknown[]) => void) =>
            expectRewritten(text, spot, (old) => {
              const entries = [...(old as unknown[])];
              edit(entries);
              return entries;
            });
          await change((entries) => entries.splice(at % (entries.length + 1), 1));
          await change((entries) => entries.splice(at % (entries.length + 1), 0, added));
          await change((entries) => entries.push(...entries.splice(at % (entries.length + 1), 1)));
        },
      ),
      runs,
    );
  });

  test('fields are taken out and added, and every line outside their record stays', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.nat(),
        fc.nat(),
        texts,
        async (text, pick, at, added) => {
          const spot = pickSpot(text, pick, (node) => isCollection(node) && !isSeq(node));
          if (!spot) return;
          await expectRewritten(text, spot, (old) => ({ ...(old as object), 'Made up': added }));
          const names = Object.keys(parse(text) as object);
          const name = names[at % names.length] ?? '';
          const rest = { ...(parse(text) as Record<string, unknown>) };
          delete rest[name];
          if (Object.keys(rest).length === 0) return;
          const written = await rewriteYaml(text, rest);
          expect(parse(written)).toEqual(rest);
        },
      ),
      runs,
    );
  });

  test('Prettier would leave what was written as it is', async () => {
    const settings = { parser: 'yaml', printWidth: 110 } as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.nat(),
        fc.lorem({ maxCount: 40 }),
        async (text, pick, value) => {
          const spot = pickSpot(text, pick, (node) => isScalar(node) && typeof node.value === 'string');
          if (!spot) return;
          const written = await expectRewritten(text, spot, () => value);
          expect(await format(written, settings)).toBe(written);
        },
      ),
      runs,
    );
  });
});
