import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { formatErrors } from '../../src/content/diagnostic.ts';
import { loadContent } from '../../src/content/load.ts';
import { dataRoot } from '../../src/content/site.ts';
import { startClockAt } from '../fake-clock.ts';
import { copyData, runCommand, smallData } from './data-copy.ts';
import { lineOf, makeSlip, type Slip } from './slip.ts';

const wholeDollars = 'write whole dollars, for example 9995 (no "$", comma or cents)';
const wholeNumber = 'write a whole number, for example 4 (no unit or comma)';
const phoneExample = 'write +1 and ten digits, for example +12125550100';
const figureOrFact = 'the id of a figure in data/figures, or a dealer fact such as {{phone}}';
const vehicleFields =
  'one of the fields condition, name, brandId, seriesId, category, inStock, priceUsd, description, seats, rangeMiles, ' +
  'topSpeedMph, batteryVolts, batteryType, chargingHoursMin, chargingHoursMax, payloadLbs, driveType, roadClass, roadClassSource, ' +
  'uses, dimensions, standsAt, otherSpecifications, features, photos, illustration, externalUrl, sample, verified';
const evCity = 'vehicles/ev-city.yaml';
const vehicleNames =
  'the name of a file in data/vehicles: d5-ranger-4, ev-city, ev-rover-xl6, onward-4-u1042, turfman-200';

const commaInPrice: Slip = {
  mistake: 'a price with a comma',
  file: evCity,
  find: /^priceUsd: .*$/m,
  write: 'priceUsd: 9,995',
  field: 'priceUsd',
  found: '"9,995"',
  expected: wholeDollars,
  perhaps: '9995',
};

const overstatedSaving: Slip = {
  mistake: 'a saving that is larger than the true one',
  file: 'rental-plans.yaml',
  find: /savingsPercent: .*/,
  write: 'savingsPercent: 6.9',
  field: 'groups.1.plans.2.savingsPercent',
  found: '6.9',
  expected: 'at most 6.8, what $685 saves against 3 days at $245',
};

const unknownSeries: Slip = {
  mistake: 'a series that does not exist',
  file: 'vehicles/d5-ranger-4.yaml',
  find: /^seriesId: .*$/m,
  write: 'seriesId: d5-rangr',
  field: 'seriesId',
  found: '"d5-rangr"',
  expected: 'the id of a series in data/brands/evolution.yaml: d5-ranger, turfman',
  perhaps: 'd5-ranger',
};

const timeZoneForm =
  'write the name of a time zone, region and city with "_" for a space, for example America/New_York';

const noteLength = 'write two or three sentences about where the place lies, 80 to 420 characters together';

