// Counties and towns in the graph, each inside the larger one.
import type { AdministrativeAreaLeaf, CityLeaf, Service } from 'schema-dts';
import type { County, Municipality } from './county.schema.ts';
import type { Dealer, Showroom } from '../dealer/dealer.schema.ts';
import type { Coordinates } from '../../schemas/fields.ts';
import { fixedPages } from '../../site/fixed-pages.ts';
import { formatUrl } from '../../lib/paths.ts';
import { dealerId, nodeId } from '../../site/json-ld-node.ts';

/** A county inside its state, named by the URL of its page. */
export function buildCounty(
  county: Pick<County, 'name' | 'path' | 'stateName'>,
  dealer: Pick<Dealer, 'url'>,
): AdministrativeAreaLeaf {
  return {
    '@type': 'AdministrativeArea',
    '@id': nodeId(dealer, county.path, 'place'),
    name: county.name,
    url: formatUrl(dealer.url, county.path),
    containedInPlace: { '@type': 'State', name: county.stateName },
  };
}

/** The place of a county's page: the county with coordinates and people. */
export function buildCountyPlace(county: County, dealer: Pick<Dealer, 'url'>): AdministrativeAreaLeaf {
  return { ...buildCounty(county, dealer), ...describePlace(county) };
}

/** The place of a town's page with its county around it. A page about a town of another page names that one. */
export function buildTown(
  town: Municipality,
  county: County,
  dealer: Pick<Dealer, 'url'>,
): AdministrativeAreaLeaf | CityLeaf {
  const path = town.canonicalPath ?? town.path;
  return {
    // schema.org: "A city or town."
    '@type': town.type === 'City' || town.type === 'Town' ? 'City' : 'AdministrativeArea',
    '@id': nodeId(dealer, path, 'place'),
    name: town.name,
    url: formatUrl(dealer.url, path),
    containedInPlace: buildCounty(county, dealer),
    ...describePlace(town),
  };
}

/** What the dealer does in the place of the page at `townPath`, and from which showroom. */
export function buildTownService(townPath: string, showroom: Showroom, dealer: Dealer): Service {
  return {
    '@type': 'Service',
    name: 'Golf cart sales, rental and repair',
    areaServed: { '@id': nodeId(dealer, townPath, 'place') },
    provider: {
      // Not AutoDealer: search engines want the whole address of every local business, which is on the showroom's page.
      '@type': 'Organization',
      '@id': nodeId(dealer, fixedPages.showroom.path, showroom.id),
      name: `${dealer.name}, ${showroom.name}`,
      url: nodeId(dealer, fixedPages.showroom.path, showroom.id),
      telephone: showroom.phone,
      parentOrganization: { '@id': dealerId(dealer) },
    },
  };
}

/** Where a place lies and how many people the census of 2020 counted; schema.org has no property for the latter. */
function describePlace({ coordinates, population }: { coordinates: Coordinates; population: number }) {
  return {
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    additionalProperty: { '@type': 'PropertyValue', name: 'Population, 2020 census', value: population },
  } as const;
}
