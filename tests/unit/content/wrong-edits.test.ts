// What the staff read after an edit: each row makes one in the small dealer's data. A wrong one is one mistake, at its place.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkData } from '../../../src/content/check-data.ts';
import { copyData } from '../../data/data-copy.ts';

const copy = copyData();
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** Below data/: the file, what is replaced in it and by what. */
type Edit = readonly [file: string, find: RegExp, write: string];

/** The mistakes after an edit, which is taken back. */
function listMistakes([file, find, write]: Edit) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(find);
  const edited = before.replace(find, () => write);
  writeFileSync(path, edited);
  const { mistakes } = checkData(copy);
  writeFileSync(path, before);
  return mistakes.map((mistake) => ({ ...mistake, text: edited.split('\n')[mistake.line - 1] }));
}

const evCity = 'vehicles/ev-city.yaml';
const used = 'vehicles/onward-4-u1042.yaml';
const rental = 'policies/rental-policy.md';
const kent = 'counties/kent-county.yaml';
const paragraph = /The first made-up paragraph/;
const condition = '{{creditCondition}}';
const usedFields =
  'condition: used\nstockId: U1042\nyear: 2020\nhoursRun: 1\nbatteryAgeMonths: 1\nwarrantyMonthsLeft: 1';

/** The words of one mistake: `on` is a part of the line that it names, `nearest` the whole name that it suggests. */
interface Words {
  field: string;
  on: string;
  found?: string;
  expected?: string;
  nearest?: string;
}

