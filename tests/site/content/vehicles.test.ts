// What the page of every vehicle says of it, by its own record.
import { expect, test } from 'vitest';
import { getContent } from '../../../src/content/site.ts';
import { capitalize, formatUsd } from '../../../src/lib/format.ts';
import { listUsedFacts } from '../../../src/features/vehicles/vehicle-labels.ts';
import { buildVehicleTokens } from '../../../src/features/vehicles/vehicle-head.ts';
import { fillTemplate } from '../../../src/lib/tokens.ts';
import { getSaleTerms } from '../../../src/features/vehicles/sale-terms.ts';
import { checkSheetId, deliveryAnchor, listPath, vehiclePath } from '../../../src/lib/paths.ts';
import { findHero, findPart, getMain, listHeadings, listLinks, listPairs, readText } from '../page-parts.ts';

const {
  dealer,
  featuredCarts,
  getFigureNumber,
  getPolicy,
  getVehicle,
  lists,
  municipalities,
  pages,
  vehicles,
} = getContent();
const freeFromUsd = getFigureNumber('delivery-free-minimum-purchase');

test('the delivery of a vehicle is told by its own price', () => {
  const wrong = vehicles.filter((vehicle) => {
    const { id, priceUsd } = vehicle;
    const { delivery } = fillTemplate(pages.vehicle, buildVehicleTokens(vehicle, dealer, municipalities));
    const said = readText(findPart(getMain(vehiclePath(id)), delivery.title));
    const [own, others] =
      priceUsd >= freeFromUsd ? [delivery.free, delivery.quoted] : [delivery.quoted, delivery.free];
    return !own.every((text) => said.includes(text)) || others.every((text) => said.includes(text));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the condition of a used cart tells its age, hours, battery and warranty, and the table of figures does not again', () => {
  const wrong = vehicles.filter((vehicle) => {
    if (vehicle.condition !== 'used') return false;
    const { title, withoutReport } = pages.vehicle.conditionReport;
    const hasReport = vehicle.conditionReport && !vehicle.conditionReport.sample;
    const main = getMain(vehiclePath(vehicle.id));
    const told = listPairs(findPart(main, hasReport ? title : withoutReport.title));
    const table = listHeadings(findPart(main, 'Specifications'), 'dt');
    return listUsedFacts(vehicle).some(
      ({ label, value }) =>
        !told.some((pair) => pair[0] === label && pair[1] === value) || table.includes(label),
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('what is sold as-is has no warranty among its terms, everything else has one', () => {
  const wrong = vehicles.filter((vehicle) => {
    const terms = findPart(getMain(vehiclePath(vehicle.id)), pages.vehicle.beforeYouBuy.title);
    return /warranty/i.test(readText(terms)) === (getSaleTerms(vehicle) === 'asIs');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('warranty, returns and delivery stand beside the price of every vehicle in a few words, with policies and with the way to a town', () => {
  const { warrantyPolicyId, returnPolicyId } = pages.vehicle;
  const policyPaths = [warrantyPolicyId, returnPolicyId].map((id) => getPolicy(id).path);
  const wrong = vehicles.filter((vehicle) => {
    const hero = findHero(vehiclePath(vehicle.id));
    const { delivery, warranty, returns } = fillTemplate(
      pages.vehicle,
      buildVehicleTokens(vehicle, dealer, municipalities),
    );
    const terms = getSaleTerms(vehicle);
    const told = listPairs(hero);
    const isTold = ({ title, summary }: typeof warranty | typeof returns) =>
      told.some(([label, value]) => label === title && value === capitalize(summary[terms]));
    const linked = listLinks(hero).map(({ href }) => href.replace(/#.*/, ''));
    const town = listLinks(getMain(vehiclePath(vehicle.id)).find(`#${deliveryAnchor}`))[0];
    return (
      ![warranty, returns].every(isTold) ||
      !policyPaths.every((path) => linked.includes(path)) ||
      !listLinks(hero).some(({ href }) => href === `#${deliveryAnchor}`) ||
      town?.name !== delivery.townLabel
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a used cart without a report of its own leads to the empty sheet, which says what it is before its first word', () => {
  const list = lists.find(({ checkSheet }) => checkSheet);
  const path = `${listPath(list?.id ?? '')}#${checkSheetId}`;
  const wrong = vehicles.filter((vehicle) => {
    if (vehicle.condition !== 'used') return false;
    const hasReport = vehicle.conditionReport && !vehicle.conditionReport.sample;
    const leads = listLinks(getMain(vehiclePath(vehicle.id))).some(({ href }) => href === path);
    return leads !== (list !== undefined && !hasReport);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  if (!list?.checkSheet) return;
  const sheet = getMain(listPath(list.id)).find(`#${checkSheetId} figure`);
  expect(readText(sheet).startsWith(list.checkSheet.mark)).toBe(true);
});

test('the price that a cart has on the home page with its accessories stands on its own page, too', () => {
  const equipped = featuredCarts.filter(({ accessories }) => accessories.length > 0);
  const wrong = equipped.filter(({ vehicleId, accessories }) => {
    const extrasUsd = accessories.reduce((sum, { priceUsd }) => sum + priceUsd, 0);
    const usd = formatUsd(getVehicle(vehicleId).priceUsd + extrasUsd);
    return !readText(findHero(vehiclePath(vehicleId))).includes(`${pages.vehicle.equippedLabel}: ${usd}`);
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
