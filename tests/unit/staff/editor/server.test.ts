import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { DataFolder } from '../../../../src/content/engine/data-folder.ts';
import type { NewRecordState } from '../../../../src/staff/editor/add-record.ts';
import { listOwnOrigins } from '../../../../src/staff/editor/access.ts';
import type { ListedPicture, ListedScene } from '../../../../src/staff/editor/pictures.ts';
import {
  createEditor,
  type FileState,
  type Overview,
  type WriteResult,
} from '../../../../src/staff/editor/server.ts';
import { copyData } from '../../../data/data-copy.ts';

let data: string;
let server: Server;
let address: string;
/** What a page of the editor sends with what it asks. */
let own: Record<string, string>;

const key = 'a-made-up-key';
const workspace = {
  EDITOR_KEY: key,
  CODESPACE_NAME: 'made-up',
  GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'forwarded.example',
};

beforeEach(async () => {
  data = copyData();
  server = createServer(createEditor(data, () => Promise.resolve(), workspace)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  own = { Cookie: `editor-${port}=${key}`, Origin: address };
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
  rmSync(data, { recursive: true });
});

/** What the editor answers; with a body something is written. */
async function ask(path: string, body?: BodyInit): Promise<{ status: number; text: string }> {
  const post = body === undefined ? {} : { method: 'POST', body };
  const response = await fetch(address + path, { ...post, headers: own });
  return { status: response.status, text: await response.text() };
}

async function read<Answer>(path: string): Promise<Answer> {
  return JSON.parse((await ask(path)).text) as Answer;
}

test('the styles of its pages have each token of the site as a variable', async () => {
  const { text } = await ask('/style.css');
  const named = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !text.includes(`${name}:`))).toEqual([]);
  expect(text).not.toContain('--theme(');
});

describe('a vehicle that cannot be shown', () => {
  const bomb = Array.from({ length: 9 }, (_, index) => {
    const entry = index === 0 ? 'x' : `*l${index - 1}`;
    return `l${index}: &l${index} [${Array.from({ length: 9 }, () => entry).join(', ')}]`;
  });

  test.for<[found: string, name: string]>([
    ['an alias of nothing', 'name: *new*'],
    ['an alias of an alias of an alias', `name: EV City\n${bomb.join('\n')}`],
    ['fields in place of a name', 'name: {a: b}'],
  ])('for %s stands in the list with its mistake, and the others as ever', async ([, name]) => {
    const before = await read<Overview>('/overview');
    const file = join(data, 'vehicles', 'ev-city.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, name));
    const { records, diagnostics } = await read<Overview>('/overview');
    const others = ({ path }: { path: string }) => path !== 'vehicles/ev-city.yaml';
    expect(records.filter(others)).toEqual(before.records.filter(others));
    expect(records.find((record) => !others(record))).toMatchObject({ title: 'ev-city' });
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ file: 'data/vehicles/ev-city.yaml', severity: 'error' }),
    );
    // Its lines are shown and no form, which could only write over them.
    const state = await read<FileState>('/file?path=vehicles/ev-city.yaml');
    expect(state).toMatchObject({ text: readFileSync(file, 'utf8'), value: {} });
    expect(state).not.toHaveProperty('form');
  });
});

