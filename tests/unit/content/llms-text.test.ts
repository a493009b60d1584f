import { describe, expect, test } from 'vitest';
import { buildLlmsText, type SiteFacts } from '../../../src/content/llms-text.ts';
import { buildCounty, buildDealer, buildNewRecord, buildUsedRecord } from '../samples.ts';

const facts: SiteFacts = {
  dealer: buildDealer({ holidayHours: [{ date: '2026-12-25', name: 'Christmas Day' }] }),
  priceCopy: {
    line: 'Prices include freight.',
    lineOfOne: 'This price includes freight.',
    note: 'Plus tax.',
    isWhole: true,
  },
  links: [{ label: 'Inventory', path: '/inventory' }],
  vehicles: [buildUsedRecord({ priceUsd: 7995 }), buildNewRecord({ priceUsd: 8495 })],
  lists: [{ id: 'used', label: 'Used carts', entries: [{ vehicleId: buildUsedRecord().id }] }],
  brands: [],
  rentalGroups: [],
  services: [],
  counties: [buildCounty()],
  policies: [],
  today: '2026-12-01',
};

describe('buildLlmsText', () => {
  const lines = buildLlmsText(facts).split('\n');

  test('opens with the name, the summary and the facts, before the first heading of a list', () => {
    expect(lines.slice(0, 12)).toEqual([
      '# Sample Carts',
      '',
      '> Golf carts for sale and for rent.',
      '',
      '- Telephone: (302) 555-0142',
      '- Phone hours: Mon-Sat 9AM-6PM, Sun closed',
      '- Email: hello@dealer.example',
      '- Showroom hours: Mon-Sat 9AM-5PM, Sun closed',
      '- Christmas Day, December 25, 2026: Closed',
      '- Service hours: Mon-Sat 8AM-5PM, Sun emergency calls only',
      '- Carts: Prices include freight.',
      '',
    ]);
  });

  test('says how many carts there are and what they cost, of all and of each list', () => {
    expect(lines).toContain('- [All carts](https://dealer.example/inventory): 2 carts, $7,995 to $8,495');
    expect(lines).toContain('- [Used carts](https://dealer.example/carts/used): 1 cart, $7,995');
  });

  test('is no longer with 500 carts than with two', () => {
    const vehicles = Array.from({ length: 500 }, (_, index) => buildNewRecord({ id: `cart-${index}` }));
    expect(buildLlmsText({ ...facts, vehicles }).split('\n')).toHaveLength(lines.length);
  });

  test('has nothing but links with notes under its headings, as the form wants', () => {
    const below = lines.slice(lines.findIndex((line) => line.startsWith('## ')));
    expect(below.filter((line) => !/^(## .+|- \[[^\]]+\]\(https:\/\/[^)]+\)(: .+)?|)$/.test(line))).toEqual(
      [],
    );
  });
});
