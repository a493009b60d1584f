import { describe, expect, test } from 'vitest';
import { buildListHead } from '../../../../src/features/vehicles/item-list.ts';
import { buildVehicleProduct } from '../../../../src/features/vehicles/vehicle-json-ld.ts';
import { buildVehicle } from '../../../../src/features/vehicles/vehicle.ts';
import type { VehicleRecord } from '../../../../src/features/vehicles/vehicle-record.schema.ts';
import { buildDealer, buildNewRecord, buildNewVehicle, buildUsedRecord, saleFacts } from '../../samples.ts';

const dealer = buildDealer();
const build = (record: VehicleRecord) =>
  buildVehicleProduct(buildVehicle(record, 'Denago'), 'Golf cart', saleFacts);

describe('buildVehicleProduct', () => {
  test('offers a vehicle at the price that the page prints, sold by the dealer of the graph', () => {
    expect(build(buildNewRecord({ priceUsd: 12345 }))).toMatchObject({
      '@type': ['Product', 'Vehicle'],
      '@id': 'https://dealer.example/vehicles/ev-nomad#vehicle',
      name: 'Denago EV Nomad',
      model: 'EV Nomad',
      sku: 'ev-nomad',
      brand: { name: 'Denago' },
      offers: {
        price: 12345,
        priceCurrency: 'USD',
        description: 'This price includes freight.',
        url: 'https://dealer.example/vehicles/ev-nomad',
        seller: { '@id': 'https://dealer.example/#dealer' },
      },
    });
  });

  test('names the showroom where a vehicle stands, as long as it can be bought', () => {
    const standsAt = { showroomId: 'lewes' };
    expect(build(buildNewRecord({ standsAt }))).toMatchObject({
      offers: { availableAtOrFrom: { '@type': 'Place', name: 'Lewes showroom', telephone: '+13025550142' } },
    });
    expect(build(buildNewRecord({ standsAt, inStock: false })).offers).not.toHaveProperty(
      'availableAtOrFrom',
    );
    expect(build(buildNewRecord()).offers).not.toHaveProperty('availableAtOrFrom');
  });

  test('says what a vehicle is on the road among its properties, and nothing where no source does', () => {
    const roadClass = 'low-speed-vehicle';
    expect(build(buildNewRecord({ roadClass })).additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      name: 'On the road',
      value: 'Low-speed vehicle',
    });
    expect(JSON.stringify(build(buildNewRecord()))).not.toContain('On the road');
  });

  test.each([
    ['new and in stock', buildNewRecord(), 'InStock', 'NewCondition'],
    ['new and out of stock', buildNewRecord({ inStock: false }), 'OutOfStock', 'NewCondition'],
    ['used and in stock', buildUsedRecord(), 'InStock', 'UsedCondition'],
    ['used and out of stock', buildUsedRecord({ inStock: false }), 'OutOfStock', 'UsedCondition'],
  ])('says %s in the words of schema.org', (_, record, availability, condition) => {
    expect(build(record)).toMatchObject({
      offers: {
        availability: `https://schema.org/${availability}`,
        itemCondition: `https://schema.org/${condition}`,
      },
    });
  });

  test('gives the figures of the specification list, each once, with its unit where schema.org has a place', () => {
    const node = build(buildNewRecord({ otherSpecifications: [{ label: 'Tires', value: 'All-terrain' }] }));
    expect(node).toMatchObject({
      bodyType: 'Golf cart',
      vehicleSeatingCapacity: 4,
      driveWheelConfiguration: 'Rear-wheel drive (2x4)',
      speed: { maxValue: 25, unitCode: 'HM' },
      payload: { value: 1200, unitCode: 'LBR' },
    });
    expect(node.additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Range', value: 45, unitCode: 'SMI' },
      { '@type': 'PropertyValue', name: 'Battery', value: '48 V lithium' },
      { '@type': 'PropertyValue', name: 'Charging time', value: '4-6 hours' },
      { '@type': 'PropertyValue', name: 'Tires', value: 'All-terrain' },
    ]);
  });

  test.each([buildUsedRecord({ year: 2019 }), buildNewRecord({ year: 2019 })])(
    'gives the model year of a $condition vehicle that states one',
    (record) => {
      const node = build(record);
      expect(node).toMatchObject({ vehicleModelDate: '2019' });
      expect(JSON.stringify(node.additionalProperty)).not.toContain('2019');
    },
  );

  test('names the model of a used unit without its year, which its name keeps', () => {
    expect(build(buildUsedRecord({ name: 'Onward 4 (2021)', year: 2021 }))).toMatchObject({
      name: 'Denago Onward 4 (2021)',
      model: 'Onward 4',
    });
  });
});

test('a list counts its vehicles and links each by its full URL', () => {
  const head = { title: 'Inventory', description: 'All carts.', keywords: [] };
  const vehicles = [buildNewVehicle(), buildNewVehicle({ id: 'ev-city', name: 'EV City' })];
  expect(buildListHead(head, '/inventory', 'Carts', vehicles, dealer).things).toMatchObject([
    {
      '@id': 'https://dealer.example/inventory#list',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Denago EV Nomad', url: 'https://dealer.example/vehicles/ev-nomad' },
        { position: 2, name: 'Denago EV City', url: 'https://dealer.example/vehicles/ev-city' },
      ],
    },
  ]);
});