const values: Slip[] = [
  ...[
    { mistake: 'an address of the site with a path', write: 'https://www.dealer.example/shop' },
    { mistake: 'an address of the site with a slash', write: 'https://www.dealer.example/' },
    { mistake: 'an address of the site with a password', write: `https://${'me:secret'}@www.dealer.example` },
    { mistake: 'an address of the site with a name', write: 'https://me@www.dealer.example' },
    { mistake: 'an address of the site with a query', write: 'https://www.dealer.example?from=mail' },
    { mistake: 'an address of the site that is not protected', write: 'http://www.dealer.example' },
  ].map(({ mistake, write }) => ({
    mistake,
    file: 'dealer.yaml',
    find: /^url: .*$/m,
    write: `url: ${write}`,
    field: 'url',
    found: `"${write}"`,
    expected:
      'write https:// and the name of the site alone, nothing in front of it or behind it, for example https://www.dealer.example',
    perhaps: 'https://www.dealer.example',
  })),
  ...[0, 121].map((months) => ({
    mistake: `messages that are kept for ${months} months`,
    file: 'dealer.yaml',
    find: /^messageRetentionMonths: .*$/m,
    write: `messageRetentionMonths: ${months}`,
    field: 'messageRetentionMonths',
    found: String(months),
    expected: 'write a number of months from 1 to 120, for example 24',
  })),
  {
    mistake: 'a local note that is too long',
    file: 'counties/sussex-county.yaml',
    find: /localNote: >-\n(?: {6}.*\n)+/,
    write: `localNote: >-\n      ${'A long story. '.repeat(40).trim()}\n`,
    field: 'municipalities.1.localNote',
    found:
      '"A long story. A long story. A long story. A long story. A long story. A long st..." (559 characters)',
    expected: noteLength,
  },
  {
    mistake: 'a setting that is not on the list',
    file: 'counties/sussex-county.yaml',
    find: / {4}setting: ocean/,
    write: '    setting: beach',
    field: 'municipalities.1.setting',
    found: '"beach"',
    expected: 'one of: ocean, bay, river, woods, farmland, suburb',
  },
  commaInPrice,
  {
    mistake: 'a price with a dollar sign',
    file: evCity,
    find: /^priceUsd: .*$/m,
    write: 'priceUsd: $9995',
    field: 'priceUsd',
    found: '"$9995"',
    expected: wholeDollars,
    perhaps: '9995',
  },
  {
    mistake: 'a number with its unit',
    file: evCity,
    find: /^rangeMiles: .*$/m,
    write: 'rangeMiles: 40 miles',
    field: 'rangeMiles',
    found: '"40 miles"',
    expected: wholeNumber,
    perhaps: '40',
  },
  {
    mistake: 'a number that is too small',
    file: evCity,
    find: /^topSpeedMph: .*$/m,
    write: 'topSpeedMph: 0',
    field: 'topSpeedMph',
    found: '0',
    expected: `${wholeNumber}; at least 1`,
  },
  {
    mistake: 'a wrong word for the condition',
    file: evCity,
    find: /^condition: .*$/m,
    write: 'condition: nwe',
    field: 'condition',
    found: '"nwe"',
    expected: 'one of: new, used, custom',
    perhaps: 'new',
  },
  {
    mistake: 'a road class that there is not',
    file: evCity,
    find: /^roadClass: .*$/m,
    write: 'roadClass: low-speed-vehicel',
    field: 'roadClass',
    found: '"low-speed-vehicel"',
    expected: 'one of: low-speed-vehicle, golf-cart, off-road',
    perhaps: 'low-speed-vehicle',
  },
  {
    mistake: 'a road class without what makes it that',
    file: evCity,
    find: /^roadClassSource: .*\n/m,
    write: '',
    line: /^name:/m,
    field: 'roadClassSource',
    found: 'nothing, the field is missing or empty',
    expected: 'write what makes it that, or leave roadClass out, and pages say "Ask us"',
    meaning: 'What makes it that, in a sentence for visitors: seat belts, mirrors, lights, VIN, top speed.',
  },
  {
    mistake: 'a low-speed vehicle that is too slow to be one',
    file: evCity,
    find: /^topSpeedMph: .*$/m,
    write: 'topSpeedMph: 19',
    line: /^roadClass:/m,
    field: 'roadClass',
    found: '"low-speed-vehicle"',
    expected: 'leave it out, or mend topSpeedMph: a low-speed vehicle goes faster than 20 and at most 25 mph',
  },
  {
    mistake: 'a size in feet',
    file: evCity,
    find: /lengthInches: .*/,
    write: 'lengthInches: 8',
    field: 'dimensions.lengthInches',
    found: '8',
    expected: 'write whole inches, for example 108; at least 20',
  },
  {
    mistake: 'a use that is not on the list',
    file: evCity,
    find: /^uses: .*$/m,
    write: 'uses: [beach]',
    field: 'uses.1',
    found: '"beach"',
    expected: 'one of: golf, neighborhood, work, off-road, shuttle',
  },
  {
    mistake: 'a condition in place of the series, under which nobody would look for the vehicle',
    file: evCity,
    find: /^category: .*$/m,
    write: 'category: used',
    field: 'category',
    found: '"used"',
    expected: 'the series it is found under, for example d6-max; its condition is a field of its own',
  },
  {
    mistake: 'a choice of condition that no vehicle can have',
    file: 'pages/inventory.yaml',
    find: /value: used/,
    write: 'value: pre-owned',
    field: 'filters.condition.3.value',
    found: '"pre-owned"',
    expected: 'one of: all, new, used, custom',
  },
  {
    mistake: 'an address of this site without its slash',
    file: 'dealer.yaml',
    find: /website: .*/,
    write: 'website: about',
    field: 'showrooms.1.website',
    found: '"about"',
    expected:
      'write another page of this site such as /about (the card stands on /showroom itself), or a full address that starts with https://',
  },
  {
    mistake: 'a website of a showroom that no page of this site has',
    file: 'dealer.yaml',
    find: /website: .*/,
    write: 'website: /lewes-golf-cart',
    field: 'showrooms.1.website',
    found: '"/lewes-golf-cart"',
    expected: 'the address of a page of this site',
    perhaps: '/lewes-golf-carts',
  },
  {
    mistake: 'a website of a showroom that is the page with its card',
    file: 'dealer.yaml',
    find: /website: .*/,
    write: 'website: /showroom#lewes',
    field: 'showrooms.1.website',
    found: '"/showroom#lewes"',
    expected:
      'write another page of this site such as /about (the card stands on /showroom itself), or a full address that starts with https://',
  },
  {
    mistake: 'a telephone number without +1',
    file: 'dealer.yaml',
    find: /^phone: .*$/m,
    write: 'phone: "302-555-0142"',
    field: 'phone',
    found: '"302-555-0142"',
    expected: phoneExample,
    perhaps: '"+13025550142"',
  },
  {
    mistake: 'a postal code without quotes, which would lose its zero',
    file: 'dealer.yaml',
    find: /^ {4}postalCode: .*$/m,
    write: '    postalCode: 08002',
    field: 'showrooms.1.postalCode',
    found: '08002 without quotes',
    expected: 'write five digits, for example 19958',
    perhaps: '"08002"',
  },
  {
    mistake: 'a date in the American order',
    file: 'dealer.yaml',
    find: /date: .*/,
    write: 'date: 11/26/2026',
    field: 'holidayHours.1.date',
    found: '"11/26/2026"',
    expected: 'write a date as year-month-day, for example 2026-05-01',
    perhaps: '2026-11-26',
  },
  {
    mistake: 'a time without its first digit',
    file: 'dealer.yaml',
    find: /opens: .*/,
    write: 'opens: 9:00',
    field: 'hours.showroom.1.opens',
    found: '"9:00"',
    expected: 'write a time of 24 hours, for example 09:00 or 17:00',
    perhaps: '"09:00"',
  },
  {
    mistake: 'a time zone by the city alone',
    file: 'dealer.yaml',
    find: /^timeZone: .*$/m,
    write: 'timeZone: New York',
    field: 'timeZone',
    found: '"New York"',
    expected: timeZoneForm,
  },
  {
    mistake: 'a time zone that does not exist',
    file: 'dealer.yaml',
    find: /^timeZone: .*$/m,
    write: 'timeZone: America/Delaware',
    field: 'timeZone',
    found: '"America/Delaware"',
    expected: timeZoneForm,
  },
  {
    mistake: 'a time zone with a space',
    file: 'dealer.yaml',
    find: /^timeZone: .*$/m,
    write: 'timeZone: America/New York',
    field: 'timeZone',
    found: '"America/New York"',
    expected: timeZoneForm,
    perhaps: 'America/New_York',
  },
  {
    mistake: 'a time zone by letters that forget daylight saving time',
    file: 'dealer.yaml',
    find: /^timeZone: .*$/m,
    write: 'timeZone: EST',
    field: 'timeZone',
    found: '"EST"',
    expected: timeZoneForm,
  },
  {
    mistake: 'a day that is shortened',
    file: 'dealer.yaml',
    find: /\[Monday,/,
    write: '[Mon,',
    field: 'hours.showroom.1.days.1',
    found: '"Mon"',
    expected: 'one of: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
    perhaps: 'Monday',
  },
  {
    mistake: 'a web address without https',
    file: 'dealer.yaml',
    find: /financingUrl: .*/,
    write: 'financingUrl: www.lender.example',
    field: 'financingUrl',
    found: '"www.lender.example"',
    expected: 'write a full web address that starts with https://',
    perhaps: 'https://www.lender.example',
  },
  {
    mistake: 'a stock number in small letters with a space',
    file: 'vehicles/onward-4-u1042.yaml',
    find: /^stockId: .*$/m,
    write: 'stockId: u-10 88',
    field: 'stockId',
    found: '"u-10 88"',
    expected: 'write capital letters, digits and single hyphens without a space, for example U1042',
    perhaps: 'U-1088',
  },
  {
    mistake: 'a number in quotes',
    file: evCity,
    find: /^seats: .*$/m,
    write: 'seats: "4"',
    field: 'seats',
    found: '"4" in quotes',
    expected: wholeNumber,
    perhaps: '4',
  },
  {
    mistake: 'yes instead of true',
    file: evCity,
    find: /^inStock: .*$/m,
    write: 'inStock: yes',
    field: 'inStock',
    found: '"yes"',
    expected: 'write true for yes or false for no',
    perhaps: 'true',
  },
  {
    mistake: 'the name of a brand instead of its id',
    file: evCity,
    find: /^brandId: .*$/m,
    write: 'brandId: Denago',
    field: 'brandId',
    found: '"Denago"',
    expected: 'use small letters, digits and single hyphens, for example ev-nomad-xl',
    perhaps: 'denago',
  },
  {
    mistake: 'a figure with its unit',
    file: 'figures/rental.yaml',
    find: /value: 18$/m,
    write: 'value: 18 years',
    field: 'figures.1.value',
    found: '"18 years"',
    expected: 'write the number alone, without its unit or comma; the unit has a field of its own',
    perhaps: '18',
  },
  {
    mistake: 'a notice that ends before it begins',
    file: 'dealer.yaml',
    find: /^creditCondition:/m,
    write: 'notice:\n  text: Closed.\n  from: 2026-12-05\n  until: 2026-12-01\ncreditCondition:',
    line: /until: 2026-12-01/,
    field: 'notice.until',
    found: '"2026-12-01"',
    expected: 'write a day that is not before the one after "from"',
  },
  {
    mistake: 'a photograph by the name that the camera gave it',
    file: evCity,
    find: /^seats:/m,
    write: 'photos:\n  - file: IMG 1234.JPG\n    alt: A cart\nseats:',
    line: /IMG 1234/,
    field: 'photos.1.file',
    found: '"IMG 1234.JPG"',
    expected:
      'name the file in small letters, digits and hyphens, ending in .jpg, .png, .webp or .avif, for example ev-nomad-xl-1.jpg',
    perhaps: 'img-1234.jpg',
  },
  {
    mistake: 'a photograph without its fields',
    file: evCity,
    find: /^seats:/m,
    write: 'photos:\n  - ev-city-1.jpg\nseats:',
    line: /ev-city-1/,
    field: 'photos.1',
    found: '"ev-city-1.jpg"',
    expected: 'the fields file, alt, each on a line such as "file: ..."',
  },
  {
    mistake: 'a date as 13/45',
    file: 'dealer.yaml',
    find: /date: .*/,
    write: 'date: 13/45/2026',
    field: 'holidayHours.1.date',
    found: '"13/45/2026"',
    expected: 'write a date as year-month-day, for example 2026-05-01',
  },
  {
    mistake: 'swapped coordinates',
    file: 'counties/kent-county.yaml',
    find: /^coordinates: .*$/m,
    write: 'coordinates: { lat: -75.503, lng: -75.503 }',
    field: 'coordinates.lat',
    found: '-75.503',
    expected: 'write degrees north between 24 and 50, for example 38.7746',
  },
  {
    mistake: 'a longitude without its minus',
    file: 'counties/kent-county.yaml',
    find: /^ {4}coordinates: .*$/m,
    write: '    coordinates: { lat: 39.0622, lng: 75.4029 }',
    field: 'municipalities.1.coordinates.lng',
    found: '75.4029',
    expected: 'write degrees east between -125 and -66 (with the minus), for example -75.1393',
  },
  {
    mistake: 'a description for search results that is too short',
    file: 'policies/privacy.md',
    find: /^description: .*$/m,
    write: 'description: Our privacy policy.',
    field: 'description',
    found: '"Our privacy policy." (19 characters)',
    expected: 'write at least 70 characters',
  },
  overstatedSaving,
];

const fields: Slip[] = [
  {
    mistake: 'a dealer without a time zone',
    file: 'dealer.yaml',
    find: /^timeZone: .*\n/m,
    write: '',
    line: /^sample: /m,
    field: 'timeZone',
    found: 'nothing, the field is missing or empty',
    expected: timeZoneForm,
    meaning: "The dealer's time zone: a holiday or notice is over when the day is over there.",
  },
  {
    mistake: 'a town without its local note',
    file: 'counties/sussex-county.yaml',
    find: /    localNote: >-\n(?: {6}.*\n)+/,
    write: '',
    line: /- name: Bethany Beach/,
    field: 'municipalities.1.localNote',
    found: 'nothing, the field is missing or empty',
    expected: noteLength,
    meaning:
      'Two or three sentences that anybody can check on a map: where the place lies, its roads and waters, its kind of community.',
  },
  {
    mistake: 'a misspelt field',
    file: evCity,
    find: /^priceUsd:/m,
    write: 'priceUSD:',
    field: 'priceUSD',
    found: 'a field that nobody reads: priceUSD',
    expected: vehicleFields,
    perhaps: 'priceUsd',
  },
  {
    mistake: 'half of the name of a field',
    file: evCity,
    find: /^priceUsd:/m,
    write: 'price:',
    field: 'price',
    found: 'a field that nobody reads: price',
    expected: vehicleFields,
    perhaps: 'priceUsd',
  },
  {
    mistake: 'a field that does not exist',
    file: evCity,
    find: /^priceUsd:/m,
    write: 'paint: red\npriceUsd:',
    field: 'paint',
    found: 'a field that nobody reads: paint',
    expected: vehicleFields,
  },
  {
    mistake: 'a missing description',
    file: evCity,
    find: /^description: >-\n(?: {2}.*\n)+/m,
    write: '',
    line: /^name: /m,
    field: 'description',
    found: 'nothing, the field is missing or empty',
    expected: 'write a text',
    meaning: 'Two or three sentences: what it is, whom it suits, how it differs from its neighbors.',
  },
  {
    mistake: 'a policy that does not quote one of its figures',
    file: 'policies/corrections-policy.md',
    find: /\{\{corrections-minor\}\}/g,
    write: 'two days',
    line: /^figuresFrom: /m,
    field: 'figuresFrom.1',
    found: 'corrections, but {{corrections-minor}} is nowhere in the text',
    expected: 'every figure of data/figures/corrections.yaml',
  },
  {
    mistake: 'a retired vehicle that leads to a page that is not there',
    file: 'retired-vehicles.yaml',
    find: /to: \/evolution$/m,
    write: 'to: /evolutoin',
    field: 'vehicles.1.to',
    found: '"/evolutoin"',
    expected: 'the address of a page of this site',
    perhaps: '/evolution',
  },
  {
    mistake: 'a menu entry that leads nowhere',
    file: 'navigation.yaml',
    find: /path: \/rentals \}/,
    write: 'path: /rental }',
    field: 'main.3.path',
    found: '"/rental"',
    expected: 'the address of a page of this site',
    perhaps: '/rentals',
  },
  {
    mistake: 'a policy at the address of another',
    file: 'policies/ethics-policy.md',
    find: /^path: \/policies\/ethics-policy$/m,
    write: 'path: /policies/diversity-policy',
    field: 'path',
    found: '"/policies/diversity-policy"',
    expected:
      'an address that no other page has; Diversity policy (data/policies/diversity-policy.md) has this one already',
  },
  {
    mistake: 'a holiday that opens and never closes',
    file: 'dealer.yaml',
    find: / {4}closes: "13:00"\n/,
    write: '',
    line: /date: 2026-12-24/,
    field: 'holidayHours.2',
    found: 'the fields date, name, opens',
    expected: 'write both opens and closes, or neither for a day that is closed',
  },
  {
    mistake: 'a used unit without its year',
    file: 'vehicles/onward-4-u1042.yaml',
    find: /^year: .*\n/m,
    write: '',
    line: /^sample: /m,
    field: 'year',
    found: 'nothing, the field is missing or empty',
    expected: 'write the model year as four digits, for example 2021',
    meaning: 'Model year, four digits.',
  },
  {
    mistake: 'a list without its hyphen',
    file: evCity,
    find: /^features:\n(?: {2}- .*\n)+/m,
    write: 'features: LED lighting\n',
    field: 'features',
    found: '"LED lighting"',
    expected: 'write a list (in a file each entry on a line with "- " in front)',
  },
];

