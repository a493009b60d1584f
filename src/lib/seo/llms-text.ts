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
import { formatDate, formatList, formatPhone, formatUsd } from '../site/format.ts';
import { describeOpeningHours, describePhoneHours, listComingHolidays } from '../site/opening-hours.ts';
import {
  formatUrl,
  rentalsPath,
  servicesPath,
  showroomPath,
  vehiclePath,
  vehiclesApiPath,
} from '../site/paths.ts';
import { describeVehicle } from '../vehicles/vehicle-view.ts';

/** What the text is made of. */
export interface SiteFacts {
  dealer: Dealer;
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

/** The whole text, ended by a line break. */
export function buildLlmsText(facts: SiteFacts): string {
  const { dealer } = facts;
  const link = (label: string, path: string, note: string) =>
    `- [${label}](${formatUrl(dealer.url, path)})${note === '' ? '' : `: ${note}`}`;
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
      `- Cart prices leave out ${formatList(dealer.priceExclusions)}.`,
    ].join('\n'),
    list(
      'Showrooms',
      dealer.showrooms.map((showroom) =>
        link(
          showroom.name,
          `${showroomPath}#${showroom.id}`,
          `${formatAddress(showroom)}, ${formatPhone(showroom.phone)}`,
        ),
      ),
    ),
    list(
      'Carts for sale',
      facts.vehicles.map(({ record, vehicle }) =>
        link(
          vehicle.name,
          vehiclePath(vehicle.id),
          [
            record.condition,
            formatUsd(vehicle.price),
            describeVehicle(vehicle),
            vehicle.inStock ? 'in stock' : 'out of stock',
          ].join(', '),
        ),
      ),
    ),
    list(
      'Rentals',
      facts.rentalGroups.map((group) =>
        link(
          `${group.title} rental`,
          `${rentalsPath}#${group.id}`,
          group.plans
            .map(({ days, priceUsd }) => `${days} ${days === 1 ? 'day' : 'days'} ${formatUsd(priceUsd)}`)
            .join(', '),
        ),
      ),
    ),
    list(
      'Service',
      facts.services.map((service) => link(service.title, servicesPath, service.rate)),
    ),
    list(
      'Where we deliver',
      facts.counties.map((county) =>
        link(
          `${county.name}, ${county.stateName}`,
          county.path,
          county.municipalities.map(({ name }) => name).join(', '),
        ),
      ),
    ),
    list(
      'Policies',
      facts.policies.map((policy) =>
        link(
          policy.title,
          policy.path,
          policy.inShort.map(({ label, value }) => `${label}: ${value}`).join('; '),
        ),
      ),
    ),
    list(
      'Pages',
      facts.links.map(({ label, path }) => link(label, path, '')),
    ),
    list('Optional', [
      link('Feed of all carts', '/listings.json', 'JSON'),
      link('Carts with specifications and stock', vehiclesApiPath, 'JSON, always current'),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function list(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n');
}
