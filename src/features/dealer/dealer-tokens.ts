// How a figure of data/figures prints, and the tokens that policies and pages get from figures and the dealer's file.
import type { Dealer } from './dealer.schema.ts';
import type { Figure } from '../../schemas/figure.schema.ts';
import { formatDate, formatNumber, formatPhone, formatTimeOfDay, formatUsd } from '../../lib/format.ts';
import type { PriceCopy } from './price-copy.ts';
import { describeOpeningHours, describePhoneHours } from './opening-hours.ts';
import { phoneHref } from '../../lib/paths.ts';
import type { TokenValue } from '../../lib/token-sum.ts';

/** The figure with its unit, as adjective and as bare number; dates, times and texts have the plain form only. */
export function formatFigure(figure: Figure): TokenValue {
  const { value, max } = figure;
  return { ...formatValue(figure), ...(value !== undefined && max === undefined && { amount: value }) };
}

/** Every token of the site by name: the dealer's facts and all figures. Throws on a telephone number of another country. */
export function buildTokens(
  dealer: Dealer,
  priceCopy: PriceCopy,
  figures: readonly Figure[],
): Record<string, TokenValue> {
  const facts: Record<string, string> = {
    dealerName: dealer.name,
    phone: formatPhone(dealer.phone),
    phoneHref: phoneHref(dealer.phone),
    email: dealer.email,
    website: dealer.url,
    showroomHours: describeOpeningHours(dealer.hours.showroom),
    serviceHours: describeOpeningHours(dealer.hours.service, dealer.hours.serviceNote),
    // With its label, since it differs from the showrooms' hours and stands beside them.
    phoneHours: describePhoneHours(dealer),
    customersServed: formatNumber(dealer.claims.customersServed),
    yearsInBusiness: formatNumber(dealer.claims.yearsInBusiness),
    rangeMilesMin: formatNumber(dealer.claims.rangeMilesMin),
    rangeMilesMax: formatNumber(dealer.claims.rangeMilesMax),
    creditCondition: dealer.creditCondition,
    priceLine: priceCopy.line,
    priceNote: priceCopy.note,
    messageRetention: `${dealer.messageRetentionMonths} months`,
    workshop: dealer.workshop.name,
    workshopAddress: formatAddress(dealer.workshop),
    // "cherryHillAddress" and "cherryHillPhone" for the showroom "cherry-hill".
    ...Object.fromEntries(
      dealer.showrooms.flatMap((room) => [
        [`${toCamelCase(room.id)}Address`, formatAddress(room)],
        [`${toCamelCase(room.id)}Phone`, formatPhone(room.phone)],
      ]),
    ),
  };
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, { text }])),
    ...Object.fromEntries(figures.map((figure) => [figure.id, formatFigure(figure)])),
  };
}

/** Address on one line: "12 Main Street, Springfield, DE 19900". */
export function formatAddress(place: {
  street: string;
  city: string;
  state: string;
  postalCode: string;
}): string {
  return `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`;
}

function joinRange(figure: Figure, format: (value: number) => string): string {
  const from = format(Number(figure.value));
  return figure.max === undefined ? from : `${from} to ${format(figure.max)}`;
}

function formatValue(figure: Figure): TokenValue {
  const { text, unit } = figure;
  if (text !== undefined) {
    if (unit === 'date') return { text: formatDate(text) };
    if (unit === 'time') return { text: formatTimeOfDay(text) };
    return { text };
  }
  const number = joinRange(figure, formatNumber);
  switch (unit) {
    case 'usd':
      return { text: joinRange(figure, formatUsd), number };
    case 'percent':
      return { text: joinRange(figure, (value) => `${value}%`), number };
    case 'people':
    case 'drivers':
      return { text: number, number };
    case 'feet':
      return { text: `${number} ft`, adjective: `${number}-foot`, number };
    case 'hours':
    case 'days':
    case 'business days':
    case 'weeks':
    case 'months':
    case 'years':
    case 'miles': {
      const singular = unit.slice(0, -1);
      const isOne = figure.value === 1 && figure.max === undefined;
      return { text: `${number} ${isOne ? singular : unit}`, adjective: `${number}-${singular}`, number };
    }
    case 'text':
    case 'time':
    case 'date':
      return { text: number };
    default:
      return unit satisfies never;
  }
}

function toCamelCase(id: string): string {
  return id.replaceAll(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase());
}
