// What the page of every vehicle says of it, by its own record.
import { expect, test } from 'vitest';
import {
  getDealer,
  getFigureNumber,
  getPageCopy,
  getPolicy,
  getTowns,
  getVehicles,
} from '../../../src/content/site.ts';
import { getSaleTerms } from '../../../src/features/vehicles/sale-terms.ts';
import { listUnitFacts } from '../../../src/features/vehicles/specifications.ts';
import type { Vehicle } from '../../../src/features/vehicles/vehicle.ts';
import { buildVehicleTokens } from '../../../src/features/vehicles/vehicle-head.ts';
import { contactPathFor } from '../../../src/lib/contact-path.ts';
import { vehiclePath } from '../../../src/lib/paths.ts';
import { fillTemplate } from '../../../src/lib/tokens.ts';
import { findPart, getMain, listLinks, listPairs, readText } from '../page-parts.ts';

const copy = getPageCopy('vehicle');
const vehicles = getVehicles();
const listWrong = (isWrong: (vehicle: Vehicle) => boolean) => vehicles.filter(isWrong).map(({ id }) => id);

/** The row beside the price of a vehicle with a title. */
function findTerm(id: string, title: string) {
  const main = getMain(vehiclePath(id));
  return main
    .find('details')
    .filter((_, element) => readText(main.find(element).find('summary span').first()) === title);
}

test('delivery is told by the price of the vehicle', () => {
  const freeFromUsd = getFigureNumber('delivery-free-minimum-purchase');
  const wrong = listWrong((vehicle) => {
    const { delivery } = fillTemplate(copy, buildVehicleTokens(vehicle, getDealer(), getTowns()));
    const said = readText(findTerm(vehicle.id, delivery.title));
    const isFree = vehicle.priceUsd >= freeFromUsd;
    const [own, others] = isFree ? [delivery.free, delivery.quoted] : [delivery.quoted, delivery.free];
    return !own.every((text) => said.includes(text)) || others.every((text) => said.includes(text));
  });
  expect(wrong).toEqual([]);
});

test('warranty, returns and delivery lead to their policies, and as-is carts have no warranty', () => {
  const wrong = listWrong((vehicle) => {
    const hasLink = (title: string, policyId: string) =>
      listLinks(findTerm(vehicle.id, title)).some(
        ({ href }) => href.replace(/#.*/, '') === getPolicy(policyId).path,
      );
    const isAsIs = findTerm(vehicle.id, copy.warranty.title).find('p').length === 1;
    return (
      !hasLink(copy.warranty.title, copy.warrantyPolicyId) ||
      !hasLink(copy.returns.title, copy.returnPolicyId) ||
      !hasLink(copy.delivery.title, copy.deliveryPolicyId) ||
      isAsIs !== (getSaleTerms(vehicle) === 'asIs')
    );
  });
  expect(wrong).toEqual([]);
});

test('a used cart tells its age, hours, battery and warranty, and offers its report', () => {
  const wrong = listWrong((vehicle) => {
    const main = getMain(vehiclePath(vehicle.id));
    const told = listPairs(findPart(main, 'Specifications')).map((pair) => pair.join(': '));
    const reportPath = contactPathFor({ kind: 'report', vehicles: [vehicle.id] });
    const offersReport = listLinks(main).some(({ href }) => href === reportPath);
    return (
      listUnitFacts(vehicle).some(({ label, value }) => !told.includes(`${label}: ${value}`)) ||
      offersReport !== (vehicle.condition === 'used')
    );
  });
  expect(wrong).toEqual([]);
});

test('only a model that is out of stock is said to come in again; for a one-off a similar cart is offered', () => {
  const wrong = listWrong(({ id, condition, inStock }) => {
    const names = listLinks(getMain(vehiclePath(id))).map(({ name }) => name);
    return (
      names.includes('Tell me when one comes in') !== (!inStock && condition === 'new') ||
      names.includes('Ask for a similar cart') !== (!inStock && condition !== 'new')
    );
  });
  expect(wrong).toEqual([]);
});
