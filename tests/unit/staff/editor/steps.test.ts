import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Steps } from '../../../../src/staff/editor/steps.ts';

let root: string;
let steps: Steps;

const cart = 'vehicles/ev-city.yaml';
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const save = (text: string) => steps.take([cart], () => write(cart, text), true);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'steps-'));
  mkdirSync(join(root, 'vehicles'));
  write(cart, 'name: EV City\npriceUsd: 15000\nseats: 2\n');
  steps = new Steps(root);
});

afterEach(() => rmSync(root, { recursive: true }));

test('are taken back one by one, the last one first, and each is told in words', async () => {
  const published = read(cart);
  await save('name: EV City\npriceUsd: 14500\nseats: 2\n');
  await save('name: EV City\npriceUsd: 14500\nseats: 4\n');
  expect(steps.describeLast()).toBe('Seats of EV City: 2, now 4');
  expect(() => steps.undo('dealer.yaml')).toThrow('The last step was in another file');
  steps.undo(cart);
  expect(steps.describeLast()).toBe('Price of EV City: $15,000, now $14,500');
  steps.undo();
  expect(read(cart)).toBe(published);
  expect(steps.describeLast()).toBeUndefined();
  expect(() => steps.undo()).toThrow('There is no step to undo.');
});

test('are one where somebody types on in one field, and none where it ends as it began', async () => {
  const published = read(cart);
  for (const price of ['1', '14', '14500']) await save(published.replace('15000', price));
  expect(steps.describeLast()).toBe('Price of EV City: $15,000, now $14,500');
  await save(published);
  expect(steps.describeLast()).toBeUndefined();
});

test('are one for each entry that a list gets, since nobody types one on', async () => {
  const one = `${read(cart)}pictures:\n  - file: one.jpg\n`;
  await save(one);
  await save(`${one}  - {}\n`);
  steps.undo();
  expect(read(cart)).toBe(one);
});

test('of a button are one each, also where they make up for what was typed', async () => {
  const published = read(cart);
  await save(published.replace('15000', '14500'));
  await steps.take([cart], () => write(cart, published));
  expect(steps.describeLast()).toBe('Price of EV City: $14,500, now $15,000');
  steps.undo();
  expect(read(cart)).toBe(published.replace('15000', '14500'));
});

test('bring back a file that went, take away one that came, and leave what else came alone', async () => {
  const published = read(cart);
  await steps.take([cart], () => {
    rmSync(join(root, cart));
    write('vehicles/ev-new.yaml', 'name: EV New\n');
  });
  expect(steps.describeLast()).toBe('Removed: EV City; New: EV New');
  write('vehicles/ev-other.yaml', 'name: Other\n');
  steps.undo();
  expect(read(cart)).toBe(published);
  expect(existsSync(join(root, 'vehicles/ev-new.yaml'))).toBe(false);
  expect(existsSync(join(root, 'vehicles/ev-other.yaml'))).toBe(true);
});

test('that broke off are taken back, too', async () => {
  const published = read(cart);
  const broken = steps.take([cart], () => {
    write(cart, 'name: Half\n');
    throw new Error('The disk is full.');
  });
  await expect(broken).rejects.toThrow('The disk is full.');
  steps.undo();
  expect(read(cart)).toBe(published);
});

test('write nothing over what somebody has changed since', async () => {
  await save('name: EV City\npriceUsd: 14500\nseats: 2\n');
  write(cart, 'name: Another\n');
  expect(() => steps.undo()).toThrow('Somebody has changed this since');
  expect(read(cart)).toBe('name: Another\n');
});
