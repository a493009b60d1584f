import { describe, expect, test } from 'vitest';
import { contactPathFor } from '../../../../src/lib/contact-path.ts';
import { formatRequestLines, listRequestErrors } from '../../../../src/features/contact/request-lines.ts';
import { parseContactLink } from '../../../../src/features/contact/parse-contact-link.ts';
import { getInterest, requestSchema } from '../../../../src/features/contact/request.ts';
import type * as z from 'zod/mini';
import { requestFacts } from './request-facts.ts';

type RequestInput = z.input<typeof requestSchema>;
const parse = (request: RequestInput) => requestSchema.parse(request);

type LinkedRequest = RequestInput & Parameters<typeof contactPathFor>[0];

/** The addresses that pages link. */
const links: [search: string, request: LinkedRequest][] = [
  ['?interest=sales', { kind: 'question' }],
  ['?interest=service', { kind: 'question', interest: 'service' }],
  ['?interest=sales&town=%2Flewes', { kind: 'question', town: '/lewes' }],
  ['?interest=sales&wish=quote', { kind: 'quote' }],
  ['?interest=sales&vehicle=nomad', { kind: 'quote', vehicles: ['nomad'] }],
  ['?interest=sales&vehicle=nomad&vehicle=onward', { kind: 'quote', vehicles: ['nomad', 'onward'] }],
  ['?interest=sales&town=%2Flewes&wish=quote', { kind: 'quote', town: '/lewes' }],
  ['?interest=sales&vehicle=nomad&wish=test-drive', { kind: 'test-drive', vehicles: ['nomad'] }],
  ['?interest=sales&vehicle=nomad&wish=photos', { kind: 'photos', vehicles: ['nomad'] }],
  ['?interest=sales&vehicle=nomad&wish=back-in-stock', { kind: 'back-in-stock', vehicles: ['nomad'] }],
  ['?interest=sales&wish=rental', { kind: 'rental' }],
  ['?interest=sales&plan=weekly&town=%2Flewes', { kind: 'rental', plan: 'weekly', town: '/lewes' }],
  ['?interest=service&wish=home-visit', { kind: 'service-visit' }],
];

test.each(links)('%s is the address of a request', (search, request) => {
  expect(contactPathFor(request)).toBe(`/contact${search}`);
  expect(parseContactLink(search, requestFacts)).toEqual(parse(request));
});

test.each<[search: string, request: RequestInput]>([
  ['', { kind: 'question' }],
  ['?vehicle=nomad', { kind: 'quote', vehicles: ['nomad'] }],
  ['?interest=Service', { kind: 'question' }],
  ['?interest=service&vehicle=nomad', { kind: 'question', interest: 'service' }],
  ['?vehicle=submarine&vehicle=constructor&vehicle=__proto__', { kind: 'question' }],
  [
    '?vehicle=nomad&vehicle=city&vehicle=onward&vehicle=rover',
    { kind: 'quote', vehicles: ['nomad', 'city', 'onward'] },
  ],
  ['?plan=yearly&total=1&town=Paris&days=99&deposit=3', { kind: 'question' }],
  ['?vehicle=nomad&wish=gift', { kind: 'quote', vehicles: ['nomad'] }],
  ['?wish=test-drive', { kind: 'question' }],
  ['?vehicle=onward&wish=test-drive', { kind: 'test-drive', vehicles: ['onward'], showroom: 'east' }],
  ['?message=Free+carts&firstName=Eve', { kind: 'question' }],
])('the link %s asks for what it knows alone', (search, request) => {
  expect(parseContactLink(search, requestFacts)).toEqual(parse(request));
});

test.each<[RequestInput, string]>([
  [{ kind: 'question', interest: 'parts' }, 'parts'],
  [{ kind: 'service-visit' }, 'service'],
  [{ kind: 'quote' }, 'sales'],
])('the interest of %j is %s', (request, interest) => {
  expect(getInterest(parse(request))).toBe(interest);
});

describe('the lines of a message', () => {
  test.each<[RequestInput, string[]]>([
    [{ kind: 'question' }, []],
    [
      { kind: 'quote', vehicles: ['nomad', 'onward'] },
      ['A quote', 'Cart: Denago Nomad, $9,995', 'Cart: Club Car Onward, $7,995'],
    ],
    [
      { kind: 'test-drive', vehicles: ['onward'], driveDay: '2026-12-01', showroom: 'east' },
      ['A test drive', 'Cart: Club Car Onward, $7,995', 'Day: December 1, 2026', 'Where: East showroom'],
    ],
    [
      { kind: 'rental', plan: 'weekly', town: '/lewes', firstDay: '2026-12-28', street: 'Pine Street' },
      [
        'A rental',
        'Plan: 4 Seater Weekly Rental',
        'Deliver to: Lewes, Sussex County',
        'First day: December 28, 2026',
        'Street: Pine Street',
        'Back by: January 4, 2027',
        'Due: $1,050 + $12 delivery + $500 deposit = $1,562, due before delivery, plus tax',
      ],
    ],
    [
      { kind: 'rental', plan: 'weekly', firstDay: '2026-11-19' },
      [
        'A rental',
        'Plan: 4 Seater Weekly Rental',
        'First day: November 19, 2026',
        "Back by: November 26, 2026. We're closed then, so we'll agree on a time",
        'Due: $1,050 + $500 deposit = $1,550, due before pickup, plus tax and any delivery',
      ],
    ],
  ])('of %j say what was seen', (request, lines) => {
    expect(formatRequestLines(parse(request), requestFacts)).toEqual(lines);
  });
});

describe('on a Friday, November 20', () => {
  const today = '2026-11-20';
  test.each<[RequestInput, Record<string, string>]>([
    [{ kind: 'question' }, {}],
    [
      { kind: 'quote', vehicles: ['submarine'] },
      { vehicles: 'This cart is no longer listed. Please load the page again' },
    ],
    [{ kind: 'quote', town: 'Paris' }, { town: 'Deliver to: choose one from the list' }],
    [{ kind: 'rental', firstDay: today }, {}],
    [{ kind: 'rental' }, { firstDay: 'First day: pick a day' }],
    [{ kind: 'rental', firstDay: '2026-11-19' }, { firstDay: 'First day: pick today or a later day' }],
    [
      { kind: 'rental', firstDay: '2026-11-22' },
      { firstDay: "First day: we're closed that day, so pick another" },
    ],
    [{ kind: 'rental', firstDay: '2026-02-31x' }, { firstDay: 'First day: pick a day' }],
    [{ kind: 'rental', firstDay: today, plan: 'constructor' }, { plan: 'Plan: choose one from the list' }],
    [{ kind: 'test-drive', vehicles: ['onward'] }, { driveDay: 'Day: pick a day' }],
    [{ kind: 'trade-in' }, { tradeCart: 'Your cart: please tell us' }],
    [{ kind: 'fleet' }, { cartCount: 'Carts: please tell us' }],
    [{ kind: 'service-visit' }, { visitTown: 'Town: please tell us' }],
    [{ kind: 'fleet', cartCount: '0' }, { cartCount: 'Carts: write a number, such as 6' }],
    [{ kind: 'fleet', cartCount: '6', neededFrom: '2026-11-22' }, {}],
  ])('%j is refused with %j', (request, errors) => {
    expect(listRequestErrors(parse(request), requestFacts, today)).toEqual(errors);
  });
});