const references: Slip[] = [
  {
    mistake: 'a description in search results that another page has',
    file: 'pages/about.yaml',
    find: /Made-up description number 1 of/,
    write: 'Made-up description number 10 of',
    line: /description: >-/,
    field: 'head.description',
    found:
      '"Made-up description number 10 of a page of the small dealer, long enough for search results to print."',
    expected: 'words that no other page has; data/pages/services.yaml has these already',
  },
  {
    mistake: 'a town that lies far from its county',
    file: 'counties/kent-county.yaml',
    find: /^ {4}coordinates: .*$/m,
    write: '    coordinates: { lat: 39.0971, lng: -76.503 }',
    field: 'municipalities.1.coordinates',
    found: 'a place 54 miles from the middle of Kent County',
    expected: 'one within 40 miles; read both figures again on a map',
  },
  {
    mistake: 'a showroom that does not exist',
    file: evCity,
    find: /^ {2}showroomId: .*/m,
    write: '  showroomId: lewis',
    field: 'standsAt.showroomId',
    found: '"lewis"',
    expected: 'the id of a showroom in data/dealer.yaml: lewes, cherry-hill',
    perhaps: 'lewes',
  },
  {
    mistake: 'a suggested cart of a category that no vehicle has',
    file: 'pages/town.yaml',
    find: /categories: \[rover\]/,
    write: 'categories: [rovver]',
    field: 'vehicles.picks.setting.river.categories.1',
    found: '"rovver"',
    expected: 'the category of a file in data/vehicles: ranger, city, rover, onward, turfman',
    perhaps: 'rover',
  },
  {
    mistake: 'a county in a state without its road law',
    file: 'counties/camden-county.yaml',
    find: /^state: NJ/m,
    write: 'state: MI',
    field: 'state',
    found: '"MI"',
    expected: 'a state of data/street-legal.yaml, with its law: DE, NJ',
  },
  unknownSeries,
  {
    mistake: 'a brand that does not exist, not that its lineup names a vehicle of another',
    file: evCity,
    find: /^brandId: .*$/m,
    write: 'brandId: polaris',
    field: 'brandId',
    found: '"polaris"',
    expected: 'the name of a file in data/brands: club-car, denago, evolution',
  },
  {
    mistake: 'a featured vehicle that does not exist',
    file: 'featured-carts.yaml',
    find: /vehicleId: d5-ranger-4/,
    write: 'vehicleId: d5-ranger-44',
    field: 'carts.2.vehicleId',
    found: '"d5-ranger-44"',
    expected: vehicleNames,
    perhaps: 'd5-ranger-4',
  },
  {
    mistake: 'a picture of a featured cart that does not name an accessory',
    file: 'featured-carts.yaml',
    find: /alt: .*$/m,
    write: 'alt: A cart on a hill',
    field: 'carts.2.picture.alt',
    found: '"A cart on a hill"',
    expected:
      'a text that names each accessory, "Lift kit" too; the picture must show it, else leave picture out',
  },
  {
    mistake: 'a picture of a featured cart that nobody has made',
    file: 'featured-carts.yaml',
    find: /^ {4}description: The first cart\.$/m,
    write: '    description: The first cart.\n    picture:\n      alt: A cart with everything',
    line: /^ {4}picture:/m,
    field: 'carts.1.picture',
    found: 'no file data/illustrations/featured/ev-city.jpg',
    expected:
      'leave picture out for now (the card shows the cart without its accessories), or ask a developer to run: npm run studio -- featured',
  },
  {
    mistake: 'a cart for the street without a road class',
    file: 'vehicles/d5-ranger-4.yaml',
    find: /^ {2}- AC electric motor$/m,
    write: '  - Street-legal equipment',
    field: 'features.2',
    found: '"Street-legal equipment"',
    expected:
      'words that do not send it onto the street, or roadClass: low-speed-vehicle with its roadClassSource',
  },
  {
    mistake: 'a vehicle of the lineup by its name',
    file: 'brands/denago.yaml',
    find: /- ev-rover-xl6$/m,
    write: '- EV Rover XL6',
    field: 'page.lineupVehicleIds.2',
    found: '"EV Rover XL6"',
    expected: 'use small letters, digits and single hyphens, for example ev-nomad-xl',
    perhaps: 'ev-rover-xl6',
  },
  {
    mistake: 'a wrong id in the lineup',
    file: 'brands/denago.yaml',
    find: /- ev-rover-xl6$/m,
    write: '- ev-rover-xl66',
    field: 'page.lineupVehicleIds.2',
    found: '"ev-rover-xl66"',
    expected: vehicleNames,
    perhaps: 'ev-rover-xl6',
  },
  {
    mistake: 'two towns with one address',
    file: 'counties/kent-county.yaml',
    find: /path: \/camden-golf-carts/,
    write: 'path: /bowers-golf-carts',
    field: 'municipalities.2.path',
    found: '"/bowers-golf-carts"',
    expected:
      'an address that no other page has; Bowers (data/counties/kent-county.yaml) has this one already',
  },
  {
    mistake: 'an unknown token in the text of a policy',
    file: 'policies/rental-policy.md',
    find: /(?<=\n---\n[^]*)\{\{rental-late-fee\}\}/,
    write: '{{rental-latee-fee}}',
    field: 'text',
    found: '{{rental-latee-fee}}',
    expected: figureOrFact,
    perhaps: '{{rental-late-fee}}',
  },
  {
    mistake: 'an unknown token in the head of a policy',
    file: 'policies/rental-policy.md',
    find: /value: .*/,
    write: 'value: "{{rental-deposit-utilty}}"',
    field: 'inShort.1.value',
    found: '{{rental-deposit-utilty}}',
    expected: figureOrFact,
    perhaps: '{{rental-deposit-utility}}',
  },
  {
    mistake: 'a retired vehicle that is still on sale',
    file: 'retired-vehicles.yaml',
    find: /id: .*/,
    write: 'id: ev-city',
    line: /id: ev-city/,
    field: 'vehicles.1.id',
    found: '"ev-city"',
    expected: 'an id without a file in data/vehicles; this vehicle is still on sale',
  },
  {
    mistake: 'a photograph that is not there',
    file: evCity,
    find: /^seats:/m,
    write: 'photos:\n  - file: no-such-picture.jpg\n    alt: A cart\nseats:',
    line: /no-such-picture/,
    field: 'photos.1.file',
    found: '"no-such-picture.jpg"',
    expected: 'the name of a file in data/vehicles/photos',
  },
  {
    mistake: 'a paint that the studio does not have',
    file: evCity,
    find: /^ {2}paint: .*$/m,
    write: '  paint: pearll',
    field: 'illustration.paint',
    found: '"pearll"',
    expected: 'a paint in data/illustrations/colors.yaml: bay, pine, pearl',
    perhaps: 'pearl',
  },
  {
    mistake: 'an illustration whose pictures nobody has made',
    file: 'vehicles/turfman-200.yaml',
    write: 'vehicles/turfman-250.yaml',
    line: /^illustration:/m,
    field: 'illustration',
    found: 'no file data/illustrations/vehicles/turfman-250-front.jpg',
    expected:
      'leave illustration out for now (a drawing stands in), or ask a developer to run: npm run studio -- turfman-250',
  },
  {
    mistake: 'a scene of a showroom that does not exist',
    file: 'illustrations/scenes.yaml',
    find: /^ {2}lewes:/m,
    write: '  lewis:',
    field: 'showrooms.lewis',
    found: '"lewis"',
    expected: 'the id of a showroom in data/dealer.yaml: lewes, cherry-hill',
    perhaps: 'lewes',
  },
];

