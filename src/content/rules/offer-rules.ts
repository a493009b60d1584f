// Rules of what the dealer offers besides the vehicles' own files: featured and retired carts, lists, rentals, loans.
import { globSync } from 'node:fs';
import { trueSavingsPercent } from '../../features/rentals/rental-price.ts';
import { formatUsd } from '../../lib/format.ts';
import { listFitting, writeReason } from '../../features/lists/vehicle-lists.ts';
import type { FeaturedCart } from '../../features/home/featured-carts.schema.ts';
import type { DataFolder } from '../engine/data-folder.ts';
import { nearestName } from '../engine/nearest-name.ts';
import { findCartToken } from '../builders/build-vehicle-lists.ts';
import type { Records } from '../records.ts';

/** Reports a featured cart that is not new, since its card says so. */
export function validateFeaturedCartsAreNew({ featured, vehicles }: Records): void {
  featured?.value.carts.forEach(({ vehicleId }, index) => {
    const condition = vehicles.find(({ id }) => id === vehicleId)?.value.condition;
    if (condition === undefined || condition === 'new') return;
    const found = `"${vehicleId}", which is ${condition}`;
    featured.report(['carts', index, 'vehicleId'], found, 'a new vehicle, since its card says so');
  });
}

/** Reports a picture of a featured cart whose text leaves out an accessory. */
export function validateFeaturedPictures({ featured }: Records): void {
  featured?.value.carts.forEach((cart, index) => {
    const unnamed = findUnnamedAccessory(cart);
    if (!cart.picture || unnamed === undefined) return;
    const expected = `a text that names each accessory, "${unnamed}" too; the picture must show it, else leave picture out`;
    featured.report(['carts', index, 'picture', 'alt'], JSON.stringify(cart.picture.alt), expected);
  });
}

/** Name of the first accessory that the text of the cart's picture does not name; capitals do not count. */
function findUnnamedAccessory({ picture, accessories }: FeaturedCart): string | undefined {
  const alt = picture?.alt.toLowerCase() ?? '';
  return accessories.map(({ name }) => name).find((name) => !alt.includes(name.toLowerCase()));
}

/** Reports a retired vehicle that has a file. */
export function validateRetiredVehicles({ retired }: Records, folder: DataFolder): void {
  const vehicleIds = folder.listRecordIds('vehicles');
  retired?.value.vehicles.forEach(({ id }, index) => {
    if (!vehicleIds.includes(id)) return;
    const expected =
      'an id without a file in data/vehicles; this one has one, where "retired: true" is enough';
    retired.report(['vehicles', index, 'id'], JSON.stringify(id), expected);
  });
}

/** Most words of a list's own: more of them, and the page is about its words instead of its carts. */
const maxWords = 300;

/** Reports a list with too many words, or with a token of a cart outside the sentences of carts. */
export function validateListTexts({ lists }: Records): void {
  for (const { value, report } of lists) {
    const count = [value.hero.lead, ...value.notes].join(' ').split(/\s+/).length;
    if (count > maxWords) {
      report(['notes'], `${count} words`, `at most ${maxWords} words with the sentence of the hero`);
    }
    const token = findCartToken(value);
    if (token) report(token.at, `{{${token.name}}}`, 'this token under reasons only: each cart has its own');
  }
}

/** Reports a list without carts, or without a sentence for one of them. */
export function validateListCarts({ lists, vehicles, retiredVehicles }: Records, folder: DataFolder): void {
  // Carts with a mistake of their own are left out; a list may well have been about them.
  const readCount = vehicles.length + retiredVehicles.length;
  const areAllRead = readCount === folder.listRecordIds('vehicles').length;
  const carts = vehicles.map(({ value, id }) => ({ ...value, id }));
  for (const { value, report } of lists) {
    const fitting = listFitting(value, carts);
    if (fitting.length === 0 && areAllRead) {
      const expected = 'a rule that at least one vehicle fulfills; without any, delete the file';
      report(['rule'], 'conditions that no file in data/vehicles fulfills', expected);
    }
    const without = value.reasons && fitting.find((cart) => writeReason(cart, value) === undefined);
    if (without) {
      const expected = 'one more sentence, without the tokens that only used carts have';
      report(['reasons'], `no sentence for data/vehicles/${without.id}.yaml`, expected);
    }
  }
}

/** Reports a saving of a rental plan that is larger than the true one. */
export function validateSavings({ rentalPlans }: Records): void {
  rentalPlans?.value.groups.forEach(({ plans }, groupIndex) => {
    const daily = plans.find((plan) => plan.days === 1);
    plans.forEach((plan, index) => {
      if (plan.savingsPercent === undefined || !daily) return;
      const saving = trueSavingsPercent(plan, daily.priceUsd);
      if (plan.savingsPercent <= saving) return;
      const expected = `at most ${Math.floor(saving * 10) / 10}, what ${formatUsd(plan.priceUsd)} saves against ${plan.days} days at ${formatUsd(daily.priceUsd)}`;
      const at = ['groups', groupIndex, 'plans', index, 'savingsPercent'];
      rentalPlans.report(at, String(plan.savingsPercent), expected);
    });
  });
}

/** Reports a rental plan with the id of another, in whatever group: links to the contact form name plans by it alone. */
export function validatePlanIds({ rentalPlans }: Records): void {
  const taken = new Set<string>();
  rentalPlans?.value.groups.forEach(({ plans }, group) => {
    plans.forEach(({ id }, index) => {
      const at = ['groups', group, 'plans', index, 'id'];
      if (taken.has(id))
        rentalPlans.report(at, JSON.stringify(id), 'an id that no other plan of this file has');
      taken.add(id);
    });
  });
}

/** Reports a down payment of the example of a loan that is not below the cart's price; either of them may be the slip. */
export function validateDownPayment({ paymentExample, vehicles }: Records): void {
  if (!paymentExample) return;
  const { vehicleId, downPaymentUsd } = paymentExample.value;
  const cart = vehicles.find(({ id }) => id === vehicleId);
  if (!cart || downPaymentUsd < cart.value.priceUsd) return;
  const price = formatUsd(cart.value.priceUsd);
  const expected = `less than ${price}, the price in ${cart.file}`;
  paymentExample.report(['downPaymentUsd'], String(downPaymentUsd), expected);
  const found = `${price}, and the example of a loan in ${paymentExample.file} pays ${formatUsd(downPaymentUsd)} of it at once`;
  cart.report(['priceUsd'], found, 'a price above that down payment');
}

/** Reports a picture of a financing partner that is no file in public/. */
export function validatePartnerImages({ partners }: Records): void {
  const images = globSync('**/*.*', { cwd: 'public' }).map((file) => `/${file.replaceAll('\\', '/')}`);
  partners?.value.partners.forEach(({ image }, index) => {
    if (image === undefined || images.includes(image)) return;
    const at = ['partners', index, 'image'];
    partners.report(
      at,
      JSON.stringify(image),
      'the address of a file in public/',
      nearestName(image, images),
    );
  });
}
