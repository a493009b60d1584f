// What the page of every vehicle says of it, by its own record.
import { expect, test } from 'vitest';
import {
  getDealer,
  getFeaturedCarts,
  getFigureNumber,
  getPageCopy,
  getPolicy,
  getTowns,
  getVehicle,
  getVehicles,
} from '../../../src/content/site.ts';
import { capitalize, formatUsd } from '../../../src/lib/format.ts';
import { listUnitFacts } from '../../../src/features/vehicles/specifications.ts';
import { buildVehicleTokens } from '../../../src/features/vehicles/vehicle-head.ts';
import { fillTemplate } from '../../../src/lib/tokens.ts';
import { getSaleTerms } from '../../../src/features/vehicles/sale-terms.ts';
import { contactPathFor } from '../../../src/lib/contact-path.ts';
import { vehiclePath } from '../../../src/lib/paths.ts';
import { findHero, findPart, getMain, listLinks, listPairs, readText } from '../page-parts.ts';

const dealer = getDealer();
const featuredCarts = getFeaturedCarts();
const municipalities = getTowns();
const vehicles = getVehicles();
const freeFromUsd = getFigureNumber('delivery-free-minimum-purchase');

/** The row beside the price of a vehicle that is about something, and what it says of that in a few words. */
function findTerm(id: string, title: string) {
  const main = getMain(vehiclePath(id));
  const row = main
    .find('details')
    .filter((_, element) => readText(main.find(element).find('summary span').first()) === title);
  return { row, summary: readText(row.find('summary span').last()) };
}

test('the delivery of a vehicle is told by its own price', () => {
  const wrong = vehicles.filter((vehicle) => {
    const { id, priceUsd } = vehicle;
    const { delivery } = fillTemplate(
      getPageCopy('vehicle'),
      buildVehicleTokens(vehicle, dealer, municipalities),
    );
    const said = readText(findTerm(id, delivery.title).row);
    const [own, others] =
      priceUsd >= freeFromUsd ? [delivery.free, delivery.quoted] : [delivery.quoted, delivery.free];
    return !own.every((text) => said.includes(text)) || others.every((text) => said.includes(text));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the specifications of a used cart tell its age, hours, battery and warranty', () => {
  const wrong = vehicles.filter((vehicle) => {
    const told = listPairs(findPart(getMain(vehiclePath(vehicle.id)), 'Specifications'));
    return listUnitFacts(vehicle).some(
      ({ label, value }) => !told.some((pair) => pair[0] === label && pair[1] === value),
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('warranty, returns and delivery stand beside the price of every vehicle in a few words, which open the rest with its policy', () => {
  const { warrantyPolicyId, returnPolicyId, deliveryPolicyId } = getPageCopy('vehicle');
  const wrong = vehicles.filter((vehicle) => {
    const { delivery, warranty, returns } = fillTemplate(
      getPageCopy('vehicle'),
      buildVehicleTokens(vehicle, dealer, municipalities),
    );
    const terms = getSaleTerms(vehicle);
    const isTold = ({ title, words, policyId }: { title: string; words?: string; policyId: string }) => {
      const { row, summary } = findTerm(vehicle.id, title);
      const paths = listLinks(row).map(({ href }) => href.replace(/#.*/, ''));
      return (
        paths.includes(getPolicy(policyId).path) &&
        (words === undefined ? summary !== '' : summary === capitalize(words))
      );
    };
    return (
      ![
        { title: warranty.title, words: warranty.summary[terms], policyId: warrantyPolicyId },
        { title: returns.title, words: returns.summary[terms], policyId: returnPolicyId },
        { title: delivery.title, policyId: deliveryPolicyId },
      ].every(isTold) ||
      !listLinks(findTerm(vehicle.id, delivery.title).row).some(({ name }) => name === delivery.townLabel)
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('what is sold as-is has nothing behind the row of its warranty but the policy', () => {
  const wrong = vehicles.filter((vehicle) => {
    const { row } = findTerm(vehicle.id, getPageCopy('vehicle').warranty.title);
    return (row.find('p').length === 1) !== (getSaleTerms(vehicle) === 'asIs');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a used cart offers its report on request', () => {
  const wrong = vehicles.filter(({ id, condition }) => {
    const path = contactPathFor({ kind: 'report', vehicles: [id] });
    const links = listLinks(getMain(vehiclePath(id)));
    return links.some(({ href }) => href === path) !== (condition === 'used');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the price that a cart has on the home page with its accessories stands on its own page, too', () => {
  const equipped = featuredCarts.filter(({ accessories }) => accessories.length > 0);
  const wrong = equipped.filter(({ vehicleId, accessories }) => {
    const extrasUsd = accessories.reduce((sum, { priceUsd }) => sum + priceUsd, 0);
    const usd = formatUsd(getVehicle(vehicleId).priceUsd + extrasUsd);
    return !readText(findHero(vehiclePath(vehicleId))).includes(
      `${getPageCopy('vehicle').equippedLabel}: ${usd}`,
    );
  });
  expect(wrong.map(({ vehicleId }) => vehicleId)).toEqual([]);
});

test('one link beside the price of a vehicle dials', () => {
  const wrong = vehicles.filter(({ id }) => {
    const dials = listLinks(findHero(vehiclePath(id))).filter(({ href }) => href.startsWith('tel:'));
    return dials.length !== 1;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('only a model that is out of stock is said to come in again; of a one-off, a similar one is asked for', () => {
  const wrong = vehicles.filter(({ id, condition, inStock }) => {
    const names = new Set(listLinks(getMain(vehiclePath(id))).map(({ name }) => name));
    const isAwaited = names.has('Tell me when one comes in');
    const isReplaced = names.has('Ask for a similar cart');
    return (
      isAwaited !== (!inStock && condition === 'new') || isReplaced !== (!inStock && condition !== 'new')
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
