import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkData } from '../../src/content/check-data.ts';
import { findFileKind } from '../../src/content/file-kinds.ts';
import { listLaunchItems } from '../../src/content/launch-items.ts';
import { parseSource } from '../../src/content/read-source.ts';
import { copyData, runCommand, smallData } from './data-copy.ts';

const copy = copyData();
afterAll(() => {
  rmSync(copy, { recursive: true });
});

test.for<[what: string, path: string, text: string, found: string[]]>([
  ['a whole file', 'a.yaml', 'sample: true\nlist: []', ['sample data/a.yaml:1 the whole file']],
  ['a record inside', 'a.yaml', 'name: Us\nratings:\n  sample: true', ['sample data/a.yaml:3 ratings']],
  [
    'each sample of a list',
    'a.yaml',
    'reviews:\n  - { sample: true, headline: Fast }\n  - { headline: Good }',
    ['sample data/a.yaml:2 Fast'],
  ],
  [
    'what is unchecked',
    'a.yaml',
    'list:\n  - { name: Lewes, verified: false }\n  - { name: Milton, verified: true }',
    ['unverified data/a.yaml:2 Lewes'],
  ],
  ['words for a lawyer', 'a.yaml', 'confirmedByLawyer: false\nname: Us', ['lawyer data/a.yaml:1 Us']],
  ['an address', 'a.yaml', 'url: https://www.us.example', ['address data/a.yaml:1 https://www.us.example']],
  ['an email address', 'a.yaml', 'email: a@example.com', ['address data/a.yaml:1 a@example.com']],
  ['a telephone number', 'a.yaml', 'phone: "+13025550142"', ['phone data/a.yaml:1 +13025550142']],
  ['a number with 555 in it', 'a.yaml', 'population: 5551\nserial: "1234555678"', []],
  ['a placeholder', 'a.yaml', 'text: To be announced', ['placeholder data/a.yaml:1 To be announced']],
  [
    'text of a policy',
    'policies/terms.md',
    '---\ntitle: Terms\n---\n\nCall 302-555-0142.\n',
    ['phone data/policies/terms.md:5 Call 302-555-0142.'],
  ],
  [
    'a vehicle without a picture',
    'vehicles/ev-city.yaml',
    'name: EV City',
    ['picture data/vehicles/ev-city.yaml:1 EV City'],
  ],
  [
    'a vehicle with illustrations',
    'vehicles/ev-city.yaml',
    'name: EV City\npictures: [{ file: a.jpg }]\npicturesAreIllustrations: true',
    ['picture data/vehicles/ev-city.yaml:3 EV City'],
  ],
])('%s is listed where it has to be replaced', ([, path, text, expected]) => {
  const source = parseSource(path, text, findFileKind(path) ?? 'dealer.yaml');
  if (!('document' in source)) throw new Error(source.found);
  const items = listLaunchItems(source).map(({ kind, place, found }) => `${kind} ${place} ${found}`);
  expect(items).toEqual(expected);
});

test('npm run launch:check fails on a dealer that is a sample, and names it', async () => {
  const { exitCode, output } = await runCommand('launch:check', copy);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^ {2}data\/dealer\.yaml:\d+ +Sampleton Carts$/m);
});

test('npm run launch:check passes once everything is replaced', async () => {
  await replaceEverything();
  const { exitCode, output } = await runCommand('launch:check', copy);
  expect({ exitCode, output }).toEqual({
    exitCode: 0,
    output: 'Nothing is left to replace: the site can go live.\n',
  });
});

/** What a dealer does before going live, on the copy. */
async function replaceEverything(): Promise<void> {
  await sharp({ create: { width: 8, height: 6, channels: 3, background: '#fff' } }).toFile(
    join(copy, 'vehicles/pictures/a.png'),
  );
  for (const { path, text } of checkData(smallData).sources) {
    const replaced = text
      .replaceAll(
        /^ *(?:sample: true|verified: false|confirmedByLawyer: false|picturesAreIllustrations: true)\n/gm,
        '',
      )
      .replaceAll(/, (?:sample: true|verified: false)/g, '')
      .replaceAll('.example', '.com')
      .replaceAll(/(\+1\d{3})555/g, '$1234');
    const needsPhoto = path.startsWith('vehicles/') && !/^pictures:/m.test(text);
    const photo = 'pictures:\n  - { file: a.png, alt: A cart }\n';
    writeFileSync(join(copy, path), needsPhoto ? replaced + photo : replaced);
  }
}