const forms: Slip[] = [
  {
    mistake: 'a tab in front of a line',
    file: evCity,
    find: /^seats: .*$/m,
    write: '\tseats: 2',
    found: 'a tab in front of "seats: 2"',
    expected: 'spaces in front of the line, as many as its neighbors have',
  },
  {
    mistake: 'a field with spaces in front, below a long text',
    file: evCity,
    find: /^seats:/m,
    write: '  seats:',
    field: 'seats',
    found:
      'seats with more spaces in front than the fields around it, so it reads as a part of the text above',
    expected: 'the same spaces in front as its neighbors',
  },
  {
    mistake: 'a line with one space too many',
    file: 'dealer.yaml',
    find: /customersServed: 500\n {2}yearsInBusiness: 15/,
    write: 'customersServed: 500\n   yearsInBusiness: 15',
    found: '"  customersServed: 500", then "   yearsInBusiness: 15"',
    expected: 'the same spaces in front of both, or two more where the second belongs to the first',
  },
  {
    mistake: 'a colon in a text without quotes',
    file: 'services.yaml',
    find: /rate: Quote on request/,
    write: 'rate: Quote: on request',
    found: '"    rate: Quote: on request"',
    expected: 'double quotes around a text that has ": " in it',
    perhaps: 'rate: "Quote: on request"',
  },
  {
    mistake: 'no space after the colon',
    file: evCity,
    find: /^inStock: .*$/m,
    write: 'inStock:true',
    found: '"inStock:true"',
    expected: 'a space after the colon',
    perhaps: 'inStock: true',
  },
  {
    mistake: 'no space after the hyphen',
    file: evCity,
    find: /^ {2}- Street tires/m,
    write: '  -Street tires',
    found: '"  -Street tires"',
    expected: 'a space after the hyphen',
    perhaps: '- Street tires',
  },
  {
    mistake: 'an apostrophe in a text in single quotes',
    file: evCity,
    find: /^ {2}- Street tires/m,
    write: "  - 'Doesn't rattle'",
    found: "\"  - 'Doesn't rattle'\"",
    expected: 'double quotes around a text that has an apostrophe in it',
    perhaps: '- "Doesn\'t rattle"',
  },
  {
    mistake: 'a long text without spaces in front',
    file: evCity,
    find: /^description: >-\n {2}/m,
    write: 'description: >-\n',
    line: /^A closed/m,
    found:
      '"A closed cab on street tires for two people, with lamps of LED and a heater. It is short enough for any"',
    expected: 'two spaces in front, if the line goes on with the text above; else a field such as "seats: 4"',
  },
  {
    mistake: 'a text that goes on after its quotes',
    file: 'services.yaml',
    find: /rate: Quote on request/,
    write: 'rate: "Quote" on request',
    found: '"    rate: "Quote" on request"',
    expected:
      'a line such as "seats: 4", with the same spaces in front as its neighbors; a text that begins with a sign or has quotes in it stands in double quotes',
  },
  {
    mistake: 'a star in front of a text without quotes',
    file: evCity,
    find: /^name: .*$/m,
    write: 'name: *new*',
    found: '"name: *new*"',
    expected: 'double quotes around a text that begins with a sign',
    perhaps: 'name: "*new*"',
  },
  {
    mistake: 'a token in front of a text without quotes',
    file: evCity,
    find: /^batteryType: .*$/m,
    write: 'batteryType: {{phone}}',
    field: 'batteryType',
    found: '{{phone}} without quotes',
    expected: 'write a text',
    perhaps: '"{{phone}}"',
  },
  {
    mistake: 'the volts of a battery beside its kind',
    file: evCity,
    find: /^batteryType: .*$/m,
    write: 'batteryType: 72 V lithium',
    field: 'batteryType',
    found: '"72 V lithium"',
    expected: 'write the kind alone, for example lithium; batteryVolts has its volts',
  },
  {
    mistake: 'a quote that is not closed',
    file: 'services.yaml',
    find: /rate: Quote on request/,
    write: 'rate: "Quote on request',
    found: 'rate: "Quote on request',
    expected: 'a quote at the end of the text as well',
  },
  {
    mistake: 'a field written twice',
    file: evCity,
    find: /^seats:/m,
    write: 'seats: 4\nseats:',
    line: /(?<=^seats: 4\n)seats:/m,
    found: '"seats: 2", a second time',
    expected: 'every field once; keep one of the lines',
  },
  {
    mistake: 'a policy without the line of hyphens on top',
    file: 'policies/privacy.md',
    find: /^---\n/,
    write: '',
    line: /^/,
    found: 'no fields between two lines of three hyphens',
    expected: 'a line of three hyphens first, then the fields, then three hyphens again, then the text',
  },
  {
    mistake: 'an empty file',
    file: 'services.yaml',
    find: /^[^]*$/,
    write: '',
    found: 'an empty file',
    expected: 'the fields of such a file; "git restore data/services.yaml" brings the last version back',
  },
  {
    mistake: 'a file that was deleted',
    file: 'pages/about.yaml',
    found: 'no such file',
    expected: 'this file must exist; "git restore data/pages/about.yaml" brings the last version back',
  },
];

