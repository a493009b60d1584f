// What was ordered of the words of pages: claims, reasons, cards, hours and prices as they are printed.
import { describe, expect, test } from 'vitest';
import { getContent } from '../../src/content/site.ts';
import { getPage } from '../site/built-site.ts';
import {
  findHero,
  findPart,
  findSection,
  getMain,
  listHeadings,
  listLinks,
  listPairs,
  listRows,
  readMainText,
  readText,
} from '../site/page-parts.ts';

const { brands, dealer, featuredCarts, pages, vehicles } = getContent();

describe('header and footer', () => {
  const { $ } = getPage('/');
  const mainLinks = [
    { name: 'Home', href: '/' },
    { name: 'Inventory', href: '/inventory' },
    { name: 'Rentals', href: '/rentals' },
    { name: 'Services', href: '/services' },
    { name: 'Showroom', href: '/showroom' },
    { name: 'Contact', href: '/contact' },
  ];
  const menuLinks = [
    // Besides the three that were ordered: the home of the other showroom.
    { name: 'Lewes', href: '/lewes-golf-carts' },
    { name: 'Camden City', href: '/camden-city-golf-carts' },
    { name: 'Cherry Hill Township', href: '/cherry-hill-golf-carts' },
    { name: 'Gloucester Township', href: '/gloucester-township-golf-carts' },
    { name: 'About', href: '/about' },
    { name: 'Financing', href: '/financing' },
    { name: 'Eco-Impact Calculator', href: '/eco-impact' },
  ];

  test('have six links and two menus, and the brands', () => {
    expect(listLinks($('header nav[aria-label=Main]'))).toEqual([...mainLinks, ...menuLinks]);
    const hrefs = listLinks($('footer')).map((link) => link.href);
    expect(hrefs).toEqual(expect.arrayContaining(['/denago', '/evolution', '/privacy', '/terms']));
  });

  test('print the hours of the showrooms', () => {
    expect(readText($('footer'))).toContain('Mon-Sat: 9AM-5PM');
    expect(readText($('footer'))).toContain('Sun: Closed');
  });
});

describe('the home page', () => {
  const copy = pages.home;

  test.each([
    ['happy customers', '500+'],
    ['years in business', '15+'],
    ['miles on a charge, depending on the cart', '25 to 60'],
  ])('claims %s: %s', (label, figure) => {
    expect(listPairs(getMain('/'))).toContainEqual([label, figure]);
  });

  test('opens with View Inventory', () => {
    expect(listLinks(findHero('/'))).toContainEqual({ name: 'View Inventory', href: '/inventory' });
  });

  test('gives four reasons, and limits 0% to select models', () => {
    const section = findSection('/', copy.whyChoose.title);
    expect(listHeadings(section, 'h3')).toEqual([
      'Premium Quality',
      'Expert Service',
      '0% Financing',
      'Eco-Friendly',
    ]);
    expect(readText(findPart(section, '0% Financing'))).toContain('select models');
  });

  test('names six brands and what is promised for them', () => {
    const section = findSection('/', copy.brands.title);
    expect(listHeadings(section, 'h3')).toEqual([
      'Club Car',
      'EZ-GO',
      'Denago',
      'Evolution',
      'Tomberlin',
      'Swift EV',
    ]);
    const text = readText(section).toLowerCase();
    for (const promise of ['factory warranties', 'genuine parts', 'certified service', 'expert support']) {
      expect(text).toContain(promise);
    }
  });

  test.each([
    ['$12,995', '/vehicles/d5-maverick-4-plus', 3000],
    ['$16,995', '/vehicles/d6-max-gt4', 3400],
    ['$11,995', '/vehicles/ev-rover-xl6', 0],
  ])('features a cart at %s, %s, with accessories for %d dollars', (price, path, expected) => {
    const card = findSection('/', copy.featured.title).find(`a[href="${path}"]`).closest('li');
    expect(readText(card)).toContain(price);
    const accessories = card
      .find('dd')
      .toArray()
      .map((element) => Number(readText(card.find(element)).replaceAll(/\D/g, '')));
    expect(accessories.reduce((sum, usd) => sum + usd, 0)).toBe(expected);
    expect(featuredCarts).toHaveLength(3);
  });
});

describe('the inventory page', () => {
  test('says what the prices hold', () => {
    expect(readMainText('/inventory')).toContain(
      'Prices include freight, preparation and dealer fees. Tax, title and registration are extra.',
    );
  });
});

