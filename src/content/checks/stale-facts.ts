// Facts in data/ that were not changed along with another one: telephone numbers and places on the map.
import { formatPhone } from '../../lib/format.ts';
import { measureMiles } from '../../features/places/distance.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import type { Finding, FindingText } from './finding.ts';
import type { CheckContext } from './check-context.ts';
import { searchTexts } from './page-texts.ts';

const phonePattern = /(?<!\d)(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]{0,2}(\d{3})[ .-]?(\d{4})(?!\d)/g;

/** The dealer's telephone number typed into a text, and one that data/dealer.yaml had until now. */
export function findHardcodedPhones({
  texts,
  dealer: { phone, showrooms },
  published,
}: Pick<CheckContext, 'texts' | 'published'> & { dealer: Pick<Dealer, 'phone' | 'showrooms'> }): Finding[] {
  const current = [phone, ...showrooms.map((room) => room.phone)];
  const before: readonly string[] = published.get('dealer.yaml')?.text.match(/\+1\d{10}/g) ?? [];
  // The dealer's own number is the one that every text means.
  const wasDealers = before[0] !== phone ? before[0] : undefined;
  return searchTexts(texts, ({ file, at, written }) =>
    [...written.matchAll(phonePattern)].flatMap(([, area = '', first = '', last = '']): FindingText[] => {
      const number = `+1${area}${first}${last}`;
      const isOld = number === wasDealers || (before.includes(number) && !current.includes(number));
      if (isOld && (file !== 'dealer.yaml' || at[0] !== 'phone')) {
        const owner =
          number === wasDealers
            ? "the dealer's telephone number until now"
            : 'a telephone number that data/dealer.yaml had until now';
        const expected =
          file === 'dealer.yaml'
            ? 'write the new number, if it changes here too'
            : 'write {{phone}}, or the new number';
        return [{ found: `${formatPhone(number)}, ${owner}`, expected }];
      }
      if (file === 'dealer.yaml' || number !== phone) return [];
      const found = `${formatPhone(number)}, the dealer's telephone number`;
      return [{ found, expected: 'write {{phone}}, so that it follows a change' }];
    }),
  );
}

/** The dealer's telephone number while it is the one that a showroom had until now. */
export function findStaleDealerPhone({
  dealer: { phone, showrooms },
  published,
}: Pick<CheckContext, 'published'> & { dealer: Pick<Dealer, 'phone' | 'showrooms'> }): Finding[] {
  const before = published.get('dealer.yaml')?.value as
    { showrooms?: { id?: string; phone?: string }[] } | null | undefined;
  const moved = showrooms.find(
    (room) =>
      room.phone !== phone && before?.showrooms?.some((old) => old.id === room.id && old.phone === phone),
  );
  if (!moved) return [];
  return [
    {
      file: 'dealer.yaml',
      at: ['phone'],
      found: `${formatPhone(phone)}, which ${moved.name} had until now`,
      expected: 'write the new number, if it changes here too',
    },
  ];
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
