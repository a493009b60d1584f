// Edits that look odd and are right: nobody is told anything.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { copyQuietData, listMessages, testDay } from './messages.ts';

const evCity = 'vehicles/ev-city.yaml';
const used = 'vehicles/onward-4-u1042.yaml';
const rental = 'policies/rental-policy.md';
const firstWords = /^The first made-up paragraph/m;

type Edit = readonly [what: string, file: string, find: RegExp, write: string];

const inVehicles: Edit[] = [
  ['an apostrophe', evCity, /^ {2}- Street tires$/m, "  - Driver's seat that doesn't rattle"],
  ['an ampersand', evCity, /^ {2}- Street tires$/m, '  - Horn & lights'],
  ['an accent', evCity, /^name: .*$/m, 'name: EV City Élan'],
  ['letters of another script', evCity, /^ {2}- Street tires$/m, '  - Sold as 城市 in its country'],
  ['a face that is joined of several', evCity, /^ {2}- Street tires$/m, '  - Fits the family 👨‍👩‍👧'],
  ['a number sign inside quotes', evCity, /^name: .*$/m, 'name: "EV City #1"'],
  ['a number sign in a long text', evCity, /^ {2}garage, and/m, '  garage, #1 of its kind, and'],
  ['a number sign that touches a word', evCity, /^ {2}- Street tires$/m, '  - Tires of size 8#4'],
  ['a note behind a number', evCity, /^seats: 2$/m, 'seats: 2 # with the bench'],
  ['a note behind true', evCity, /^inStock: true$/m, 'inStock: true # until May'],
  ['a line that is switched off', evCity, /^ {2}- Street tires$/m, '  - Street tires\n  #- Heater'],
  ['an empty line between fields', evCity, /^seats:/m, '\n\nseats:'],
  ['a colon inside quotes', evCity, /^ {2}- Street tires$/m, '  - "Tires: street"'],
  ['a colon without a space', evCity, /^ {2}- Street tires$/m, '  - Ready at 9:30, ratio 12:1'],
  ['a dash in a text', evCity, /^ {2}- Street tires$/m, '  - Two seats - both face the road'],
  [
    'a name of a field in a sentence',
    evCity,
    /^ {2}garage, and/m,
    '  garage. The\n  seats: two, side by side, and',
  ],
  [
    'a note that begins a line',
    evCity,
    /^ {2}garage, and/m,
    '  garage.\n  Note: this is a made-up cart, and',
  ],
  ['a heading in a text', evCity, /^ {2}garage, and/m, '  garage.\n  Photos:\n  Sample: one of them, and'],
  ['a word and a colon in a text', evCity, /^ {2}garage, and/m, '  garage.\n  warning: it is not real, and'],
  ['curly quotes around a word', evCity, /^ {2}- Street tires$/m, '  - The “city” of its name'],
  ['curly apostrophes', evCity, /^ {2}- Street tires$/m, '  - The driver’s own heater'],
  ['inches and feet', evCity, /^ {2}- Street tires$/m, `  - Wheels of 10" and a bed of 4'`],
  ['a no-break space between a number and its unit', evCity, /^ {2}- Street tires$/m, '  - 25\u00A0mph'],
  ['a percentage and a plus', evCity, /^ {2}- Street tires$/m, '  - 100% electric, 4+2 seats'],
  ['a text on one line', evCity, /^description: >-\n(?: {2}.*\n)+/m, 'description: A closed cab for two.\n'],
  ['a text in quotes', evCity, /^batteryType: .*$/m, 'batteryType: "lithium"'],
  ['a list on one line', evCity, /^features:\n(?: {2}- .*\n)+/m, 'features: [Closed cab, Street tires]\n'],
  ['a long name', evCity, /^name: .*$/m, `name: EV City ${'Coastal '.repeat(6)}Build`],
  ['a price of an old cart', used, /^priceUsd: .*$/m, 'priceUsd: 1800'],
  ['the model year that comes next', used, /^year: .*$/m, 'year: 2027'],
  ['no hours on the meter', used, /^hoursRun: .*$/m, 'hoursRun: 0'],
  ['out of stock', 'vehicles/turfman-200.yaml', /^inStock: .*$/m, 'inStock: false'],
];

