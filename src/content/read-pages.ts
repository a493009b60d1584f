// Reads data/pages/*.yaml and data/navigation.yaml: each page's own words, and the menus.
import { countyTokens } from '../schemas/pages/county-page.ts';
import { townTokens } from '../schemas/pages/town-page.ts';
import { vehicleTokens } from '../schemas/pages/vehicle-page.ts';
import type { County, Municipality } from '../schemas/county.ts';
import type { Policy } from '../schemas/policy.ts';
import type { Addresses } from './addresses.ts';
import { allOrNone, type DataFolder, type TokenRules } from './data-folder.ts';

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
  const records = allOrNone({
    navigation: folder.readRecord('navigation.yaml', rules),
    home: folder.readRecord('pages/home.yaml', { ...rules, localNames: ['count'] }),
    inventory: folder.readRecord('pages/inventory.yaml', rules),
    vehicle: folder.readRecord('pages/vehicle.yaml', {
      ...rules,
      localNames: vehicleTokens,
    }),
    rentals: folder.readRecord('pages/rentals.yaml', {
      ...rules,
      localNames: ['plan.renewal', 'plan.deposit'],
    }),
    services: folder.readRecord('pages/services.yaml', rules),
    about: folder.readRecord('pages/about.yaml', rules),
    contact: folder.readRecord('pages/contact.yaml', rules),
    thankYou: folder.readRecord('pages/thank-you.yaml', rules),
    showroom: folder.readRecord('pages/showroom.yaml', rules),
    financing: folder.readRecord('pages/financing.yaml', rules),
    ecoImpact: folder.readRecord('pages/eco-impact.yaml', rules),
    county: folder.readRecord('pages/county.yaml', {
      ...rules,
      localNames: countyTokens,
    }),
    town: folder.readRecord('pages/town.yaml', { ...rules, localNames: townTokens }),
    notFound: folder.readRecord('pages/not-found.yaml', rules),
  });
  if (!records) return undefined;
  const { navigation, home, thankYou, town, notFound, vehicle } = records;

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
    pages: Object.fromEntries(Object.entries(records).map(([name, { value }]) => [name, value])) as {
      [Name in keyof typeof records]: (typeof records)[Name]['value'];
    },
  };
}
