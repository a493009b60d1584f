// The site's facts as one text in Markdown, /llms.txt, for programs that read instead of browse: who, where, when, at what
// prices, and where the rest stands. As long with 500 carts as with 5. The form is that of llmstxt.org: a title, a summary
// in a quote, facts without headings, then lists of links under headings.
import type { Brand } from '../features/brands/brand.schema.ts';
import type { County } from '../features/places/county.schema.ts';
import type { Dealer } from '../features/dealer/dealer.schema.ts';
import type { Policy } from '../features/policies/policy.schema.ts';
import type { RentalGroup } from '../features/rentals/rental-plans.schema.ts';
import type { Link } from '../schemas/section.schema.ts';
import type { Service } from '../features/services/services.schema.ts';
import type { VehicleRecord } from '../features/vehicles/vehicle-record.schema.ts';
import { findDatedParts } from '../features/dealer/dated-parts.ts';
import { formatAddress } from '../features/dealer/dealer-tokens.ts';
import { formatCount, formatDate, formatPhone, formatUsd } from '../lib/format.ts';
import { describeOpeningHours, describePhoneHours } from '../features/dealer/opening-hours.ts';
import { fixedPages } from '../site/fixed-pages.ts';
import { formatUrl, inventoryPath, listingsPath, listPath, vehiclesApiPath } from '../lib/paths.ts';
import type { PriceCopy } from '../features/dealer/price-copy.ts';

/** What the text is made of. */
export interface SiteFacts {
  dealer: Dealer;
  /** What stands beside prices. */
  priceCopy: PriceCopy;
  /** Pages of the menus. */
  links: readonly Link[];
  vehicles: readonly VehicleRecord[];
  lists: readonly { id: string; label: string; entries: readonly { vehicleId: string }[] }[];
  brands: readonly Brand[];
  rentalGroups: readonly RentalGroup[];
  services: readonly Service[];
  counties: readonly County[];
  policies: readonly Policy[];
  /** ISO date from which holidays count as coming. */
  today: string;
}

/** A link with what follows it. */
type Entry = Link & { note?: string };

/** Policies about what is sold and rented, by their drawing: their figures are asked for before anything else is read. */
const tradeBanners: readonly Policy['hero'][] = ['delivery', 'rental', 'returns', 'storage'];

/** The whole text, ended by a line break. */
export function buildLlmsText(facts: SiteFacts): string {
  const { dealer } = facts;
  const list = (title: string, entries: readonly Entry[]): string => {
    const lines = entries.map(({ label, path, note }) => {
      const link = `- [${label}](${formatUrl(dealer.url, path)})`;
      return note === undefined ? link : `${link}: ${note}`;
    });
    return [`## ${title}`, '', ...lines].join('\n');
  };
  const holidays = findDatedParts(dealer, facts.today).comingHolidays.map(
    ({ name, date, time }) => `${name}, ${formatDate(date)}: ${time}`,
  );
  const blocks = [
    `# ${dealer.name}`,
    `> ${dealer.description}`,
    [
      `- Telephone: ${formatPhone(dealer.phone)}`,
      `- ${describePhoneHours(dealer)}`,
      `- Email: ${dealer.email}`,
      `- Showroom hours: ${describeOpeningHours(dealer.hours.showroom)}`,
      ...holidays.map((holiday) => `- ${holiday}`),
      `- Service hours: ${describeOpeningHours(dealer.hours.service, dealer.hours.serviceNote)}`,
      `- Carts: ${facts.priceCopy.line}`,
    ].join('\n'),
    list(
      'Showrooms',
      dealer.showrooms.map((showroom) => ({
        label: showroom.name,
        path: `${fixedPages.showroom.path}#${showroom.id}`,
        note: `${formatAddress(showroom)}, ${formatPhone(showroom.phone)}`,
      })),
    ),
    list('Carts for sale', listCarts(facts)),
    list(
      'Rentals',
      facts.rentalGroups.map(({ id, title, plans }) => ({
        label: `${title} rental`,
        path: `${fixedPages.rentals.path}#${id}`,
        note: plans
          .map(({ days, priceUsd }) => `${formatCount(days, 'day')} ${formatUsd(priceUsd)}`)
          .join(', '),
      })),
    ),
    list(
      'Service',
      facts.services.map(({ title, rate }) => ({ label: title, path: fixedPages.services.path, note: rate })),
    ),
    list(
      'Where we deliver',
      facts.counties.map(({ name, stateName, path, municipalities }) => ({
        label: `${name}, ${stateName}`,
        path,
        note: formatCount(municipalities.length, 'town'),
      })),
    ),
    list(
      'Policies',
      facts.policies.map(({ title, path, hero, inShort }) => ({
        label: title,
        path,
        ...(tradeBanners.includes(hero) && {
          note: inShort.map(({ label, value }) => `${label}: ${value}`).join('; '),
        }),
      })),
    ),
    list('Pages', facts.links),
    list('Optional', [{ label: 'Feed of all carts', path: listingsPath, note: 'JSON' }]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Every way to the carts, with how many there are and what they cost; each cart stands in the feed. */
function listCarts({ vehicles, lists, brands }: SiteFacts): Entry[] {
  const describe = (records: readonly VehicleRecord[]): string => {
    const usd = records.map(({ priceUsd }) => priceUsd).toSorted((a, b) => a - b);
    const range = [...new Set([usd.at(0), usd.at(-1)])].flatMap((price) => price ?? []).map(formatUsd);
    return [formatCount(records.length, 'cart'), range.join(' to ')].filter(Boolean).join(', ');
  };
  return [
    {
      label: 'Every cart with price, specifications and stock',
      path: vehiclesApiPath,
      note: 'JSON, always current',
    },
    { label: 'All carts', path: inventoryPath, note: describe(vehicles) },
    ...brands.flatMap(({ id, name, page }) =>
      page
        ? {
            label: name,
            path: page.path,
            note: describe(vehicles.filter(({ brandId }) => brandId === id)),
          }
        : [],
    ),
    ...lists.map(({ id, label, entries }) => ({
      label,
      path: listPath(id),
      note: describe(vehicles.filter((record) => entries.some(({ vehicleId }) => vehicleId === record.id))),
    })),
  ];
}
