import { describe, expect, test } from 'vitest';
import { getPageCopy } from '../../../../src/content/site.ts';
import { getVehicleRequest, listSaleTerms } from '../../../../src/features/vehicles/vehicle-page.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { buildNewVehicle, buildUsedVehicle } from '../../samples.ts';

const copy = { ...getPageCopy('vehicle'), testDriveByMessage: 'Pick a day' };
const custom: Vehicle = { ...buildNewVehicle(), condition: 'custom' };

test.each([
  ['in stock', buildNewVehicle(), 'Pick a day', 'test-drive'],
  ['new and out of stock', buildNewVehicle({ inStock: false }), 'Tell me when one comes in', 'back-in-stock'],
  ['used and sold', buildUsedVehicle({ inStock: false }), 'Ask for a similar cart', 'back-in-stock'],
  ['custom and sold', { ...custom, inStock: false }, 'Ask for a similar cart', 'back-in-stock'],
])('the request of a vehicle that is %s', (_, vehicle, label, wish) => {
  const path = `/contact?interest=sales&vehicle=${vehicle.id}&wish=${wish}`;
  expect(getVehicleRequest(vehicle, copy)).toEqual({ label, path });
});

describe('listSaleTerms', () => {
  const policyLinks = {
    warranty: { label: 'Warranty policy', path: '/warranty' },
    returns: { label: 'Return policy', path: '/returns' },
    delivery: { label: 'Delivery policy', path: '/delivery' },
  };
  const saleFigures = {
    returnDays: { new: 7, used: 3 },
    restockingPercent: { new: 15, used: 20 },
    freeDeliveryFromUsd: 5000,
  };
  const list = (vehicle: Vehicle) => {
    const rows = listSaleTerms(vehicle, copy, { policyLinks, saleFigures });
    const find = (title: string) => rows.find((row) => row.title === title);
    return {
      condition: find(copy.condition.title),
      warranty: find(copy.warranty.title),
      returns: find(copy.returns.title),
      delivery: find(copy.delivery.title),
    };
  };

  test.each([
    ['new', buildNewVehicle(), 'new'],
    ['used', buildUsedVehicle(), 'used'],
    ['custom', custom, 'custom'],
  ] as const)('warranty and returns of a %s vehicle are those of its condition', (_, vehicle, terms) => {
    const { warranty, returns } = list(vehicle);
    expect(warranty).toMatchObject({ summary: copy.warranty.summary[terms], text: copy.warranty[terms] });
    expect(returns).toMatchObject({ summary: copy.returns.summary[terms], text: copy.returns[terms] });
  });

  test('a vehicle sold as-is has no warranty text', () => {
    const { warranty, returns } = list(buildUsedVehicle({ asIs: true }));
    expect(warranty).toMatchObject({ summary: copy.warranty.summary.asIs, links: [policyLinks.warranty] });
    expect(warranty?.text).toBeUndefined();
    expect(returns?.text).toBe(copy.returns.asIs);
  });

  test('only a used vehicle offers its report, and only the others the written warranty', () => {
    const used = list(buildUsedVehicle());
    expect(used.condition?.links).toMatchObject([{ label: copy.condition.requestLabel }]);
    expect(used.warranty?.links).toEqual([policyLinks.warranty]);
    expect(list(buildNewVehicle()).condition).toBeUndefined();
    expect(list(buildNewVehicle()).warranty?.links).toMatchObject([
      { label: copy.warranty.requestLabel },
      policyLinks.warranty,
    ]);
  });

  test.each([
    [5000, 'free'],
    [4999, 'quoted'],
  ] as const)('delivery at $%d is %s', (priceUsd, terms) => {
    const { delivery } = list(buildNewVehicle({ priceUsd }));
    expect(delivery?.summary).toBe(copy.delivery.summary[terms]);
    expect(delivery?.items).toEqual([...copy.delivery[terms], ...copy.delivery.items]);
  });
});
