// /llms.txt in the form of llmstxt.org: a title, a summary in a quote, facts, then lists of links under headings.
import type { APIRoute } from 'astro';
import * as site from '../content/site.ts';
import { findDatedParts } from '../features/dealer/dated-parts.ts';
import { formatAddress } from '../features/dealer/dealer-tokens.ts';
import { describeOpeningHours, describePhoneHours } from '../features/dealer/opening-hours.ts';
import { readToday } from '../lib/clock.ts';
import { formatCount, formatDate, formatPhone, formatUsd } from '../lib/format.ts';
import { formatUrl, inventoryPath, listPath, vehiclesApiPath } from '../lib/paths.ts';
import { fixedPages } from '../site/fixed-pages.ts';

export const GET: APIRoute = () => new Response(buildLlmsText());

function buildLlmsText(): string {
  const dealer = site.getDealer();
  const vehicles = site.getVehicles();
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
      ...site.getLists().map(({ id, label }) => link(label, listPath(id))),
    ],
    ['## Rentals'],
    site.getRentalGroups().map(({ id, title, plans }) => {
      const prices = plans.map(({ days, priceUsd }) => `${formatCount(days, 'day')} ${formatUsd(priceUsd)}`);
      return link(`${title} rental`, `${fixedPages.rentals.path}#${id}`, prices.join(', '));
    }),
    ['## Service'],
    site.getServices().map(({ title, rate }) => link(title, fixedPages.services.path, rate)),
    ['## Where we deliver'],
    site.getCounties().map(({ name, stateName, path }) => link(`${name}, ${stateName}`, path)),
    ['## Policies'],
    site.getPolicies().map(({ title, path }) => link(title, path)),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** How many there are, and from which price to which. */
function describeCarts(vehicles: readonly { priceUsd: number }[]): string {
  const prices = vehicles.map(({ priceUsd }) => priceUsd);
  const range = [...new Set([Math.min(...prices), Math.max(...prices)])].map(formatUsd).join(' to ');
  return formatCount(vehicles.length, 'cart') + (prices.length > 0 ? `, ${range}` : '');
}
