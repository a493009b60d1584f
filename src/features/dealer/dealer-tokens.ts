// The tokens that policies and pages get from the dealer's file and from figures, and how a figure is printed.
import type { Dealer } from './dealer.schema.ts';
import type { Figure } from './figure.schema.ts';
import { formatDate, formatNumber, formatPhone, formatTimeOfDay, formatUsd } from '../../lib/format.ts';
import { clockTimeSchema, isoDateSchema } from '../../schemas/fields.ts';
import { describeOpeningHours, describePhoneHours } from './opening-hours.ts';
import { phoneHref } from '../../lib/paths.ts';
import type { TokenValue } from '../../lib/tokens.ts';

/** The figure with its unit, as adjective and as bare number; dates, times and texts have the plain form only. */
export function formatFigure({ value, max, text, unit }: Figure): TokenValue {
  if (text !== undefined) return { text: formatText(text) };
  const join = (format: (bound: number) => string) =>
    [value, max]
      .filter((bound) => bound !== undefined)
      .map(format)
      .join(' to ');
  const number = join(formatNumber);
  const amount = value !== undefined && max === undefined && { amount: value };
  switch (unit) {
    case 'usd':
      return { text: join(formatUsd), number, ...amount };
    case 'percent':
      return { text: join((percent) => `${percent}%`), number, ...amount };
    case 'feet':
      return { text: `${number} ft`, adjective: `${number}-foot`, number, ...amount };
    case undefined:
      return { text: number, number, ...amount };
    default: {
      const singular = unit.slice(0, -1);
      const noun = value === 1 && max === undefined ? singular : unit;
      return { text: `${number} ${noun}`, adjective: `${number}-${singular}`, number, ...amount };
    }
  }
}

function formatText(text: string): string {
  if (isoDateSchema.safeParse(text).success) return formatDate(text);
  return clockTimeSchema.safeParse(text).success ? formatTimeOfDay(text) : text;
}

/** Every token of the site by name. Throws on a telephone number of another country. */
export function buildTokens(
  dealer: Dealer,
  priceCopy: { line: string; note: string },
  figures: readonly Figure[],
): Record<string, TokenValue> {
  const { claims, hours, workshop } = dealer;
  const facts: [name: string, text: string][] = [
    ['dealerName', dealer.name],
    ['phone', formatPhone(dealer.phone)],
    ['phoneHref', phoneHref(dealer.phone)],
    ['email', dealer.email],
    ['website', dealer.url],
    ['showroomHours', describeOpeningHours(hours.showroom)],
    ['serviceHours', describeOpeningHours(hours.service, hours.serviceNote)],
    // With its label, since it differs from the showrooms' hours.
    ['phoneHours', describePhoneHours(dealer)],
    ['customersServed', formatNumber(claims.customersServed)],
    ['yearsInBusiness', formatNumber(claims.yearsInBusiness)],
    ['rangeMilesMin', formatNumber(claims.rangeMilesMin)],
    ['rangeMilesMax', formatNumber(claims.rangeMilesMax)],
    ['creditCondition', dealer.creditCondition],
    ['priceLine', priceCopy.line],
    ['priceNote', priceCopy.note],
    ['messageRetention', `${dealer.messageRetentionMonths} months`],
    ['workshop', workshop.name],
    ['workshopAddress', formatAddress(workshop)],
    // "cherryHillAddress" for the showroom "cherry-hill".
    ...dealer.showrooms.map((room): [string, string] => [
      `${toCamelCase(room.id)}Address`,
      formatAddress(room),
    ]),
  ];
  return Object.fromEntries([
    ...facts.map(([name, text]) => [name, { text }] as const),
    ...figures.map((figure) => [figure.id, formatFigure(figure)] as const),
  ]);
}

/** Address on one line: "12 Main Street, Springfield, DE 19900". */
export function formatAddress(place: Pick<Dealer['workshop'], 'street' | 'city' | 'state' | 'postalCode'>) {
  return `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`;
}

function toCamelCase(id: string): string {
  return id.replaceAll(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase());
}
