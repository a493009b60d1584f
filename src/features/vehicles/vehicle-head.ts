// Title, description and markup of a vehicle's page.
import { findFirstSentence, formatCount, formatPhone, formatUsd } from '../../lib/format.ts';
import { inventoryPath, vehiclePath } from '../../lib/paths.ts';
import { maxTitleLength } from '../../schemas/head.schema.ts';
import { buildHead, homeCrumb, maxDescriptionLength, type PageHead } from '../../site/build-head.ts';
import { buildNodeId } from '../../site/json-ld-node.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { SaleFacts } from './sale-terms.ts';
import { describeVehicle, describeWarrantyLeft } from './vehicle-copy.ts';
import { buildVehicleProduct } from './vehicle-json-ld.ts';
import { conditionLabels } from './vehicle-kinds.ts';
import type { VehiclePage, vehicleTokenNames } from './vehicle-page.schema.ts';
import { getSalesPhone, type Vehicle } from './vehicle.ts';

/** The tokens of a vehicle's page; a town with two pages counts once. */
export function buildVehicleTokens(
  vehicle: Vehicle,
  dealer: Pick<Dealer, 'phone' | 'showrooms'>,
  towns: readonly { canonicalPath?: string | undefined }[],
): Record<(typeof vehicleTokenNames)[number], string> {
  return {
    'vehicle.name': vehicle.fullName,
    'vehicle.brand': vehicle.brandName,
    'vehicle.condition': conditionLabels[vehicle.condition],
    'vehicle.seats': String(vehicle.seats),
    'vehicle.opening': findFirstSentence(vehicle.description),
    'vehicle.facts': describeVehicle(vehicle),
    'vehicle.range': `${vehicle.rangeMiles} miles`,
    'vehicle.topSpeed': `${vehicle.topSpeedMph} mph`,
    'vehicle.price': formatUsd(vehicle.priceUsd),
    'vehicle.phone': formatPhone(getSalesPhone(vehicle, dealer)),
    'vehicle.warranty': describeWarrantyLeft(vehicle),
    'vehicle.towns': formatCount(towns.filter(({ canonicalPath }) => !canonicalPath).length, 'town'),
  };
}

/** Head of a vehicle's page with its offer. `copy` has its tokens filled. */
export function buildVehicleHead(vehicle: Vehicle, copy: VehiclePage, facts: SaleFacts): PageHead {
  const { fullName, brandName, category } = vehicle;
  const path = vehiclePath(vehicle.id);
  const { titleTemplate, descriptionTemplates: descriptions } = copy;
  return buildHead(
    {
      // The schema keeps the name alone short enough.
      title: [titleTemplate, fullName].find((text) => text.length <= maxTitleLength) ?? vehicle.name,
      description:
        descriptions.find((text) => text.length <= maxDescriptionLength) ?? descriptions.at(-1) ?? '',
      keywords: [fullName, brandName, `${category} golf cart`],
    },
    path,
    {
      crumbs: [homeCrumb, { label: 'Inventory', path: inventoryPath }, { label: fullName, path }],
      page: { type: 'ItemPage', mainEntityId: buildNodeId(facts.dealer, path, 'vehicle') },
      things: [buildVehicleProduct(vehicle, copy.bodyType, facts)],
    },
  );
}
