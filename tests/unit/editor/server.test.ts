import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DataFolder } from '../../../src/content/data-folder.ts';
import { createEditor, type FileState, type Overview } from '../../../src/editor/server.ts';
import { copyData } from '../../data/data-copy.ts';

let data: string;
let server: Server;
let address: string;

beforeEach(async () => {
  data = copyData();
  server = createServer(createEditor(data, () => Promise.resolve())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.close();
  await once(server, 'close');
  rmSync(data, { recursive: true });
});

/** What the editor answers; with a body something is written. */
async function ask(path: string, body?: BodyInit): Promise<{ status: number; text: string }> {
  const post = { method: 'POST', body: body ?? null, headers: { Origin: address } };
  const response = await fetch(address + path, body === undefined ? {} : post);
  return { status: response.status, text: await response.text() };
}

async function read<Answer>(path: string): Promise<Answer> {
  return JSON.parse((await ask(path)).text) as Answer;
}

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
    const { records, remarks } = await read<Overview>('/overview');
    const others = ({ path }: { path: string }) => path !== 'vehicles/ev-city.yaml';
    expect(records.filter(others)).toEqual(before.records.filter(others));
    expect(records.find((record) => !others(record))).toMatchObject({ title: 'ev-city' });
    expect(remarks).toContainEqual(
      expect.objectContaining({ file: 'data/vehicles/ev-city.yaml', isMistake: true }),
    );
    // Its lines are shown and no form, which could only write over them.
    const state = await read<FileState>('/file?path=vehicles/ev-city.yaml');
    expect(state).toMatchObject({ text: readFileSync(file, 'utf8'), value: {} });
    expect(state).not.toHaveProperty('form');
  });
});

test('of two used carts with one stock number at once the second is refused', async () => {
  const add = () => ask('/used-cart?like=ev-city&stockId=U2001', '');
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
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
    headers: { Origin: address },
    duplex: 'half',
  } as RequestInit);
  const response = await fetch(request);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('This file has more than 60 MB.');
  expect(sent).toBeLessThan(400);
});

describe('a photograph', () => {
  const photos = () => new DataFolder(data).listFileNames('vehicles/photos');
  const addPhoto = async (path: string, version: string) => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    return ask(`/photo?path=${path}&version=${version}&alt=A+cart`, new Uint8Array(picture));
  };

  test('of what is no vehicle is refused, and nothing is written', async () => {
    const path = 'dealer.yaml';
    const { version, text } = await read<FileState>(`/file?path=${path}`);
    const before = photos();
    expect((await addPhoto(path, version)).status).toBe(400);
    expect(photos()).toEqual(before);
    expect(readFileSync(join(data, path), 'utf8')).toBe(text);
  });

  test.for<[found: string, change: (text: string) => string]>([
    ['one word in place of its list', (text) => `${text}photos: ev-city-1.jpg\n`],
    ['all fields on one line', (text) => JSON.stringify(parse(text))],
  ])('that cannot be entered in its file, for %s, is not kept either', async ([, change]) => {
    const path = 'vehicles/ev-city.yaml';
    const file = join(data, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const { version } = await read<FileState>(`/file?path=${path}`);
    const before = photos();
    expect((await addPhoto(path, version)).status).toBe(400);
    expect(photos()).toEqual(before);
  });

  test('that comes at the same time as another is refused, and not kept either', async () => {
    const path = 'vehicles/ev-city.yaml';
    const { version } = await read<FileState>(`/file?path=${path}`);
    const before = photos();
    const answers = await Promise.all([addPhoto(path, version), addPhoto(path, version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(photos()).toEqual([...before, 'ev-city-1.jpg']);
  });
});
