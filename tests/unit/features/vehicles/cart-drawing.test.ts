import { describe, expect, test } from 'vitest';
import {
  chooseCartShape,
  drawCart,
  formatCartShape,
} from '../../../../src/features/vehicles/cart-drawing.ts';
import { buildNewRecord, buildUsedRecord } from '../../samples.ts';

const count = (text: string, part: string) => text.split(part).length - 1;

describe('chooseCartShape', () => {
  test.each([
    ['cargo', ['Steel cargo bed', 'Lifted suspension']],
    ['lifted', ['Lifted suspension']],
    ['lifted', ['Raised off-road suspension']],
    ['lifted', ['All-terrain tires']],
    ['street', ['Street tires', 'Enlarged cargo area']],
  ])('draws a body of the kind %s for %j', (body, features) => {
    expect(chooseCartShape(buildNewRecord({ features })).body).toBe(body);
  });

  test('has the seats of the vehicle', () => {
    expect(chooseCartShape(buildNewRecord({ seats: 6 })).seats).toBe(6);
  });

  test('keeps one paint for a series', () => {
    const plain = chooseCartShape(buildNewRecord({ id: 'ev-nomad' }));
    const xl = chooseCartShape(buildNewRecord({ id: 'ev-nomad-xl' }));
    expect(xl.paint).toBe(plain.paint);
  });

  test('paints a used unit by its own id, not by its series', () => {
    const paints = ['u1', 'u2', 'u3'].map((id) => chooseCartShape(buildUsedRecord({ id })).paint);
    expect(new Set(paints).size).toBe(3);
  });
});

describe('formatCartShape', () => {
  test('names the file by seats, body and paint', () => {
    expect(formatCartShape({ seats: 4, body: 'lifted', paint: 'lagoon' })).toBe('4-lifted-lagoon');
  });
});

describe('drawCart', () => {
  test.each([
    { seats: 1, rows: 1 },
    { seats: 2, rows: 1 },
    { seats: 3, rows: 2 },
    { seats: 4, rows: 2 },
    { seats: 6, rows: 3 },
    { seats: 8, rows: 4 },
  ])('draws $rows rows of seats for $seats seats', ({ seats, rows }) => {
    expect(count(drawCart({ seats, body: 'street', paint: 'fog' }), 'fill="#47585b"')).toBe(rows);
  });

  test.each(['street', 'lifted', 'cargo'] as const)(
    'is a whole drawing of 800 by 600 for the body %s',
    (body) => {
      const svg = drawCart({ seats: 8, body, paint: 'pine' });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 600"/);
      expect(svg.trimEnd()).toMatch(/<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  test('wears the paint', () => {
    expect(drawCart({ seats: 4, body: 'street', paint: 'clay' })).toContain('#c4683f');
  });

  test('has a bed only with the body for cargo', () => {
    expect(drawCart({ seats: 2, body: 'cargo', paint: 'fog' })).toContain('#3f4f52');
    expect(drawCart({ seats: 2, body: 'street', paint: 'fog' })).not.toContain('#3f4f52');
  });
});
