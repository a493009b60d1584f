// Where a visitor reads that no rental is confirmed for the road, as long as that is so.
import { expect, test } from 'vitest';
import { findRentalRoadsUnconfirmed, getPageCopy, getTowns } from '../../../src/content/site.ts';
import { findHero, findSection, readText } from '../page-parts.ts';

const municipalities = getTowns();
const said = findRentalRoadsUnconfirmed();

test.runIf(said)(
  'while no rental is confirmed for the road, home and rentals page say so with their plans',
  () => {
    expect(readText(findSection('/', getPageCopy('home').rent.title))).toContain(said?.note);
    const [before = ''] = readText(findSection('/rentals', getPageCopy('rentals').plans.title)).split('$');
    expect(before).toContain(said?.sentence);
    expect(before).toContain(getPageCopy('rentals').roadsLink.label);
  },
);

test.runIf(said)(
  'while no rental is confirmed for the road, every town says so with its answer on roads',
  () => {
    const { unconfirmed, registeredOnly, closed } = getPageCopy('town').answers.roads;
    const without = municipalities.filter(
      ({ path }) =>
        ![unconfirmed, registeredOnly, closed].some((note) => readText(findHero(path)).includes(note)),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  },
);