test('the script is bundled without a word in the terminal', async () => {
  const words = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  expect((await ask('/script.js')).status).toBe(200);
  expect(words.flatMap(({ mock }) => mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});

describe('a used cart that came in', () => {
  const add = (stockId: string, name = 'EV City (2021)', like = 'ev-city') =>
    ask('/used-cart', JSON.stringify({ like, name, stockId }));

  test('is refused where another has its stock number, also one that came in at the same time', async () => {
    const answers = await Promise.all([add('U2001'), add('U2001', 'EV City (2020)')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.text).toBe('Stock number: U2001 is taken already, choose another');
  });

  test.for([
    ['u-10 88', 'EV City (2021)', 'Stock number: write capital letters, digits and single hyphens'],
    ['U2001', 'EV City', 'Name: EV City is taken already, add its color or stock number'],
    ['U2001', '', 'Name: write a text'],
  ] as const)('is refused in words: "%s", "%s"', async ([stockId, name, words]) => {
    const { status, text } = await add(stockId, name);
    expect([status, text]).toEqual([400, expect.stringContaining(words)]);
  });

  test('comes in beside one that is not finished yet', async () => {
    expect((await add('U2001')).status).toBe(200);
    await read<Overview>('/overview');
    const { text: added } = await add('U2002', 'Onward 4 (2020)', 'onward-4-u1042');
    expect(JSON.parse(added)).toMatchObject({ path: 'vehicles/onward-4-2020-u2002.yaml' });
    const text = readFileSync(join(data, 'vehicles/onward-4-2020-u2002.yaml'), 'utf8');
    expect(text).toMatch(/^seats: /m);
    expect(text).not.toMatch(/^(features|batteryVolts|batteryType|hoursRun):/m);
  });
});

describe('a new record', () => {
  type Texts = Record<string, string>;
  const next = async (kind: string, texts: Texts) =>
    JSON.parse((await ask(`/question?kind=${kind}`, JSON.stringify(texts))).text) as NewRecordState;
  const add = (kind: string, texts: Texts) => ask(`/add-record?kind=${kind}`, JSON.stringify(texts));
  const readAll = () => {
    const folder = new DataFolder(data);
    return Object.fromEntries(folder.readAllTexts().map(({ path, text }) => [path, text]));
  };

  /** Answers each question in turn as somebody does in the form, with what is filled in where nothing is given. */
  async function answerAll(kind: string, texts: Texts): Promise<NewRecordState & { all: Texts }> {
    const all: Texts = {};
    for (;;) {
      const state = await next(kind, all);
      const { question, refusal } = state;
      if (!question || refusal !== '') return { ...state, all };
      all[question.key] = texts[question.key] ?? question.preset;
    }
  }

  const town = {
    county: 'sussex-county',
    name: 'Oak Orchard',
    type: 'Village',
    population: '800',
    coordinates: '38.6001, -75.1799',
    setting: 'bay',
    localNote:
      'Oak Orchard lies on the north shore of Indian River Bay, east of Millsboro. Route 24 leads to it past farms and marinas.',
  };
  const brand = { name: 'Vivid EV', tagline: 'Made up for this test', order: '7' };

  test('of a brand is a file of its own once all is answered, not before, and can be undone', async () => {
    const before = readAll();
    const { all } = await answerAll('brand', brand);
    expect(all).toMatchObject({ ...brand, id: 'vivid-ev' });
    expect(readAll()).toEqual(before);
    const { id, ...unfinished } = all;
    expect(await add('brand', unfinished)).toEqual({ status: 400, text: 'Short name: write an answer' });
    expect(readAll()).toEqual(before);
    const added = await add('brand', all);
    expect(JSON.parse(added.text)).toEqual({ path: `brands/${id}.yaml` });
    expect(parse(readAll()['brands/vivid-ev.yaml'] ?? '')).toMatchObject({ name: 'Vivid EV', order: 7 });
    expect((await add('brand', all)).text).toBe('Short name: vivid-ev is taken already, choose another');
    expect((await ask('/undo', '')).status).toBe(200);
    expect(readAll()).toEqual(before);
  });

  test('of a town is an entry of its county, and can be undone', async () => {
    const before = readAll();
    const { all } = await answerAll('town', town);
    expect(JSON.parse((await add('town', all)).text)).toMatchObject({ path: 'counties/sussex-county.yaml' });
    expect(readAll()['counties/sussex-county.yaml']).toContain('  - name: Oak Orchard\n    type: Village\n');
    const { diagnostics } = await read<Overview>('/overview');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect((await ask('/undo', '')).status).toBe(200);
    expect(readAll()).toEqual(before);
  });

  test('of a review is the first of its list when it is the newest, and can be undone', async () => {
    const before = readAll();
    const review = {
      author: 'Ann B.',
      place: 'Lewes',
      rating: '5',
      headline: 'Good',
      body: 'All was good, and so was the cart.',
    };
    expect((await answerAll('review', { ...review, rating: '6' })).question?.key).toBe('rating');
    const tomorrow = await answerAll('review', { ...review, datePublished: '2999-01-15' });
    expect([tomorrow.question, tomorrow.refusal]).toMatchObject([
      { key: 'datePublished', isDate: true },
      /customer's review on January 15, 2999/,
    ]);
    const { all } = await answerAll('review', review);
    expect(JSON.parse((await add('review', all)).text)).toMatchObject({ path: 'reviews.yaml' });
    const { reviews } = parse(readAll()['reviews.yaml'] ?? '') as { reviews: object[] };
    expect(reviews[0]).toEqual({ ...review, rating: 5, datePublished: expect.any(String) as string });
    expect((await ask('/undo', '')).status).toBe(200);
    expect(readAll()).toEqual(before);
  });

  test('asks with the names of what there is to choose, and again where an answer is wrong', async () => {
    const { question } = await next('vehicle', { condition: 'used' });
    expect(question?.choices).toContainEqual({ value: 'ev-city', label: 'EV City' });
    const refused = await answerAll('town', { ...town, population: 'many' });
    expect(refused.question?.key).toBe('population');
    expect(refused.refusal).toMatch(/^write /);
    // A field that was emptied is not what was filled in.
    const emptied = await answerAll('brand', { ...brand, id: '' });
    expect([emptied.question?.key, emptied.refusal]).toEqual(['id', expect.stringMatching(/^write /)]);
  });

  test('asks again for what contradicts another answer, and keeps the answers behind it', async () => {
    const texts = {
      condition: 'new',
      like: 'ev-city',
      name: 'EV City XS',
      priceUsd: '9995',
      description: 'Short.',
      chargingHoursMin: '6',
      chargingHoursMax: '4',
    };
    const { question, given, refusal, all } = await answerAll('vehicle', texts);
    expect(question?.key).toBe('chargingHoursMax');
    expect(refusal).toContain('not below chargingHoursMin');
    expect(given.map(({ key }) => key)).toEqual(Object.keys(all).filter((key) => key !== 'chargingHoursMax'));
    expect(await next('vehicle', { ...all, chargingHoursMax: '8' })).not.toHaveProperty('question');
  });

  test('of a kind that nobody adds is refused', async () => {
    for (const kind of ['dealer', 'constructor', '']) {
      expect(await add(kind, {})).toEqual({ status: 400, text: `The editor adds no ${kind}.` });
    }
  });
});

test('a body of unknown length is refused as soon as it is too large', async () => {
  const piece = new Uint8Array(1_000_000);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 400) controller.close();
      else controller.enqueue(piece);
    },
  });
  const request = new Request(`${address}/save`, {
    method: 'POST',
    body: endless,
    headers: own,
    duplex: 'half',
  } as RequestInit);
  const response = await fetch(request);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('This file has more than 60 MB.');
  expect(sent).toBeLessThan(400);
});

