import { describe, expect, test } from 'vitest';
import {
  buildVehicle,
  describeUsedVehicle,
  describeVehicle,
  listBadges,
  listSpecifications,
  omitFeatures,
} from '../../../../src/lib/vehicles/vehicle-view.ts';
import { vehicleSchema } from '../../../../src/schemas/vehicle.ts';
import { buildNewRecord, buildSampleVehicle, buildUsedRecord } from '../../samples.ts';

describe('buildVehicle', () => {
  test('gives a new vehicle as the API answers it', () => {
    const record = buildNewRecord({ photos: [{ file: 'ev-nomad-1.jpg', alt: 'A green cart' }] });
    expect(buildVehicle(record, 'Denago')).toEqual({
      id: 'ev-nomad',
      name: 'Denago EV Nomad',
      brand: 'Denago',
      category: 'nomad',
      price: 8495,
      description: 'Four seats on raised suspension.',
      images: ['/pictures/ev-nomad-1-1600.avif'],
      specifications: {
        topSpeed: '25 mph',
        range: '45 miles',
        batteryType: '48 V lithium',
        chargingTime: '4-6 hours',
        payload: '1,200 lbs',
        seatingCapacity: 4,
        driveType: 'Rear-wheel drive (2x4)',
      },
      features: ['All-terrain tires'],
      inStock: true,
      condition: 'new',
      isNew: true,
    });
  });

  test.each([
    ['a new vehicle', buildNewRecord()],
    ['a new vehicle with further rows', buildNewRecord({ otherSpecifications: { Tires: 'All-terrain' } })],
    ['a used unit', buildUsedRecord()],
  ])('fulfils the schema of the API: %s', (_, record) => {
    expect(vehicleSchema.safeParse(buildVehicle(record, 'Denago')).error).toBeUndefined();
  });

  test('lists of vehicles get everything but the features', () => {
    const vehicle = buildSampleVehicle();
    expect({ ...omitFeatures(vehicle), features: vehicle.features }).toEqual(vehicle);
    expect(omitFeatures(vehicle)).not.toHaveProperty('features');
  });

  test('numbers the pictures from 1 and has none without photographs', () => {
    const photos = ['a.jpg', 'b.jpg'].map((file) => ({ file, alt: 'A cart' }));
    expect(buildVehicle(buildNewRecord({ photos }), 'Denago').images).toEqual([
      '/pictures/ev-nomad-1-1600.avif',
      '/pictures/ev-nomad-2-1600.avif',
    ]);
    expect(buildVehicle(buildNewRecord(), 'Denago').images).toEqual([]);
  });

  test('has an external address only where the record has one', () => {
    expect(buildVehicle(buildNewRecord(), 'Denago')).not.toHaveProperty('externalUrl');
    const record = buildNewRecord({ externalUrl: 'https://maker.example/nomad' });
    expect(buildVehicle(record, 'Denago').externalUrl).toBe('https://maker.example/nomad');
  });

  test.each([
    { from: 4, to: 6, text: '4-6 hours' },
    { from: 6, to: 6, text: '6 hours' },
    { from: 1, to: 1, text: '1 hour' },
    { from: 1, to: 2, text: '1-2 hours' },
  ])('prints a charging time from $from to $to as "$text"', ({ from, to, text }) => {
    const record = buildNewRecord({ chargingHoursMin: from, chargingHoursMax: to });
    expect(buildVehicle(record, 'Denago').specifications.chargingTime).toBe(text);
  });

  test.each([
    ['new', true],
    ['custom', false],
  ] as const)('of the condition %s has isNew %s', (condition, isNew) => {
    expect(buildVehicle({ ...buildNewRecord(), condition }, 'Denago')).toMatchObject({ condition, isNew });
  });

  test('of the condition used has isNew false', () => {
    const used = buildVehicle(buildUsedRecord(), 'Club Car');
    expect(used).toMatchObject({ condition: 'used', isNew: false });
  });

  test('adds the rows of a used unit', () => {
    expect(buildVehicle(buildUsedRecord(), 'Club Car').specifications).toMatchObject({
      'Stock number': 'U1042',
      Year: '2021',
      'Hours run': '1,640',
      'Battery age': '1 year 8 months',
      'Warranty left': '4 months',
    });
  });

  test('says None where no warranty is left, and 0 months for a new battery', () => {
    const record = buildUsedRecord({ warrantyMonthsLeft: 0, batteryAgeMonths: 0 });
    expect(buildVehicle(record, 'Club Car').specifications).toMatchObject({
      'Battery age': '0 months',
      'Warranty left': 'None',
    });
  });

  test('says that one sold as-is has no warranty, whatever months its file names', () => {
    const record = buildUsedRecord({ asIs: true, warrantyMonthsLeft: 4 });
    expect(buildVehicle(record, 'Club Car').specifications['Warranty left']).toBe('None, sold as-is');
  });

  test('says what it is on the road and what it is used for only where its file does', () => {
    const known = buildNewRecord({ roadClass: 'low-speed-vehicle', uses: ['work', 'golf'] });
    expect(buildVehicle(known, 'Denago')).toMatchObject({
      roadClass: 'low-speed-vehicle',
      uses: ['work', 'golf'],
    });
    expect(buildVehicle(buildNewRecord(), 'Denago')).not.toHaveProperty('roadClass');
  });
});

