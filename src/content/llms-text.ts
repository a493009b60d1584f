// /llms.txt, the site's facts for programs, as long with 500 carts as with 5. The form is that of llmstxt.org: a title, a
// summary in a quote, facts without headings, then lists of links under headings.
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
  /** The notes about what prices include. */
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

/** Policies about what is sold and rented, by their drawing: their figures are printed, too. */
const tradeBanners: readonly Policy['hero'][] = ['delivery', 'rental', 'returns', 'storage'];

/** The whole text, ended by a line break. */
export function buildLlmsText(facts: SiteFacts): string {
  const { dealer, vehicles } = facts;
  const { showroom, service, serviceNote } = dealer.hours;
  const link = (label: string, path: string, note?: string) =>
    `- [${label}](${formatUrl(dealer.url, path)})${note === undefined ? '' : `: ${note}`}`;
  const holidays = findDatedParts(dealer, facts.today).comingHolidays.map(
    ({ name, date, time }) => `- ${name}, ${formatDate(date)}: ${time}`,
  );
  const blocks: readonly (readonly string[])[] = [
    [`# ${dealer.name}`],
    [`> ${dealer.description}`],
    [
      `- Telephone: ${formatPhone(dealer.phone)}`,
      `- ${describePhoneHours(dealer)}`,
      `- Email: ${dealer.email}`,
      `- Showroom hours: ${describeOpeningHours(showroom)}`,
      ...holidays,
      `- Service hours: ${describeOpeningHours(service, serviceNote)}`,
      `- Carts: ${facts.priceCopy.line}`,
    ],
    ['## Showrooms'],
    dealer.showrooms.map((room) =>
      link(
        room.name,
        `${fixedPages.showroom.path}#${room.id}`,
        `${formatAddress(room)}, ${formatPhone(room.phone)}`,
      ),
    ),
    ['## Carts for sale'],
    [
      link('Every cart with price, specifications and stock', vehiclesApiPath, 'JSON, always current'),
      link('All carts', inventoryPath, describeCarts(vehicles)),
      ...facts.brands.flatMap(({ id, name, page }) => {
        const own = vehicles.filter(({ brandId }) => brandId === id);
        return page ? link(name, page.path, describeCarts(own)) : [];
      }),
      ...facts.lists.map(({ id, label, entries }) => {
        const own = vehicles.filter((vehicle) => entries.some(({ vehicleId }) => vehicleId === vehicle.id));
        return link(label, listPath(id), describeCarts(own));
      }),
    ],
    ['## Rentals'],
    facts.rentalGroups.map(({ id, title, plans }) => {
      const prices = plans.map(({ days, priceUsd }) => `${formatCount(days, 'day')} ${formatUsd(priceUsd)}`);
      return link(`${title} rental`, `${fixedPages.rentals.path}#${id}`, prices.join(', '));
    }),
    ['## Service'],
    facts.services.map(({ title, rate }) => link(title, fixedPages.services.path, rate)),
    ['## Where we deliver'],
    facts.counties.map(({ name, stateName, path, municipalities }) =>
      link(`${name}, ${stateName}`, path, formatCount(municipalities.length, 'town')),
    ),
    ['## Policies'],
    facts.policies.map(({ title, path, hero, inShort }) => {
      const figures = inShort.map(({ label, value }) => `${label}: ${value}`).join('; ');
      return link(title, path, tradeBanners.includes(hero) ? figures : undefined);
    }),
    ['## Pages'],
    facts.links.map(({ label, path }) => link(label, path)),
    ['## Optional'],
    [link('Feed of all carts', listingsPath, 'JSON')],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** How many there are, and from which price to which. */
function describeCarts(vehicles: readonly VehicleRecord[]): string {
  const prices = vehicles.map(({ priceUsd }) => priceUsd).toSorted((a, b) => a - b);
  const range = [...new Set([prices.at(0), prices.at(-1)])].flatMap((usd) => usd ?? []).map(formatUsd);
  return [formatCount(vehicles.length, 'cart'), range.join(' to ')].filter(Boolean).join(', ');
}
