import { describe, expect, test } from 'vitest';
import {
  composeMessage,
  isAnswered,
  listDetailPrefills,
  listQuestionsAbove,
  nameDetail,
  readContactForm,
  type AnswerRules,
} from '../../../../src/features/contact/message-details.ts';
import type { DetailGroup } from '../../../../src/features/contact/contact-details.schema.ts';

const renting: DetailGroup = {
  id: 'renting',
  interests: ['sales'],
  title: 'Renting?',
  heading: 'Renting a cart',
  fields: [
    { id: 'first-day', label: 'First day', kind: 'date', filledBy: 'firstDay' },
    { id: 'plan', label: 'Plan', kind: 'text', filledBy: 'plan' },
    { id: 'town', label: 'Town', kind: 'text', filledBy: 'town' },
    {
      id: 'delivery',
      label: 'Delivery',
      kind: 'choice',
      options: ['Bring it', 'I pick it up'],
      filledBy: 'delivery',
    },
  ],
};
const service: DetailGroup = {
  id: 'service',
  interests: ['service', 'parts'],
  title: 'Your cart',
  heading: 'Cart to work on',
  fields: [
    { id: 'brand', label: 'Brand', kind: 'text' },
    { id: 'problem', label: 'What is wrong', kind: 'long' },
  ],
};
const groups = [renting, service];
const today = '2026-05-20';

const valid = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'sales',
  message: 'We come in June.',
};

describe('composeMessage', () => {
  test.each([
    { why: 'no answer', answers: {}, message: 'We come in June.' },
    {
      why: 'answers of spaces',
      answers: { 'renting-town': '  ', 'service-problem': '\n' },
      message: 'We come in June.',
    },
    {
      why: 'answers of invisible marks',
      answers: { 'renting-town': '\u200b', 'service-problem': '\u202a \u202c' },
      message: 'We come in June.',
    },
    {
      why: 'an answer without the invisible marks around it',
      answers: { 'renting-town': '\u202aLewes\u202c' },
      message: 'We come in June.\n\nRenting a cart\nTown: Lewes',
    },
    {
      why: 'answers of one group, in the order of its questions',
      answers: {
        'renting-town': ' Lewes ',
        'renting-first-day': '2026-06-05',
        'renting-delivery': 'Bring it',
      },
      message: 'We come in June.\n\nRenting a cart\nFirst day: June 5, 2026\nTown: Lewes\nDelivery: Bring it',
    },
    {
      why: 'answers of two groups, whatever the interest',
      answers: { 'service-problem': 'Slow.\nSqueaks.', 'renting-town': 'Lewes' },
      message:
        'We come in June.\n\nRenting a cart\nTown: Lewes\n\nCart to work on\nWhat is wrong: Slow.\nSqueaks.',
    },
    {
      why: 'a day that is written in words',
      answers: { 'renting-first-day': 'first week of July' },
      message: 'We come in June.\n\nRenting a cart\nFirst day: first week of July',
    },
    {
      why: 'a day that no month has',
      answers: { 'renting-first-day': '2026-13-45' },
      message: 'We come in June.\n\nRenting a cart\nFirst day: 2026-13-45',
    },
    {
      why: 'an answer that is no text',
      answers: { 'renting-town': 5 },
      message: 'We come in June.',
    },
    {
      why: 'an answer to a question that nobody asks',
      answers: { 'renting-color': 'blue' },
      message: 'We come in June.',
    },
  ])('writes $why', ({ answers, message }) => {
    expect(composeMessage({ ...valid, ...answers }, groups)['message']).toBe(message);
  });

  test('is the answers alone where nothing else was written', () => {
    const composed = composeMessage({ ...valid, message: ' ', 'renting-town': 'Lewes' }, groups);
    expect(composed['message']).toBe('Renting a cart\nTown: Lewes');
  });

  test('leaves values without an answer as they are, to the letter', () => {
    const values = { ...valid, message: '  two spaces  ' };
    expect(composeMessage(values, groups)).toBe(values);
  });
});

