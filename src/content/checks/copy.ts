// Words that do not fit where they stand: an emoji in a heading, those of another record, a list whose title names another
// price than its rule, and more text than the home page has room for.
import { formatNumber, formatUsd } from '../../lib/format.ts';
import { mapTexts } from '../../lib/tokens.ts';
import { placeInVehicle, type Finding } from './finding.ts';
import type { CheckContext } from './check-context.ts';
import { searchTexts } from './page-texts.ts';

/** Fields that are printed as headings, or as words of a menu or button. */
const headingKeys = /^(title|metaTitle|name|label|linkLabel|headline|question|badge)$/;

/** A face or symbol in a heading: each device draws its own, and programs that read aloud spell it out. */
export function findEmoji({ texts }: Pick<CheckContext, 'texts'>): Finding[] {
  return searchTexts(texts, ({ at, written }) => {
    const isHeading = headingKeys.test(String(at.at(-1))) || /^#{2,6} /.test(written);
    const emoji = isHeading ? /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.exec(written)?.[0] : undefined;
    if (emoji === undefined) return [];
    const found = `"${written.trim()}", a heading with ${emoji} in it`;
    const expected =
      'write words alone: every device draws such a sign differently, and some read its name aloud';
    return [{ found, expected }];
  });
}

/** A vehicle or a town that is described in the words of another, as after a copy of its record. */
export function findRepeatedWords({
  vehicles,
  counties,
}: Pick<CheckContext, 'vehicles' | 'counties'>): Finding[] {
  const descriptions = [
    ...vehicles.map((record) => ({
      place: placeInVehicle(record, 'description'),
      owner: `data/vehicles/${record.id}.yaml`,
      text: record.description,
    })),
    ...counties.flatMap(({ id, municipalities }) =>
      municipalities.map(({ name, localNote }, index) => ({
        place: { file: `counties/${id}.yaml`, at: ['municipalities', index, 'localNote'] },
        owner: name,
        text: localNote,
      })),
    ),
  ];
  const owners = new Map<string, string>();
  return descriptions.flatMap(({ place, owner, text }) => {
    const first = owners.get(text);
    if (first === undefined) {
      owners.set(text, owner);
      return [];
    }
    const expected = 'say how this one differs; search engines list one of two pages with the same words';
    return [{ ...place, found: `the words of ${first}`, expected }];
  });
}

/** A list whose links or headings name another price than its rule. */
export function findContradictingListPrices({ lists }: Pick<CheckContext, 'lists'>): Finding[] {
  return lists.flatMap(({ id, label, head, hero, rule }) => {
    const { priceBelowUsd } = rule;
    if (priceBelowUsd === undefined) return [];
    const price = [label, hero.title, head.title]
      .flatMap((words) => words.match(/\$\d+(?:,\d{3})*/g) ?? [])
      .find((written) => written !== formatUsd(priceBelowUsd));
    if (price === undefined) return [];
    return {
      file: `lists/${id}.yaml`,
      at: ['rule', 'priceBelowUsd'],
      found: `${formatUsd(priceBelowUsd)}, and ${price} in the words of the list`,
      expected: 'write the same price in both',
    };
  });
}

/** Letters of the home page's own texts, reviews and featured carts included. */
const maxHomeLetters = 6000;

/** More text than the home page has room for: it is to come whole with the server's first packets. */
export function findLongHome({
  pages,
  reviews,
  featuredCarts,
}: Pick<CheckContext, 'pages' | 'reviews' | 'featuredCarts'>): Finding[] {
  let letters = 0;
  mapTexts([{ ...pages.home, head: undefined }, reviews, featuredCarts], (text) => {
    letters += text.length;
    return text;
  });
  if (letters <= maxHomeLetters) return [];
  return [
    {
      file: 'pages/home.yaml',
      at: ['hero'],
      found: `${formatNumber(letters)} letters on the home page, with data/reviews.yaml and data/featured-carts.yaml`,
      expected: `say less there, at most ${formatNumber(maxHomeLetters)}: a longer page comes late on telephones, and its test fails`,
    },
  ];
}