describe('bringing back', () => {
  const city = 'vehicles/ev-city.yaml';
  const retired = 'retired-vehicles.yaml';
  const readData = (path: string) => readFileSync(join(data, path), 'utf8');
  const change = (path: string, from: string, to: string) =>
    writeFileSync(join(data, path), readData(path).replace(from, to));
  /** Presses the first button of a file in the list of changes, of a value or of the whole file. */
  const bringBack = async (path: string, overview: Overview) => {
    const { version = '', at = [] } = overview.changes.find((one) => one.path === path) ?? {};
    const query = new URLSearchParams({ path, version });
    at.forEach((name) => query.append('at', name));
    return ask(`/bring-back?${query.toString()}`, '');
  };

  beforeEach(() => {
    const person = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@sampleton.example'];
    const git = (...args: string[]) => execFileSync('git', [...person, ...args], { cwd: data });
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Published');
  });

  test('a value writes nothing over what somebody has changed in its file since the list was read', async () => {
    change(city, 'priceUsd: 15000', 'priceUsd: 14500');
    const overview = await read<Overview>('/overview');
    change(city, 'seats: 2', 'seats: 4');
    const text = readData(city);
    const { status, text: words } = await bringBack(city, overview);
    expect([status, words]).toEqual([400, expect.stringContaining('Somebody changed this file meanwhile')]);
    expect(readData(city)).toBe(text);
    expect((await bringBack(city, await read<Overview>('/overview'))).status).toBe(200);
    expect(readData(city)).toBe(text.replace('priceUsd: 14500', 'priceUsd: 15000'));
  });

  test('a new picture that no field names is said to be used by nothing', async () => {
    for (const name of ['shown-1.jpg', 'left-1.jpg']) {
      writeFileSync(join(data, 'vehicles/pictures', name), 'a made-up picture');
    }
    writeFileSync(
      join(data, city),
      readData(city).replace('pictures:\n', 'pictures:\n  - file: shown-1.jpg\n    alt: A wall\n'),
    );
    const { changes } = await read<Overview>('/overview');
    expect(changes.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([
        'New: the picture left-1, which is not used by anything: remove it',
        'New: the picture shown-1',
      ]),
    );
  });

  test('a file that went writes nothing over one that somebody has put there since', async () => {
    rmSync(join(data, city));
    const overview = await read<Overview>('/overview');
    writeFileSync(join(data, city), 'name: Another\n');
    expect((await bringBack(city, overview)).status).toBe(400);
    expect(readData(city)).toBe('name: Another\n');
  });

  test('hours that were split in two are one change, and come back whole', async () => {
    const before = readData('dealer.yaml');
    const days =
      /days: \[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday\]\n( +opens: .*\n +closes: .*\n)/;
    const split = before.replace(
      days,
      'days: [Monday, Tuesday, Wednesday, Thursday, Friday]\n$1    - days: [Saturday]\n$1',
    );
    expect(split).not.toBe(before);
    writeFileSync(join(data, 'dealer.yaml'), split);
    const overview = await read<Overview>('/overview');
    expect(overview.changes).toMatchObject([{ at: ['hours', 'showroom'] }]);
    expect((await bringBack('dealer.yaml', overview)).status).toBe(200);
    expect(parse(readData('dealer.yaml'))).toEqual(parse(before));
  });

  test('a vehicle that was retired is one change, and comes back with its pictures and out of the list', async () => {
    const [vehicle, list] = [readData(city), readData(retired)];
    for (const path of ['vehicles/d5-ranger-4.yaml', city]) {
      const { version } = await read<FileState>(`/file?path=${path}`);
      expect((await ask(`/retire?path=${path}&version=${version}`, '')).status).toBe(200);
    }
    const overview = await read<Overview>('/overview');
    expect(overview.changes.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Retired: D5 Ranger 4, /),
      'Retired: EV City, with 3 pictures and its old address',
    ]);
    expect((await bringBack(city, overview)).status).toBe(200);
    expect(readData(city)).toBe(vehicle);
    expect(readData(retired)).toBe(
      `${list}  - id: d5-ranger-4\n    brandId: evolution\n    to: /evolution\n`,
    );
    const pictures = ['front', 'rear', 'side'].map((view) => `ev-city-${view}.jpg`);
    expect(new DataFolder(data).listFileNames('vehicles/pictures')).toEqual(expect.arrayContaining(pictures));
    expect((await read<Overview>('/overview')).changes).toHaveLength(1);
  });
});