describe('readContactForm', () => {
  test('gives the message that the form makes, without its other fields', () => {
    expect(readContactForm({ ...valid, 'renting-town': 'Lewes', motto: '' }, groups, { today })).toEqual({
      message: { ...valid, message: 'We come in June.\n\nRenting a cart\nTown: Lewes' },
    });
  });

  test('counts the answers to the least length of a message', () => {
    expect(
      readContactForm({ ...valid, message: '', 'renting-town': 'Lewes' }, groups, { today }).errors,
    ).toBeUndefined();
    expect(readContactForm({ ...valid, message: '' }, groups, { today }).errors).toEqual({
      message: 'Message must be at least 10 characters',
    });
  });

  test('asks for a message beside the answers where they alone say too little', () => {
    const form = { ...valid, message: '', 'renting-town': 'Lewes' };
    expect(readContactForm(form, groups, { today, needsMessage: true }).errors).toEqual({
      message: 'Message must be at least 10 characters',
    });
  });

  test.each([
    { length: 5000 - '\n\nRenting a cart\nTown: Lewes'.length, errors: undefined },
    {
      length: 5001 - '\n\nRenting a cart\nTown: Lewes'.length,
      errors: { message: 'Please write at most 5000 characters, with the details above' },
    },
  ])('answers $length characters beside an answer with $errors', ({ length, errors }) => {
    const form = { ...valid, message: 'a'.repeat(length), 'renting-town': 'Lewes' };
    expect(readContactForm(form, groups, { today }).errors).toEqual(errors);
  });

  test("names a message that is too long by itself in the schema's words", () => {
    expect(readContactForm({ ...valid, message: 'a'.repeat(5001) }, groups, { today }).errors).toEqual({
      message: 'Please write at most 5000 characters',
    });
  });

  test('names every other wrong field beside', () => {
    const form = { ...valid, phone: '12', message: 'a'.repeat(5000), 'renting-town': 'Lewes' };
    expect(Object.keys(readContactForm(form, groups, { today }).errors ?? {})).toEqual(['phone', 'message']);
  });

  test('refuses a day that is over, and names it first', () => {
    const form = { ...valid, phone: '12', message: '', 'renting-first-day': '2026-05-19' };
    const { errors = {} } = readContactForm(form, groups, { today });
    expect(Object.keys(errors)).toEqual(['renting-first-day', 'phone']);
    expect(errors['renting-first-day']).toBe('First day: pick today or a later day');
  });

  test.each([
    { day: '2026-05-24', why: 'a day of the week without hours' },
    { day: '2026-12-25', why: 'a holiday' },
  ])('refuses $why where somebody has to be there', ({ day }) => {
    const closedDays = { firstDay: { weekdays: [0], dates: ['2026-12-25'] } };
    const read = (rules: Omit<AnswerRules, 'today'>) =>
      readContactForm({ ...valid, 'renting-first-day': day }, groups, { today, ...rules }).errors;
    expect(read({ closedDays })).toEqual({
      'renting-first-day': "First day: we're closed that day, so pick another",
    });
    expect(read({ closedDays: { driveDay: closedDays.firstDay } })).toBeUndefined();
  });

  test('asks for the day that a request cannot go without', () => {
    const read = (day: string, asked: string) =>
      readContactForm({ ...valid, 'renting-first-day': day }, groups, { today, asked }).errors;
    expect(read('', 'firstDay')).toEqual({ 'renting-first-day': 'First day: pick a day' });
    expect(read('2026-05-21', 'firstDay')).toBeUndefined();
    expect(read('', 'driveDay')).toBeUndefined();
  });

  test('asks for the town that a home visit cannot go without', () => {
    const read = (town: string, asked: string) =>
      readContactForm({ ...valid, 'service-town': town }, [visit], { today, asked }).errors;
    expect(read(' ', 'visitTown')).toEqual({ 'service-town': 'Town: please tell us' });
    expect(read('Lewes', 'visitTown')).toBeUndefined();
    expect(read('', 'visitDay')).toEqual({ 'service-day': 'First day: pick a day' });
  });

  test.each([today, '2026-05-21', 'May 1', ''])('takes "%s" for a day', (day) => {
    const form = { ...valid, 'renting-first-day': day };
    expect(readContactForm(form, groups, { today }).errors).toBeUndefined();
  });
});

