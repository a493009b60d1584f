// What the page of a vehicle says and offers.
import { contactPathFor, type vehicleKinds } from '../../lib/contact-path.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import type { Link } from '../../schemas/section.schema.ts';
import { describeExample } from '../financing/payment-example.ts';
import type { PaymentExample } from '../financing/payment-example.schema.ts';
import { listRelatedVehicles } from './related-vehicles.ts';
import { getSaleTerms, type SaleFacts } from './sale-terms.ts';
import { buildVehicleHead, buildVehicleTokens } from './vehicle-head.ts';
import type { VehiclePage } from './vehicle-page.schema.ts';
import { isOneOff, type Vehicle } from './vehicle.ts';

/** Id of the section with vehicles like one that is out of stock. */
export const similarVehiclesId = 'in-stock';

/** What the pages of all vehicles need besides the vehicle. */
export interface VehicleFacts extends SaleFacts {
  copy: VehiclePage;
  vehicles: readonly Vehicle[];
  towns: readonly { canonicalPath?: string | undefined }[];
  policyLinks: Readonly<Record<'warranty' | 'returns' | 'delivery', Link>>;
  /** Undefined if no payment example may be shown. */
  paymentExample: PaymentExample | undefined;
}

/** A row next to the price that opens. */
export interface SaleTerm {
  title: string;
  summary: string;
  lead?: string | undefined;
  text?: string | undefined;
  items?: readonly string[];
  links: readonly Link[];
}

export function buildVehiclePage(vehicle: Vehicle, facts: VehicleFacts) {
  const { dealer, vehicles, towns, paymentExample } = facts;
  const copy = fillTemplate(facts.copy, buildVehicleTokens(vehicle, dealer, towns));
  return {
    copy,
    head: buildVehicleHead(vehicle, copy, facts),
    request: getVehicleRequest(vehicle, copy),
    terms: listSaleTerms(vehicle, copy, facts),
    related: {
      heading: vehicle.inStock ? copy.related : copy.similarInStock,
      vehicles: listRelatedVehicles(vehicle, vehicles),
    },
    payments: paymentExample && describeExample(paymentExample, vehicle),
  };
}

/** The link to the contact form about a vehicle. */
function toRequest(
  label: string,
  kind: 'quote' | (typeof vehicleKinds)[number],
  { id }: Pick<Vehicle, 'id'>,
): Link {
  return { label, path: contactPathFor({ kind, vehicles: [id] }) };
}

/** To ask for a test drive, or for a message about a similar vehicle if this one is out of stock. */
export function getVehicleRequest(
  vehicle: Pick<Vehicle, 'id' | 'inStock' | 'condition'>,
  { testDriveByMessage }: Pick<VehiclePage, 'testDriveByMessage'>,
): Link {
  if (vehicle.inStock) return toRequest(testDriveByMessage, 'test-drive', vehicle);
  const label = isOneOff(vehicle) ? 'Ask for a similar cart' : 'Tell me when one comes in';
  return toRequest(label, 'back-in-stock', vehicle);
}

/** Condition of a used vehicle, warranty, returns and delivery. */
export function listSaleTerms(
  vehicle: Vehicle,
  { condition, warranty, returns, delivery }: VehiclePage,
  { policyLinks, saleFigures }: Pick<VehicleFacts, 'policyLinks' | 'saleFigures'>,
): SaleTerm[] {
  const isUsed = vehicle.condition === 'used';
  const terms = getSaleTerms(vehicle);
  const deliveryTerms = vehicle.priceUsd >= saleFigures.freeDeliveryFromUsd ? 'free' : 'quoted';
  const conditionTerm = { ...condition, links: [toRequest(condition.requestLabel, 'report', vehicle)] };
  const makersWarranty = toRequest(warranty.requestLabel, 'warranty', vehicle);
  return [
    ...(isUsed ? [conditionTerm] : []),
    {
      title: warranty.title,
      summary: warranty.summary[terms],
      text: terms === 'asIs' ? undefined : warranty[terms],
      links: [...(isUsed ? [] : [makersWarranty]), policyLinks.warranty],
    },
    {
      title: returns.title,
      summary: returns.summary[terms],
      text: returns[terms],
      links: [policyLinks.returns],
    },
    {
      title: delivery.title,
      summary: delivery.summary[deliveryTerms],
      lead: delivery.lead,
      items: [...delivery[deliveryTerms], ...delivery.items],
      links: [toRequest(delivery.townLabel, 'quote', vehicle), policyLinks.delivery],
    },
  ];
}