test.for<[what: string, edit: Edit, words: Words]>([
  // Fields and values
  [
    'a misspelled field, which is not also a missing one',
    [evCity, /^priceUsd:/m, 'priceUSD:'],
    { field: 'priceUSD', on: 'priceUSD: 15000', found: 'a field that nobody reads', nearest: 'priceUsd' },
  ],
  [
    'a missing field, at its record',
    [kent, / {4}localNote: >-\n(?: {6}.*\n)+/, ''],
    { field: 'municipalities.1.localNote', on: '- name: Bowers', found: 'missing or empty' },
  ],
  [
    'a price with a comma',
    [evCity, /priceUsd: .*/, 'priceUsd: 9,995'],
    { field: 'priceUsd', on: 'priceUsd', found: '"9,995"', expected: 'write whole dollars' },
  ],
  [
    'a number that is too small',
    [evCity, /topSpeedMph: .*/, 'topSpeedMph: 0'],
    { field: 'topSpeedMph', on: 'topSpeedMph: 0', found: '0', expected: 'at least 1' },
  ],
  [
    'a postal code that YAML takes for a number',
    ['dealer.yaml', /^ {4}postalCode: .*$/m, '    postalCode: 08002'],
    { field: 'showrooms.1.postalCode', on: '08002', found: '08002', expected: '19958, in quotes' },
  ],
  [
    'a choice with a slip',
    [evCity, /condition: new/, 'condition: nwe'],
    { field: 'condition', on: 'nwe', expected: 'one of: new, used, custom', nearest: 'new' },
  ],
  [
    'a record without fields in place of a text',
    [evCity, /^name: .*$/m, 'name: {}'],
    { field: 'name', on: 'name', found: 'the fields (none)' },
  ],
  [
    'a list without entries',
    ['lists/used.yaml', /conditions: .*/, 'conditions: []'],
    { field: 'rule.conditions', on: 'conditions', found: 'a list of 0', expected: 'at least 1 entries' },
  ],
  [
    'a description that is too long, of which the beginning is enough',
    ['policies/privacy.md', /^description: .*$/m, `description: ${'a'.repeat(200)}`],
    {
      field: 'description',
      on: 'aaa',
      found: `"${'a'.repeat(80)}..." (200 characters)`,
      expected: 'at most 160',
    },
  ],
  [
    'a used vehicle without its year',
    [used, /^year: .*\n/m, ''],
    { field: 'year', on: '', expected: 'the model year' },
  ],
  [
    'a road class without what proves it',
    [evCity, /^roadClassSource: .*\n/m, ''],
    { field: 'roadClassSource', on: 'name: EV City', expected: 'write what makes it that' },
  ],
  [
    'a day that the calendar does not have',
    ['dealer.yaml', /date: 2026-12-24/, 'date: 2027-02-29'],
    { field: 'holidayHours.2.date', on: '2027-02-29', expected: 'a day that the calendar has' },
  ],
  [
    'a notice that ends before it begins',
    ['dealer.yaml', /^sample: true$/m, 'notice: { text: Closed., from: 2026-12-05, until: 2026-12-01 }'],
    { field: 'notice.until', on: 'notice', found: '"2026-12-01"' },
  ],
  [
    'a saving above the true one',
    ['rental-plans.yaml', /savingsPercent: .*/, 'savingsPercent: 6.9'],
    { field: 'groups.1.plans.2.savingsPercent', on: '6.9', found: '6.9', expected: 'at most 6.8' },
  ],
  // YAML
  [
    'a tab in front of a line',
    [evCity, /^seats: .*$/m, '\tseats: 2'],
    { field: '', on: 'seats', expected: 'spaces instead of a tab' },
  ],
  [
    'a field written twice',
    [evCity, /^seats: 2$/m, 'seats: 4\nseats: 2'],
    { field: '', on: 'seats: 2', found: 'a second time' },
  ],
  [
    'a quote that is not closed',
    ['services.yaml', /rate: Quote on request/, 'rate: "Quote on request'],
    { field: '', on: 'Quote on request', expected: 'a quote at the end' },
  ],
  [
    'a colon in a text without quotes',
    ['services.yaml', /rate: Quote on request/, 'rate: Quote: on request'],
    { field: '', on: 'Quote: on request', expected: 'double quotes around a text that has ": " in it' },
  ],
  [
    'a line with a space too many',
    ['dealer.yaml', /^ {2}yearsInBusiness/m, '   yearsInBusiness'],
    { field: '', on: 'customersServed', expected: 'the same spaces in front' },
  ],
  [
    'an empty file',
    ['services.yaml', /^[^]*$/, ''],
    { field: '', on: '', found: 'an empty file', expected: 'the fields of such a file' },
  ],
  [
    'a policy without the hyphens around its fields',
    ['policies/privacy.md', /^---\n/, ''],
    { field: '', on: '# path', found: 'no fields between two lines of three hyphens' },
  ],
  [
    'a policy without text',
    ['policies/privacy.md', /^\n## What holds[^]*/m, ''],
    { field: 'text', on: '', found: 'no text' },
  ],
  // Tokens
  [
    'an unknown token in the text of a policy',
    [rental, /costs \{\{rental-late-fee\}\}/, 'costs {{rental-late-cost}}'],
    { field: 'text', on: 'paragraph', found: '{{rental-late-cost}}', nearest: '{{rental-late-fee}}' },
  ],
  [
    'a token with a brace too few',
    ['pages/about.yaml', /lead: .*/, 'lead: "Call {phone}}"'],
    { field: 'hero.lead', on: 'Call', expected: 'two braces on both sides', nearest: '{{phone}}' },
  ],
  [
    'a token in a file that others quote',
    ['dealer.yaml', /^ {2}serviceNote: .*/m, '  serviceNote: "{{phone}}"'],
    { field: 'hours.serviceNote', on: 'serviceNote', expected: 'the words themselves' },
  ],
  [
    'a figure that pages calculate with under another id',
    ['figures/service.yaml', /id: service-hourly-rate/, 'id: service-rate'],
    { field: '', on: '', found: 'no number with the id service-hourly-rate' },
  ],
  [
    'a figure that is no number, for which texts that quote it wait',
    ['figures/rental.yaml', /value: 25/, 'value: twenty'],
    { field: 'figures.5.value', on: 'twenty', found: '"twenty"' },
  ],
  // References
  [
    'a brand with a mistake, for which links to its page wait',
    ['brands/denago.yaml', /^order: .*$/m, 'order: three'],
    { field: 'order', on: 'three' },
  ],
  [
    'a brand that is not there, without words about its series',
    ['vehicles/d5-ranger-4.yaml', /^brandId: .*$/m, 'brandId: evolutoin'],
    { field: 'brandId', on: 'evolutoin', nearest: 'evolution' },
  ],
  [
    'a state of which no letter is right, which is no slip',
    [kent, /^state: .*$/m, 'state: PA'],
    { field: 'state', on: 'PA', expected: 'DE, NJ' },
  ],
  [
    'a menu entry that leads nowhere',
    ['navigation.yaml', /path: \/rentals \}/, 'path: /rental }'],
    { field: 'main.3.path', on: '/rental', expected: 'the address of a page', nearest: '/rentals' },
  ],
  [
    'a series of another brand',
    ['vehicles/d5-ranger-4.yaml', /^seriesId: .*$/m, 'seriesId: ev-city'],
    { field: 'seriesId', on: 'seriesId', expected: 'd5-ranger, turfman' },
  ],
  [
    'a figure in another unit',
    ['rental-plans.yaml', /depositFigureId: .*/, 'depositFigureId: rental-minimum-age'],
    { field: 'groups.1.depositFigureId', on: 'rental-minimum-age', expected: 'a figure in dollars' },
  ],
  [
    'a picture that is not there',
    [evCity, /ev-city-side\.jpg/, 'ev-city-sid.jpg'],
    { field: 'pictures.2.file', on: 'ev-city-sid', nearest: 'ev-city-side.jpg' },
  ],
  [
    "a partner's picture that is not there",
    ['financing-partners.yaml', /image: .*/, 'image: /icno.svg'],
    { field: 'partners.1.image', on: 'icno', nearest: '/icon.svg' },
  ],
  [
    'a vehicle that is retired',
    ['featured-carts.yaml', /vehicleId: d5-ranger-4/, 'vehicleId: turfman-100'],
    { field: 'carts.2.vehicleId', on: 'turfman-100', found: 'which is retired' },
  ],
  [
    'a link of a policy to no page',
    [rental, paragraph, 'See [rentals](/rental). The first paragraph'],
    { field: 'text', on: 'See', found: 'a link to "/rental"', nearest: '/rentals' },
  ],
  [
    'a link of a policy to no heading',
    [rental, paragraph, 'See [figures](#figure). The first paragraph'],
    { field: 'text', on: 'See', expected: 'a heading of this text', nearest: '#figures' },
  ],
  [
    "a vehicle's token outside the sentences of vehicles",
    ['lists/used.yaml', /lead: .*/, 'lead: Words about {{vehicle.seats}}.'],
    { field: 'hero.lead', on: 'lead', found: '{{vehicle.seats}}' },
  ],
  // What is taken
  [
    'an address that another town has',
    [kent, /path: \/camden-golf-carts/, 'path: /bowers-golf-carts'],
    { field: 'municipalities.2.path', on: 'bowers', expected: 'another page address' },
  ],
  [
    'an address that a page of the site has',
    ['policies/ethics-policy.md', /^path: .*$/m, 'path: /about'],
    { field: 'path', on: '/about', expected: 'a page of the site has this one already' },
  ],
  [
    'a title that another page has',
    ['policies/terms.md', /^metaTitle: .*$/m, 'metaTitle: "Ethics Policy: The Standards We Work By"'],
    { field: 'metaTitle', on: 'metaTitle', expected: 'data/policies/ethics-policy.md has this one already' },
  ],
  [
    'a name that another vehicle of the brand has',
    ['vehicles/turfman-200.yaml', /^name: .*$/m, 'name: D5 Ranger 4'],
    { field: 'name', on: 'D5 Ranger 4', expected: 'data/vehicles/d5-ranger-4.yaml has this one' },
  ],
  [
    'a retired vehicle that has a file',
    ['retired-vehicles.yaml', /id: .*/, 'id: turfman-200'],
    { field: 'vehicles.1.id', on: 'turfman-200', expected: 'another vehicle id' },
  ],
  [
    'a stock number that another used vehicle has',
    ['vehicles/turfman-200.yaml', /^condition: new$/m, usedFields],
    { field: 'stockId', on: 'U1042', expected: 'another stock number' },
  ],
  [
    'two towns of a county with one name',
    [kent, /name: Camden/, 'name: Bowers'],
    { field: 'municipalities.2.name', on: 'Bowers', expected: 'another name' },
  ],
  // Claims
  [
    'a vehicle without a road class that is sent onto the street',
    ['vehicles/d5-ranger-4.yaml', /^ {2}- AC electric motor$/m, '  - Street-legal equipment'],
    { field: 'features.2', on: 'Street-legal', expected: 'roadClass: low-speed-vehicle' },
  ],
  [
    'a page that sends all carts onto the street',
    ['pages/about.yaml', /lead: .*/, 'lead: All our carts are street legal.'],
    { field: 'hero.lead', on: 'street legal', expected: 'words that do not send carts onto the street' },
  ],
  [
    'a list that sends its carts onto the street, of which one may not use it',
    [
      'lists/used.yaml',
      /lead: [^]*used\]/,
      'lead: Street-legal.\nnotes: [Words]\nrule: { conditions: [new] }',
    ],
    { field: 'hero.lead', on: 'Street-legal' },
  ],
  [
    'a list that sends carts onto the street and has none',
    [
      'lists/used.yaml',
      /lead: [^]*used\]/,
      'lead: Street-legal.\nnotes: [Words]\nrule: { rangeMinMiles: 150 }',
    ],
    { field: 'hero.lead', on: 'Street-legal' },
  ],
  [
    'the years of a loan without its other terms',
    ['policies/terms.md', /The first made-up paragraph/, 'Loans run for 5 years. The first paragraph'],
    { field: 'text', on: 'Loans', found: 'a term of a loan without the others' },
  ],
  [
    'an offer of credit without its condition',
    ['pages/about.yaml', /lead: .*/, 'lead: Drive home at 0% APR.'],
    { field: 'hero.lead', on: '0% APR', expected: '{{creditCondition}}' },
  ],
  [
    'an offer of a policy with its condition four lines above and below',
    [rental, paragraph, `${condition}\n\n\n\nAt 0% APR.\n\n\n\n${condition}\n\nThe first paragraph`],
    { field: 'text', on: '0% APR' },
  ],
])('%s is one mistake, at its line', ([, edit, { on, field, nearest, ...words }]) => {
  const mistakes = listMistakes(edit);
  expect(mistakes).toMatchObject([{ file: `data/${edit[0]}`, field }]);
  const [mistake] = mistakes;
  expect(mistake?.text).toContain(on);
  expect(mistake?.nearest).toBe(nearest);
  for (const [name, part] of Object.entries(words))
    expect(mistake).toHaveProperty(name, expect.stringContaining(part));
});

