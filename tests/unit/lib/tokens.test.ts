import { describe, expect, test } from 'vitest';
import { fillTemplate, fillTokens, mapTexts } from '../../../src/lib/tokens.ts';

const values = {
  phone: { text: '(302) 555-0142' },
  'delivery-window': { text: '2 hours', adjective: '2-hour', number: '2' },
  'storage-indoor': { text: '$125', amount: 125 },
  'storage-late-fee': { text: '$25', amount: 25 },
  'returns-restocking': { text: '15%', amount: 15 },
};

describe('tokens', () => {
  test.each([
    ['Call {{phone}} or {{ phone }}.', 'Call (302) 555-0142 or (302) 555-0142.'],
    ['a {{delivery-window|adjective}} window', 'a 2-hour window'],
    ['{{delivery-window | number}} or fewer', '2 or fewer'],
    ['{{= storage-indoor + storage-late-fee}}', '$150'],
    ['{{= 2 x storage-indoor + 2 x storage-late-fee}}', '$300'],
    ['{{= 6 x storage-indoor - storage-late-fee}}', '$725'],
    ['{{= returns-restocking of 10000}}', '$1,500'],
    ['{{= 10000 - returns-restocking of 10000}}', '$8,500'],
    ['{{= returns-restocking of 2 x storage-indoor}}', '$38'],
    ['{{= returns-restocking of 1000 + storage-late-fee}}', '$175'],
  ])('turn "%s" into "%s"', (text, filled) => {
    expect(fillTokens(text, values)).toEqual({ text: filled, problems: [] });
  });

  test.each([
    ['Call {{fone}} now', '{{fone}}'],
    ['Call {{phone|adjective}}', '{{phone|adjective}}'],
    ['Call {{delivery-window|plural}}', '{{delivery-window|plural}}'],
    ['Call {{constructor}}', '{{constructor}}'],
    ['Pay {{= 6 x storage-indor}}', '{{= 6 x storage-indor}}'],
    ['Pay {{= 2 x delivery-window}}', '{{= 2 x delivery-window}}'],
    ['Pay {{= storage-indoor+ 5}}', '{{= storage-indoor+ 5}}'],
    ['Call {phone} now', '{phone}'],
    ['Call {{phone} now', '{{phone}'],
    ['Call {{phone now', '{{phone'],
    ['Call }} now', '}}'],
  ])('of "%s" that have no value are named with their place, and stay', (text, token) => {
    expect(fillTokens(text, values)).toEqual({ text, problems: [{ token, offset: text.indexOf(token) }] });
  });

  test('of a template are left for later', () => {
    const { text, problems } = fillTokens('{{town.name}}: {{phone}}', values, ['town.name']);
    expect([text, problems]).toEqual(['{{town.name}}: (302) 555-0142', []]);
  });
});

describe('a template', () => {
  test('is filled at any depth', () => {
    const template = { cards: [{ text: '{{town.miles}} away', count: 8 }], lead: undefined };
    expect(fillTemplate(template, { 'town.miles': '9 miles' })).toEqual({
      cards: [{ text: '9 miles away', count: 8 }],
      lead: undefined,
    });
  });

  test('throws on a token without a value and names the text', () => {
    expect(() => fillTemplate({ title: 'Carts in {{town.nmae}}' }, { 'town.name': 'Milton' })).toThrow(
      'template token {{town.nmae}} has no value in "Carts in {{town.nmae}}"',
    );
  });
});

test('each text is changed in a copy, with the path that leads to it', () => {
  const value = { title: 'a', list: ['b', { text: 'c' }], count: 3, none: null };
  const changed = mapTexts(value, (text, path) => `${text} at ${path.join('.')}`);
  const list = ['b at list.0', { text: 'c at list.1.text' }];
  expect(changed).toEqual({ title: 'a at title', list, count: 3, none: null });
});
