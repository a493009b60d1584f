import { describe, expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { formatPhone } from '../../../src/lib/format.ts';
import {
  findPart,
  findSection,
  getMain,
  listHeadings,
  listHourRows,
  listLinks,
  listRows,
  readText,
} from '../page-parts.ts';

const { counties, dealer, pages } = getContent();

const cards = findSection('/showroom', pages.showroom.showrooms.title);

describe('the showroom page', () => {
  test('has a card for each showroom, and none for the workshop', () => {
    expect(listHeadings(cards, 'h3')).toEqual(dealer.showrooms.map(({ name }) => name));
  });

  test.each(dealer.showrooms)(
    'gives address, hours and all links of the $name, its website among them',
    (showroom) => {
      const card = findPart(cards, showroom.name);
      const text = readText(card);
      expect(text).toContain(`${showroom.street} ${showroom.city}, ${showroom.state} ${showroom.postalCode}`);
      expect(text).toContain(formatPhone(showroom.phone));
      expect(listRows(card)).toEqual(listHourRows(dealer.hours.showroom));
      const hrefs = (start: string) =>
        listLinks(card)
          .filter((link) => link.name.startsWith(start))
          .map((link) => link.href);
      expect(hrefs('Call ')).toEqual([`tel:${showroom.phone}`]);
      expect(hrefs('Directions ')).toEqual([showroom.mapUrl]);
      expect(hrefs('Website ')).toEqual([showroom.website]);
      expect(hrefs('Reviews ')).toEqual([showroom.reviewUrl]);
      for (const { name, url } of showroom.social) expect(hrefs(`${name} `)).toEqual([url]);
    },
  );

  test.each(counties)('lists every town of $name with its page', (county) => {
    const section = findSection('/showroom', pages.showroom.served.title);
    const links = listLinks(section);
    expect(links).toContainEqual({ name: county.name, href: county.path });
    for (const { name, path } of county.municipalities) expect(links).toContainEqual({ name, href: path });
  });

  test('leads to the contact page', () => {
    expect(listLinks(getMain('/showroom')).map((link) => link.href)).toContain('/contact');
  });
});
