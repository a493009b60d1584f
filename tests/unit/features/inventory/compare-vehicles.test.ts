import { describe, expect, test } from 'vitest';
import {
  buildCompareRows as buildRows,
  buildLoanRows,
  formatLoanKey,
  isOnTop,
  parseCompareIds,
  toggleCompareId,
} from '../../../../src/features/inventory/compare-vehicles.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const catalog = ['ev-city', 'ev-nomad', 'ev-rover-xl', 'd3-lifted'].map((id) => ({ id }));

describe('parseCompareIds', () => {
  test.each([
    {
      why: 'keeps the order of the URL',
      query: 'compare=ev-nomad,ev-city',
      ids: ['ev-nomad', 'ev-city'],
    },
    { why: 'leaves out unknown ids', query: 'compare=ev-city,submarine', ids: ['ev-city'] },
    { why: 'takes an id that is named twice once', query: 'compare=ev-city,ev-city', ids: ['ev-city'] },
    {
      why: 'takes three at most',
      query: 'compare=ev-city,ev-nomad,ev-rover-xl,d3-lifted',
      ids: ['ev-city', 'ev-nomad', 'ev-rover-xl'],
    },
    { why: 'is empty without the name', query: 'brand=denago', ids: [] },
  ])('$why', ({ query, ids }) => {
    expect(parseCompareIds(new URLSearchParams(query), catalog)).toEqual(ids);
  });
});

