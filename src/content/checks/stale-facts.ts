// Facts in data/ that were not changed along with another one: telephone numbers and places on the map.
import { formatPhone } from '../../lib/format.ts';
import { measureMiles } from '../../features/places/distance.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import type { Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';
import { searchTexts } from './page-texts.ts';

const phonePattern = /(?<!\d)(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]{0,2}(\d{3})[ .-]?(\d{4})(?!\d)/g;

type Phones = Pick<Dealer, 'phone'> & { showrooms: readonly { id: string; phone: string }[] };

/** A telephone number that has changed in data/dealer.yaml since it was published, wherever it still stands. */
export function findOldPhones({
  texts,
  dealer,
  published,
}: Pick<CheckContext, 'texts' | 'published'> & { dealer: Phones }): Finding[] {
  const before = published.get('dealer.yaml')?.value as Partial<Phones> | null | undefined;
  const now = listPhones(dealer);
  const changed = [...listPhones(before ?? {})]
    .filter(([owner, phone]) => now.get(owner) !== phone)
    .map(([, phone]) => phone);
  return searchTexts(texts, ({ file, written }) =>
    [...written.matchAll(phonePattern)].flatMap(([, area = '', first = '', last = '']) => {
      const number = `+1${area}${first}${last}`;
      if (!changed.includes(number)) return [];
      const found = `${formatPhone(number)}, which has changed in data/dealer.yaml`;
      const expected =
        file === 'dealer.yaml'
          ? 'write the new number, if it changes here too'
          : 'write {{phone}}, or the new number';
      return [{ found, expected }];
    }),
  );
}

/** The telephone numbers of the dealer and of each showroom, by whose they are. */
function listPhones({ phone, showrooms = [] }: Partial<Phones>): ReadonlyMap<string, string | undefined> {
  return new Map([
    ['the dealer', phone],
    ...showrooms.map((room): [string, string] => [room.id, room.phone]),
  ]);
}

/** Miles from the middle of its town within which a showroom of the town lies. */
const farthestFromTown = 10;

/** A showroom that lies where another one does, or far from its town. */
export function findMisplacedShowrooms({
  dealer: { showrooms },
  municipalities,
}: Pick<CheckContext, 'municipalities'> & { dealer: Pick<Dealer, 'showrooms'> }): Finding[] {
  return showrooms.flatMap(({ city, state, coordinates, type }, index): Finding[] => {
    const place = { file: 'dealer.yaml', at: ['showrooms', index, 'coordinates'] };
    const expected = 'copy latitude and longitude of its address from a map';
    const other = showrooms
      .slice(0, index)
      .find((room) => measureMiles(room.coordinates, coordinates) < 0.05);
    if (other && type === 'physical')
      return [{ ...place, found: `the coordinates of the showroom ${other.name}`, expected }];
    // A state may have two places of one name.
    const miles = municipalities
      .filter((town) => town.state === state && (town.name === city || town.name.startsWith(`${city} `)))
      .map((town) => measureMiles(town.coordinates, coordinates))
      .reduce((nearest, distance) => Math.min(nearest, distance), Infinity);
    if (miles <= farthestFromTown || miles === Infinity) return [];
    return [{ ...place, found: `a place ${Math.round(miles)} miles from ${city}`, expected }];
  });
}
