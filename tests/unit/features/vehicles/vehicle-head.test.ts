import { describe, expect, test } from 'vitest';
import { getPageCopy } from '../../../../src/content/site.ts';
import { buildVehicleHead, buildVehicleTokens } from '../../../../src/features/vehicles/vehicle-head.ts';
import type { Vehicle } from '../../../../src/features/vehicles/vehicle.ts';
import { fillTemplate } from '../../../../src/lib/tokens.ts';
import { buildDealer, buildNewVehicle, buildShowroom, buildUsedVehicle, saleFacts } from '../../samples.ts';

describe('buildVehicleTokens', () => {
  const dealer = buildDealer({
    showrooms: [buildShowroom(), buildShowroom({ id: 'cherry-hill', phone: '+18565550117' })],
  });

  test.each([
    ['(856) 555-0117', 'is in that showroom', { standsAt: { showroomId: 'cherry-hill' } }],
    ['(302) 555-0142', 'is in none', {}],
    ['(302) 555-0142', 'is sold', { standsAt: { showroomId: 'cherry-hill' }, inStock: false }],
  ])('gives %s to ask about a cart that %s', (phone, _place, changes) => {
    expect(buildVehicleTokens(buildNewVehicle(changes), dealer, [])['vehicle.phone']).toBe(phone);
  });

  test('counts a town with two pages once', () => {
    const towns = [{}, {}, { canonicalPath: '/milford' }];
    expect(buildVehicleTokens(buildNewVehicle(), dealer, towns)['vehicle.towns']).toBe('2 towns');
  });
});

describe('buildVehicleHead', () => {
  const dealer = buildDealer();
  const copy = {
    ...getPageCopy('vehicle'),
    titleTemplate: '{{vehicle.name}}: {{vehicle.condition}} {{vehicle.seats}}-Seat Cart',
    descriptionTemplates: [
      '{{vehicle.opening}} Range {{vehicle.range}}, {{vehicle.price}}.',
      '{{vehicle.opening}} {{vehicle.price}}.',
      '{{vehicle.name}}: {{vehicle.facts}}.',
    ],
  };
  const build = (vehicle: Vehicle) =>
    buildVehicleHead(vehicle, fillTemplate(copy, buildVehicleTokens(vehicle, dealer, [])), saleFacts);
  /** Beginning of a description, `length` characters up to and with its full stop. */
  const open = (length: number) => `${'a'.repeat(length - 1)}. And more.`;

  test.each([
    ['EV Nomad', 'Denago EV Nomad: New 4-Seat Cart', 'all of it'],
    ['EV '.repeat(18).trim(), `Denago ${'EV '.repeat(18).trim()}`, 'the name with the brand'],
    ['EV '.repeat(20).trim(), 'EV '.repeat(20).trim(), 'the name'],
  ])('of the title of "%s" keeps "%s": %s fits', (name, title) => {
    expect(build(buildNewVehicle({ name })).title).toBe(title);
  });

  // " Range 45 miles, $8,495." is 24 characters long, " $8,495." is 8.
  test.each([
    [136, / Range 45 miles, \$8,495\.$/, '160 characters fit'],
    [137, /a\. \$8,495\.$/, 'the shorter end'],
    [152, /a\. \$8,495\.$/, 'the shorter end fills 160'],
    [153, /^Denago EV Nomad: 4 seats, 45 mi, 25 mph\.$/, 'no room for the sentence'],
  ])('describes a vehicle with a first sentence of %d characters like %s: %s', (length, expected) => {
    expect(build(buildNewVehicle({ description: open(length) })).description).toMatch(expected);
  });

  test('makes the vehicle the main entity of the page', () => {
    const head = build(buildUsedVehicle());
    expect(head.page).toEqual({
      type: 'ItemPage',
      mainEntityId: 'https://dealer.example/vehicles/onward-4-u1042#vehicle',
    });
    expect(head.things).toMatchObject([{ '@id': head.page.mainEntityId }]);
  });
});
