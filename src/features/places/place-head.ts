// Heads of county and town pages, with the places in the graph, each inside the larger one.
import type { AdministrativeAreaLeaf, CityLeaf, Service } from 'schema-dts';
import { formatUrl } from '../../lib/paths.ts';
import { buildHead, homeCrumb, type PageHead } from '../../site/build-head.ts';
import { fixedPages } from '../../site/fixed-pages.ts';
import { dealerId, buildNodeId } from '../../site/json-ld-node.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { CountyPage } from './county-page.schema.ts';
import type { County } from './county.schema.ts';
import type { TownView } from './town-page.ts';

/** Head of a county's page; `copy` is filled in for the county. */
export function buildCountyHead(
  county: County,
  copy: Pick<CountyPage, 'titleTemplate' | 'descriptionTemplate'>,
  dealer: Dealer,
): PageHead {
  return buildHead(
    {
      title: copy.titleTemplate,
      description: copy.descriptionTemplate,
      keywords: [`golf carts ${county.name}`, `golf cart rental ${county.name}`, county.stateName],
    },
    county.path,
    {
      page: { type: 'CollectionPage', aboutId: buildNodeId(dealer, county.path, 'place') },
      things: [{ ...buildCountyPlace(county, dealer), ...describePlace(county) }],
    },
  );
}

/** Head of a town's page; a second page about a town names the main page. */
export function buildTownHead(
  { town, county, copy, showroom }: Pick<TownView, 'town' | 'county' | 'copy' | 'showroom'>,
  dealer: Dealer,
): PageHead {
  const canonicalPath = town.canonicalPath ?? town.path;
  const placeId = buildNodeId(dealer, canonicalPath, 'place');
  const place: AdministrativeAreaLeaf | CityLeaf = {
    // schema.org: "A city or town."
    '@type': town.type === 'City' || town.type === 'Town' ? 'City' : 'AdministrativeArea',
    '@id': placeId,
    name: town.name,
    url: formatUrl(dealer.url, canonicalPath),
    containedInPlace: buildCountyPlace(county, dealer),
    ...describePlace(town),
  };
  const showroomUrl = buildNodeId(dealer, fixedPages.showroom.path, showroom.id);
  const service: Service = {
    '@type': 'Service',
    name: 'Golf cart sales, rental and repair',
    areaServed: { '@id': placeId },
    provider: {
      // Not AutoDealer: search engines want the whole address of every local business, which is on the showroom's page.
      '@type': 'Organization',
      '@id': showroomUrl,
      name: `${dealer.name}, ${showroom.name}`,
      url: showroomUrl,
      telephone: showroom.phone,
      parentOrganization: { '@id': dealerId(dealer) },
    },
  };
  return buildHead(
    {
      title: copy.titleTemplate,
      description: copy.descriptionTemplate,
      keywords: [`golf carts ${town.name}`, `golf cart rental ${town.name}`, county.name],
    },
    town.path,
    {
      canonicalPath,
      crumbs: [homeCrumb, { label: county.name, path: county.path }, { label: town.name, path: town.path }],
      page: { type: 'WebPage', aboutId: placeId },
      things: [place, service],
    },
  );
}

function buildCountyPlace(county: County, dealer: Dealer): AdministrativeAreaLeaf {
  return {
    '@type': 'AdministrativeArea',
    '@id': buildNodeId(dealer, county.path, 'place'),
    name: county.name,
    url: formatUrl(dealer.url, county.path),
    containedInPlace: { '@type': 'State', name: county.stateName },
  };
}

/** Coordinates and people. schema.org has no property for the latter. */
function describePlace({ coordinates, population }: Pick<County, 'coordinates' | 'population'>) {
  return {
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    additionalProperty: { '@type': 'PropertyValue', name: 'Population, 2020 census', value: population },
  } as const;
}