describe('vehicle pages', () => {
  test('print the minimum of free delivery', () => {
    const wrong = vehicles.filter(
      ({ id }) => !readMainText(`/vehicles/${id}`).includes('Free on purchases of $5,000 or more'),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('brand pages', () => {
  test.each([
    ['denago', ['EV CITY', 'EV NOMAD', 'EV ROVER']],
    ['evolution', ['D5 RANGER', 'D5 MAVERICK', 'CLASSIC', 'CARRIER', 'FORESTER', 'TURFMAN', 'D6 MAX']],
  ])('%s shows its series in this order: %j', (id, titles) => {
    const title = brands.find((brand) => brand.id === id)?.page?.seriesHeading.title ?? '';
    expect(listHeadings(findSection(`/${id}`, title), 'h3')).toEqual(titles);
    const text = readText(getMain(`/${id}`));
    expect(text).toContain('Rear-wheel drive (2x4)');
    expect(text).not.toMatch(/all-wheel|AWD/i);
  });
});

describe('the rentals page', () => {
  const tables = findSection('/rentals', pages.rentals.plans.title);

  // Section 9 of the specification; the savings as it rounds them.
  test.each([
    ['4 Seater', 'Daily Rental', '$245', undefined, 'Flexible', '1 day'],
    ['4 Seater', '3 Day Rental', '$685', '6.8%', 'Weekend', '3 days'],
    ['4 Seater', 'Weekly Rental', '$1,050', '38.7%', 'Most Popular', '7 days'],
    ['4 Seater', 'Monthly Rental', '$2,800', '61.6%', 'Best Value', '30 days'],
    ['6 Seater', 'Daily Rental', '$295', undefined, 'Flexible', '1 day'],
    ['6 Seater', '3 Day Rental', '$735', '16.9%', 'Weekend', '3 days'],
    ['6 Seater', 'Weekly Rental', '$1,400', '32.2%', 'Most Popular', '7 days'],
    ['6 Seater', 'Monthly Rental', '$3,500', '60.4%', 'Best Value', '30 days'],
    ['Utility', 'Daily Rental', '$245', undefined, 'Flexible', '1 day'],
    ['Utility', '3 Day Rental', '$685', '6.8%', 'Weekend', '3 days'],
    ['Utility', 'Weekly Rental', '$1,050', '38.7%', 'Most Popular', '7 days'],
    ['Utility', 'Monthly Rental', '$2,800', '61.6%', 'Best Value', '30 days'],
  ])('offers %s: %s at %s (saves %s)', (group, title, price, saving, badge, duration) => {
    const text = readText(findPart(findPart(tables, group), title));
    expect(text).toContain(badge);
    expect(text).toContain(` ${price} ${duration}, `);
    expect(/Save (\S+)/.exec(text)?.[1]).toBe(saving);
    expect(text).toContain('Delivery Free within 10 miles, then $6 per mile');
  });

  test.each([
    ['4 Seater', '$500'],
    ['6 Seater', '$750'],
    ['Utility', '$600'],
  ])('says the deposit of the %s: %s', (group, deposit) => {
    expect(readText(findPart(tables, group))).toContain(`${deposit} security deposit`);
  });

  test('lists what is included, with the limits of the insurance', () => {
    const section = findSection('/rentals', pages.rentals.benefits.title);
    // The first feature, "street legal with seat belts", is said of carts whose records say it: decisions.md, "Street
    // legal rentals". tests/site/road-claims.test.ts looks.
    expect(listHeadings(section, 'h3').slice(1)).toEqual([
      'Insurance included',
      '24/7 support',
      'No hidden fees',
    ]);
    for (const limit of ['$100,000', '$300,000', '$50,000']) expect(readText(section)).toContain(limit);
  });

  test('counts time in steps of 24 hours and refunds no early return', () => {
    const text = readMainText('/rentals');
    expect(text).toContain('24 hours');
    expect(text).toContain('no refund for an early return');
    expect(listHeadings(getMain('/rentals'), 'h2')).toContain('Need Help Choosing?');
  });
});

describe('the services page', () => {
  const cards = findSection('/services', pages.services.services.title);

  test.each([
    ['Maintenance & Repair', 'Starting at $155/hour'],
    ['Battery Services', 'Starting at $155/hour'],
    ['Custom Modifications', 'Quote on request'],
    ['Warranty Service', 'Covered by warranty'],
  ])('prints the price of %s: %s', (title, price) => {
    expect(readText(findPart(cards, title))).toContain(price);
  });
});

describe('the contact page', () => {
  test.each([
    [
      'Showrooms',
      [
        ['Mon-Sat', '9AM-5PM'],
        ['Sun', 'Closed'],
      ],
    ],
    [
      dealer.hours.phoneAndDeliveryLabel,
      [
        ['Mon-Sat', '9AM-6PM'],
        ['Sun', 'Closed'],
      ],
    ],
    [
      'Service',
      [
        ['Mon-Fri', '8AM-5PM'],
        ['Sat', '9AM-3PM'],
        ['Sun', 'Emergency calls only'],
      ],
    ],
  ])('prints the hours of: %s', (caption, rows) => {
    const section = findSection('/contact', pages.contact.hours.title);
    const table = section
      .find('caption')
      .filter((_, element) => readText(section.find(element)) === caption)
      .closest('table');
    expect(listRows(table)).toEqual(rows);
  });
});

describe('the thank-you page', () => {
  test('says how long an answer takes and leads on', () => {
    const text = readText(findHero('/thank-you'));
    expect(text).toContain('up to 24 hours');
    expect(text).toMatch(/typically .*2 to 6 hours/);
    expect(text).toContain('business hours');
    const hrefs = listLinks(getMain('/thank-you')).map((link) => link.href);
    expect(hrefs).toEqual(['/inventory', '/rentals', '/services', '/']);
  });
});

describe('the pages for unknown URLs', () => {
  test('say what happened', () => {
    expect(readText(getMain('/404').find('h1'))).toBe('404 Page Not Found');
    expect(readText(getMain('/vehicle-not-found').find('h1'))).toBe('Vehicle Not Found');
    expect(listLinks(getMain('/404')).map((link) => link.href)).toContain('/');
    expect(listLinks(getMain('/vehicle-not-found'))).toContainEqual({
      name: 'Back to Inventory',
      href: '/inventory',
    });
    expect(readMainText('/vehicle-not-found')).toContain(
      "The vehicle you're looking for doesn't exist or has been removed.",
    );
  });
});

describe('the financing page', () => {
  test('opens with the lowest rate and the terms, and prints that both are subject to approval', () => {
    const text = readText(findHero('/financing'));
    expect(text).toContain('As low as 0% APR');
    expect(text).toContain('12 to 84 months');
    expect(readMainText('/financing')).toMatch(/terms are subject to credit approval, and the APR varies/);
  });

  test('has eight partner cards, two of them by telephone, and six benefits', () => {
    const cards = findSection('/financing', pages.financing.partners.title);
    expect(listHeadings(cards, 'h3')).toHaveLength(8);
    expect(cards.find('a[href^="tel:"]')).toHaveLength(2);
    expect(listHeadings(findSection('/financing', pages.financing.benefits.title), 'h3')).toHaveLength(6);
  });
});

describe('the eco-impact page', () => {
  const copy = pages.ecoImpact;
  const main = getMain('/eco-impact');

  test('offers four uses and four time frames', () => {
    const options = main
      .find('select option')
      .toArray()
      .map((option) => readText(main.find(option)));
    expect(options).toEqual([
      'Recreational',
      'Residential',
      'Commercial',
      'Golf course',
      '1 year',
      '3 years',
      '5 years',
      '10 years',
    ]);
  });

  test('gives examples without a script', () => {
    // 25 miles a week for a year: 1,300 miles, 86.7 gallons, $303.33 of gas less $23.40 of electricity.
    expect(listRows(main)).toEqual([
      ['Recreational', '$280', '1,699 lbs', '87 gallons', '14'],
      ['Residential', '$336', '2,038 lbs', '104 gallons', '17'],
      ['Commercial', '$560', '3,397 lbs', '173 gallons', '28'],
      ['Golf course', '$700', '4,247 lbs', '217 gallons', '35'],
    ]);
    expect(readText(main.find('caption'))).toBe('One year at 25 miles a week, by type of use');
  });

  test('has six benefit cards and four fact cards', () => {
    expect(listHeadings(findSection('/eco-impact', copy.benefits.title), 'h3')).toEqual([
      'Zero Emissions',
      'Energy Efficient',
      'Forest Protection',
      'Sustainable Materials',
      'Climate Action',
      'Clean Air',
    ]);
    expect(listHeadings(findSection('/eco-impact', copy.facts.title), 'h3')).toEqual([
      '19.6 lbs CO2 per gallon of gas',
      '90% motor efficiency versus 25% for gas engines',
      '$1,200+ average annual savings',
      '16.5 trees per ton of CO2',
    ]);
  });

  test('says for which cart the savings hold', () => {
    expect(readText(findSection('/eco-impact', '$1,200+ average annual savings'))).toContain(
      'for a golf-course cart at 43 miles a week',
    );
  });
});