/** Slips in records that many others refer to: only the slip is listed, not every reference to its file. */
const lists: Slip[] = [
  {
    mistake: 'a list whose rule finds nothing',
    file: 'lists/long-rides.yaml',
    find: /rangeMinMiles: .*/,
    write: 'rangeMinMiles: 190',
    line: /^rule:/m,
    toldOf: 'lists/long-rides.yaml',
    field: 'rule',
    found: 'conditions that no file in data/vehicles fulfils',
    expected: 'a rule that at least one vehicle fulfils; without any, delete the file',
  },
  {
    mistake: 'a rule without a condition',
    file: 'lists/used.yaml',
    find: /^rule:\n {2}conditions: .*$/m,
    write: 'rule: {}',
    field: 'rule',
    found: 'no field',
    expected: 'write at least one condition, for example seatsMin: 6',
  },
  {
    mistake: 'a category of a rule that no vehicle has',
    file: 'lists/long-rides.yaml',
    find: /categories: .*/,
    write: 'categories: [ranger, rovr]',
    field: 'rule.categories.2',
    found: '"rovr"',
    expected: 'the category of a file in data/vehicles: ranger, city, rover, onward, turfman',
    perhaps: 'rover',
  },
  {
    mistake: 'a sentence that only used carts can fill, on a list of new ones',
    file: 'lists/long-rides.yaml',
    find: /reasons:\n.*/,
    write: 'reasons:\n  - "{{vehicle.hours}}."',
    field: 'reasons',
    found: 'no sentence for data/vehicles/ev-rover-xl6.yaml',
    expected: 'one more sentence, without the tokens that only used carts have',
  },
  {
    mistake: 'a token of a cart outside the sentences of carts',
    file: 'lists/used.yaml',
    find: /lead: .*/,
    write: 'lead: Words about {{vehicle.seats}}.',
    field: 'hero.lead',
    found: '{{vehicle.seats}}',
    expected: 'this token under reasons only: each cart has its own',
  },
  {
    mistake: 'a list with more words than carts',
    file: 'lists/used.yaml',
    find: /notes:\n.*/,
    write: `notes:\n  - ${'word '.repeat(300).trim()}`,
    field: 'notes',
    found: '305 words',
    expected: 'at most 300 words with the sentence of the hero',
  },
  {
    mistake: 'an answer that leads nowhere',
    file: 'pages/guide.yaml',
    find: /path: \/carts\/used/,
    write: 'path: /carts/usd',
    field: 'questions.1.answers.1.path',
    found: '"/carts/usd"',
    expected: 'the address of a page of this site',
    perhaps: '/carts/used',
  },
  {
    mistake: 'a question of a kind that there is not',
    file: 'pages/contact.yaml',
    find: /kind: date/,
    write: 'kind: day',
    field: 'form.details.2.fields.1.kind',
    found: '"day"',
    expected: 'write kind: text, long, date or choice',
    perhaps: 'date',
  },
  {
    mistake: 'two questions of a group under one name',
    file: 'pages/contact.yaml',
    find: /id: roads/,
    write: 'id: cart',
    field: 'form.details.1.fields.2.id',
    found: '"cart"',
    expected: 'a short name that no other question of the group has',
  },
];

