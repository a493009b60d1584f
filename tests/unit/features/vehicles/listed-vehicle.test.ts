import { expect, test } from 'vitest';
import { toListedVehicle } from '../../../../src/features/vehicles/listed-vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

test('the inventory loads of a used unit what its card, the filters and the comparison need, and no more', () => {
  const pictures = [{ file: 'a.jpg', alt: 'A cart' }];
  expect(toListedVehicle(buildUsedVehicle({ pictures, uses: ['golf'] }))).toEqual({
    id: 'onward-4-u1042',
    fullName: 'Club Car Onward 4 (2021)',
    brandName: 'Club Car',
    category: 'onward',
    condition: 'used',
    description: 'Four seats on raised suspension.',
    priceUsd: 8495,
    inStock: true,
    seats: 4,
    uses: ['golf'],
    pictureCount: 1,
    rangeMiles: 45,
    topSpeedMph: 25,
    batteryVolts: 48,
    batteryType: 'lithium',
    chargingHoursMin: 4,
    chargingHoursMax: 6,
    payloadLbs: 1200,
    driveType: 'Rear-wheel drive (2x4)',
    stockId: 'U1042',
    year: 2021,
    hoursRun: 1640,
    batteryAgeMonths: 20,
    warrantyMonthsLeft: 4,
    asIs: false,
  });
});

test('the inventory loads of a new vehicle the year that it states', () => {
  expect(toListedVehicle(buildNewVehicle({ year: 2025 })).year).toBe(2025);
});
