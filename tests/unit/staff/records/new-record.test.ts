import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { openContent } from '../../../../src/content/load.ts';
import {
  addEntry,
  buildFile,
  findConflict,
  findNextQuestion,
  listQuestions,
  recordKinds,
  type RecordKind,
} from '../../../../src/staff/records/new-record.ts';
import { formatQuestion, readAnswer, type Question } from '../../../../src/staff/records/questions.ts';
import { gatherKnownData, type KnownData } from '../../../../src/staff/records/record-files.ts';
import { suggestId } from '../../../../src/staff/records/record-text.ts';
import { addRetired } from '../../../../src/staff/records/retire-vehicle.ts';
import { coordinatesSchema, idSchema, textSchema, usdSchema } from '../../../../src/schemas/fields.ts';
import { smallData } from '../../../data/data-copy.ts';
import { buildNewRecord, buildUsedRecord } from '../../samples.ts';

const price: Question = { key: 'priceUsd', schema: usdSchema };
const brand: Question = { key: 'brandId', schema: idSchema, choices: ['denago', 'evolution'] };
const series: Question = { key: 'seriesId', schema: idSchema.optional(), preset: 'ev-nomad' };
const stock: Question = { key: 'inStock', schema: z.boolean(), preset: 'yes' };
const features: Question = { key: 'features', schema: z.array(textSchema).min(1) };
const policies: Question = { key: 'related', schema: z.array(idSchema) };
const setting: Question = { key: 'setting', schema: z.enum(['Town', 'City']) };
const settings: Question = { key: 'settings', schema: z.array(setting.schema).optional() };

describe('an answer', () => {
  test.for([
    ['a price with signs', price, ' $9,995 ', 9995],
    ['a choice by its name', brand, 'Denago', 'denago'],
    ['a word of a list in other letters', setting, 'town', 'Town'],
    ['yes', stock, 'yes', true],
    ['no', stock, 'No', false],
    ['nothing, for what is offered', stock, '', true],
    ['nothing, for an optional field with an offer', series, '', 'ev-nomad'],
    ['a hyphen, to leave an optional field out', series, '-', undefined],
    ['nothing, for a list that may be empty', policies, '', []],
    ['several with ";" between them', features, 'Canopy; LED lights, front', ['Canopy', 'LED lights, front']],
    [
      'coordinates as a map gives them',
      { key: 'coordinates', schema: coordinatesSchema },
      '38.7746, -75.1393',
      { lat: 38.7746, lng: -75.1393 },
    ],
  ] as const)('may be %s', ([, question, typed, value]) => {
    expect(readAnswer(question, typed)).toEqual({ value });
  });

  test.for([
    ['a word for a price', price, 'cheap', 'write whole dollars, for example 9995 (no "$", comma or cents)'],
    ['nothing for a price', price, '', 'write whole dollars, for example 9995 (no "$", comma or cents)'],
    ['a slip in a choice', brand, 'denagoo', 'one of: denago, evolution; perhaps denago'],
    ['a slip in a list of words', settings, 'Town; citty', 'one of: Town, City; perhaps City'],
    ['another choice', brand, 'polaris', 'one of: denago, evolution'],
    ['neither yes nor no', stock, 'perhaps', 'one of: yes, no'],
    [
      'a name that is taken',
      { ...series, taken: ['ev-nomad'] },
      '',
      'ev-nomad is taken already, choose another',
    ],
    [
      'one coordinate',
      { key: 'coordinates', schema: coordinatesSchema },
      '38.7746',
      'write degrees east, below 0 here, for example -75.1393',
    ],
  ] as const)('is refused with words that help: %s', ([, question, typed, message]) => {
    expect(readAnswer(question, typed)).toEqual({ message });
  });
});

test('a question says what the field means, what there is to choose and what Enter stands for', () => {
  expect(formatQuestion({ ...brand, schema: idSchema.describe('The brand.'), preset: 'denago' })).toBe(
    'brandId: The brand.\n  one of: denago, evolution\n  Enter: denago',
  );
  expect(formatQuestion({ ...series, schema: idSchema.optional().describe('The series.') })).toBe(
    'seriesId: The series.\n  Enter: ev-nomad\n  -: leave it out',
  );
});