const withReferrers: Slip[] = [
  {
    mistake: 'a county whose towns stand in menus',
    file: 'counties/camden-county.yaml',
    find: /type: Borough/,
    write: 'type: Boro',
    field: 'municipalities.1.type',
    found: '"Boro"',
    expected: 'one of: Village, Town, City, Borough, Township',
    perhaps: 'Borough',
  },
  {
    mistake: 'a file of figures that policies quote',
    file: 'figures/rental.yaml',
    find: /unit: years/,
    write: 'unit: yers',
    field: 'figures.1.unit',
    found: '"yers"',
    expected:
      'one of: usd, percent, hours, days, business days, weeks, months, years, miles, feet, people, drivers, time, date, text',
    perhaps: 'years',
  },
  {
    mistake: 'a file name with capitals',
    file: evCity,
    write: 'vehicles/EV-City.yaml',
    field: 'file name',
    found: 'EV-City.yaml',
    expected: 'name files in small letters, digits and hyphens, ending in .yaml, for example new-castle.yaml',
  },
  {
    mistake: 'a file name with another ending',
    file: evCity,
    write: 'vehicles/ev-city.yml',
    field: 'file name',
    found: 'ev-city.yml',
    expected: 'name files in small letters, digits and hyphens, ending in .yaml, for example new-castle.yaml',
  },
];

