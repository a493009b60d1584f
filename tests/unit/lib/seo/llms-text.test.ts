import { describe, expect, test } from 'vitest';
import { buildLlmsText, type SiteFacts } from '../../../../src/lib/seo/llms-text.ts';
import { buildCounty, buildDealer, buildSampleVehicle, buildUsedRecord } from '../../samples.ts';

const facts: SiteFacts = {
  dealer: buildDealer({ holidayHours: [{ date: '2026-12-25', name: 'Christmas Day' }] }),
  priceWords: { line: 'Prices include freight.', note: 'Plus tax.' },
  links: [{ label: 'Inventory', path: '/inventory' }],
  vehicles: [{ record: buildUsedRecord(), vehicle: buildSampleVehicle({ inStock: false }) }],
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
      '- E-mail: hello@dealer.example',
      '- Showroom hours: Mon-Sat 9AM-5PM, Sun closed',
      '- Christmas Day, December 25, 2026: Closed',
      '- Service hours: Mon-Sat 8AM-5PM, Sun emergency calls only',
      '- Carts: Prices include freight.',
      '',
    ]);
  });

  test('says of a cart its condition, price, figures and whether it is there', () => {
    expect(lines).toContain(
      '- [Denago EV Nomad](https://dealer.example/vehicles/ev-nomad): used, $8,495, 4 seats, 45 mi, 25 mph, out of stock',
    );
  });

  test('has nothing but links with notes under its headings, as the form wants', () => {
    const below = lines.slice(lines.findIndex((line) => line.startsWith('## ')));
    expect(below.filter((line) => !/^(## .+|- \[[^\]]+\]\(https:\/\/[^)]+\)(: .+)?|)$/.test(line))).toEqual(
      [],
    );
  });
});
