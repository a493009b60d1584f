// Reads data/pages/*.yaml and data/navigation.yaml: each page's own words, and the menus.
import { navigationSchema } from '../schemas/navigation.ts';
import { aboutPageSchema } from '../schemas/pages/about-page.ts';
import { contactPageSchema } from '../schemas/pages/contact-page.ts';
import { countyPageSchema, countyTokens } from '../schemas/pages/county-page.ts';
import { ecoImpactPageSchema } from '../schemas/pages/eco-impact-page.ts';
import { financingPageSchema } from '../schemas/pages/financing-page.ts';
import { homePageSchema } from '../schemas/pages/home-page.ts';
import { inventoryPageSchema } from '../schemas/pages/inventory-page.ts';
import { notFoundPageSchema } from '../schemas/pages/not-found-page.ts';
import { rentalsPageSchema } from '../schemas/pages/rentals-page.ts';
import { servicesPageSchema } from '../schemas/pages/services-page.ts';
import { showroomPageSchema } from '../schemas/pages/showroom-page.ts';
import { thankYouPageSchema } from '../schemas/pages/thank-you-page.ts';
import { townPageSchema, townTokens } from '../schemas/pages/town-page.ts';
import { vehiclePageSchema, vehicleTokens } from '../schemas/pages/vehicle-page.ts';
import type { County, Municipality } from '../schemas/county.ts';
import type { Policy } from '../schemas/policy.ts';
import type { Addresses } from './addresses.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';

/** What the words of pages refer to. */
interface Referred {
  counties: readonly County[];
  municipalities: readonly Municipality[];
  policies: readonly Policy[];
  /** Categories of vehicles. */
  categories: readonly string[];
  /** Complete. */
  addresses: Addresses;
}

/** The words of each page and the menus; undefined when one of the files has a mistake. */
export function readPages(
  folder: DataFolder,
  rules: TokenRules,
  { counties, municipalities, policies, categories, addresses }: Referred,
) {
  const navigation = folder.readRecord('navigation.yaml', navigationSchema, rules);
  const home = folder.readRecord('pages/home.yaml', homePageSchema, { ...rules, localNames: ['count'] });
  const inventory = folder.readRecord('pages/inventory.yaml', inventoryPageSchema, rules);
  const vehicle = folder.readRecord('pages/vehicle.yaml', vehiclePageSchema, {
    ...rules,
    localNames: vehicleTokens,
  });
  const rentals = folder.readRecord('pages/rentals.yaml', rentalsPageSchema, {
    ...rules,
    localNames: ['plan.renewal', 'plan.deposit'],
  });
  const services = folder.readRecord('pages/services.yaml', servicesPageSchema, rules);
  const about = folder.readRecord('pages/about.yaml', aboutPageSchema, rules);
  const contact = folder.readRecord('pages/contact.yaml', contactPageSchema, rules);
  const thankYou = folder.readRecord('pages/thank-you.yaml', thankYouPageSchema, rules);
  const showroom = folder.readRecord('pages/showroom.yaml', showroomPageSchema, rules);
  const financing = folder.readRecord('pages/financing.yaml', financingPageSchema, rules);
  const ecoImpact = folder.readRecord('pages/eco-impact.yaml', ecoImpactPageSchema, rules);
  const county = folder.readRecord('pages/county.yaml', countyPageSchema, {
    ...rules,
    localNames: countyTokens,
  });
  const town = folder.readRecord('pages/town.yaml', townPageSchema, { ...rules, localNames: townTokens });
  const notFound = folder.readRecord('pages/not-found.yaml', notFoundPageSchema, rules);
  if (
    !navigation ||
    !home ||
    !inventory ||
    !vehicle ||
    !rentals ||
    !services ||
    !about ||
    !contact ||
    !thankYou ||
    !showroom ||
    !financing ||
    !ecoImpact ||
    !county ||
    !town ||
    !notFound
  ) {
    return undefined;
  }

  const townPaths = municipalities.map(({ path }) => path);
  navigation.value.locationPaths.forEach((path, index) => {
    navigation.checkReference(['locationPaths', index], path, townPaths, 'the path of a municipality');
  });
  const states = counties.map(({ state }) => state);
  navigation.checkReference(
    ['footer', 'townsState'],
    navigation.value.footer.townsState,
    [...new Set(states)],
    'the state of a county',
  );
  home.value.areas.cards.forEach(({ path }, index) => {
    home.checkReference(['areas', 'cards', index, 'path'], path, townPaths, 'the path of a municipality');
  });
  home.checkReference(
    ['municipalities', 'countyId'],
    home.value.municipalities.countyId,
    counties.map((county) => county.id),
    'the name of a file in data/counties',
  );
  const pagePaths = addresses.list();
  const linked = [
    ...(['main', 'about'] as const).map((list) => [navigation, [list], navigation.value[list]] as const),
    ...(['shop', 'company', 'legal'] as const).map(
      (list) => [navigation, ['footer', list], navigation.value.footer[list]] as const,
    ),
    [thankYou, ['next', 'links'], thankYou.value.next.links] as const,
    [town, ['services', 'items'], town.value.services.items] as const,
    [notFound, ['page', 'links'], notFound.value.page.links] as const,
    [notFound, ['vehicle', 'links'], notFound.value.vehicle.links] as const,
  ];
  for (const [record, at, links] of linked) {
    links.forEach(({ path }, index) => {
      record.checkReference([...at, index, 'path'], path, pagePaths, 'the address of a page of this site');
    });
  }
  // A category is only known with the vehicles; a misspelt one would let another cart stand in without a word.
  const { picks } = town.value.vehicles;
  for (const [fact, values] of Object.entries(picks)) {
    for (const [name, pick] of Object.entries(values)) {
      pick.categories?.forEach((category, index) => {
        const at = ['vehicles', 'picks', fact, name, 'categories', index];
        town.checkReference(at, category, categories, 'the category of a file in data/vehicles');
      });
    }
  }
  const policyIds = policies.map((policy) => policy.id);
  for (const field of ['returnPolicyId', 'deliveryPolicyId'] as const) {
    const expected = 'the name of a file in data/policies without .md';
    vehicle.checkReference([field], vehicle.value[field], policyIds, expected);
  }

  return {
    /** Menus of header and footer. */
    navigation: navigation.value,
    /** The words of each page. */
    pages: {
      home: home.value,
      inventory: inventory.value,
      vehicle: vehicle.value,
      rentals: rentals.value,
      services: services.value,
      about: about.value,
      contact: contact.value,
      thankYou: thankYou.value,
      showroom: showroom.value,
      financing: financing.value,
      ecoImpact: ecoImpact.value,
      county: county.value,
      town: town.value,
      notFound: notFound.value,
    },
  };
}
