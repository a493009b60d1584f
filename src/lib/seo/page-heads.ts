// The head of each kind of page: title and description from the data, and what the page is to search engines. A page
// without a function here is an ordinary one (`buildHead`).
import type { County, Municipality } from '../../schemas/county.ts';
import type { Dealer, Showroom } from '../../schemas/dealer.ts';
import { titleLimit, type Head } from '../../schemas/head.ts';
import type { VehiclePage } from '../../schemas/pages/vehicle-page.ts';
import type { Policy } from '../../schemas/policy.ts';
import type { Vehicle } from '../../schemas/vehicle.ts';
import { findFirstSentence, formatUsd } from '../site/format.ts';
import { formatUrl, homePath, inventoryPath, vehiclePath } from '../site/paths.ts';
import { fillTemplate } from '../site/tokens.ts';
import { conditionLabels, describeVehicle, formatFigures } from '../vehicles/vehicle-view.ts';
import { nodeId } from './graph-node.ts';
import { buildHead, maxDescriptionLength, type Crumb, type PageHead } from './build-head.ts';
import { buildItemList } from './offer-nodes.ts';
import { buildCountyPlace, buildTown, buildTownService } from './place-nodes.ts';
import type { DealerTerms } from './dealer-node.ts';
import type { SaleFigures } from './sale-terms.ts';
import { buildVehicleProduct } from './vehicle-node.ts';

const home: Crumb = { label: 'Home', path: homePath };

/** Head of a policy or legal document. */
export function buildPolicyHead(policy: Policy, dealerTerms: DealerTerms): PageHead {
  return buildHead(
    { title: policy.metaTitle, description: policy.description, keywords: policy.keywords },
    policy.path,
    {
      crumbs: [home, { label: policy.title, path: policy.path }],
      dealerTerms,
      page: { type: 'WebPage', dates: { published: policy.effectiveDate, modified: policy.lastReviewed } },
    },
  );
}

/** What a vehicle's head is made of. */
export interface VehicleContext {
  copy: VehiclePage;
  /** URLs of its pictures on the site, the main one first. */
  imagePaths: readonly string[];
  saleFigures: SaleFigures;
  returnPolicyPath: string;
  /** What the price holds. */
  priceLine: string;
  dealer: Dealer;
}

/** Head of a vehicle's page with its offer. Throws when a template holds a token that vehicles do not have. */
export function buildVehicleHead(vehicle: Vehicle, context: VehicleContext): PageHead {
  const { copy, imagePaths, saleFigures, returnPolicyPath, priceLine, dealer } = context;
  const path = vehiclePath(vehicle.id);
  const images = imagePaths.map((image) => formatUrl(dealer.url, image));
  const terms = { figures: saleFigures, returnPolicyPath, priceLine, bodyType: copy.bodyType };
  return buildHead(
    {
      ...describeInSearch(vehicle, copy),
      keywords: [vehicle.fullName, vehicle.brandName, `${vehicle.category} golf cart`],
    },
    path,
    {
      crumbs: [home, { label: 'Inventory', path: inventoryPath }, { label: vehicle.fullName, path }],
      page: { type: 'ItemPage', mainEntityId: nodeId(dealer, path, 'vehicle') },
      things: [buildVehicleProduct(vehicle, images, terms, dealer)],
    },
  );
}

/**
 * Title and description of a vehicle: of the title, its name with the brand and its name alone the first that is short
 * enough, and of the description's templates the first that search results print whole. Throws
 * when a template holds a token that vehicles do not have.
 */
export function describeInSearch(
  vehicle: Vehicle,
  copy: Pick<VehiclePage, 'titleTemplate' | 'descriptionTemplates'>,
): { title: string; description: string } {
  const { range, topSpeed } = formatFigures(vehicle);
  const texts = fillTemplate(
    { title: copy.titleTemplate, descriptions: copy.descriptionTemplates },
    {
      'vehicle.name': vehicle.fullName,
      'vehicle.condition': conditionLabels[vehicle.condition],
      'vehicle.seats': String(vehicle.seats),
      'vehicle.opening': findFirstSentence(vehicle.description),
      'vehicle.facts': describeVehicle(vehicle),
      'vehicle.range': range,
      'vehicle.topSpeed': topSpeed,
      'vehicle.price': formatUsd(vehicle.priceUsd),
    },
  );
  const fitting = texts.descriptions.find((text) => text.length <= maxDescriptionLength);
  // The name alone fits always: its schema sees to it.
  const titles = [texts.title, vehicle.fullName];
  const title = titles.find((text) => text.length <= titleLimit) ?? vehicle.name;
  return { title, description: fitting ?? texts.descriptions.at(-1) ?? '' };
}

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
      crumbs: [home, { label: county.name, path: county.path }, { label: town.name, path: town.path }],
      page: { type: 'WebPage', aboutId: nodeId(dealer, canonicalPath, 'place') },
      things: [buildTown(town, county, dealer), buildTownService(canonicalPath, showroom, dealer)],
    },
  );
}

/** Head of a page that lists vehicles in this order: the inventory, or the lineup of a brand. */
export function buildListHead(
  head: Head,
  path: string,
  listName: string,
  listed: readonly Vehicle[],
  dealer: Dealer,
): PageHead {
  const list = buildItemList(listName, path, listed, dealer);
  return buildHead(head, path, {
    page: { type: 'CollectionPage', mainEntityId: list['@id'] },
    things: [list],
  });
}
