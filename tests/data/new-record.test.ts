// `npm run new`, with typed answers, on a copy of data/; what it wrote is checked as staff check it.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, describe, expect, test } from 'vitest';
import { formatSchemaLine } from '../../src/staff/records/editor-schemas.ts';
import { copyData, runCommand, smallData } from './data-copy.ts';

const copy = copyData();
afterAll(() => {
  rmSync(copy, { recursive: true });
});

function answer(kind: string, answers: readonly string[]) {
  return runCommand('new', copy, { args: [kind], input: `${answers.join('\n')}\n` });
}

function readCopy(path: string): string {
  return readFileSync(join(copy, path), 'utf8');
}

async function isFormatted(path: string): Promise<boolean> {
  const filepath = join(process.cwd(), 'data', path);
  return check(readCopy(path), { ...(await resolveConfig(filepath)), filepath });
}

describe('npm run new', () => {
  test('vehicle writes a file that is right, after wrong answers were asked again', async () => {
    const { exitCode, output } = await answer('vehicle', [
      'second-hand',
      'new',
      'EV City',
      'EV City X',
      '<', // a question back
      'EV City XS',
      ...['', '', ''], // brand, category and stock as offered
      'nine thousand',
      '$9,995',
      'A shorter EV City for two people and short errands, with the same closed cab and a bed that holds one golf bag.',
      ...['', '', '', '', ''], // seats, range, speed, volts and battery of the EV City
      ...['6', '4'], // the most hours below the fewest are asked again at the end
      ...['', '', '', '', '', ''], // payload, drive, features, series, color and highlight
      '', // the id that follows from the name
      '8',
    ]);
    expect(output).toContain('one of: new, used, custom');
    expect(output).toContain('write whole dollars, for example 9995');
    expect(output).toContain('chargingHoursMax: write a number that is not below chargingHoursMin');
    expect(output).toContain('Written: data/vehicles/ev-city-xs.yaml\n\ndata/ is in order');
    expect(output).toContain('http://localhost:8888/vehicles/ev-city-xs');
    expect(exitCode).toBe(0);
    const text = readCopy('vehicles/ev-city-xs.yaml');
    expect(text.split('\n', 1)).toEqual([formatSchemaLine('vehicles/ev-city-xs.yaml')]);
    expect(text).toContain('address: /vehicles/ev-city-xs\n');
    expect(text).toContain('\npriceUsd: 9995\ndescription: >-\n  A shorter EV City');
    expect(await isFormatted('vehicles/ev-city-xs.yaml')).toBe(true);
  });

  test('town adds an entry to its county and leaves every other line as it is', async () => {
    const path = 'counties/sussex-county.yaml';
    const before = readCopy(path).split('\n');
    const note =
      'Oak Orchard lies on the north shore of Indian River Bay, east of Millsboro. Route 24 leads to it past farms and marinas.';
    const { exitCode, output } = await answer('town', [
      'sussex-county',
      'Oak Orchard',
      'village',
      '800',
      '38.6001, -75.1799',
      'bay',
      note,
      ...['', ''], // slug and URL that follow from the name
    ]);
    expect(output).toContain('Changed: data/counties/sussex-county.yaml\n\ndata/ is in order');
    expect(exitCode).toBe(0);
    const after = readCopy(path).split('\n');
    const start = after.indexOf('  - name: Oak Orchard');
    const added = after.splice(start, after.length - before.length);
    expect(after).toEqual(before);
    expect(added.slice(0, 8)).toEqual([
      '  - name: Oak Orchard',
      '    type: Village',
      '    slug: oak-orchard',
      '    path: /oak-orchard-golf-carts',
      '    population: 800',
      '    coordinates: { lat: 38.6001, lng: -75.1799 }',
      '    setting: bay',
      '    localNote: >-',
    ]);
    expect(await isFormatted(path)).toBe(true);
  });

  test('policy writes a document with its front matter and first paragraph', async () => {
    const { exitCode, output } = await answer('policy', [
      ...['Trade-in policy', 'Trade-in policy'], // heading, and title in search results
      'How we value the golf cart that you trade in, what we look at, and how long our offer stands.',
      'trade in golf cart; cart value; used cart offer',
      'What your cart is worth to us, and why.',
      'returns',
      ...['', ''], // both dates are today
      ...['Offer stands', '14 days', 'Inspection', 'Free', 'Questions', '{{phone}}'],
      '', // no file of figures
      'return-policy; terms',
      ...['', ''], // file and URL that follow from the title
      'Bring your cart to a showroom, and we look at it with you.',
    ]);
    expect(output).toContain('Written: data/policies/trade-in-policy.md\n\ndata/ is in order');
    expect(exitCode).toBe(0);
    const text = readCopy('policies/trade-in-policy.md');
    expect(text).toMatch(/^---\n# path .*\n(?:#.*\n)+path: \/policies\/trade-in-policy\n/);
    expect(text).toContain('\nrelated: [return-policy, terms]\n---\n\nBring your cart');
    expect(await isFormatted('policies/trade-in-policy.md')).toBe(true);
  });

  test('writes nothing when the answers end too early', async () => {
    const { exitCode, output } = await answer('vehicle', ['new', '', 'EV Half']);
    expect(exitCode).toBe(1);
    expect(output).toContain('The answers ended before the last question; nothing was written.');
    expect(() => readCopy('vehicles/ev-half.yaml')).toThrow();
  });

  test('retire says what it changes, and changes nothing without a yes', async () => {
    const args = ['retire', 'ev-rover-xl6'];
    const before = readCopy('vehicles/ev-rover-xl6.yaml');
    for (const input of ['', 'no\n']) {
      const { exitCode, output } = await runCommand('new', copy, { args, input });
      expect(output).toContain('These files go:\n  - data/vehicles/ev-rover-xl6.yaml\n');
      expect(output).toContain('Its old address /vehicles/ev-rover-xl6 will lead to /denago.');
      expect(output).toContain('data/brands/denago.yaml, line 50, page.lineupVehicleIds.2');
      expect(output).toContain('Nothing was changed.');
      expect(exitCode).toBe(1);
    }
    expect(readCopy('vehicles/ev-rover-xl6.yaml')).toBe(before);
  });

  test('retire removes a vehicle, writes its redirect and says who named it', async () => {
    // The last test that changes the copy: places that name the vehicle are left to a person.
    const { exitCode, output } = await runCommand('new', copy, {
      args: ['retire', 'ev-rover-xl6'],
      input: 'yes\n',
    });
    expect(output).toContain('"ev-rover-xl6", which is retired');
    expect(output).toContain(
      '  - Name another vehicle, or none: data/brands/denago.yaml, line 50, page.lineupVehicleIds.2\n' +
        '  - Name another vehicle, or none: data/featured-carts.yaml, line 14, carts.3.vehicleId\n',
    );
    expect(output).toMatch(/^ {2}- Mend what stands above, .*; then commit it\.$/m);
    expect(exitCode).toBe(1);
    expect(() => readCopy('vehicles/ev-rover-xl6.yaml')).toThrow();
    expect(readCopy('retired-vehicles.yaml')).toMatch(
      /turfman-100[^]*\n {2}- id: ev-rover-xl6\n {4}brandId: denago\n {4}to: \/denago\n$/,
    );
  });

  test('retire names the nearest vehicle where there is none of that id', async () => {
    expect(await runCommand('new', smallData, { args: ['retire', 'ev-cty'] })).toEqual({
      exitCode: 1,
      output: 'no file data/vehicles/ev-cty.yaml; perhaps ev-city\n',
    });
  });

  test('says how it is called when the kind is unknown', async () => {
    expect(await answer('car', [])).toEqual({
      exitCode: 1,
      output:
        'usage: npm run new vehicle|town|policy|brand|list|review, or npm run new -- retire <id of a vehicle>\n',
    });
  });
});