test.for([
  ['D5 Maverick 4+2 Plus', 'd5-maverick-4-plus-2-plus'],
  ["  St. Mary's  Élan ", 'st-marys-elan'],
  ['Onward 4 (2021) U1042', 'onward-4-2021-u1042'],
] as const)('the id of "%s" is %s', ([name, id]) => {
  expect(suggestId(name)).toBe(id);
});

const { vehicle } = recordKinds;
const known: KnownData = {
  today: '2026-11-21',
  vehicles: [buildNewRecord(), buildUsedRecord()],
  stockIds: ['U1042', 'U1044'],
  retiredVehicles: [{ id: 'ev-nomad-lt', brandId: 'denago', to: '/denago' }],
  findReferenceTargets: (kind, beside) => {
    if (kind === 'brands') return { expected: 'a brand', targets: [{ id: 'denago' }, { id: 'club-car' }] };
    const { brandId } = beside as { brandId?: string };
    const isSeries = kind === 'series' && brandId !== undefined;
    return isSeries
      ? { expected: 'a series', targets: brandId === 'denago' ? [{ id: 'ev-nomad' }] : [] }
      : undefined;
  },
  pagePaths: [],
  freePictures: [],
  texts: new Map([
    ['vehicles/ev-nomad.yaml', '# One vehicle: /vehicles/ev-nomad\nname: EV Nomad\n'],
    ['vehicles/unfinished-u1044.yaml', ''],
  ]),
};

describe('the questions for a vehicle', () => {
  const keysOf = (answers: Record<string, unknown>) =>
    listQuestions(vehicle, answers, known).map(({ key }) => key);

  test('ask for hours and warranty of a used one only, and for a series of a new one only', () => {
    expect(keysOf({ condition: 'used', brandId: 'denago' })).toContain('hoursRun');
    expect(keysOf({ condition: 'used', brandId: 'denago' })).not.toContain('seriesId');
    expect(keysOf({ condition: 'new', brandId: 'denago' })).toContain('seriesId');
    expect(keysOf({ condition: 'new', brandId: 'denago' })).not.toContain('hoursRun');
  });

  test('offer the brands and the series of the brand as choices', () => {
    const first = findNextQuestion(vehicle, { condition: 'new', like: undefined, name: 'EV' }, known);
    expect(first).toMatchObject({ key: 'brandId', choices: ['denago', 'club-car'] });
    const { seriesId, ...answers } = { ...buildNewRecord(), like: undefined };
    expect(findNextQuestion(vehicle, answers, known)).toMatchObject({ key: 'seriesId', choices: [seriesId] });
  });

  test('leave the series out for a brand that has none', () => {
    expect(keysOf({ condition: 'new', brandId: 'club-car' })).not.toContain('seriesId');
  });

  test('offer the figures of the vehicle that is most like it, never its price or text', () => {
    const questions = listQuestions(
      vehicle,
      { condition: 'new', like: 'ev-nomad', brandId: 'denago' },
      known,
    );
    const presets = Object.fromEntries(questions.map(({ key, preset }) => [key, preset]));
    expect(presets).toMatchObject({ seats: '4', seriesId: 'ev-nomad', features: 'All-terrain tires' });
    expect(presets['priceUsd']).toBeUndefined();
    expect(presets['description']).toBeUndefined();
  });

  test('offer no feature for the street, and nothing of what makes the other legal there', () => {
    const features = ['All-terrain tires', 'Street legal with seat belts'];
    const legal = {
      roadClass: 'low-speed-vehicle',
      roadClassSource: 'Seat belts, mirrors and lights.',
    } as const;
    const world = { ...known, vehicles: [buildNewRecord({ features, ...legal })] };
    const questions = listQuestions(vehicle, { condition: 'new', like: 'ev-nomad' }, world);
    expect(questions.find(({ key }) => key === 'features')?.preset).toBe('All-terrain tires');
    expect(questions.map(({ key }) => key)).not.toContain('roadClass');
  });

  test('offer of another used cart what its model has, and nothing of its name and condition', () => {
    const like = { condition: 'used', like: 'onward-4-u1042', brandId: 'club-car' };
    const questions = listQuestions(vehicle, like, known);
    const offered = questions.flatMap(({ key, preset }) => (preset === undefined ? [] : [key]));
    expect(offered).toEqual(
      expect.arrayContaining(['brandId', 'category', 'seats', 'topSpeedMph', 'payloadLbs', 'driveType']),
    );
    const ofTheUnit = [
      'name',
      'year',
      'hoursRun',
      'batteryVolts',
      'batteryType',
      'rangeMiles',
      'chargingHoursMin',
      'features',
    ];
    expect(ofTheUnit.filter((key) => offered.includes(key))).toEqual([]);
    const taken = Object.fromEntries(questions.map(({ key, taken: given }) => [key, given]));
    expect(taken).toMatchObject({ name: [buildUsedRecord().name], stockId: ['U1042', 'U1044'] });
  });

  test('end with an id that no vehicle has or had', () => {
    const questions = listQuestions(vehicle, { condition: 'new', name: 'EV Nomad+' }, known);
    expect(questions.at(-1)).toMatchObject({
      key: 'id',
      preset: 'ev-nomad-plus',
      taken: ['ev-nomad', 'unfinished-u1044', 'ev-nomad-lt'],
    });
  });

  test('follow each other until all are answered', () => {
    expect(findNextQuestion(vehicle, {}, known)?.key).toBe('condition');
    expect(findNextQuestion(vehicle, { condition: 'new' }, known)?.key).toBe('like');
    expect(findNextQuestion(vehicle, { condition: 'new', like: undefined }, known)?.key).toBe('name');
  });
});

