import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { checkData } from '../../src/content/check-data.ts';
import { formatLaunchItems, listLaunchItems } from '../../src/content/launch-items.ts';
import { parseSource } from '../../src/content/read-source.ts';
import { copyData, runCommand, smallData } from './data-copy.ts';

const copy = copyData();
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** What is left in one file. */
function listItems(path: string, text: string) {
  const source = parseSource(path, text, 'dealer.yaml');
  if (!('document' in source)) throw new Error(source.found);
  return listLaunchItems(source);
}

/** The kind of each item, its place and finding. */
function listFound(path: string, text: string): string[] {
  return listItems(path, text).map(({ kind, place, found }) => `${kind} ${place} ${found}`);
}

describe('what is left to replace in a file', () => {
  test.for([
    ['a sample of its own', 'sample: true\nname: Us', ['sample data/a.yaml:1 Us']],
    ['a sample inside', 'name: Us\nratings:\n  sample: true', ['sample data/a.yaml:3 ratings']],
    [
      'each review that is a sample',
      'reviews:\n  - { sample: true, headline: Fast }\n  - { headline: Good }\n  - { sample: true, headline: Fair }',
      ['sample data/a.yaml:2 Fast', 'sample data/a.yaml:4 Fair'],
    ],
    ['a sample without a name', 'sample: true\nlist: []', ['sample data/a.yaml:1 the whole file']],
    ['an unchecked entry', 'list:\n  - { name: Lewes, verified: false }', ['unverified data/a.yaml:2 Lewes']],
    [
      'rentals of which nobody knows the carts',
      'groups:\n  - id: a\n    title: 4 Seater\n    verified: false',
      ['unverified data/a.yaml:4 4 Seater'],
    ],
    ['words for a lawyer', 'confirmedByLawyer: false\nname: Us', ['lawyer data/a.yaml:1 Us']],
    ['words that one has read', 'confirmedByLawyer: true\nname: Us', []],
    ['a checked entry', 'list:\n  - { name: Lewes, verified: true }', []],
    ['an invented address', 'url: https://www.us.example', ['address data/a.yaml:1 https://www.us.example']],
    ['an email address of example.com', 'email: a@example.com', ['address data/a.yaml:1 a@example.com']],
    ['the word example', 'text: See the carts. This is an example.', []],
    ['a telephone number as data', 'phone: "+13025550142"', ['phone data/a.yaml:1 +13025550142']],
    ['a telephone number as text', 'text: Call (302) 555-0142', ['phone data/a.yaml:1 Call (302) 555-0142']],
    ['a count with 555 in it', 'population: 5551\nserial: "1234555678"', []],
    ['a placeholder', 'text: To be announced', ['placeholder data/a.yaml:1 To be announced']],
    ['a comment', '# sample: true, hello@us.example\nname: Us', []],
  ] as const)('sees %s', ([, text, found]) => {
    expect(listFound('a.yaml', text)).toEqual(found);
  });

  test('sees front matter and text of a document', () => {
    const text = '---\ntitle: Terms\nurl: https://a.example\n---\n\nCall 302-555-0142.\n';
    expect(listFound('policies/terms.md', text)).toEqual([
      'address data/policies/terms.md:3 https://a.example',
      'phone data/policies/terms.md:6 Call 302-555-0142.',
    ]);
  });

  test.for([
    ['name: EV City', ['picture data/vehicles/ev-city.yaml:1 EV City: no picture']],
    [
      'name: EV City\npictures:\n  - { file: a.jpg, alt: A cart }\npicturesAreIllustrations: true',
      ['picture data/vehicles/ev-city.yaml:1 EV City: its pictures are illustrations'],
    ],
    ['name: EV City\npictures:\n  - { file: a.jpg, alt: A cart }', []],
  ] as const)('sees a vehicle without a photograph: %s', ([text, found]) => {
    expect(listFound('vehicles/ev-city.yaml', text)).toEqual(found);
  });
});

test('the list is grouped, counted and says what to do', () => {
  const text = 'sample: true\nname: Us\nphone: "+13025550142"';
  expect(formatLaunchItems(listItems('a.yaml', text))).toBe(
    '2 things to change before the site goes live\n\n' +
      'Invented content: write your own, then delete the line "sample: true" (1)\n' +
      '  data/a.yaml:1  Us\n\n' +
      'Telephone numbers that lead nowhere: write your own (1)\n' +
      '  data/a.yaml:3  +13025550142',
  );
});

describe('npm run launch:check', () => {
  test('fails on a dealer that is a sample, and names it', async () => {
    const { exitCode, output } = await runCommand('launch:check', copy);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^ {2}data\/dealer\.yaml:\d+ +Sampleton Carts$/m);
  });

  test('passes once everything is replaced', async () => {
    await replaceEverything();
    const { exitCode, output } = await runCommand('launch:check', copy);
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: 'Nothing is left to replace: the site can go live.\n',
    });
  });

  test('lists mistakes in the data first, since nothing can be said of wrong files', async () => {
    const file = join(copy, 'services.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('rate:', 'rates:'));
    const { exitCode, output } = await runCommand('launch:check', copy);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^1 mistake in data\//);
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
