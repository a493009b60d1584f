// Title, description and offer of a vehicle for search engines.
import type { Dealer } from '../dealer/dealer.schema.ts';
import { maxTitleLength } from '../../schemas/head.schema.ts';
import type { VehiclePage, vehicleTokens } from './vehicle-page.schema.ts';
import { getSalesPhone, type Vehicle } from './vehicle.ts';
import { findFirstSentence, formatCount, formatPhone, formatUsd } from '../../lib/format.ts';
import { formatUrl, inventoryPath, vehiclePath } from '../../lib/paths.ts';
import { conditionLabels, describeVehicle, describeWarrantyLeft, formatFigures } from './vehicle-labels.ts';
import { nodeId } from '../../site/json-ld-node.ts';
import { buildHead, homeCrumb, maxDescriptionLength, type PageHead } from '../../site/build-head.ts';
import type { SaleFigures } from './sale-terms.ts';
import { buildVehicleProduct } from './vehicle-json-ld.ts';

/** What a vehicle's head is made of. */
export interface VehicleContext {
  /** Filled in for the vehicle. */
  copy: VehiclePage;
  /** URLs of its pictures on the site, the main one first. */
  imagePaths: readonly string[];
  saleFigures: SaleFigures;
  returnPolicyPath: string;
  /** What the price holds. */
  priceLine: string;
  dealer: Dealer;
}

/** What a vehicle's page fills into its texts; a town with two pages counts once. */
export function buildVehicleTokens(
  vehicle: Vehicle,
  dealer: Pick<Dealer, 'phone' | 'showrooms'>,
  towns: readonly { canonicalPath?: string | undefined }[],
): Record<(typeof vehicleTokens)[number], string> {
  const { range, topSpeed } = formatFigures(vehicle);
  return {
    'vehicle.name': vehicle.fullName,
    'vehicle.brand': vehicle.brandName,
    'vehicle.condition': conditionLabels[vehicle.condition],
    'vehicle.seats': String(vehicle.seats),
    'vehicle.opening': findFirstSentence(vehicle.description),
    'vehicle.facts': describeVehicle(vehicle),
    'vehicle.range': range,
    'vehicle.topSpeed': topSpeed,
    'vehicle.price': formatUsd(vehicle.priceUsd),
    'vehicle.phone': formatPhone(getSalesPhone(vehicle, dealer)),
    'vehicle.warranty': describeWarrantyLeft(vehicle),
    'vehicle.towns': formatCount(towns.filter(({ canonicalPath }) => !canonicalPath).length, 'town'),
  };
}

/** Head of a vehicle's page with its offer. */
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
      crumbs: [homeCrumb, { label: 'Inventory', path: inventoryPath }, { label: vehicle.fullName, path }],
      page: { type: 'ItemPage', mainEntityId: nodeId(dealer, path, 'vehicle') },
      things: [buildVehicleProduct(vehicle, images, terms, dealer)],
    },
  );
}

/**
 * Title and description of a vehicle: of the title, its name with the brand and its name alone the first that is short
 * enough, and of the description's texts the first that search results print whole.
 */
function describeInSearch(
  vehicle: Vehicle,
  copy: Pick<VehiclePage, 'titleTemplate' | 'descriptionTemplates'>,
): { title: string; description: string } {
  const fitting = copy.descriptionTemplates.find((text) => text.length <= maxDescriptionLength);
  // The name alone fits always: its schema sees to it.
  const titles = [copy.titleTemplate, vehicle.fullName];
  const title = titles.find((text) => text.length <= maxTitleLength) ?? vehicle.name;
  return { title, description: fitting ?? copy.descriptionTemplates.at(-1) ?? '' };
}
