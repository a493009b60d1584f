import { expect, test } from 'vitest';
import { toVehicleCard } from '../../../../src/features/vehicles/vehicle-card.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

test('a card has the URL, name, facts, badges, price and note of its vehicle', () => {
  expect(toVehicleCard(buildNewVehicle({ inStock: false }))).toMatchObject({
    id: 'ev-nomad',
    path: '/vehicles/ev-nomad',
    name: 'Denago EV Nomad',
    facts: '4\u00A0seats, 45\u00A0mi, 25\u00A0mph',
    badges: ['NEW', 'Out of Stock'],
    inStock: false,
    price: { usd: 8495 },
  });
});

test('the card of a used unit says its hours, battery and warranty', () => {
  const { usedFacts } = toVehicleCard(buildUsedVehicle());
  expect(usedFacts).toEqual(['1,640 hours', 'Battery 1 yr 8 mo', '4 mo warranty left']);
});

test("a card's picture says what it shows, and nothing where name and seats stand beside it", () => {
  const { picture } = toVehicleCard(buildNewVehicle());
  expect([picture.alt, picture.altBesideName]).toEqual(['Denago EV Nomad with 4 seats', '']);
});
