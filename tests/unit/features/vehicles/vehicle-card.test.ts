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
  expect(usedFacts).toBe(
    '1,640\u00A0hours, battery\u00A01\u00A0yr\u00A08\u00A0mo, 4\u00A0mo\u00A0warranty\u00A0left',
  );
});

test('a used unit that is gone has the price that it had, while a model may come again at its price', () => {
  expect(toVehicleCard(buildUsedVehicle({ inStock: false })).price.prefix).toBe('Was');
  expect(toVehicleCard(buildUsedVehicle()).price.prefix).toBeUndefined();
  expect(toVehicleCard(buildNewVehicle({ inStock: false })).price.prefix).toBeUndefined();
});

test('the name on a card begins with the brand, which stands in a line of its own', () => {
  const { brand, name } = toVehicleCard(buildNewVehicle());
  expect(name.slice(brand.length)).toBe(' EV Nomad');
  expect(toVehicleCard({ ...buildNewVehicle(), fullName: 'The Nomad' }).brand).toBe('');
});

test("a card's picture says what it shows, and nothing where name and seats stand beside it", () => {
  const { picture } = toVehicleCard(buildNewVehicle());
  expect([picture.alt, picture.altBesideName]).toEqual(['Denago EV Nomad with 4 seats', '']);
});