test('the picture of a vehicle may be one that no vehicle names', async () => {
  const world = { ...known, freePictures: ['onward-1.jpg'] };
  const answers = { ...buildUsedRecord(), id: 'onward-4-u2000', picture: 'onward-1.jpg' };
  const keys = listQuestions(vehicle, answers, world).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['picture', 'picture alt']));
  const { text } = await buildFile(vehicle, { ...answers, 'picture alt': 'A cart on grass' }, world);
  expect(text).toContain('pictures:\n  - file: onward-1.jpg\n    alt: A cart on grass\n');
});

describe('a vehicle that is retired', () => {
  const list =
    '# Never take one out.\nvehicles:\n  - id: old # the first\n    brandId: denago\n    to: /denago\n';

  test('is the last entry of the list, and every other line stays', async () => {
    const entry = { id: 'ev-city', brandId: 'denago', to: '/denago' };
    const added = '  - id: ev-city\n    brandId: denago\n    to: /denago\n';
    expect(await addRetired(list, entry)).toBe(list + added);
    expect(await addRetired('# None yet.\nvehicles: []\n', entry)).toBe(`# None yet.\nvehicles:\n${added}`);
  });
});

describe('a record of any kind', () => {
  const small = gatherKnownData(openContent(smallData));

  /** The record of a file of the small dealer, and what somebody would have answered who wrote it. */
  function readBack(kind: RecordKind, path: string) {
    const text = small.texts.get(path)?.replace(/^---\n|\n---\n[^]*$/g, '') ?? '';
    const record: unknown = parse(text);
    const readAt = (key: string) =>
      key.split('.').reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), record);
    const questions = listQuestions(kind, {}, small);
    return { record, answers: Object.fromEntries(questions.map(({ key }) => [key, readAt(key)])) };
  }

  test.for([
    ['brand', 'club-car', 'brands/club-car.yaml'],
    ['list', 'used', 'lists/used.yaml'],
    ['policy', 'terms', 'policies/terms.md'],
  ] as const)('holds what was answered, and no more: the %s %s', async ([name, id, path]) => {
    const { record, answers } = readBack(recordKinds[name], path);
    expect(findConflict(recordKinds[name], answers)).toBeUndefined();
    const file = await buildFile(recordKinds[name], { ...answers, id, text: 'Words.' }, small);
    expect(file.path).toBe(path);
    expect(parseAllDocuments(file.text)[0]?.toJS()).toEqual(record);
  });

  test('asks again for what contradicts other answers, each field of it', () => {
    const { answers } = readBack(recordKinds.list, 'lists/used.yaml');
    expect(findConflict(recordKinds.list, { ...answers, 'rule.conditions': undefined })).toEqual({
      keys: Object.keys(answers).filter((key) => key.startsWith('rule.')),
      message: 'rule: write at least one condition, for example seatsMin: 6',
    });
  });
});