describe('toggleCompareId', () => {
  test('adds an id at the end', () => {
    expect(toggleCompareId(['a'], 'b')).toEqual(['a', 'b']);
  });

  test('takes an id away that is there', () => {
    expect(toggleCompareId(['a', 'b'], 'a')).toEqual(['b']);
  });

  test('leaves three ids as they are when a fourth comes', () => {
    expect(toggleCompareId(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
  });
});

describe('buildLoanRows', () => {
  const vehicle = buildNewVehicle({ id: 'ev-city', priceUsd: 9000 });
  const loans = {
    terms: 'Some terms.',
    byVehicle: { [formatLoanKey(vehicle)]: { paymentUsd: 150.5, totalUsd: 9030.04 } },
  };

  test('gives the payment of a month and the total of all, and says to ask for a price that has no example', () => {
    expect(buildLoanRows([vehicle, { ...vehicle, priceUsd: 9001 }], loans)).toEqual([
      { label: 'Monthly, for example', values: ['$150.50', 'Ask us'], differs: false },
      { label: 'Total of payments', values: ['$9,030.04', 'Ask us'], differs: false },
    ]);
  });

  test('says of each total what is paid down besides', () => {
    const [, total] = buildLoanRows([vehicle], { ...loans, downPayment: '$1,500' });
    expect(total?.values).toEqual(['$9,030.04 plus $1,500 down']);
  });

  test('gives none where no vehicle has an example, so that no terms follow', () => {
    expect(buildLoanRows([{ ...vehicle, priceUsd: 9001 }], loans)).toEqual([]);
  });
});

const warranty = { new: 'Whole warranty', custom: 'Warranty of the original' };
const buildCompareRows = (vehicles: Parameters<typeof buildRows>[0]) => buildRows(vehicles, warranty);

describe('buildCompareRows', () => {
  test('marks the rows whose values differ', () => {
    const rows = buildCompareRows([buildNewVehicle(), buildNewVehicle({ rangeMiles: 55 })]);
    expect(rows.find((row) => row.label === 'Range')).toEqual({
      label: 'Range',
      values: ['45 miles', '55 miles'],
      differs: true,
    });
    expect(rows.find((row) => row.label === 'Top speed')?.differs).toBe(false);
  });

  test('names the price of each', () => {
    expect(buildCompareRows([buildNewVehicle(), buildNewVehicle({ priceUsd: 12995 })])).toContainEqual({
      label: 'Price',
      values: ['$8,495', '$12,995'],
      differs: true,
    });
  });

  test('keeps price and road on top where they are the same for all, and no other row that is', () => {
    const rows = buildCompareRows([buildNewVehicle(), buildNewVehicle({ rangeMiles: 55 })]);
    expect(rows.filter(isOnTop).map(({ label }) => label)).toEqual(['Price', 'On the road', 'Range']);
  });

  test('goes in the order in which people decide', () => {
    expect(
      buildCompareRows([buildNewVehicle()])
        .map(({ label }) => label)
        .slice(0, 7),
    ).toEqual(['Price', 'On the road', 'Seats', 'Range', 'Payload', 'Top speed', 'Condition']);
  });

  test('names new, used and custom vehicles apart, a used one with its year', () => {
    const rows = buildCompareRows([
      buildNewVehicle(),
      buildUsedVehicle({ year: 2021 }),
      { ...buildNewVehicle(), condition: 'custom' },
    ]);
    expect(rows.find((row) => row.label === 'Condition')?.values).toEqual(['New', 'Used, 2021', 'Custom']);
  });

  test('marks a vehicle that is confirmed for the road beside one that nobody has confirmed', () => {
    const unknown = buildNewVehicle();
    const cart = buildUsedVehicle({ roadClass: 'golf-cart' });
    const find = (...vehicles: Parameters<typeof buildCompareRows>[0]) =>
      buildCompareRows(vehicles).filter(({ label }) => label === 'On the road');
    expect(find(unknown, cart)).toEqual([
      {
        label: 'On the road',
        values: ['Not confirmed for public roads', 'Golf cart, not a low-speed vehicle'],
        differs: true,
      },
    ]);
    expect(find(unknown, buildNewVehicle())[0]?.differs).toBe(false);
  });

  test('says once what the payload is for each seat, rounded down', () => {
    const rows = buildCompareRows([
      buildNewVehicle({ seats: 6, payloadLbs: 1250 }),
      buildNewVehicle({ seats: 1, payloadLbs: 1250 }),
    ]);
    expect(rows.filter(({ label }) => label === 'Payload').map(({ values }) => values)).toEqual([
      ['1,250 lbs, about 208 a\u00A0seat', '1,250 lbs, about 1,250 a\u00A0seat'],
    ]);
  });

  test('leaves out a row that none of them has', () => {
    const labels = buildCompareRows([buildNewVehicle(), buildNewVehicle()]).map(({ label }) => label);
    expect(labels).not.toContain('Color');
    expect(labels).not.toContain('Hours run');
  });

  test('says of a new cart beside a used one what being new means, and of each its warranty', () => {
    const rows = buildCompareRows([
      buildUsedVehicle({ warrantyMonthsLeft: 4 }),
      buildNewVehicle(),
      { ...buildNewVehicle(), condition: 'custom' },
    ]);
    const find = (label: string) => rows.find((row) => row.label === label)?.values.slice(1);
    expect(find('Hours run')).toEqual(['None yet', 'Ask us']);
    expect(find('Battery age')).toEqual(['New battery', 'Ask us']);
    expect(rows.find(({ label }) => label === 'Warranty left')?.values).toEqual([
      '4 months',
      warranty.new,
      warranty.custom,
    ]);
  });

  test('says of a cart sold as-is that it has no warranty', () => {
    const rows = buildCompareRows([buildUsedVehicle({ asIs: true }), buildNewVehicle()]);
    expect(rows.find(({ label }) => label === 'Warranty left')?.values[0]).toBe('As-is, no warranty');
  });

  test('has no row of stock numbers, nor of years, which stand beside the condition', () => {
    const labels = buildCompareRows([buildUsedVehicle(), buildUsedVehicle()]).map(({ label }) => label);
    expect(labels).not.toContain('Stock number');
    expect(labels).not.toContain('Year');
  });

  test('says to ask where a specification is not known', () => {
    const rows = buildCompareRows([
      buildNewVehicle({ otherSpecifications: [{ label: 'Wheels', value: '10-inch' }] }),
      buildNewVehicle(),
    ]);
    expect(rows.find((row) => row.label === 'Wheels')).toEqual({
      label: 'Wheels',
      values: ['10-inch', 'Ask us'],
      differs: false,
    });
  });

  test('marks a difference between known values only', () => {
    const rows = buildCompareRows([
      buildUsedVehicle({ otherSpecifications: [{ label: 'Wheels', value: '10-inch' }] }),
      buildNewVehicle({ otherSpecifications: [{ label: 'Wheels', value: '12-inch' }] }),
      buildNewVehicle(),
    ]);
    expect(rows.find((row) => row.label === 'Wheels')?.differs).toBe(true);
  });
});
