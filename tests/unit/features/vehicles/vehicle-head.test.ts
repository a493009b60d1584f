import { describe, expect, test } from 'vitest';
import {
  buildVehicleHead,
  buildVehicleTokens,
  type VehicleContext,
} from '../../../../src/features/vehicles/vehicle-head.ts';
import { fillTemplate } from '../../../../src/lib/tokens.ts';
import { getPageCopy } from '../../../../src/content/site.ts';
import { buildVehicle } from '../../../../src/features/vehicles/build-vehicle.ts';
import type { VehicleRecord } from '../../../../src/features/vehicles/vehicle-record.schema.ts';
import { vehicleTokens } from '../../../../src/features/vehicles/vehicle-page.schema.ts';
import {
  buildDealer,
  buildNewRecord,
  buildNewVehicle,
  buildShowroom,
  buildUsedRecord,
} from '../../samples.ts';

describe('buildVehicleTokens', () => {
  const dealer = buildDealer({
    showrooms: [buildShowroom(), buildShowroom({ id: 'cherry-hill', phone: '+18565550117' })],
  });

  test.each([
    ['(856) 555-0117', 'stands in that showroom', { standsAt: { showroomId: 'cherry-hill' } }],
    ['(302) 555-0142', 'stands nowhere', {}],
    ['(302) 555-0142', 'is sold', { standsAt: { showroomId: 'cherry-hill' }, inStock: false }],
  ])('gives %s to ask about a cart that %s', (phone, _place, changes) => {
    expect(buildVehicleTokens(buildNewVehicle(changes), dealer, [])['vehicle.phone']).toBe(phone);
  });

  test('counts the towns, one with two pages once', () => {
    const towns = [{}, {}, { canonicalPath: '/milford' }];
    expect(buildVehicleTokens(buildNewVehicle(), dealer, towns)['vehicle.towns']).toBe('2 towns');
  });

  test('has exactly the names that the page may use', () => {
    expect(Object.keys(buildVehicleTokens(buildNewVehicle(), dealer, [])).toSorted()).toEqual(
      [...vehicleTokens].toSorted(),
    );
  });
});

describe('buildVehicleHead', () => {
  const context: VehicleContext = {
    copy: {
      ...getPageCopy('vehicle'),
      titleTemplate: '{{vehicle.name}}: {{vehicle.condition}} {{vehicle.seats}}-Seat Cart',
      descriptionTemplates: [
        '{{vehicle.opening}} Range {{vehicle.range}}, {{vehicle.price}}.',
        '{{vehicle.opening}} {{vehicle.price}}.',
        '{{vehicle.name}}: {{vehicle.facts}}.',
      ],
    },
    imagePaths: ['/pictures/1.avif'],
    saleFigures: {
      returnDays: { new: 7, used: 3 },
      restockingPercent: { new: 15, used: 20 },
      freeDeliveryFromUsd: 5000,
      deliveryDays: { min: 2, max: 5 },
    },
    returnPolicyPath: '/policies/return-policy',
    priceLine: 'This price includes freight.',
    dealer: buildDealer(),
  };
  const build = (record: VehicleRecord) => {
    const vehicle = buildVehicle(record, 'Denago');
    return buildVehicleHead(vehicle, {
      ...context,
      copy: fillTemplate(context.copy, buildVehicleTokens(vehicle, context.dealer, [])),
    });
  };
  /** Beginning of a description, `length` characters up to and with its full stop. */
  const open = (length: number) => `${'a'.repeat(length - 1)}. And more.`;

  test('names condition and seats in the title', () => {
    expect(build(buildNewRecord()).title).toBe('Denago EV Nomad: New 4-Seat Cart');
    expect(build(buildUsedRecord({ seats: 2 })).title).toBe('Denago Onward 4 (2021): Used 2-Seat Cart');
  });

  test.each([
    ['EV '.repeat(18).trim(), 'Denago ', '65 characters fit with the brand, and no more'],
    ['EV '.repeat(20).trim(), '', 'the name alone fits'],
  ])('leaves out of the title of "%s" what has no room', (name, brand) => {
    expect(build(buildNewRecord({ name })).title).toBe(`${brand}${name}`);
  });

  // " Range 45 miles, $8,495." is 24 characters long, " $8,495." is 8.
  test.each([
    [136, / Range 45 miles, \$8,495\.$/, '160 characters fit'],
    [137, /a\. \$8,495\.$/, 'the shorter end'],
    [152, /a\. \$8,495\.$/, 'the shorter end fills 160'],
    [153, /^Denago EV Nomad: 4 seats, 45 mi, 25 mph\.$/, 'no room for the sentence'],
  ])('describes a vehicle whose first sentence has %d characters like %s: %s', (length, expected) => {
    expect(build(buildNewRecord({ description: open(length) })).description).toMatch(expected);
  });

  test('takes a point inside a number for no end of a sentence', () => {
    const description = 'It clears 7.5 inches. It is red.';
    expect(build(buildNewRecord({ description })).description).toMatch(/^It clears 7\.5 inches\. Range/);
  });

  test('makes the vehicle what the page is there for', () => {
    const head = build(buildNewRecord());
    expect(head.page).toEqual({
      type: 'ItemPage',
      mainEntityId: 'https://dealer.example/vehicles/ev-nomad#vehicle',
    });
    expect(head.things).toMatchObject([
      { '@id': head.page.mainEntityId, image: ['https://dealer.example/pictures/1.avif'] },
    ]);
  });
});
