// What search results print of pages that are made from templates, where it comes out too short or too long.
import { buildCountyTokens, getSeatCoordinates } from '../../features/places/place-view.ts';
import { maxDescriptionLength } from '../../site/build-head.ts';
import { buildVehicleTokens, describeInSearch } from '../../features/vehicles/vehicle-head.ts';
import { fillTemplate } from '../../lib/tokens.ts';
import { buildTownPageData } from '../builders/town-page-data.ts';
import type { Finding, FieldLocation } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** Lengths in characters that search results print whole and that say enough. */
const goodLength = { min: 70, max: maxDescriptionLength };

/** Words under the title of a search result that say too little or are cut off. */
export function findSearchDescriptions(site: CheckContext): Finding[] {
  return listSearchDescriptions(site).flatMap(({ text, ...place }) => describeLength(place, text));
}

/** What is wrong with the length of the words that search results print for a record. */
export function describeLength(place: FieldLocation, text: string): Finding[] {
  const { min, max } = goodLength;
  if (text.length >= min && text.length <= max) return [];
  const change = text.length < min ? `say more, at least ${min}` : `say less, at most ${max}`;
  return [
    {
      ...place,
      found: `${text.length} characters in search results: "${text}"`,
      expected: `${change} characters; the words come from data/pages`,
    },
  ];
}

/** What search results print under the titles of pages made from templates, with the record that each comes from. */
function listSearchDescriptions(site: CheckContext): (FieldLocation & { text: string })[] {
  const { counties, municipalities, pages, vehicles } = site;
  const { showrooms } = site.dealer;
  return [
    ...vehicles.map((record) => {
      const copy = fillTemplate(pages.vehicle, buildVehicleTokens(record, site.dealer, municipalities));
      const { description } = describeInSearch(record, copy);
      return { file: `vehicles/${record.id}.yaml`, at: ['name'], text: description };
    }),
    ...counties.map((county) => {
      const count = county.municipalities.length;
      const tokens = buildCountyTokens(county, getSeatCoordinates(county), count, showrooms);
      const text = fillTemplate(pages.county.descriptionTemplate, tokens);
      return { file: `counties/${county.id}.yaml`, at: ['name'], text };
    }),
    ...municipalities.map((town) => {
      const at = ['municipalities', site.listMunicipalities(town.countyId).indexOf(town), 'name'];
      const text = buildTownPageData(town, site).chosen.description;
      return { file: `counties/${town.countyId}.yaml`, at, text };
    }),
  ];
}