test('the file of a vehicle has the comment of its kind, with its own URL', async () => {
  const answers = buildNewRecord({ id: 'ev-nomad-2', name: 'EV Nomad 2', priceUsd: 8995 });
  const { path, text } = await buildFile(vehicle, { ...answers }, known);
  expect(path).toBe('vehicles/ev-nomad-2.yaml');
  expect(text).toBe(
    [
      '# One vehicle: /vehicles/ev-nomad-2',
      'condition: new',
      'name: EV Nomad 2',
      'brandId: denago',
      'seriesId: ev-nomad',
      'category: nomad',
      'inStock: true',
      'priceUsd: 8995',
      'description: Four seats on raised suspension.',
      'seats: 4',
      'rangeMiles: 45',
      'topSpeedMph: 25',
      'batteryVolts: 48',
      'batteryType: lithium',
      'chargingHoursMin: 4',
      'chargingHoursMax: 6',
      'payloadLbs: 1200',
      'driveType: Rear-wheel drive (2x4)',
      'features:',
      '  - All-terrain tires',
      'verified: false',
      '',
    ].join('\n'),
  );
});

describe('a town more in a county', () => {
  const county =
    'name: Kent\nmunicipalities:\n  - name: Bowers # a beach\n  # About Dover.\n  - name: Dover\n';

  test.for([
    [
      'Camden',
      'name: Kent\nmunicipalities:\n  - name: Bowers # a beach\n  - name: Camden\n  # About Dover.\n  - name: Dover\n',
    ],
    ['Arden', county.replace('  - name: Bowers', '  - name: Arden\n  - name: Bowers')],
    ['Wyoming', `${county}  - name: Wyoming\n`],
  ] as const)('stands in the order of names, and every other line stays: %s', async ([name, text]) => {
    expect(await addEntry(county, { name: 'municipalities', sortKey: 'name' }, { name })).toBe(text);
  });
});

describe('a review more', () => {
  const answers = { author: 'Ann B.', place: 'Lewes', rating: 5, headline: 'Good', body: 'All was good.' };
  const addTo = async (text: string, datePublished: string) => {
    const world = { ...known, texts: new Map([['reviews.yaml', text]]) };
    const { text: written, ...file } = await buildFile(
      recordKinds.review,
      { ...answers, datePublished },
      world,
    );
    expect(file).toMatchObject({ path: 'reviews.yaml' });
    return written;
  };
  const lines = (day: string) =>
    `  - author: Ann B.\n    place: Lewes\n    rating: 5\n    datePublished: ${day}\n    headline: Good\n    body: All was good.\n`;

  test('stands before those that are older, and every other line stays', async () => {
    const old = 'reviews:\n  # Of June.\n  - datePublished: 2026-06-14\n  - datePublished: 2026-05-02\n';
    expect(await addTo(old, '2026-05-20')).toBe(
      old.replace('  - datePublished: 2026-05-02\n', `${lines('2026-05-20')}$&`),
    );
    expect(await addTo('reviews: []\n', '2026-07-01')).toBe(`reviews:\n${lines('2026-07-01')}`);
  });

  test('is asked for in the order of its fields, and nobody is asked whether it is invented', () => {
    const keys = listQuestions(recordKinds.review, {}, known).map(({ key }) => key);
    expect(keys).toEqual(['author', 'place', 'rating', 'datePublished', 'headline', 'body']);
  });
});
