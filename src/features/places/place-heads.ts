// Titles, descriptions and places of counties and towns for search engines.
import type { County, Municipality } from './county.schema.ts';
import type { Dealer, Showroom } from '../dealer/dealer.schema.ts';
import { nodeId } from '../../site/json-ld-node.ts';
import { buildHead, homeCrumb, type PageHead } from '../../site/build-head.ts';
import { buildCountyPlace, buildTown, buildTownService } from './place-json-ld.ts';

/** Head of a county's page; `copy` is filled in for the county. */
export function buildCountyHead(
  county: County,
  copy: { titleTemplate: string; descriptionTemplate: string },
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
      page: { type: 'CollectionPage', aboutId: nodeId(dealer, county.path, 'place') },
      things: [buildCountyPlace(county, dealer)],
    },
  );
}

/** Head of a town's page; `copy` is filled in and chosen for the town, `showroom` is the one that serves it. */
export function buildTownHead(
  town: Municipality,
  county: County,
  copy: { title: string; description: string },
  showroom: Showroom,
  dealer: Dealer,
): PageHead {
  const canonicalPath = town.canonicalPath ?? town.path;
  return buildHead(
    {
      title: copy.title,
      description: copy.description,
      keywords: [`golf carts ${town.name}`, `golf cart rental ${town.name}`, county.name],
    },
    town.path,
    {
      canonicalPath,
      crumbs: [homeCrumb, { label: county.name, path: county.path }, { label: town.name, path: town.path }],
      page: { type: 'WebPage', aboutId: nodeId(dealer, canonicalPath, 'place') },
      things: [buildTown(town, county, dealer), buildTownService(canonicalPath, showroom, dealer)],
    },
  );
}
