import { expect, test } from 'vitest';
import {
  buildCountyTokens,
  listLargestTowns,
  listTownLinks,
} from '../../../../src/features/places/county-page.ts';
import { buildCounty, buildShowroom, buildTownRecord } from '../../samples.ts';

const far = buildShowroom({ id: 'cherry-hill', coordinates: { lat: 39.9268, lng: -75.0246 } });
const showrooms = [far, buildShowroom()];

test('the tokens of a county measure from its seat to the nearest showroom', () => {
  const seat = buildTownRecord({ name: 'Georgetown', coordinates: { lat: 38.6901, lng: -75.3855 } });
  expect(buildCountyTokens(buildCounty({ municipalities: [seat] }), showrooms)).toEqual({
    'county.name': 'Sussex County',
    'county.state': 'Delaware',
    'county.seat': 'Georgetown',
    'county.population': '237,378',
    'county.municipalityCount': '1',
    'county.showroom': 'Lewes showroom',
    'county.showroomPhone': '(302) 555-0142',
    'county.seatMiles': '14.5 miles',
  });
});

test('the largest towns come with their people, as many as are asked for', () => {
  const towns = [900, 12000, 3000].map((population) => buildTownRecord({ population }));
  expect(listLargestTowns(towns, 2).map(({ detail }) => detail)).toEqual(['12,000 people', '3,000 people']);
});

test('all towns are listed from A to Z, with the delivery of a rental where it costs something', () => {
  const near = buildTownRecord({ name: 'Milton', path: '/milton' });
  const away = buildTownRecord({
    name: 'Delmar',
    path: '/delmar',
    coordinates: { lat: 38.4568, lng: -75.5771 },
  });
  const delivery = { rentalIncludedMiles: 10, rentalUsdPerMile: 6 };
  expect(listTownLinks([near, away], showrooms, delivery)).toEqual([
    { name: 'Delmar', path: '/delmar', detail: '$132' },
    { name: 'Milton', path: '/milton' },
  ]);
});