test.for<[what: string, edit: Edit]>([
  ['a link to a place on a page', ['dealer.yaml', /website: \/about/, 'website: /about#team']],
  [
    'a link of a policy to a page, to a heading and to another site',
    [rental, paragraph, '[Us](/about#team), [here](#figures), [there](https://a.example)'],
  ],
  [
    'a saving that is the true one',
    ['rental-plans.yaml', /685[^]* 6\.8/, '588\n        days: 3\n        savingsPercent: 20'],
  ],
  ['a cart for the road in its file', [evCity, /gray cart from the side/, 'street-legal cart']],
  [
    'a list of carts for the road',
    [
      'lists/used.yaml',
      /lead: [^]*used\]/,
      'lead: Street-legal.\nnotes: [Note]\nrule: { categories: [city] }',
    ],
  ],
  ['such a cart beside its name', ['featured-carts.yaml', /first cart/, 'street-legal cart']],
  ['an offer in the title of a search result', ['pages/about.yaml', /title: .*/, 'title: Carts at 0% APR']],
  [
    'an offer of a policy with its condition three lines above or below',
    [rental, paragraph, `At 0% APR.\n\n\n${condition}\n\n\nAt 0% APR.\n\nThe first paragraph`],
  ],
])('%s is no mistake', ([, edit]) => {
  expect(listMistakes(edit)).toEqual([]);
});