describe('describeUsedVehicle', () => {
  test.each([
    [
      'with warranty left',
      {},
      '2021, battery 1 year 8 months old, 1,640 hours run, 4 months of warranty left',
    ],
    [
      'without',
      { warrantyMonthsLeft: 0 },
      '2021, battery 1 year 8 months old, 1,640 hours run, no warranty left',
    ],
    ['sold as-is', { asIs: true }, '2021, battery 1 year 8 months old, 1,640 hours run, sold as-is'],
  ])('says year, battery, hours and warranty of one %s', (_, changes, text) => {
    expect(describeUsedVehicle(buildVehicle(buildUsedRecord(changes), 'Club Car'))).toBe(text);
  });

  test('has nothing to say of a new vehicle', () => {
    expect(describeUsedVehicle(buildSampleVehicle())).toBeUndefined();
  });
});

describe('listBadges', () => {
  test.each([
    { isNew: true, inStock: true, badges: ['NEW'] },
    { isNew: true, inStock: false, badges: ['NEW', 'Out of Stock'] },
    { isNew: false, inStock: true, badges: ['In Stock'] },
    { isNew: false, inStock: false, badges: ['Out of Stock'] },
  ])('gives $badges when isNew is $isNew and inStock is $inStock', ({ isNew, inStock, badges }) => {
    expect(listBadges({ isNew, inStock })).toEqual(badges);
  });
});

describe('listSpecifications', () => {
  test('lists the known rows first, then those of the used unit, then the further ones', () => {
    const record = buildUsedRecord({ otherSpecifications: { Wheels: '10-inch alloy' } });
    const rows = listSpecifications(buildVehicle(record, 'Club Car'));
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

  test('leaves out a known row that the vehicle does not have', () => {
    const labels = listSpecifications(buildSampleVehicle()).map((row) => row.label);
    expect(labels).toEqual(['Seats', 'Top speed', 'Range', 'Battery', 'Charging time', 'Payload']);
  });

  test('says what the vehicle is on the road below the rows that all have', () => {
    const record = buildNewRecord({ roadClass: 'off-road', otherSpecifications: { Tires: 'All-terrain' } });
    expect(listSpecifications(buildVehicle(record, 'Denago')).slice(-2)).toEqual([
      { label: 'On the road', value: 'Off-road' },
      { label: 'Tires', value: 'All-terrain' },
    ]);
  });
});

describe('describeVehicle', () => {
  test.each([
    [4, '42 miles', '4 seats, 42 mi, 25 mph'],
    [1, '30 miles', '1 seat, 30 mi, 25 mph'],
  ])('of %d seats and %s is "%s"', (seats, range, text) => {
    expect(describeVehicle(buildSampleVehicle({ seats, range }))).toBe(text);
  });

  test('ends with what the vehicle is on the road', () => {
    const vehicle = buildSampleVehicle({ roadClass: 'low-speed-vehicle' });
    expect(describeVehicle(vehicle)).toBe('4 seats, 45 mi, 25 mph, low-speed vehicle');
  });
});