const inOtherFiles: Edit[] = [
  ['midnight as closing time', 'dealer.yaml', /closes: "18:00"/, 'closes: "24:00"'],
  ['a leap day', 'dealer.yaml', /date: 2026-12-24/, 'date: 2028-02-29'],
  ['a day in each of two lists', 'dealer.yaml', /- days: \[Saturday\]/, '- days: [Saturday, Sunday]'],
  ['no holidays', 'dealer.yaml', /^holidayHours:\n(?: .*\n)+/m, 'holidayHours: []\n'],
  [
    'a notice for next month',
    'dealer.yaml',
    /^priceTerms:/m,
    'notice:\n  text: Closed on Friday & Saturday.\n  from: 2026-12-24\n  until: 2027-01-02\npriceTerms:',
  ],
  ['a figure that is a range of one', 'figures/delivery.yaml', /max: 5/, 'max: 2'],
  ['a town whose name another county has', 'counties/kent-county.yaml', /name: Camden$/m, 'name: Lewes'],
  ['a saving that is rounded', 'rental-plans.yaml', /savingsPercent: 6\.8/, 'savingsPercent: 6'],
  ['a renewal that is rounded', 'rental-plans.yaml', /renewalDailyUsd: 228\.34/, 'renewalDailyUsd: 230'],
  [
    'a question about the street',
    'pages/about.yaml',
    /^ {2}lead: .*$/m,
    '  lead: Is it street legal? Ask us.',
  ],
  [
    'a doubt about the street',
    'pages/about.yaml',
    /^ {2}lead: .*$/m,
    '  lead: Not every cart is street legal.',
  ],
  [
    'an offer with its condition',
    'pages/about.yaml',
    /^ {2}lead: .*$/m,
    '  lead: 0% financing. {{creditCondition}}',
  ],
  ['years of a warranty', 'pages/about.yaml', /^ {2}lead: .*$/m, '  lead: A warranty of 5 years.'],
  ['a review of today', 'reviews.yaml', /datePublished: 2026-06-14/, 'datePublished: 2026-11-21'],
  ['a review in quotes of its own', 'reviews.yaml', /headline: .*1$/m, 'headline: She said “wow” twice'],
];

const inPolicies: Edit[] = [
  ['a link to a page', rental, firstWords, 'See [the plans](/rentals). The first'],
  ['a link to a part of a page', rental, firstWords, 'See [Lewes](/showroom#lewes). The first'],
  ['a link to a heading of the text', rental, firstWords, 'See [the figures](#figures). The first'],
  ['a link that dials', rental, firstWords, 'Call [us]({{phoneHref}}). The first'],
  ['a link to another site', rental, firstWords, 'See <https://maker.example/a_b?c=d#e>. The first'],
  ['a mail address', rental, firstWords, 'Write to [us](mailto:{{email}}). The first'],
  ['a vertical line in a cell', rental, firstWords, '| A | B |\n| --- | --- |\n| a \\| b | c |\n\nThe first'],
  ['a table without its outer lines', rental, firstWords, 'A | B\n--- | ---\na | b\n\nThe first'],
  ['a note that nobody sees', rental, firstWords, '<!-- ask the lawyer -->\n\nThe first'],
  ['a hashtag in front', rental, firstWords, '#1 in the county. The first'],
  ['a sum of figures', rental, firstWords, 'Two hours cost {{= 2 x rental-late-fee}}. The first'],
  ['a token with spaces', rental, firstWords, 'Call {{ phone }}. The first'],
  ['less than and more than', rental, firstWords, 'For rentals < 2 days and > 9 days. The first'],
  [
    'a figure of another kind that looks alike',
    rental,
    firstWords,
    'The deposit of $2,500 or $25.50. The first',
  ],
  ['a line of hyphens', rental, firstWords, 'Above.\n\n---\n\nThe first'],
];

// One copy for all: each edit is taken back before the next.
const copy = copyQuietData();
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testDay });
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(copy, { recursive: true });
});

/** Changes a file of the copy until the test is over. */
function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  onTestFinished(() => writeFileSync(path, before));
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

test.for([...inVehicles, ...inOtherFiles, ...inPolicies])(
  'nobody is told anything about %s',
  async ([, file, find, write]) => {
    edit(file, (text) => text.replace(find, () => write));
    expect(await listMessages(copy)).toBe('');
  },
);

test.for([
  ['lines that end as on Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['the mark that Windows puts in front of UTF-8', (text: string) => `\uFEFF${text}`],
  ['both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['no line break at the end', (text: string) => text.trimEnd()],
  ['spaces at the ends of lines', (text: string) => text.replaceAll(/(?<=[a-z])\n/g, '  \n')],
] as const)('nobody is told anything about %s', async ([, change]) => {
  for (const file of [evCity, rental, 'dealer.yaml', 'counties/kent-county.yaml']) edit(file, change);
  expect(await listMessages(copy)).toBe('');
});