test('a question is named by its group and itself', () => {
  expect(nameDetail(renting, renting.fields[0] ?? { id: '' })).toBe('renting-first-day');
});

test.each([
  { values: {}, is: false },
  { values: { 'renting-town': ' ' }, is: false },
  { values: { 'renting-town': 'Lewes' }, is: true },
  { values: { 'service-brand': 'Denago' }, is: false },
])('a form of $values has answered the group renting: $is', ({ values, is }) => {
  expect(isAnswered(renting, values)).toBe(is);
});

test('a link fills in the questions that ask for what it names', () => {
  expect(listDetailPrefills(groups, { plan: 'Weekly', town: 'Lewes', vehicle: 'EV City' })).toEqual({
    'renting-plan': 'Weekly',
    'renting-town': 'Lewes',
  });
  expect(listDetailPrefills(groups, { delivery: true })).toEqual({ 'renting-delivery': 'Bring it' });
  expect(listDetailPrefills(groups, {})).toEqual({});
});

const buying: DetailGroup = {
  id: 'buying',
  interests: ['sales'],
  title: 'Buying?',
  heading: 'Buying a cart',
  fields: [
    { id: 'day', label: 'Test drive day', kind: 'date', filledBy: 'driveDay' },
    { id: 'place', label: 'Where', kind: 'text', filledBy: 'showroom' },
    { id: 'trade-in', label: 'Trade-in', kind: 'long' },
    { id: 'deliver-to', label: 'Deliver to', kind: 'text', filledBy: 'deliverTo' },
    { id: 'cart', label: 'Which cart', kind: 'text', filledBy: 'vehicle' },
  ],
};
const lastDay = { id: 'last-day', label: 'Back by', kind: 'date', filledBy: 'lastDay' } as const;
const visit: DetailGroup = {
  ...service,
  fields: [
    {
      id: 'way',
      label: 'Where',
      kind: 'choice',
      options: ['At my place', 'I bring it'],
      filledBy: 'homeVisit',
    },
    { id: 'town', label: 'Town', kind: 'text', filledBy: 'visitTown' },
    { id: 'cart', label: 'Cart', kind: 'text', filledBy: 'visitCart' },
    { id: 'day', label: 'First day', kind: 'date', filledBy: 'visitDay' },
  ],
};
const street = { id: 'street', label: 'Street', kind: 'text', filledBy: 'street' } as const;
const askedGroups = [buying, { ...renting, fields: [...renting.fields, lastDay, street] }, visit];

const rules = { today, closedDays: { firstDay: { weekdays: [], dates: ['2028-03-02', '2028-03-11'] } } };

/** What stands above the form: the answer of each question by its name, where it is known. */
const listAbove = (...[link, values]: [Parameters<typeof listQuestionsAbove>[1], Record<string, string>]) =>
  Object.fromEntries(
    listQuestionsAbove(askedGroups, link, values, rules).map(({ question, answer }) => [
      question.name,
      answer,
    ]),
  );

