import { describe, expect, test } from 'vitest';
import { toApiVehicle } from '../../../../src/features/vehicles/api-vehicle.ts';
import { listSources } from '../../../../src/features/vehicles/vehicle-pictures.ts';
import { placeholderPicturePath } from '../../../../src/lib/paths.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

describe('toApiVehicle', () => {
  test('gives a new vehicle as the API answers it', () => {
    const vehicle = buildNewVehicle({ pictures: [{ file: 'ev-nomad-1.jpg', alt: 'A green cart' }] });
    expect(toApiVehicle(vehicle)).toEqual({
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

  test('has an external address only where the record has one', () => {
    expect(toApiVehicle(buildNewVehicle())).not.toHaveProperty('externalUrl');
    const vehicle = buildNewVehicle({ externalUrl: 'https://maker.example/nomad' });
    expect(toApiVehicle(vehicle).externalUrl).toBe('https://maker.example/nomad');
  });

  test.each([
    { from: 4, to: 6, text: '4-6 hours' },
    { from: 6, to: 6, text: '6 hours' },
    { from: 1, to: 1, text: '1 hour' },
  ])('prints a charging time from $from to $to as "$text"', ({ from, to, text }) => {
    const vehicle = buildNewVehicle({ chargingHoursMin: from, chargingHoursMax: to });
    expect(toApiVehicle(vehicle).specifications.chargingTime).toBe(text);
  });

  test.each([
    ['new', true],
    ['custom', false],
  ] as const)('of the condition %s has isNew %s', (condition, isNew) => {
    expect(toApiVehicle({ ...buildNewVehicle(), condition })).toMatchObject({ condition, isNew });
  });

  test('says None where no warranty is left, and 0 months for a new battery', () => {
    const vehicle = buildUsedVehicle({ warrantyMonthsLeft: 0, batteryAgeMonths: 0 });
    expect(toApiVehicle(vehicle).specifications).toMatchObject({
      'Battery age': '0 months',
      'Warranty left': 'None',
    });
  });

  test('says that one sold as-is has no warranty, whatever months its file names', () => {
    const vehicle = buildUsedVehicle({ asIs: true, warrantyMonthsLeft: 4 });
    expect(toApiVehicle(vehicle).specifications['Warranty left']).toBe('As-is, no warranty');
  });

  test('says what it is on the road and what it is used for only where its file does', () => {
    const known = buildNewVehicle({ roadClass: 'low-speed-vehicle', uses: ['work', 'golf'] });
    expect(toApiVehicle(known)).toMatchObject({
      roadClass: 'low-speed-vehicle',
      uses: ['work', 'golf'],
    });
    expect(toApiVehicle(buildNewVehicle())).not.toHaveProperty('roadClass');
  });
});

const pictured = { id: 'ev-nomad', pictureCount: 2 };

test('a picture comes in the given widths, by its number', () => {
  expect(listSources(pictured, 2, [400, 960])).toEqual({
    src: '/pictures/ev-nomad-2-640.avif',
    srcSet: '/pictures/ev-nomad-2-400.avif 400w, /pictures/ev-nomad-2-960.avif 960w',
  });
});

test.each([
  ['without pictures', { ...pictured, pictureCount: 0 }, 1],
  ['without one of that number', pictured, 3],
])('a vehicle %s shows the placeholder', (_, shown, number) => {
  expect(listSources(shown, number)).toEqual({ src: placeholderPicturePath });
});
