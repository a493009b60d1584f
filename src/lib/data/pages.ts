// Gate to data/pages/*.yaml and data/navigation.yaml: each page's own words.
import { navigationSchema } from '../../schemas/navigation.ts';
import { aboutPageSchema } from '../../schemas/pages/about.ts';
import { contactPageSchema } from '../../schemas/pages/contact.ts';
import { countyPageSchema, countyTokens } from '../../schemas/pages/county.ts';
import { ecoImpactPageSchema } from '../../schemas/pages/eco-impact.ts';
import { financingPageSchema } from '../../schemas/pages/financing.ts';
import { homePageSchema } from '../../schemas/pages/home.ts';
import { inventoryPageSchema } from '../../schemas/pages/inventory.ts';
import { notFoundPageSchema } from '../../schemas/pages/not-found.ts';
import { rentalsPageSchema } from '../../schemas/pages/rentals.ts';
import { servicesPageSchema } from '../../schemas/pages/services.ts';
import { showroomPageSchema } from '../../schemas/pages/showroom.ts';
import { thankYouPageSchema } from '../../schemas/pages/thank-you.ts';
import { townPageSchema, townTokens } from '../../schemas/pages/town.ts';
import { vehiclePageSchema, vehicleTokens } from '../../schemas/pages/vehicle.ts';
import { counties, municipalities } from './counties.ts';
import './brands.ts';
import { listPagePaths } from './page-paths.ts';
import { policies } from './policies.ts';
import { readAll, readRecord } from './read-data.ts';
import { tokens } from './tokens.ts';
import { categories } from './vehicles.ts';

const rules = { values: tokens };

const records = readAll({
  navigation: () => readRecord('navigation.yaml', navigationSchema, rules),
  home: () => readRecord('pages/home.yaml', homePageSchema, { ...rules, localNames: ['count'] }),
  inventory: () => readRecord('pages/inventory.yaml', inventoryPageSchema, rules),
  vehicle: () =>
    readRecord('pages/vehicle.yaml', vehiclePageSchema, {
      ...rules,
      localNames: vehicleTokens,
    }),
  rentals: () =>
    readRecord('pages/rentals.yaml', rentalsPageSchema, {
      ...rules,
      localNames: ['plan.renewal', 'plan.deposit'],
    }),
  services: () => readRecord('pages/services.yaml', servicesPageSchema, rules),
  about: () => readRecord('pages/about.yaml', aboutPageSchema, rules),
  contact: () => readRecord('pages/contact.yaml', contactPageSchema, rules),
  thankYou: () => readRecord('pages/thank-you.yaml', thankYouPageSchema, rules),
  showroom: () => readRecord('pages/showroom.yaml', showroomPageSchema, rules),
  financing: () => readRecord('pages/financing.yaml', financingPageSchema, rules),
  ecoImpact: () => readRecord('pages/eco-impact.yaml', ecoImpactPageSchema, rules),
  county: () => readRecord('pages/county.yaml', countyPageSchema, { ...rules, localNames: countyTokens }),
  town: () => readRecord('pages/town.yaml', townPageSchema, { ...rules, localNames: townTokens }),
  notFound: () => readRecord('pages/not-found.yaml', notFoundPageSchema, rules),
});

const townPaths = municipalities.map((municipality) => municipality.path);
records.navigation.value.locationPaths.forEach((path, index) => {
  records.navigation.checkReference(['locationPaths', index], path, townPaths, 'the path of a municipality');
});
records.home.value.areas.cards.forEach(({ path }, index) => {
  records.home.checkReference(
    ['areas', 'cards', index, 'path'],
    path,
    townPaths,
    'the path of a municipality',
  );
});
records.home.checkReference(
  ['municipalities', 'countyId'],
  records.home.value.municipalities.countyId,
  counties.map((county) => county.id),
  'the name of a file in data/counties',
);
// The gates to brands, counties and policies are loaded by now, so all addresses are known.
const pagePaths = listPagePaths();
const linked = [
  ...(['main', 'about'] as const).map(
    (list) => [records.navigation, [list], records.navigation.value[list]] as const,
  ),
  ...(['shop', 'company', 'legal'] as const).map(
    (list) => [records.navigation, ['footer', list], records.navigation.value.footer[list]] as const,
  ),
  [records.thankYou, ['next', 'links'], records.thankYou.value.next.links] as const,
  [records.town, ['services', 'items'], records.town.value.services.items] as const,
  [records.notFound, ['page', 'links'], records.notFound.value.page.links] as const,
  [records.notFound, ['vehicle', 'links'], records.notFound.value.vehicle.links] as const,
];
for (const [record, at, links] of linked) {
  links.forEach(({ path }, index) => {
    record.checkReference([...at, index, 'path'], path, pagePaths, 'the address of a page of this site');
  });
}
// A category is only known with the vehicles; a misspelt one would let another cart stand in without a word.
const { picks } = records.town.value.vehicles;
for (const [fact, values] of Object.entries(picks)) {
  for (const [name, pick] of Object.entries(values)) {
    pick.categories?.forEach((category, index) => {
      const at = ['vehicles', 'picks', fact, name, 'categories', index];
      records.town.checkReference(at, category, categories, 'the category of a file in data/vehicles');
    });
  }
}
const policyIds = policies.map((policy) => policy.id);
for (const field of ['returnPolicyId', 'deliveryPolicyId'] as const) {
  const expected = 'the name of a file in data/policies without .md';
  records.vehicle.checkReference([field], records.vehicle.value[field], policyIds, expected);
}

/** Menus of header and footer. */
export const navigation = records.navigation.value;
/** The words of each page. */
export const pages = {
  home: records.home.value,
  inventory: records.inventory.value,
  vehicle: records.vehicle.value,
  rentals: records.rentals.value,
  services: records.services.value,
  about: records.about.value,
  contact: records.contact.value,
  thankYou: records.thankYou.value,
  showroom: records.showroom.value,
  financing: records.financing.value,
  ecoImpact: records.ecoImpact.value,
  county: records.county.value,
  town: records.town.value,
  notFound: records.notFound.value,
};
