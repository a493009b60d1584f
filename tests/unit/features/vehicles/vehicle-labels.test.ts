import { describe, expect, test } from 'vitest';
import {
  describeRoadCarts,
  describeUsedVehicle,
  describeVehicle,
  getRoadAnswer,
  listBadges,
  listMainFigures,
  listSpecifications,
} from '../../../../src/features/vehicles/vehicle-labels.ts';
import { toListedVehicle, type ListedVehicle } from '../../../../src/features/vehicles/listed-vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

/** A cart that only the API has told of. */
const barelyKnown = Object.fromEntries(
  Object.entries(buildUsedVehicle({ roadClass: 'golf-cart' })).filter(([name]) =>
    ['id', 'fullName', 'condition', 'seats', 'roadClass'].includes(name),
  ),
) as unknown as ListedVehicle;

describe('describeUsedVehicle', () => {
  test.each([
    ['with warranty left', {}, ['1,640 hours', 'Battery 1 yr 8 mo', '4 mo warranty left']],
    ['without', { warrantyMonthsLeft: 0 }, ['1,640 hours', 'Battery 1 yr 8 mo', 'No warranty']],
    ['sold as-is', { asIs: true }, ['1,640 hours', 'Battery 1 yr 8 mo', 'As-is, no warranty']],
    ['with a new battery', { batteryAgeMonths: 0 }, ['1,640 hours', 'New battery', '4 mo warranty left']],
    ['that is sold, and not its warranty', { inStock: false }, ['1,640 hours', 'Battery 1 yr 8 mo']],
  ])('says hours, battery and warranty of one %s', (_, changes, lines) => {
    expect(describeUsedVehicle(buildUsedVehicle(changes))).toEqual(lines);
  });

  test('has nothing to say of a new vehicle, or where nothing is known', () => {
    expect(describeUsedVehicle(buildNewVehicle())).toBeUndefined();
    expect(describeUsedVehicle(barelyKnown)).toBeUndefined();
  });
});

describe('listBadges', () => {
  test.each([
    { condition: 'new', inStock: true, badges: ['NEW'] },
    { condition: 'new', inStock: false, badges: ['NEW', 'Out of Stock'] },
    { condition: 'used', inStock: true, badges: ['In Stock'] },
    { condition: 'custom', inStock: true, badges: ['In Stock'] },
    { condition: 'used', inStock: false, badges: ['Out of Stock'] },
  ] as const)('gives a $condition vehicle, in stock $inStock, $badges', ({ condition, inStock, badges }) => {
    expect(listBadges({ condition, inStock })).toEqual(badges);
  });
});

test('the color of a vehicle stands among its specifications, where it is known; a card shows it', () => {
  const vehicle = buildNewVehicle({ color: 'pearl white' });
  expect(describeVehicle(vehicle)).toBe('4 seats, 45 mi, 25 mph');
  expect(listSpecifications(vehicle)).toContainEqual({ label: 'Color', value: 'pearl white' });
  expect(listSpecifications(buildNewVehicle()).map(({ label }) => label)).not.toContain('Color');
});

test('the model year stands among the specifications of a new vehicle that states one, not in its name', () => {
  const vehicle = buildNewVehicle({ year: 2025 });
  expect(listSpecifications(vehicle)).toContainEqual({ field: 'year', label: 'Year', value: '2025' });
  expect(vehicle.fullName).toBe(buildNewVehicle().fullName);
  expect(listSpecifications(buildNewVehicle()).map(({ label }) => label)).not.toContain('Year');
});

test('the cart that may be registered for the road is named; none and several are counted in words', () => {
  const carts = [buildNewVehicle({ roadClass: 'low-speed-vehicle' }), buildNewVehicle(), buildUsedVehicle()];
  const [road] = carts;
  expect([[], carts, [...carts, ...(road ? [road] : [])]].map(describeRoadCarts)).toEqual([
    'No carts are confirmed for slower roads.',
    'The Denago EV Nomad is confirmed for slower roads.',
    'Two carts are confirmed for slower roads.',
  ]);
});

describe('getRoadAnswer', () => {
  const copy = {
    title: 'Can you?',
    lowSpeedVehicle: 'Yes.',
    golfCart: 'A golf cart.',
    offRoad: 'On private land.',
    unknown: 'Not confirmed.',
  };
  test.each([
    ['low-speed-vehicle', 'Yes.'],
    ['golf-cart', 'A golf cart.'],
    ['off-road', 'On private land.'],
    [undefined, 'Not confirmed.'],
  ] as const)('answers of one that is %s: %s', (roadClass, answer) => {
    expect(getRoadAnswer({ roadClass }, copy)).toBe(answer);
  });
});

describe('listSpecifications', () => {
  test('lists the known rows first, then those of the used unit, then the further ones', () => {
    const rows = listSpecifications(
      buildUsedVehicle({ otherSpecifications: [{ label: 'Wheels', value: '10-inch alloy' }] }),
    );
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Seats: 4',
      'Top speed: 25 mph',
      'Range: 45 miles',
      'Battery: 48 V lithium',
      'Charging time: 4-6 hours',
      'Payload: 1,200 lbs',
      'Drive: Rear-wheel drive (2x4)',
      'Stock number: U1042',
      'Year: 2021',
      'Hours run: 1,640',
      'Battery age: 1 year 8 months',
      'Warranty left: 4 months',
      'Wheels: 10-inch alloy',
    ]);
  });

  test('lists what is known of a cart that only the API has told of', () => {
    expect(listSpecifications(barelyKnown).map(({ label }) => label)).toEqual(['Seats', 'On the road']);
  });

  test('needs no more of a vehicle than the inventory loads', () => {
    const used = buildUsedVehicle({
      roadClass: 'golf-cart',
      otherSpecifications: [{ label: 'Wheels', value: '10-inch' }],
    });
    expect(listSpecifications(toListedVehicle(used))).toEqual(listSpecifications(used));
  });

  test('says what the vehicle is on the road below the rows that all have', () => {
    const offRoad = buildNewVehicle({
      roadClass: 'off-road',
      otherSpecifications: [{ label: 'Tires', value: 'All-terrain' }],
    });
    expect(listSpecifications(offRoad).slice(-2)).toEqual([
      { label: 'On the road', value: 'Off-road' },
      { label: 'Tires', value: 'All-terrain' },
    ]);
  });
});

test('the figures that tell models apart are seats, range, speed and drive', () => {
  expect(listMainFigures(buildNewVehicle()).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Seats: 4',
    'Range: 45 miles',
    'Top speed: 25 mph',
    'Drive: Rear-wheel drive (2x4)',
  ]);
});

describe('describeVehicle', () => {
  test.each([
    [4, 42, '4 seats, 42 mi, 25 mph'],
    [1, 30, '1 seat, 30 mi, 25 mph'],
  ])('of %d seats and %d miles is "%s"', (seats, rangeMiles, text) => {
    expect(describeVehicle(buildNewVehicle({ seats, rangeMiles }))).toBe(text);
  });

  test('ends with "street-legal" for one that is confirmed for the road, and says no other road class', () => {
    const describe = (roadClass: 'low-speed-vehicle' | 'golf-cart') =>
      describeVehicle(buildNewVehicle({ roadClass }));
    expect(describe('low-speed-vehicle')).toBe('4 seats, 45 mi, 25 mph, street-legal');
    expect(describe('golf-cart')).toBe('4 seats, 45 mi, 25 mph');
  });
});
