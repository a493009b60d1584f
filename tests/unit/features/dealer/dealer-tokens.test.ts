import { expect, test } from 'vitest';
import { buildTokens, formatFigure } from '../../../../src/features/dealer/dealer-tokens.ts';
import { figureSchema, type Figure } from '../../../../src/features/dealer/figure.schema.ts';
import { buildDealer } from '../../samples.ts';

type Sample = Omit<Figure, 'id' | 'label'>;

test.each<[Sample, object]>([
  [
    { value: 1200, unit: 'usd' },
    { text: '$1,200', number: '1,200', amount: 1200 },
  ],
  [
    { value: 50, max: 150, unit: 'usd' },
    { text: '$50 to $150', number: '50 to 150' },
  ],
  [
    { value: 0, unit: 'percent' },
    { text: '0%', number: '0', amount: 0 },
  ],
  [
    { value: 24, unit: 'hours' },
    { text: '24 hours', adjective: '24-hour', number: '24', amount: 24 },
  ],
  [
    { value: 1, max: 2, unit: 'days' },
    { text: '1 to 2 days', adjective: '1 to 2-day', number: '1 to 2' },
  ],
  [{ value: 1200 }, { text: '1,200', number: '1,200', amount: 1200 }],
  [{ text: '2025-01-23' }, { text: 'January 23, 2025' }],
  [{ text: '14:00' }, { text: '2:00 PM' }],
  [{ text: 'not refundable' }, { text: 'not refundable' }],
])('the figure %j prints as %j', (sample, printed) => {
  expect(formatFigure({ id: 'sample', label: 'Sample', ...sample })).toEqual(printed);
});

const deposit: Figure = { id: 'rental-deposit', label: 'Deposit', value: 500, unit: 'usd' };
const priceCopy = { line: 'Prices include freight.', lineOfOne: 'Includes freight.', note: 'Plus tax.' };

test.each([
  ['phone', '(302) 555-0142'],
  ['phoneHref', 'tel:+13025550142'],
  ['showroomHours', 'Mon-Sat 9AM-5PM, Sun closed'],
  ['serviceHours', 'Mon-Sat 8AM-5PM, Sun emergency calls only'],
  ['phoneHours', 'Phone hours: Mon-Sat 9AM-6PM, Sun closed'],
  ['lewesAddress', '1420 Saltgrass Lane, Lewes, DE 19958'],
  ['rental-deposit', '$500'],
])('{{%s}} is filled with "%s"', (name, text) => {
  expect(buildTokens(buildDealer(), priceCopy, [deposit])[name]?.text).toBe(text);
});

test.each([
  ['neither a number nor a text', {}, 'value'],
  ['a number and a text', { value: 1, text: 'one' }, 'value'],
  ['a unit beside a text', { text: 'one', unit: 'days' }, 'unit'],
  ['an upper end below the number', { value: 2, max: 1 }, 'max'],
])('a figure with %s is refused', (_mistake, fields, field) => {
  const { error } = figureSchema.safeParse({ id: 'sample', label: 'Sample', ...fields });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
