import { describe, expect, test, vi } from 'vitest';
import {
  describeContactFailure,
  readContactLink,
  submitContact,
  type ContactSubmission,
} from '../../../../src/features/contact/submit-contact.ts';
import { addDays } from '../../../../src/lib/clock.ts';
import { formatMonthDay } from '../../../../src/lib/format.ts';

const submission: ContactSubmission = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  phone: '3025550199',
  interest: 'sales',
  message: 'I would like a test drive.',
  id: '0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a',
  motto: '',
};

/** Submits to a server that gives this answer; returns what was thrown. */
async function fail(answer: Response | Error): Promise<unknown> {
  const fetch = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  return submitContact(submission, { fetch }).then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
}

describe('submitContact', () => {
  test('posts the submission as JSON and returns the id it is stored under', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(Response.json({ success: true, id: submission.id }, { status: 201 })),
    );
    expect(await submitContact(submission, { fetch })).toBe('0b9a6d4e-5f50-4a55-9d2e-0d5c1b1f6b0a');
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/contact');
    expect(init?.method).toBe('POST');
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
    expect(JSON.parse(init?.body as string)).toEqual(submission);
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  test("shows the server's own words when it refuses", async () => {
    const error = await fail(Response.json({ error: 'First name is required' }, { status: 422 }));
    expect(error).toEqual(new Error('First name is required'));
    expect(describeContactFailure(error)).toBe('First name is required');
  });

  test.each([
    { why: 'a failure without an error text', answer: Response.json({}, { status: 500 }) },
    { why: 'an empty error text', answer: Response.json({ error: '' }, { status: 500 }) },
    { why: 'an error that is no text', answer: Response.json({ error: { code: 7 } }, { status: 500 }) },
    { why: 'a JSON null', answer: Response.json(null, { status: 500 }) },
    { why: 'a failure that is no JSON', answer: new Response('Too many requests', { status: 429 }) },
    { why: "a hotel's login page", answer: new Response('<!doctype html>', { status: 200 }) },
    { why: 'a success without an id', answer: Response.json({ success: true }) },
    { why: 'a success that says it is none', answer: Response.json({ success: false, id: 'abcd-1234' }) },
  ])('throws "Failed to submit contact form" for $why', async ({ answer }) => {
    const error = await fail(answer);
    expect(error).toEqual(new Error('Failed to submit contact form'));
    expect(describeContactFailure(error)).toBe('Failed to send message. Please try again.');
  });

  test('asks to try again when the network fails', async () => {
    const error = await fail(new TypeError('Failed to fetch'));
    expect(describeContactFailure(error)).toBe('Failed to send message. Please try again.');
  });
});

