import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openContent } from '../../../../src/content/load.ts';
import { listFilesOfPage } from '../../../../src/staff/editor/records.ts';
import { copyData } from '../../../data/data-copy.ts';

const data = copyData();
const content = openContent(data);
const listPaths = (page: string) => listFilesOfPage(page, content).map(({ path }) => path);

afterAll(() => {
  rmSync(data, { recursive: true });
});

describe('the files of a page', () => {
  test.each([
    [
      'a vehicle',
      '/vehicles/ev-city',
      [
        'vehicles/ev-city.yaml',
        'pages/vehicle.yaml',
        'payment-example.yaml',
        'featured-carts.yaml',
        'dealer.yaml',
      ],
    ],
    ['a page that lists carts', '/inventory', ['pages/inventory.yaml', 'dealer.yaml']],
    ['a page whose words have another name', '/which-cart', ['pages/guide.yaml', 'dealer.yaml']],
    ['a page of the dealer', '/contact', ['pages/contact.yaml', 'dealer.yaml']],
    [
      'a policy',
      '/policies/return-policy',
      ['policies/return-policy.md', 'figures/returns.yaml', 'dealer.yaml'],
    ],
    ['no page', '/no-page', ['dealer.yaml']],
  ])('of %s are its own, then what it prints, and the dealer', (_, page, files) => {
    expect(listPaths(page)).toEqual(files);
  });

  test('are known of a vehicle that is not finished, and of one that is gone', () => {
    writeFileSync(join(data, 'vehicles', 'a-new-one.yaml'), 'name: A new one\n');
    expect(listPaths('/vehicles/a-new-one')).toEqual(['vehicles/a-new-one.yaml', 'dealer.yaml']);
    rmSync(join(data, 'vehicles', 'ev-city.yaml'));
    expect(listPaths('/vehicles/ev-city')).not.toContain('vehicles/ev-city.yaml');
  });
});
