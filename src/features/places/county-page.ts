// What a county's page shows of its towns.
import { formatNumber, formatPhone, formatUsd } from '../../lib/format.ts';
import type { Showroom } from '../dealer/dealer.schema.ts';
import { estimateRentalDeliveryUsd, type DeliveryFigures } from '../rentals/delivery.ts';
import type { countyTokenNames } from './county-page.schema.ts';
import type { County, Municipality } from './county.schema.ts';
import { findNearest, formatMiles } from './distance.ts';
import { getSeatCoordinates } from './town-facts.ts';

/** What a county page fills into its texts. */
export function buildCountyTokens(
  county: County,
  showrooms: readonly Showroom[],
): Record<(typeof countyTokenNames)[number], string> {
  const { place: showroom, miles } = findNearest(getSeatCoordinates(county), showrooms);
  return {
    'county.name': county.name,
    'county.state': county.stateName,
    'county.seat': county.seat,
    'county.population': formatNumber(county.population),
    'county.municipalityCount': formatNumber(county.municipalities.length),
    'county.showroom': showroom.name,
    'county.showroomPhone': formatPhone(showroom.phone),
    'county.seatMiles': formatMiles(miles),
  };
}

/** Links to the largest towns, each with its people. */
export function listLargestTowns(towns: readonly Municipality[], count: number) {
  return towns
    .toSorted((a, b) => b.population - a.population)
    .slice(0, count)
    .map(({ name, path, population }) => ({ name, path, detail: `${formatNumber(population)} people` }));
}

/** Links to all towns from A to Z, each with what delivery of a rental costs there, unless it is free. */
export function listTownLinks(
  towns: readonly Municipality[],
  showrooms: readonly Showroom[],
  delivery: DeliveryFigures,
): { name: string; path: string; detail?: string }[] {
  return towns
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, path, coordinates }) => {
      const usd = estimateRentalDeliveryUsd(findNearest(coordinates, showrooms).miles, delivery);
      return { name, path, ...(usd > 0 && { detail: formatUsd(usd) }) };
    });
}