const copies = mkdtempSync(join(realpathSync(tmpdir()), 'wrong-edits-'));
// More than fifty copies of data/ take longer than the usual ten seconds to remove on a busy machine.
afterAll(() => {
  rmSync(copies, { recursive: true });
});

/** Replaces a part of a file in the copy and gives the line on which it stands. */
function replaceIn(copy: string, file: string, find: RegExp, write: string): number {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace(find, write));
  return lineOf(before, find);
}

/** Every mistake in a copy, as staff read them. */
function listMistakes(copy: string): string {
  return formatErrors(loadContent(copy).diagnostics);
}

/** Runs the check that staff run, on a copy. */
async function checkData(
  copy: string,
  env: Record<string, string> = {},
): Promise<{ exitCode: number; output: string }> {
  const { exitCode, output } = await runCommand('data:check', copy, { env });
  return { exitCode, output: output.trim() };
}

describe('npm run data:check', () => {
  test('finds nothing wrong in data/ as it is', async () => {
    const { exitCode, output } = await checkData(dataRoot);
    // Holidays that are over by now may follow.
    expect({ exitCode, output: output.split('\n', 1)[0] }).toEqual({
      exitCode: 0,
      output: 'data/ is in order',
    });
  });

  test('passes and warns of a price that lost a digit since the last commit, also beside a mistake', async () => {
    const copy = copyData(copies);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Staff', '-c', 'user.email=staff@dealer.example', ...args], {
        cwd: copy,
      });
    git('init', '--quiet');
    git('add', 'vehicles/ev-city.yaml');
    git('commit', '--quiet', '--message', 'Prices');
    const line = replaceIn(copy, evCity, /^priceUsd: 15000$/m, 'priceUsd: 1500');
    const { exitCode, output } = await checkData(copy);
    expect(exitCode).toBe(0);
    const warning = [
      `data/${evCity}, line ${line}, priceUsd`,
      '  found:    $1,500, and $15,000 in what is published',
      '  advice:   read the figure again; if it is meant so, publish it and this warning is gone',
    ].join('\n');
    expect(output).toContain(warning);
    const message = makeSlip(copy, unknownSeries);
    const wrong = await checkData(copy);
    expect(wrong.exitCode).toBe(1);
    expect(wrong.output).toContain(message);
    expect(wrong.output).toContain(warning);
  });

  test('warns of a holiday once its day is over where the dealer is', async () => {
    const copy = copyData(copies);
    replaceIn(copy, 'dealer.yaml', /^timeZone: .*$/m, 'timeZone: America/New_York');
    replaceIn(
      copy,
      'dealer.yaml',
      /^holidayHours:(?:\n .*)*/m,
      'holidayHours: [{ date: 2026-11-26, name: Some Day }]',
    );
    const warning = 'Some Day on November 26, 2026, which is over';
    const beforeMidnight = await checkData(copy, startClockAt('2026-11-27T04:30:00Z'));
    expect(beforeMidnight.output).not.toContain(warning);
    const afterMidnight = await checkData(copy, startClockAt('2026-11-27T05:30:00Z'));
    expect(afterMidnight.output).toContain(warning);
  });

  test('fails when security.txt is out of date', async () => {
    const copy = copyData(copies);
    replaceIn(copy, 'dealer.yaml', /^securityTxtUntil: .*$/m, 'securityTxtUntil: 2026-11-26');
    expect((await checkData(copy, startClockAt('2026-11-27T04:30:00Z'))).exitCode).toBe(0);
    const { exitCode, output } = await checkData(copy, startClockAt('2026-11-27T05:30:00Z'));
    expect(exitCode).toBe(1);
    expect(output).toContain('/.well-known/security.txt ended on November 26, 2026');
  });

  test.for([
    ['street-legal.yaml', /^checkedOn: .*$/m, 'checkedOn', 'a check of the road law'],
    ['payment-example.yaml', /^checkedOn: .*$/m, 'checkedOn', 'a check of the example of a loan'],
    [evCity, /^ {2}checkedOn: .*$/m, 'dimensions.checkedOn', 'a look at the source of the size'],
    ['reviews.yaml', /datePublished: .*$/m, 'reviews.1.datePublished', "a customer's review"],
    ['policies/privacy.md', /^lastReviewed: .*$/m, 'lastReviewed', 'a last review'],
  ] as const)(
    'fails on a day of %s that is said to be over and lies ahead',
    async ([file, find, field, what]) => {
      const copy = copyData(copies);
      const text = readFileSync(join(copy, file), 'utf8');
      const [written = ''] = find.exec(text) ?? [];
      const line = replaceIn(copy, file, find, written.replace(/: .*$/, ': 2999-11-20'));
      const { exitCode, output } = await checkData(copy, startClockAt('2999-01-15T12:00:00Z'));
      expect(exitCode).toBe(1);
      expect(output).toContain(
        `data/${file}, line ${line}, ${field}\n` +
          `  found:    ${what} on November 20, 2999, 309 days from now\n` +
          '  expected: read the date again, above all its year',
      );
      // A build goes on, so that any commit can be published again.
      expect(loadContent(copy).diagnostics).toEqual([]);
    },
  );

  test('tells GitHub each mistake at its file and line, and then lists them as ever', async () => {
    const copy = copyData(copies);
    const messages = [overstatedSaving, commaInPrice].map((edit) => makeSlip(copy, edit));
    const { exitCode, output } = await runCommand('data:check', copy, { args: ['--format', 'github'] });
    const [savingLine, priceLine] = messages.map((message) => /line (\d+)/.exec(message)?.[1]);
    expect({ exitCode, lines: output.trim().split('\n') }).toEqual({
      exitCode: 1,
      lines: [
        `::error file=data/rental-plans.yaml,line=${savingLine},title=groups.1.plans.2.savingsPercent::` +
          `found: 6.9%0Aexpected: ${overstatedSaving.expected}`,
        `::error file=data/${evCity},line=${priceLine},title=priceUsd::` +
          `found: "9,995"%0Aexpected: ${wholeDollars}%0Aperhaps: 9995`,
        ...`2 mistakes in data/\n\n${messages.join('\n\n')}`.split('\n'),
      ],
    });
  });

  test('tells GitHub a warning at its file and line, and passes', async () => {
    const copy = copyData(copies);
    const line = replaceIn(
      copy,
      'dealer.yaml',
      /^holidayHours:(?:\n .*)*/m,
      'holidayHours: [{ date: 2020-11-26, name: Some Day }]',
    );
    const { exitCode, output } = await runCommand('data:check', copy, { args: ['--format', 'github'] });
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      new RegExp(
        `^::warning file=data/dealer.yaml,line=${line},title=holidayHours.1.date::found: Some Day`,
        'm',
      ),
    );
    expect(output).toMatch(/^data\/ is in order$/m);
  });

  test('says which format it knows', async () => {
    expect(await runCommand('data:check', smallData, { args: ['--format', 'gitlab'] })).toEqual({
      exitCode: 1,
      output: 'npm run data:check knows no "--format gitlab", only "-- --format github"\n',
    });
  });

  test('lists mistakes of several files together, by file and line', async () => {
    const copy = copyData(copies);
    const messages = [overstatedSaving, unknownSeries, commaInPrice].map((edit) => makeSlip(copy, edit));
    const output = `3 mistakes in data/\n\n${messages.join('\n\n')}`;
    expect(await checkData(copy)).toEqual({ exitCode: 1, output });
  });
});