test('a publication is refused while the data has a mistake, and says where', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: data });
  const file = join(data, 'vehicles', 'ev-city.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('seats: 2', 'seats: 40'));
  const { status, text } = await ask('/publish', 'More seats');
  expect(status).toBe(400);
  expect(text).toMatch(/^Nothing was published. Please mend this first.\n1 mistake in data\//);
  expect(text).toMatch(/data\/vehicles\/ev-city.yaml, line \d+, seats/);
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: data }).toString()).toMatch(/^\?\? /);
});

describe('a picture', () => {
  const pictures = () => new DataFolder(data).listFileNames('vehicles/pictures');
  const makePicture = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: 'teal' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );

  test('is kept upright and without its camera under a free name, also beside one that comes at the same time', async () => {
    const before = pictures();
    const picture = await makePicture(40, 30);
    const names = await Promise.all(
      [1, 2].map(() => ask('/add-picture?folder=vehicles/pictures&name=EV+City', picture)),
    );
    expect(names.map(({ text }) => JSON.parse(text) as string)).toEqual(['ev-city-1.jpg', 'ev-city-2.jpg']);
    expect(pictures().toSorted()).toEqual([...before, 'ev-city-1.jpg', 'ev-city-2.jpg'].toSorted());
    const kept = await sharp(join(data, 'vehicles/pictures/ev-city-1.jpg')).metadata();
    expect(kept).toMatchObject({ width: 30, height: 40 });
    expect(kept.exif).toBeUndefined();
  });

  test('that is none is refused, and so is a folder whose pictures no field names, one outside of the data too', async () => {
    const before = new DataFolder(data).listAllPaths();
    const picture = await makePicture(40, 30);
    expect(await ask('/add-picture?folder=vehicles/pictures&name=a', 'no picture')).toMatchObject({
      status: 400,
      text: expect.stringContaining('is no picture that can be read here') as string,
    });
    for (const folder of ['pages', '../data', 'vehicles/pictures/..', 'constructor', '']) {
      expect((await ask(`/add-picture?folder=${folder}&name=a`, picture)).status, folder).toBe(400);
      expect((await ask(`/pictures?folder=${folder}`)).status, folder).toBe(400);
    }
    expect(new DataFolder(data).listAllPaths()).toEqual(before);
  });

  test('is listed with the fields that name it, and with none where it is new', async () => {
    const name = JSON.parse(
      (await ask('/add-picture?folder=vehicles/pictures&name=new', await makePicture(40, 30))).text,
    ) as string;
    const file = join(data, 'vehicles', 'ev-city.yaml');
    const text = readFileSync(file, 'utf8');
    const usedBy = async () =>
      (await read<ListedPicture[]>('/pictures?folder=vehicles/pictures')).find((one) => one.name === name)
        ?.usedBy;
    expect(await usedBy()).toEqual([]);
    writeFileSync(file, text.replace('pictures:\n', `pictures:\n  - file: ${name}\n    alt: A wall\n`));
    expect(await usedBy()).toMatchObject([
      { record: 'EV City', path: 'vehicles/ev-city.yaml', at: ['pictures', '0', 'file'] },
    ]);
  });

  test('that is too small for a screen is told as soon as a vehicle shows it', async () => {
    const path = 'vehicles/ev-city.yaml';
    const { value, version } = await read<FileState>(`/file?path=${path}`);
    const picture = await makePicture(40, 30);
    const file = JSON.parse(
      (await ask('/add-picture?folder=vehicles/pictures&name=a', picture)).text,
    ) as string;
    const pictures = [{ file, alt: 'A wall' }];
    const saved = await ask(`/save?path=${path}&version=${version}`, JSON.stringify({ ...value, pictures }));
    expect((JSON.parse(saved.text) as WriteResult).diagnostics).toContainEqual(
      expect.objectContaining({ field: 'pictures.1.file', severity: 'warning' }),
    );
  });

  test('that is still to be chosen is asked for as a picture', async () => {
    const path = 'vehicles/ev-city.yaml';
    const { version, value } = await read<FileState>(`/file?path=${path}`);
    const withEmptyPhoto = { ...value, pictures: [{ alt: 'A wall' }] };
    const written = await ask(`/save?path=${path}&version=${version}`, JSON.stringify(withEmptyPhoto));
    const { diagnostics } = JSON.parse(written.text) as WriteResult;
    const photo = diagnostics.find(({ field }) => field === 'pictures.1.file');
    expect(photo?.message).toMatch(/^Still empty: choose a picture/);
  });

  test('that no field names is removed and can be brought back, and one that is shown is not', async () => {
    const picture = await makePicture(40, 30);
    const name = JSON.parse(
      (await ask('/add-picture?folder=vehicles/pictures&name=a', picture)).text,
    ) as string;
    const before = pictures();
    const file = join(data, 'vehicles', 'ev-city.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('pictures:\n', `pictures:\n  - file: ${name}\n    alt: A wall\n`));
    const remove = () => ask(`/remove-picture?path=vehicles/pictures/${name}`, '');
    expect((await remove()).text).toBe(`EV City shows ${name}: choose another picture there first.`);
    writeFileSync(file, text);
    expect((await remove()).status).toBe(200);
    expect(pictures()).toEqual(before.filter((one) => one !== name));
    expect((await ask('/undo', '')).status).toBe(200);
    expect(pictures()).toEqual(before);
    expect((await ask('/remove-picture?path=vehicles/ev-city.yaml', '')).status).toBe(400);
  });

  test('takes the place of one crop of a scene, cut to its shape, and can be undone', async () => {
    const [scene] = await read<ListedScene[]>('/scenes');
    const path = scene?.crops.find(({ crop }) => crop === 'tall')?.file ?? '';
    const before = readFileSync(join(data, path));
    const small = await ask(`/replace-scene?path=${path}`, await makePicture(1200, 800));
    expect(small.text).toBe('This picture has 800 by 1200 pixels, and needs 1200 by 1350 at least.');
    expect((await ask(`/replace-scene?path=${path}`, await makePicture(1400, 1300))).status).toBe(200);
    expect(await sharp(join(data, path)).metadata()).toMatchObject({ width: 1200, height: 1350 });
    expect((await ask('/undo', '')).status).toBe(200);
    expect(readFileSync(join(data, path)).equals(before)).toBe(true);
    expect((await ask('/replace-scene?path=scenes/../x-tall.jpg', '')).status).toBe(400);
  });
});

