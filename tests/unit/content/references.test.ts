import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../../src/content/engine/diagnostic.ts';
import { loadContent } from '../../../src/content/load.ts';
import { copyData } from '../../data/data-copy.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type Edit = readonly [file: string, find: RegExp, write: string];

/** What is told of the small dealer after the edits, without its places. */
function listMistakes(...edits: readonly Edit[]): string[] {
  const copy = copyData();
  folders.push(copy);
  for (const [path, find, write] of edits) {
    const file = join(copy, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(find, write));
  }
  return loadContent(copy).diagnostics.map((diagnostic) =>
    formatDiagnostic(diagnostic).replace(/, line \d+/, ''),
  );
}

const menu: Edit = ['navigation.yaml', /path: \/rentals \}/, 'path: /rental }'];
const menuMistake =
  'data/navigation.yaml, main.3.path\n  found:    "/rental"\n' +
  '  expected: the address of a page of this site\n  perhaps:  /rentals';

describe('a reference', () => {
  test('to a figure in another unit is a mistake: a deposit is in dollars, a radius in miles', () => {
    const deposit: Edit = ['rental-plans.yaml', /depositFigureId: .*/, 'depositFigureId: rental-minimum-age'];
    expect(listMistakes(deposit)).toEqual([
      'data/rental-plans.yaml, groups.1.depositFigureId\n  found:    "rental-minimum-age"\n' +
        '  expected: the id of a figure in dollars in data/figures: delivery-rental-per-mile, ' +
        'delivery-free-minimum-purchase, rental-deposit-4-seater, rental-deposit-utility, rental-late-fee, ' +
        'service-hourly-rate',
    ]);
    const radius: Edit = ['dealer.yaml', /delivery-free-radius-a/, 'rental-minimum-age'];
    expect(listMistakes(radius)).toEqual([
      'data/dealer.yaml, showrooms.1.deliveryRadiusFigureId\n  found:    "rental-minimum-age"\n' +
        '  expected: the id of a figure in miles in data/figures: delivery-rental-included-miles, ' +
        'delivery-free-radius-a, delivery-free-radius-b',
    ]);
  });

  test('to the main page of a place is one to another page', () => {
    const own: Edit = [
      'counties/kent-county.yaml',
      / {4}path: \/camden-golf-carts/,
      '    path: /camden-golf-carts\n    canonicalPath: /camden-golf-carts',
    ];
    expect(listMistakes(own)).toEqual([
      'data/counties/kent-county.yaml, municipalities.2.canonicalPath\n  found:    "/camden-golf-carts"\n' +
        '  expected: the path of another municipality: /bowers-golf-carts, /dover-golf-carts, ' +
        '/bethany-beach-golf-carts, /lewes-golf-carts, /barrington-golf-carts, /camden-city-golf-carts',
    ]);
  });

  test('is looked at beside a mistake in another file of the same kind', () => {
    const hero: Edit = ['pages/about.yaml', /^hero:\n {2}title:/m, 'hero:\n  titel:'];
    const [first, ...others] = listMistakes(menu, hero);
    expect(first).toBe(menuMistake);
    expect(others).toEqual([expect.stringMatching(/^data\/pages\/about.yaml, hero.titel\n/)]);
  });

  test('to what a file with a mistake may hold is not told, and one beside its token is', () => {
    const brand: Edit = ['brands/denago.yaml', /^order: 3/m, 'order: three'];
    expect(listMistakes(brand, menu)).toEqual([
      'data/brands/denago.yaml, order\n  found:    "three"\n  expected: write a number',
      menuMistake,
    ]);
    const figure: Edit = [
      'figures/rental.yaml',
      /id: rental-deposit-4-seater/,
      'id: rental-deposit-5-seater',
    ];
    const token: Edit = ['pages/about.yaml', /lead: .*/, 'lead: "{{rental-deposit-4-seater}}"'];
    expect(listMistakes(figure, token).join('\n')).toContain(
      'data/rental-plans.yaml, groups.1.depositFigureId\n  found:    "rental-deposit-4-seater"',
    );
  });
});