describe('a wrong edit', () => {
  test.for([...values, ...fields, ...references, ...forms, ...lists, ...withReferrers])(
    'gets the message about $mistake, and no other',
    (edit) => {
      const copy = copyData(copies);
      const message = makeSlip(copy, edit);
      expect(listMistakes(copy)).toBe(`1 mistake in data/\n\n${message}`);
    },
  );

  test('names the nearest logo where a financing partner has a misspelt one', () => {
    const copy = copyData(copies);
    const logos = join(copy, 'financing', 'logos');
    rmSync(logos, { recursive: true, force: true });
    mkdirSync(logos, { recursive: true });
    writeFileSync(join(logos, 'store-card.svg'), '');
    const file = join(copy, 'financing-partners.yaml');
    const record = parse(readFileSync(file, 'utf8')) as { partners: object[] };
    const logo = { file: 'store-crad.svg', alt: 'A shopping bag' };
    const [first, ...others] = record.partners;
    const partners = [{ ...first, logo }, ...others.map((partner) => ({ ...partner, logo: undefined }))];
    const text = stringify({ ...record, partners });
    writeFileSync(file, text);
    const line = text.split('\n').findIndex((row) => row.includes('store-crad')) + 1;
    expect(listMistakes(copy)).toContain(
      [
        `data/financing-partners.yaml, line ${line}, partners.1.logo.file`,
        '  found:    "store-crad.svg"',
        '  expected: the name of a file in data/financing/logos: store-card.svg',
        '  perhaps:  store-card.svg',
      ].join('\n'),
    );
  });
});
