// How soon the inventory answers a finger or a key on a phone whose processor is six times slower, with today's vehicles and
// with 500. Each stock is built and asked in a process of its own, since the vehicles API reads its data when it starts.
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getContent } from '../../src/content/site.ts';
import { copyData } from '../data/data-copy.ts';
import { buildSite } from './build-site.ts';
import { findWorst, type Report } from './row.ts';

const { vehicles } = getContent();

/** What the small process prints: milliseconds by what was done. */
export type Answers = Record<string, { toNextPaint: number; toLastChange: number }>;

const manyCount = 500;

/** Milliseconds to the next paint of everything a visitor does in the list, and until the list stands still. */
export async function measureResponse(): Promise<Report> {
  const today = await askIn({});
  const many = await askWithMany();
  const row = (count: number, answers: Answers, atMost: number) => {
    const [note, { toNextPaint }] = findWorst(Object.entries(answers), ([, answer]) => answer.toNextPaint);
    return { what: `ms to the next paint, ${count} vehicles, slowest`, measured: toNextPaint, atMost, note };
  };
  return {
    table: Object.fromEntries(
      Object.entries(today).map(([what, answer]) => [
        what,
        {
          [`${vehicles.length}, next paint`]: answer.toNextPaint,
          [`${vehicles.length}, last change`]: answer.toLastChange,
          [`${manyCount}, next paint`]: many[what]?.toNextPaint ?? NaN,
          [`${manyCount}, last change`]: many[what]?.toLastChange ?? NaN,
        },
      ]),
    ),
    rows: [row(vehicles.length, today, 50), row(manyCount, many, 100)],
  };
}

/** The same with copies of the vehicles under further names, until there are 500. */
async function askWithMany(): Promise<Answers> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'many-vehicles-'));
  try {
    const data = copyData(folder, join(process.cwd(), 'data'));
    for (let number = vehicles.length; number < manyCount; number += 1) {
      const { id, name } = vehicles[number % vehicles.length] ?? { id: '', name: '' };
      const copyId = `made-up-${number}`;
      const text = readFileSync(join(data, 'vehicles', `${id}.yaml`), 'utf8')
        .replace(/^name: .*$/m, `name: ${JSON.stringify(`${name} ${number}`)}`)
        .replace(/^stockId: .*$/m, `stockId: M${number}`);
      writeFileSync(join(data, 'vehicles', `${copyId}.yaml`), text);
      linkPictures(join(data, 'illustrations', 'vehicles'), id, copyId);
    }
    await buildSite(data, folder);
    return await askIn({ DATA_DIR: data, SITE_DIST: join(folder, 'dist') });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A copy shows the pictures of the vehicle that it copies. */
function linkPictures(folder: string, id: string, copyId: string): void {
  for (const view of ['front', 'side', 'rear']) {
    const source = join(folder, `${id}-${view}.jpg`);
    if (existsSync(source)) symlinkSync(source, join(folder, `${copyId}-${view}.jpg`));
  }
}

async function askIn(env: Record<string, string>): Promise<Answers> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/bench/ask-inventory.ts'], {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout) as Answers;
}
