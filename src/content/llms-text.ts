// /llms.txt in the form of llmstxt.org: a title, a summary in a quote, facts, then lists of links under headings. It is as
// long with 500 carts as with 5.
import { findDatedParts } from '../features/dealer/dated-parts.ts';
import { formatAddress } from '../features/dealer/dealer-tokens.ts';
import { describeOpeningHours, describePhoneHours } from '../features/dealer/opening-hours.ts';
import { readToday } from '../lib/clock.ts';
import { formatCount, formatDate, formatPhone, formatUsd } from '../lib/format.ts';
import { formatUrl, inventoryPath, listingsPath, listPath, vehiclesApiPath } from '../lib/paths.ts';
import { fixedPages } from '../site/fixed-pages.ts';
import * as site from './site.ts';

/** Policies about what is sold and rented, by their drawing: their figures are printed, too. */
const tradeBanners = ['delivery', 'rental', 'returns', 'storage'];

/** The whole text, ended by a line break. */
export function buildLlmsText(): string {
  const dealer = site.getDealer();
  const vehicles = site.getVehicles();
  const { main, about } = site.getPageCopy('navigation');
  const { showroom, service, serviceNote } = dealer.hours;
  const { comingHolidays } = findDatedParts(dealer, readToday(dealer.timeZone));
  const link = (label: string, path: string, note?: string) =>
    `- [${label}](${formatUrl(dealer.url, path)})${note === undefined ? '' : `: ${note}`}`;
  const blocks: readonly (readonly string[])[] = [
    [`# ${dealer.name}`],
    [`> ${dealer.description}`],
    [
      `- Telephone: ${formatPhone(dealer.phone)}`,
      `- ${describePhoneHours(dealer)}`,
      `- Email: ${dealer.email}`,
      `- Showroom hours: ${describeOpeningHours(showroom)}`,
      ...comingHolidays.map(({ name, date, time }) => `- ${name}, ${formatDate(date)}: ${time}`),
      `- Service hours: ${describeOpeningHours(service, serviceNote)}`,
      `- Carts: ${site.getPriceCopy().line}`,
    ],
    ['## Showrooms'],
    dealer.showrooms.map((room) => {
      const path = `${fixedPages.showroom.path}#${room.id}`;
      return link(room.name, path, `${formatAddress(room)}, ${formatPhone(room.phone)}`);
    }),
    ['## Carts for sale'],
    [
      link('Every cart with price, specifications and stock', vehiclesApiPath, 'JSON, always current'),
      link('All carts', inventoryPath, describeCarts(vehicles)),
      ...site.getBrands().flatMap(({ id, name, page }) => {
        const ofBrand = vehicles.filter(({ brandId }) => brandId === id);
        return page ? link(name, page.path, describeCarts(ofBrand)) : [];
      }),
      ...site
        .getLists()
        .map(({ id, label, entries }) =>
          link(
            label,
            listPath(id),
            describeCarts(entries.map(({ vehicleId }) => site.getVehicle(vehicleId))),
          ),
        ),
    ],
    ['## Rentals'],
    site.getRentalGroups().map(({ id, title, plans }) => {
      const prices = plans.map(({ days, priceUsd }) => `${formatCount(days, 'day')} ${formatUsd(priceUsd)}`);
      return link(`${title} rental`, `${fixedPages.rentals.path}#${id}`, prices.join(', '));
    }),
    ['## Service'],
    site.getServices().map(({ title, rate }) => link(title, fixedPages.services.path, rate)),
    ['## Where we deliver'],
    site
      .getCounties()
      .map(({ name, stateName, path, municipalities }) =>
        link(`${name}, ${stateName}`, path, formatCount(municipalities.length, 'town')),
      ),
    ['## Policies'],
    site.getPolicies().map(({ title, path, hero, inShort }) => {
      const figures = inShort.map(({ label, value }) => `${label}: ${value}`).join('; ');
      return link(title, path, tradeBanners.includes(hero) ? figures : undefined);
    }),
    ['## Pages'],
    [...main, ...about].map(({ label, path }) => link(label, path)),
    ['## Optional'],
    [link('Feed of all carts', listingsPath, 'JSON')],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** How many there are, and from which price to which. */
function describeCarts(vehicles: readonly { priceUsd: number }[]): string {
  const prices = vehicles.map(({ priceUsd }) => priceUsd);
  const range = [...new Set([Math.min(...prices), Math.max(...prices)])].map(formatUsd).join(' to ');
  return formatCount(vehicles.length, 'cart') + (prices.length > 0 ? `, ${range}` : '');
}