describe('listQuestionsAbove', () => {
  test.each([
    { request: 'rental', asked: ['renting-first-day', 'renting-last-day', 'renting-street'] },
    { request: 'testDrive', asked: ['buying-day', 'buying-place'] },
    { request: 'homeVisit', asked: ['service-town', 'service-cart', 'service-day'] },
    { request: undefined, asked: [] },
  ] as const)('asks $asked of a request of $request', ({ request, asked }) => {
    const link = { subjects: {}, ...(request && { request }) };
    const above = listQuestionsAbove(askedGroups, link, {}, rules);
    expect(above.map(({ question }) => question.name)).toEqual(asked);
    expect(above.every(({ isAsked, answer }) => isAsked && answer === undefined)).toBe(true);
  });

  test.each([
    { place: 'Lewes showroom', showroom: 'Lewes showroom', answer: 'Lewes showroom' },
    { place: 'Lewes, or Cherry Hill', showroom: 'Lewes showroom', answer: undefined },
    { place: '', showroom: undefined, answer: undefined },
  ])(
    'knows the showroom $showroom of a test drive unless the form holds other words, here "$place"',
    ({ place, showroom, answer }) => {
      const link = { request: 'testDrive', subjects: showroom === undefined ? {} : { showroom } } as const;
      expect(listAbove(link, { 'buying-place': place })).toEqual({
        'buying-day': undefined,
        'buying-place': answer,
      });
    },
  );

  test('knows what else a link names, and says where a cart stands to nobody who did not ask for a drive', () => {
    const subjects = { showroom: 'Lewes showroom', town: 'Lewes', delivery: true as const };
    const values = {
      'buying-place': 'Lewes showroom',
      'renting-town': 'Lewes',
      'renting-delivery': 'Bring it',
    };
    expect(listAbove({ subjects }, values)).toEqual({
      'renting-town': 'Lewes',
      'renting-delivery': 'Bring it',
    });
  });

  test.each([
    { deliverTo: 'Lewes: free', answer: 'Lewes: free' },
    { deliverTo: undefined, answer: '' },
  ])('answers with "$answer" where a quote goes, whatever the form holds', ({ deliverTo, answer }) => {
    const link = { request: 'quote', subjects: { deliverTo } } as const;
    expect(listAbove(link, { 'buying-deliver-to': 'Dover' })).toMatchObject({ 'buying-deliver-to': answer });
  });

  test.each([
    { vehicle: 'EV City', answer: 'EV City' },
    { vehicle: undefined, answer: '' },
  ])('sends "$answer" as the cart of a quote, which is chosen and not asked', ({ vehicle, answer }) => {
    const link = { request: 'quote', subjects: { vehicle } } as const;
    const above = listQuestionsAbove(askedGroups, link, { 'buying-cart': 'EV Rover' }, rules);
    const cart = above.find(({ question }) => question.name === 'buying-cart');
    expect(cart).toMatchObject({ isAsked: false, answer });
  });

  test('sends the place of a home visit with what it asks', () => {
    const link = { request: 'homeVisit', subjects: { homeVisit: true } } as const;
    expect(listAbove(link, { 'service-way': 'At my place' })).toEqual({
      'service-way': 'At my place',
      'service-town': undefined,
      'service-cart': undefined,
      'service-day': undefined,
    });
  });

  test.each([
    { firstDay: '2027-07-03', days: 7, last: '2027-07-10' },
    { firstDay: '2027-12-31', days: 1, last: '2028-01-01' },
    { firstDay: '', days: 7, last: '' },
    { firstDay: '202027-07-03', days: 7, last: '' },
    { firstDay: '2026-05-19', days: 7, last: '' },
    { firstDay: today, days: 1, last: '2026-05-21' },
    { firstDay: '2028-03-02', days: 7, last: '' },
    {
      firstDay: '2028-03-04',
      days: 7,
      last: "March 11, 2028. We're closed then, so we'll agree on a time",
    },
  ])('knows that a rental of $days days from "$firstDay" ends on "$last"', ({ firstDay, days, last }) => {
    const link = { request: 'rental', subjects: {}, rental: { days } } as const;
    expect(listAbove(link, { 'renting-first-day': firstDay })).toEqual({
      'renting-first-day': undefined,
      'renting-plan': '',
      'renting-town': '',
      'renting-delivery': '',
      'renting-last-day': last,
    });
  });
});
