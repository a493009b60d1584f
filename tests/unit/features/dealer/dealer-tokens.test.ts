import { describe, expect, test } from 'vitest';
import { buildTokens, formatAddress, formatFigure } from '../../../../src/features/dealer/dealer-tokens.ts';
import type { Figure } from '../../../../src/schemas/figure.schema.ts';
import { buildDealer, buildShowroom } from '../../samples.ts';

type Sample = Omit<Figure, 'id' | 'label'>;
const buildFigure = (sample: Sample): Figure => ({ id: 'sample', label: 'Sample', ...sample });

describe('formatFigure', () => {
  test.each<[string, Sample, object]>([
    ['dollars', { value: 1200, unit: 'usd' }, { text: '$1,200', number: '1,200' }],
    [
      'a range of dollars',
      { value: 50, max: 150, unit: 'usd' },
      { text: '$50 to $150', number: '50 to 150' },
    ],
    ['percent', { value: 15, unit: 'percent' }, { text: '15%', number: '15' }],
    [
      'a range of percent',
      { value: 0, max: 9.5, unit: 'percent' },
      { text: '0% to 9.5%', number: '0 to 9.5' },
    ],
    ['people', { value: 1200, unit: 'people' }, { text: '1,200', number: '1,200' }],
    ['drivers', { value: 2, unit: 'drivers' }, { text: '2', number: '2' }],
    ['feet', { value: 8, unit: 'feet' }, { text: '8 ft', adjective: '8-foot', number: '8' }],
    ['hours', { value: 24, unit: 'hours' }, { text: '24 hours', adjective: '24-hour', number: '24' }],
    ['days', { value: 7, unit: 'days' }, { text: '7 days', adjective: '7-day', number: '7' }],
    [
      'a range of business days',
      { value: 2, max: 5, unit: 'business days' },
      { text: '2 to 5 business days', adjective: '2 to 5-business day', number: '2 to 5' },
    ],
    ['weeks', { value: 2, unit: 'weeks' }, { text: '2 weeks', adjective: '2-week', number: '2' }],
    ['months', { value: 84, unit: 'months' }, { text: '84 months', adjective: '84-month', number: '84' }],
    ['years', { value: 18, unit: 'years' }, { text: '18 years', adjective: '18-year', number: '18' }],
    ['miles', { value: 10, unit: 'miles' }, { text: '10 miles', adjective: '10-mile', number: '10' }],
    ['a date', { text: '2025-01-23', unit: 'date' }, { text: 'January 23, 2025' }],
    ['an afternoon time', { text: '14:00', unit: 'time' }, { text: '2:00 PM' }],
    ['noon', { text: '12:00', unit: 'time' }, { text: '12:00 PM' }],
    ['midnight', { text: '00:30', unit: 'time' }, { text: '12:30 AM' }],
    ['a text', { text: 'not refundable', unit: 'text' }, { text: 'not refundable' }],
    ['a number without a unit', { value: 4.5, unit: 'text' }, { text: '4.5' }],
  ])('prints %s', (_, sample, printed) => {
    const { text, adjective, number } = formatFigure(buildFigure(sample));
    expect({ text, ...(adjective && { adjective }), ...(number && { number }) }).toEqual(printed);
  });

  test.each<[string, Sample, number | undefined]>([
    ['the number of a figure', { value: 125, unit: 'usd' }, 125],
    ['zero too', { value: 0, unit: 'percent' }, 0],
    ['nothing of a range', { value: 50, max: 150, unit: 'usd' }, undefined],
    ['nothing of a text', { text: 'none', unit: 'text' }, undefined],
  ])('gives %s for sums', (_, sample, amount) => {
    expect(formatFigure(buildFigure(sample)).amount).toBe(amount);
  });

  test.each([
    ['hours', '1 hour'],
    ['days', '1 day'],
    ['business days', '1 business day'],
    ['weeks', '1 week'],
    ['months', '1 month'],
    ['years', '1 year'],
    ['miles', '1 mile'],
  ] as const)('prints one of %s in the singular', (unit, text) => {
    expect(formatFigure(buildFigure({ value: 1, unit })).text).toBe(text);
  });

  test('keeps the plural for a range from one', () => {
    expect(formatFigure(buildFigure({ value: 1, max: 2, unit: 'days' })).text).toBe('1 to 2 days');
  });
});

describe('buildTokens', () => {
  const deposit: Figure = { id: 'rental-deposit', label: 'Deposit', value: 500, unit: 'usd' };
  const priceCopy = {
    line: 'Prices include freight.',
    lineOfOne: 'This price includes freight.',
    note: 'Plus tax.',
    isWhole: true,
  };

  test.each([
    ['dealerName', 'Sample Carts'],
    ['phone', '(302) 555-0142'],
    ['phoneHref', 'tel:+13025550142'],
    ['email', 'hello@dealer.example'],
    ['website', 'https://dealer.example'],
    ['showroomHours', 'Mon-Sat 9AM-5PM, Sun closed'],
    ['serviceHours', 'Mon-Sat 8AM-5PM, Sun emergency calls only'],
    ['phoneHours', 'Phone hours: Mon-Sat 9AM-6PM, Sun closed'],
    ['customersServed', '1,500'],
    ['yearsInBusiness', '15'],
    ['rangeMilesMin', '25'],
    ['rangeMilesMax', '60'],
    ['creditCondition', 'Subject to credit approval.'],
    ['priceLine', 'Prices include freight.'],
    ['priceNote', 'Plus tax.'],
    ['messageRetention', '24 months'],
    ['workshop', 'Dover service workshop'],
    ['workshopAddress', '310 Millrace Court, Dover, DE 19901'],
    ['lewesAddress', '1420 Saltgrass Lane, Lewes, DE 19958'],
    ['lewesPhone', '(302) 555-0142'],
    ['rental-deposit', '$500'],
  ])('fills {{%s}} with "%s"', (name, text) => {
    expect(buildTokens(buildDealer(), priceCopy, [deposit])[name]?.text).toBe(text);
  });

  test('has address and number of each showroom that exists, and of no other', () => {
    const tokens = buildTokens(
      buildDealer({ showrooms: [buildShowroom({ id: 'cherry-hill', city: 'Cherry Hill' })] }),
      priceCopy,
      [],
    );
    expect(tokens['cherryHillAddress']?.text).toBe('1420 Saltgrass Lane, Cherry Hill, DE 19958');
    expect(tokens).not.toHaveProperty('lewesAddress');
  });
});

describe('formatAddress', () => {
  test('writes an address on one line', () => {
    const address = {
      street: '88 Larkspur Mill Road',
      city: 'Cherry Hill',
      state: 'NJ',
      postalCode: '08002',
    };
    expect(formatAddress(address)).toBe('88 Larkspur Mill Road, Cherry Hill, NJ 08002');
  });
});
