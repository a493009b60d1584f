// Reads data/pages/*.yaml and data/navigation.yaml: each page's own words, and the menus.
import { fixedPageRows, type FixedPageName, type fixedPages } from '../lib/site/fixed-pages.ts';
import type { ReadFrom } from '../schemas/data-files.ts';
import { countyTokens } from '../schemas/pages/county-page.ts';
import { townTokens } from '../schemas/pages/town-page.ts';
import { vehicleTokens } from '../schemas/pages/vehicle-page.ts';
import type { County, Municipality } from '../schemas/county.ts';
import type { Policy } from '../schemas/policy.ts';
import type { Addresses } from './addresses.ts';
import { allOrNone, type DataFolder, type DataRecord, type TokenRules } from './data-folder.ts';

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
    ...readFixedPages(folder, rules),
    vehicle: folder.readRecord('pages/vehicle.yaml', { ...rules, localNames: vehicleTokens }),
    county: folder.readRecord('pages/county.yaml', { ...rules, localNames: countyTokens }),
    town: folder.readRecord('pages/town.yaml', { ...rules, localNames: townTokens }),
  });
  if (!records) return undefined;
  const { contact, guide, navigation, home, thankYou, town, notFound, vehicle, vehicleNotFound } = records;

  const towns = municipalities.map(({ path }) => path);
  navigation.checkReferences('locationPaths.*', towns, 'the path of a municipality');
  home.checkReferences('areas.cards.*.path', towns, 'the path of a municipality');
  const states = [...new Set(counties.map(({ state }) => state))];
  navigation.checkReferences('footer.townsState', states, 'the state of a county');
  const countyIds = counties.map(({ id }) => id);
  for (const field of ['shore.countyId', 'municipalities.countyId'] as const) {
    home.checkReferences(field, countyIds, 'the name of a file in data/counties');
  }

  for (const record of Object.values(records)) {
    if (!('head' in record.value)) continue;
    const { title, description } = record.value.head;
    addresses.claimHead(record, [
      [['head', 'title'], title],
      [['head', 'description'], description],
    ]);
  }

  const pagePaths = addresses.list();
  const aPage = 'the address of a page of this site';
  navigation.checkReferences('main.*.path', pagePaths, aPage);
  navigation.checkReferences('about.*.path', pagePaths, aPage);
  navigation.checkReferences('footer.*.*.path', pagePaths, aPage);
  guide.checkReferences('questions.*.answers.*.path', pagePaths, aPage);
  thankYou.checkReferences('next.links.*.path', pagePaths, aPage);
  town.checkReferences('services.items.*.path', pagePaths, aPage);
  notFound.checkReferences('links.*.path', pagePaths, aPage);
  vehicleNotFound.checkReferences('links.*.path', pagePaths, aPage);

  contact.checkDistinct('form.details.*.id', 'a short name that no other group has');
  contact.value.form.details.forEach(({ fields }, group) => {
    fields.forEach(({ id }, index) => {
      if (fields.findIndex((field) => field.id === id) === index) return;
      const expected = 'a short name that no other question of the group has';
      contact.report(['form', 'details', group, 'fields', index, 'id'], JSON.stringify(id), expected);
    });
  });

  // A category is only known with the vehicles; a misspelt one would let another cart stand in without a word.
  const aCategory = 'the category of a file in data/vehicles';
  town.checkReferences('vehicles.picks.*.*.categories.*', categories, aCategory);
  const policyIds = policies.map((policy) => policy.id);
  for (const field of ['returnPolicyId', 'deliveryPolicyId'] as const) {
    vehicle.checkReferences(field, policyIds, 'the name of a file in data/policies without .md');
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

type FixedPageRecords = {
  [Name in FixedPageName]: DataRecord<ReadFrom<(typeof fixedPages)[Name]['words']>> | undefined;
};

/** The words of the pages that are no record, by the names of their rows. */
function readFixedPages(folder: DataFolder, rules: TokenRules): FixedPageRecords {
  return Object.fromEntries(
    fixedPageRows.map(([name, { words, tokens = [] }]) => [
      name,
      folder.readRecord(words, { ...rules, localNames: tokens }),
    ]),
  ) as FixedPageRecords;
}
