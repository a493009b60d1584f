// What the pages of all vehicles are built of besides the vehicle.
import { computeEquippedUsd } from '../features/home/featured-carts.schema.ts';
import { renderPolicy } from '../features/policies/policy-html.ts';
import type { VehicleFacts } from '../features/vehicles/vehicle-page.ts';
import { streetLegalPath } from '../lib/paths.ts';
import {
  findPaymentExample,
  getCounties,
  getDealer,
  getFeaturedCarts,
  getPageCopy,
  getPolicy,
  getPriceCopy,
  getSaleFigures,
  getStreetLegal,
  getTowns,
  getVehicle,
  getVehicles,
} from './site.ts';
import { derive } from './site-records.ts';

export const getVehicleFacts = derive((): VehicleFacts => {
  const copy = getPageCopy('vehicle');
  const warranty = getPolicy(copy.warrantyPolicyId);
  const returns = getPolicy(copy.returnPolicyId);
  const delivery = getPolicy(copy.deliveryPolicyId);
  // The policy is long, so the link leads to its section of the same name, if there is one.
  const section = renderPolicy(warranty.body).sections.find(({ title }) => title === copy.warranty.title);
  const equipped = getFeaturedCarts().filter(({ accessories }) => accessories.length > 0);
  return {
    copy,
    dealer: getDealer(),
    priceLine: getPriceCopy().lineOfOne,
    saleFigures: getSaleFigures(),
    vehicles: getVehicles(),
    towns: getTowns(),
    returnPolicyPath: returns.path,
    policyLinks: {
      warranty: { label: warranty.title, path: warranty.path + (section ? `#${section.id}` : '') },
      returns: { label: returns.title, path: returns.path },
      delivery: { label: delivery.title, path: delivery.path },
    },
    paymentExample: findPaymentExample(),
    equippedUsd: new Map(
      equipped.map((cart) => [cart.vehicleId, computeEquippedUsd(cart, getVehicle(cart.vehicleId))]),
    ),
  };
});

/** The answer of each state's law with the page that has it in full, if there is one. */
export const getRoadLaws = derive(() => {
  const { checkedOn, states } = getStreetLegal();
  const laws = states.map(({ state, name, answer }) => {
    const county = getCounties().find((each) => each.state === state);
    return { name, answer, path: county && streetLegalPath(county.path) };
  });
  return { checkedOn, laws };
});
