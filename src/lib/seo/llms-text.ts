// The site's facts as one text in Markdown, /llms.txt, for programs that read instead of browse. The form is that of
// llmstxt.org: a title, a summary in a quote, facts without headings, then lists of links under headings.
import type { County } from '../../schemas/county.ts';
import type { Dealer } from '../../schemas/dealer.ts';
import type { Policy } from '../../schemas/policy.ts';
import type { RentalGroup } from '../../schemas/rental-plans.ts';
import type { Link } from '../../schemas/section.ts';
import type { Service } from '../../schemas/services.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import { formatAddress } from '../site/dealer-tokens.ts';
import { formatCount, formatDate, formatPhone, formatUsd } from '../site/format.ts';
import { describeOpeningHours, describePhoneHours, listComingHolidays } from '../site/opening-hours.ts';
import {
  formatUrl,
  listingsPath,
  rentalsPath,
  servicesPath,
  showroomPath,
  vehiclePath,
  vehiclesApiPath,
} from '../site/paths.ts';
import type { PriceWords } from '../vehicles/price-words.ts';
import { describeVehicle } from '../vehicles/vehicle-view.ts';

/** What the text is made of. */
export interface SiteFacts {
  dealer: Dealer;
  /** What stands beside prices. */
  priceWords: PriceWords;
  /** Pages of the menus. */
  links: readonly Link[];
  vehicles: readonly { record: VehicleRecord; vehicle: Vehicle }[];
  rentalGroups: readonly RentalGroup[];
  services: readonly Service[];
  counties: readonly County[];
  policies: readonly Policy[];
  /** ISO date from which holidays count as coming. */
  today: string;
}

/** A link with what follows it. */
type Entry = Link & { note?: string };

const optional: readonly Entry[] = [
  { label: 'Feed of all carts', path: listingsPath, note: 'JSON' },
  { label: 'Carts with specifications and stock', path: vehiclesApiPath, note: 'JSON, always current' },
];

/** The whole text, ended by a line break. */
export function buildLlmsText(facts: SiteFacts): string {
  const { dealer } = facts;
  const list = <T>(title: string, things: readonly T[], describe: (thing: T) => Entry): string => {
    const lines = things
      .map(describe)
      .map(({ label, path, note = '' }) => [`- [${label}](${formatUrl(dealer.url, path)})`, note]);
    return [`## ${title}`, '', ...lines.map((parts) => parts.filter(Boolean).join(': '))].join('\n');
  };
  const holidays = listComingHolidays(dealer, facts.today).map(
    ({ name, date, time }) => `${name}, ${formatDate(date)}: ${time}`,
  );
  const blocks = [
    `# ${dealer.name}`,
    `> ${dealer.description}`,
    [
      `- Telephone: ${formatPhone(dealer.phone)}`,
      `- ${describePhoneHours(dealer)}`,
      `- E-mail: ${dealer.email}`,
      `- Showroom hours: ${describeOpeningHours(dealer.hours.showroom)}`,
      ...holidays.map((holiday) => `- ${holiday}`),
      `- Service hours: ${describeOpeningHours(dealer.hours.service, dealer.hours.serviceNote)}`,
      `- Carts: ${facts.priceWords.line}`,
    ].join('\n'),
    list('Showrooms', dealer.showrooms, (showroom) => ({
      label: showroom.name,
      path: `${showroomPath}#${showroom.id}`,
      note: `${formatAddress(showroom)}, ${formatPhone(showroom.phone)}`,
    })),
    list('Carts for sale', facts.vehicles, ({ record, vehicle }) => {
      const stock = vehicle.inStock ? 'in stock' : 'out of stock';
      const note = [record.condition, formatUsd(vehicle.price), describeVehicle(vehicle), stock].join(', ');
      return { label: vehicle.name, path: vehiclePath(vehicle.id), note };
    }),
    list('Rentals', facts.rentalGroups, ({ id, title, plans }) => ({
      label: `${title} rental`,
      path: `${rentalsPath}#${id}`,
      note: plans
        .map(({ days, priceUsd }) => `${formatCount(days, 'day')} ${formatUsd(priceUsd)}`)
        .join(', '),
    })),
    list('Service', facts.services, ({ title, rate }) => ({ label: title, path: servicesPath, note: rate })),
    list('Where we deliver', facts.counties, ({ name, stateName, path, municipalities }) => ({
      label: `${name}, ${stateName}`,
      path,
      note: municipalities.map((town) => town.name).join(', '),
    })),
    list('Policies', facts.policies, ({ title, path, inShort }) => ({
      label: title,
      path,
      note: inShort.map(({ label, value }) => `${label}: ${value}`).join('; '),
    })),
    list('Pages', facts.links, (link) => link),
    list('Optional', optional, (entry) => entry),
  ];
  return `${blocks.join('\n\n')}\n`;
}
