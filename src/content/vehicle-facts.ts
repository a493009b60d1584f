// What the pages of all vehicles are built of besides the vehicle.
import { renderPolicy } from '../features/policies/policy-html.ts';
import type { Policy } from '../features/policies/policy.schema.ts';
import type { VehicleFacts } from '../features/vehicles/vehicle-page.ts';
import { streetLegalPath } from '../lib/paths.ts';
import * as site from './site.ts';
import { derive } from './site-records.ts';

export const getVehicleFacts = derive((): VehicleFacts => {
  const copy = site.getPageCopy('vehicle');
  const warranty = site.getPolicy(copy.warrantyPolicyId);
  const returns = site.getPolicy(copy.returnPolicyId);
  const linkTo = ({ title: label, path }: Policy, hash = '') => ({ label, path: path + hash });
  // The policy is long, so the link leads to its section of the same name, if there is one.
  const section = renderPolicy(warranty.body).sections.find(({ title }) => title === copy.warranty.title);
  return {
    copy,
    dealer: site.getDealer(),
    priceLine: site.getPriceCopy().lineOfOne,
    saleFigures: site.getSaleFigures(),
    vehicles: site.getVehicles(),
    towns: site.getTowns(),
    returnPolicyPath: returns.path,
    policyLinks: {
      warranty: linkTo(warranty, section && `#${section.id}`),
      returns: linkTo(returns),
      delivery: linkTo(site.getPolicy(copy.deliveryPolicyId)),
    },
    paymentExample: site.findPaymentExample(),
  };
});

/** The answer of each state's law with the page that has it in full, if there is one. */
export const getRoadLaws = derive(() => {
  const { checkedOn, states } = site.getStreetLegal();
  const laws = states.map(({ state, name, answer }) => {
    const county = site.getCounties().find((each) => each.state === state);
    return { name, answer, path: county && streetLegalPath(county.path) };
  });
  return { checkedOn, laws };
});