describe('readContactLink', () => {
  const lewes = { name: 'Lewes showroom', phone: '+13025550142' };
  const delivery = 'free, in two days';
  const vehicles = {
    'ev-nomad-xl': { name: 'Denago EV Nomad XL', delivery },
    'ev-city': { name: 'Denago EV City', delivery },
    'ev-rover': { name: 'Denago EV Rover', delivery },
    'd3-lifted': { name: 'Evolution D3 Lifted', delivery },
    'onward-4': { name: 'Club Car Onward 4', showroom: lewes, delivery },
    'freedom-rxv': { name: 'EZ-GO Freedom RXV', showroom: lewes, delivery: 'quoted' },
    'valor-4': {
      name: 'EZ-GO Valor 4',
      showroom: { name: 'Dover showroom', phone: '+13025550150' },
      delivery,
    },
  };
  const nomad = 'Denago EV Nomad XL';
  const weekly = '4 Seater Weekly Rental';
  const due = '$1,050 + $500 deposit = $1,550 due before pickup, plus tax and any delivery';
  const pickedUp = {
    planId: 'four-week',
    plan: weekly,
    days: 7,
    priceUsd: 1050,
    deliveryUsd: 0,
    depositUsd: 500,
  };
  const rentals = {
    plans: { 'four-week': { title: weekly, days: 7, priceUsd: 1050, depositUsd: 500 } },
    towns: {
      '/mt-ephraim': {
        name: 'Mt. Ephraim',
        county: 'Camden County',
        miles: 12.4,
      },
    },
    delivery: { rentalIncludedMiles: 10, rentalUsdPerMile: 6 },
  };

  test.each([
    { search: '', content: {} },
    { search: '?interest=service', content: { interest: 'service' } },
    { search: '?interest=Service', content: {} },
    { search: '?interest=rental', content: {} },
    {
      search: '?interest=sales&vehicle=ev-nomad-xl',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-nomad-xl'],
        subjects: { vehicle: nomad },
        request: 'quote',
        message: `Please send me one written quote for the ${nomad}.`,
      },
    },
    {
      search: '?vehicle=ev-city&vehicle=nope&vehicle=ev-nomad-xl&vehicle=ev-city',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-city', 'ev-nomad-xl'],
        subjects: { vehicle: `Denago EV City, ${nomad}` },
        request: 'quote',
        message: `Please send me one written quote for the Denago EV City and the ${nomad}.`,
      },
    },
    {
      search: '?vehicle=ev-city&vehicle=ev-nomad-xl&vehicle=ev-rover&vehicle=d3-lifted',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-city', 'ev-nomad-xl', 'ev-rover'],
        subjects: { vehicle: `Denago EV City, ${nomad}, Denago EV Rover` },
        request: 'quote',
        message: `Please send me one written quote for the Denago EV City, the ${nomad} and the Denago EV Rover.`,
      },
    },
    {
      search: '?vehicle=ev-city&town=%2Fmt-ephraim',
      content: {
        vehicleIds: ['ev-city'],
        interest: 'sales',
        subjects: {
          vehicle: 'Denago EV City',
          deliverTo: 'Mt. Ephraim, Camden County: free, in two days',
        },
        request: 'quote',
        townPath: '/mt-ephraim',
        message: 'Please send me one written quote for the Denago EV City, delivered to Mt. Ephraim.',
      },
    },
    {
      search: '?vehicle=ev-city&town=Paris',
      content: {
        vehicleIds: ['ev-city'],
        interest: 'sales',
        subjects: { vehicle: 'Denago EV City' },
        request: 'quote',
        message: 'Please send me one written quote for the Denago EV City.',
      },
    },
    { search: '?vehicle=nope', content: {} },
    { search: '?vehicle=constructor', content: {} },
    {
      search: '?plan=four-week',
      content: {
        interest: 'sales',
        subjects: { plan: `${weekly}, 7 days: ${due}` },
        request: 'rental',
        rental: pickedUp,
        message: `I'd like the ${weekly}.`,
      },
    },
    {
      search: '?interest=sales&plan=four-week&town=%2Fmt-ephraim',
      content: {
        interest: 'sales',
        subjects: {
          plan: `${weekly}, 7 days: $1,050 + $12 delivery + $500 deposit = $1,562 due before delivery, plus tax`,
          town: 'Mt. Ephraim',
          delivery: true,
        },
        request: 'rental',
        rental: { ...pickedUp, town: 'Mt. Ephraim', deliveryUsd: 12 },
        townPath: '/mt-ephraim',
        message: `I'd like the ${weekly} in Mt. Ephraim.`,
      },
    },
    {
      search: '?vehicle=ev-nomad-xl&plan=four-week',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-nomad-xl'],
        subjects: { vehicle: nomad, plan: `${weekly}, 7 days: ${due}` },
        request: 'rental',
        rental: pickedUp,
        message: `I'm interested in the ${nomad} and the ${weekly}.`,
      },
    },
    { search: '?plan=toString', content: {} },
    {
      search: '?interest=sales&town=%2Fmt-ephraim',
      content: {
        interest: 'sales',
        subjects: { deliverTo: 'Mt. Ephraim, Camden County' },
        townPath: '/mt-ephraim',
      },
    },
    {
      search: '?interest=sales&vehicle=ev-nomad-xl&wish=back-in-stock',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-nomad-xl'],
        subjects: { vehicle: 'Denago EV Nomad XL' },
        request: 'back-in-stock',
        message: 'Please tell me when a cart like the Denago EV Nomad XL comes in.',
      },
    },
    {
      search: '?interest=sales&wish=quote',
      content: {
        interest: 'sales',
        choosesCart: true,
        request: 'quote',
        message: 'Please send me a written quote for a cart.',
      },
    },
    {
      search: '?interest=sales&wish=quote&town=%2Fmt-ephraim',
      content: {
        interest: 'sales',
        choosesCart: true,
        subjects: { deliverTo: 'Mt. Ephraim, Camden County' },
        request: 'quote',
        townPath: '/mt-ephraim',
        message: 'Please send me a written quote for a cart, delivered to Mt. Ephraim.',
      },
    },
    {
      search: '?interest=sales&wish=quote&vehicle=ev-city',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-city'],
        choosesCart: true,
        subjects: { vehicle: 'Denago EV City' },
        request: 'quote',
        message: 'Please send me one written quote for the Denago EV City.',
      },
    },
    { search: '?wish=back-in-stock', content: {} },
    {
      search: '?interest=sales&vehicle=onward-4&wish=test-drive',
      content: {
        interest: 'sales',
        vehicleIds: ['onward-4'],
        showroom: lewes,
        subjects: { vehicle: 'Club Car Onward 4', showroom: 'Lewes showroom' },
        request: 'testDrive',
        message: "I'd like to test-drive the Club Car Onward 4 at the Lewes showroom.",
      },
    },
    {
      search: '?vehicle=ev-city&wish=test-drive',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-city'],
        subjects: { vehicle: 'Denago EV City' },
        request: 'testDrive',
        message: "I'd like to test-drive the Denago EV City.",
      },
    },
    { search: '?wish=test-drive', content: {} },
    {
      search: '?vehicle=ev-city&wish=photos',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-city'],
        subjects: { vehicle: 'Denago EV City' },
        request: 'photos',
        message: 'Please send me photos of the Denago EV City, with close-ups of any wear.',
      },
    },
    { search: '?wish=photos', content: {} },
    {
      search: '?vehicle=ev-city&wish=report',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-city'],
        subjects: { vehicle: 'Denago EV City' },
        request: 'report',
        message: 'Please send me the condition report of the Denago EV City.',
      },
    },
    { search: '?wish=report', content: {} },
    {
      search: '?vehicle=ev-city&wish=warranty',
      content: {
        interest: 'sales',
        vehicleIds: ['ev-city'],
        subjects: { vehicle: 'Denago EV City' },
        request: 'warranty',
        message: 'Please send me the written warranty of the Denago EV City.',
      },
    },
    { search: '?wish=warranty', content: {} },
    {
      search: '?vehicle=onward-4&vehicle=freedom-rxv',
      content: {
        interest: 'sales',
        vehicleIds: ['onward-4', 'freedom-rxv'],
        showroom: lewes,
        subjects: { vehicle: 'Club Car Onward 4, EZ-GO Freedom RXV' },
        request: 'quote',
        message: 'Please send me one written quote for the Club Car Onward 4 and the EZ-GO Freedom RXV.',
      },
    },
    {
      search: '?vehicle=onward-4&vehicle=valor-4',
      content: {
        interest: 'sales',
        vehicleIds: ['onward-4', 'valor-4'],
        subjects: { vehicle: 'Club Car Onward 4, EZ-GO Valor 4' },
        request: 'quote',
        message: 'Please send me one written quote for the Club Car Onward 4 and the EZ-GO Valor 4.',
      },
    },
    {
      search: '?interest=sales&wish=rental',
      content: { interest: 'sales', request: 'rental', message: "I'd like to rent a cart." },
    },
    {
      search: '?interest=service&wish=home-visit',
      content: {
        interest: 'service',
        subjects: { homeVisit: true },
        request: 'homeVisit',
      },
    },
    {
      search: '?vehicle=ev-nomad-xl&wish=for-free',
      content: {
        vehicleIds: ['ev-nomad-xl'],
        subjects: { vehicle: 'Denago EV Nomad XL' },
        message: "I'm interested in the Denago EV Nomad XL.",
      },
    },
  ])('reads $content from "$search"', ({ search, content }) => {
    expect(readContactLink(search, vehicles, rentals)).toEqual({ vehicleIds: [], subjects: {}, ...content });
  });

  test('tells each price of delivery once where the carts have several', () => {
    const { subjects } = readContactLink(
      '?vehicle=ev-city&vehicle=freedom-rxv&vehicle=ev-rover&town=%2Fmt-ephraim',
      vehicles,
      rentals,
    );
    expect(subjects.deliverTo).toBe('Mt. Ephraim, Camden County: free, in two days; quoted');
  });

  test.each([
    { firstDay: '2027-07-10', days: ', July 10 to 17' },
    { firstDay: '2027-07-28', days: ', July 28 to August 4' },
    { firstDay: '2027-12-27', days: ', December 27 to January 3' },
    { firstDay: 'soon', days: '' },
    { firstDay: '', days: '' },
  ])('writes of a rental from "$firstDay" on the days "$days"', ({ firstDay, days }) => {
    const search = '?plan=four-week&town=%2Fmt-ephraim';
    expect(readContactLink(search, vehicles, rentals, firstDay).message).toBe(
      `I'd like the ${weekly} in Mt. Ephraim${days}.`,
    );
  });

  test.each([7, 28])(
    'names both months of %d days that end in another one, and the only month once',
    (days) => {
      const year = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
      const plan = { title: weekly, days, priceUsd: 1050, depositUsd: 500 };
      const written = year.map((firstDay) => {
        const catalog = { ...rentals, plans: { 'four-week': plan } };
        return readContactLink('?plan=four-week', vehicles, catalog, firstDay).message;
      });
      const expected = year.map((firstDay) => {
        const [first = '', last = ''] = [firstDay, addDays(firstDay, days)].map((day) => formatMonthDay(day));
        const isOneMonth = first.split(' ')[0] === last.split(' ')[0];
        const end = isOneMonth ? last.split(' ')[1] : last;
        return `I'd like the ${weekly}, ${first} to ${end}.`;
      });
      expect(written).toEqual(expected);
    },
  );

  test.each([
    '?plan=x&total=1&town=Paris&days=99&deposit=3',
    '?plan=4+Seater+Weekly+Rental&town=%2Fmt-ephraim&days=7&total=1062&deposit=500',
  ])('makes no offer of a plan that nobody knows: "%s"', (search) => {
    const { rental, subjects, message } = readContactLink(search, vehicles, rentals);
    expect([rental, subjects.plan, subjects.town, message].filter(Boolean)).toEqual([]);
  });

  test('takes no sum, length or town from the URL', () => {
    const own = readContactLink('?plan=four-week', vehicles, rentals);
    const search = '?plan=four-week&total=1&town=Paris&days=99&deposit=3';
    expect(readContactLink(search, vehicles, rentals)).toEqual(own);
  });
});
