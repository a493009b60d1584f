import { describe, expect, test } from 'vitest';
import { fillTemplate, fillTokens, mapTexts } from '../../../src/lib/tokens.ts';

const values = {
  phone: { text: '(302) 555-0142' },
  'delivery-window': { text: '2 hours', adjective: '2-hour', number: '2' },
};

describe('fillTokens', () => {
  test.each([
    ['no token at all', 'no token at all'],
    ['Call {{phone}}.', 'Call (302) 555-0142.'],
    ['Call {{ phone }}.', 'Call (302) 555-0142.'],
    ['{{phone}} or {{phone}}', '(302) 555-0142 or (302) 555-0142'],
    ['within {{delivery-window}}', 'within 2 hours'],
    ['a {{delivery-window|adjective}} window', 'a 2-hour window'],
    ['{{delivery-window | number}} or fewer', '2 or fewer'],
    ['{phone} and {{}} are no tokens', '{phone} and {{}} are no tokens'],
  ])('turns "%s" into "%s"', (text, filled) => {
    expect(fillTokens(text, values)).toEqual({ text: filled, problems: [] });
  });

  test('prints a sum of figures', () => {
    const amounts = { ...values, 'storage-indoor': { text: '$125', amount: 125 } };
    expect(fillTokens('Six months are {{= 6 x storage-indoor}}.', amounts)).toEqual({
      text: 'Six months are $750.',
      problems: [],
    });
  });

  test('reports the wrong name of a sum', () => {
    expect(fillTokens('{{= 6 x storage-indor}}', values).problems).toEqual([
      { token: 'storage-indor', offset: 0 },
    ]);
  });

  test('reports an unknown name with its place and leaves it in the text', () => {
    expect(fillTokens('Call {{fone}} now', values)).toEqual({
      text: 'Call {{fone}} now',
      problems: [{ token: 'fone', offset: 5 }],
    });
  });

  test('reports a form that the value does not have', () => {
    expect(fillTokens('{{phone|adjective}}', values).problems).toEqual([
      { token: 'phone|adjective', offset: 0 },
    ]);
  });

  test('reports a form that does not exist', () => {
    expect(fillTokens('{{delivery-window|plural}}', values).problems).toEqual([
      { token: 'delivery-window|plural', offset: 0 },
    ]);
  });

  test('reports every token that could not be filled, in order', () => {
    const { problems } = fillTokens('{{one}} {{phone}} {{two}}', values);
    expect(problems.map(({ token, offset }) => [token, offset])).toEqual([
      ['one', 0],
      ['two', 18],
    ]);
  });

  test('leaves the local names of a template for later', () => {
    expect(fillTokens('{{town.name}}: {{phone}}', values, ['town.name'])).toEqual({
      text: '{{town.name}}: (302) 555-0142',
      problems: [],
    });
  });

  test('takes no name that objects have by themselves', () => {
    expect(fillTokens('{{constructor}}', values).problems).toHaveLength(1);
  });
});

describe('fillTemplate', () => {
  test('fills texts at any depth and leaves other values alone', () => {
    const template = {
      title: 'Carts in {{town.name}}',
      cards: [{ text: '{{town.miles}} away', count: 8 }],
      lead: undefined,
    };
    expect(fillTemplate(template, { 'town.name': 'Milton', 'town.miles': '9 miles' })).toEqual({
      title: 'Carts in Milton',
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

describe('mapTexts', () => {
  test('hands each text with the path that leads to it', () => {
    const seen: [string, (string | number)[]][] = [];
    mapTexts({ title: 'a', list: ['b', { text: 'c' }], count: 3, none: null }, (text, path) => {
      seen.push([text, path]);
      return text;
    });
    expect(seen).toEqual([
      ['a', ['title']],
      ['b', ['list', 0]],
      ['c', ['list', 1, 'text']],
    ]);
  });

  test('gives a changed copy and leaves the value as it is', () => {
    const value = { title: 'carts', sizes: [2, 4] };
    expect(mapTexts(value, (text) => text.toUpperCase())).toEqual({ title: 'CARTS', sizes: [2, 4] });
    expect(value.title).toBe('carts');
  });
});
