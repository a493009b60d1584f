// What the page of a vehicle says and offers.
import { contactPathFor } from '../../lib/contact-path.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import type { Heading, Link } from '../../schemas/section.schema.ts';
import { describeExample } from '../financing/payment-example.ts';
import type { PaymentExample } from '../financing/payment-example.schema.ts';
import { listRelatedVehicles } from './related-vehicles.ts';
import { getSaleTerms, isDeliveredFree, type SaleFacts } from './sale-terms.ts';
import { buildVehicleHead, buildVehicleTokens } from './vehicle-head.ts';
import type { VehiclePage } from './vehicle-page.schema.ts';
import { isOneOff, type Vehicle } from './vehicle.ts';

/** Id of the section with vehicles like one that is out of stock. */
export const similarVehiclesId = 'in-stock';

/** What the pages of all vehicles are built of. */
export interface VehicleFacts extends SaleFacts {
  copy: VehiclePage;
  vehicles: readonly Vehicle[];
  towns: readonly { canonicalPath?: string | undefined }[];
  policyLinks: Readonly<Record<'warranty' | 'returns' | 'delivery', Link>>;
  /** Undefined if no payment example may be printed. */
  paymentExample: PaymentExample | undefined;
}

/** A row beside the price: what matters in a few words, and the rest once it is opened. */
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
    related: chooseRelated(vehicle, vehicles, copy),
    payments: paymentExample && describeExample(paymentExample, vehicle),
  };
}

/** What the page asks for by message: a test drive, or while the vehicle is out of stock, word of one like it. */
export function getVehicleRequest(
  vehicle: Pick<Vehicle, 'id' | 'inStock' | 'condition'>,
  { testDriveByMessage }: Pick<VehiclePage, 'testDriveByMessage'>,
): Link {
  const getPath = (wish: 'test-drive' | 'back-in-stock') =>
    contactPathFor({ kind: wish, vehicles: [vehicle.id] });
  if (vehicle.inStock) return { label: testDriveByMessage, path: getPath('test-drive') };
  const label = isOneOff(vehicle) ? 'Ask for a similar cart' : 'Tell me when one comes in';
  return { label, path: getPath('back-in-stock') };
}

/** Condition of a used vehicle, warranty, returns and delivery. */
export function listSaleTerms(
  vehicle: Vehicle,
  { condition, warranty, returns, delivery }: VehiclePage,
  { policyLinks, saleFigures }: Pick<VehicleFacts, 'policyLinks' | 'saleFigures'>,
): SaleTerm[] {
  const { id } = vehicle;
  const isUsed = vehicle.condition === 'used';
  const terms = getSaleTerms(vehicle);
  const deliveryTerms = isDeliveredFree(vehicle, saleFigures) ? 'free' : 'quoted';
  const toRequest = (label: string, wish: 'report' | 'warranty'): Link => ({
    label,
    path: contactPathFor({ kind: wish, vehicles: [id] }),
  });
  const conditionTerm = { ...condition, links: [toRequest(condition.requestLabel, 'report')] };
  return [
    ...(isUsed ? [conditionTerm] : []),
    {
      title: warranty.title,
      summary: warranty.summary[terms],
      text: terms === 'asIs' ? undefined : warranty[terms],
      links: [...(isUsed ? [] : [toRequest(warranty.requestLabel, 'warranty')]), policyLinks.warranty],
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
      links: [
        { label: delivery.townLabel, path: contactPathFor({ kind: 'quote', vehicles: [id] }) },
        policyLinks.delivery,
      ],
    },
  ];
}

/** Two vehicles to compare with this one, or three in place of one that is out of stock. */
export function chooseRelated(
  vehicle: Vehicle,
  all: readonly Vehicle[],
  { related, similarInStock }: Pick<VehiclePage, 'related' | 'similarInStock'>,
): { heading: Heading; vehicles: readonly Vehicle[] } {
  return {
    heading: vehicle.inStock ? related : similarInStock,
    vehicles: listRelatedVehicles(vehicle, all, vehicle.inStock ? 2 : 3),
  };
}