describe('who asks', () => {
  const price = () => /^priceUsd: .*$/m.exec(readFileSync(join(data, 'vehicles/ev-city.yaml'), 'utf8'))?.[0];
  const file = 'path=vehicles/ev-city.yaml';
  const readCity = () => read<FileState>(`/file?${file}`);
  /** The answers to a read, to a picture and to a write, with what is sent along. */
  const tryAll = async (headers: Record<string, string>, { version, value }: FileState) => {
    const body = JSON.stringify({ ...value, priceUsd: 1 });
    const answers = [
      await fetch(`${address}/file?${file}`, { headers }),
      await fetch(`${address}/picture?path=vehicles/pictures/ev-city-front.jpg`, { headers }),
      await fetch(`${address}/save?${file}&version=${version}`, { method: 'POST', headers, body }),
    ];
    return answers.map(({ status }) => status);
  };

  test('has the key, else nothing is told and nothing written', async () => {
    const before = price();
    const { Cookie = '', Origin = '' } = own;
    const city = await readCity();
    expect(await tryAll({ Origin }, city)).toEqual([403, 403, 403]);
    expect(await tryAll({ Origin, Cookie: `${Cookie}x` }, city)).toEqual([403, 403, 403]);
    expect(await tryAll({ Origin, Cookie: Cookie.replace(key, '') }, city)).toEqual([403, 403, 403]);
    expect(price()).toBe(before);
    expect(await tryAll({ Origin, Cookie: `theme=dark; ${Cookie}` }, city)).toEqual([200, 200, 200]);
    expect(price()).toBe('priceUsd: 1');
  });

  test('is refused at every address that writes or tells, unless key, host and page are our own', async () => {
    const { Cookie = '', Origin = '' } = own;
    const statusOf = (method: string, path: string, headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        // Of all clients this one alone sends the host that it is told.
        const asked = request(address + path, { method, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
    for (const [method, path] of [
      ['POST', '/publish'],
      ['POST', '/undo'],
      ['POST', '/question?kind=brand'],
      ['POST', '/add-record?kind=brand'],
      ['POST', '/add-picture?folder=vehicles/pictures&name=a'],
      ['POST', '/replace-scene?path=scenes/home-wide.jpg'],
      ['GET', '/pictures?folder=vehicles/pictures'],
      ['GET', '/scenes'],
      ['GET', '/search?words=city'],
      ['GET', '/shown-field?page=/&text=city'],
    ] as const) {
      const answers = [
        await statusOf(method, path, { Origin }),
        await statusOf(method, path, { Cookie, Origin: 'https://other.example' }),
        await statusOf(method, path, { Cookie, Origin, Host: 'other.example' }),
      ];
      expect(answers, path).toEqual([403, 403, 403]);
    }
  });

  test('gets the key into a cookie that no other site and no script can use, and out of the address', async () => {
    const open = (given: string) => fetch(`${address}/?key=${given}`, { redirect: 'manual' });
    const response = await open(key);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/edit']);
    const { Cookie } = own;
    expect(response.headers.get('Set-Cookie')).toBe(`${Cookie}; Path=/edit; HttpOnly; SameSite=Strict`);
    expect((await open('another')).headers.get('Set-Cookie')).toBeNull();
  });

  test('is told where the key stands, without one', async () => {
    const page = await fetch(`${address}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/edit/script.js')]);
    const answer = await fetch(`${address}/overview`);
    expect(await answer.text()).toContain('by the address that stands in the terminal after "The editor:"');
  });

  test('asks from a page of our own or of our workspace, and from no other', async () => {
    const { port } = new URL(address);
    const refused = [
      ['another port of this computer', 'http://127.0.0.1:1'],
      ['another kind of address', `https://127.0.0.1:${port}`],
      ['another port of our workspace', 'https://made-up-1.forwarded.example'],
      ['another workspace', `https://made-up-too-${port}.forwarded.example`],
      ['a site', 'https://other.example'],
    ];
    const city = await readCity();
    for (const [page = '', Origin = ''] of refused) {
      expect(await tryAll({ ...own, Origin }, city), page).toEqual([403, 403, 403]);
    }
    for (const Origin of [`http://localhost:${port}`, `https://made-up-${port}.forwarded.example`]) {
      expect(await tryAll({ ...own, Origin }, await readCity()), Origin).toEqual([200, 200, 200]);
    }
  });

  test('has no address with "undefined" where a workspace does not say how it forwards', () => {
    const known = listOwnOrigins('8888', { CODESPACE_NAME: 'made-up' });
    expect(known).toEqual(['http://localhost:8888', 'http://127.0.0.1:8888']);
  });
});
