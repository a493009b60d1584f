// What search results print of pages that are made from templates, where it comes out too short or too long.
import { buildCountyTokens, getSeatCoordinates } from '../../lib/places/place-view.ts';
import { longestDescription } from '../../lib/seo/build-head.ts';
import { describeInSearch } from '../../lib/seo/page-heads.ts';
import { fillTemplate } from '../../lib/site/tokens.ts';
import type { DescribedTown } from '../describe-town.ts';
import type { Content } from '../load.ts';
import type { Place, Finding } from './warning.ts';

/** The words of one page, and the record that they come from. */
export interface SearchDescription extends Place {
  text: string;
}

/** Lengths in characters that search results print whole and that say enough. */
const goodLength = { min: 70, max: longestDescription };

/** Warns of words that say too little or are cut off. */
export function warnOfSearchDescriptions(descriptions: readonly SearchDescription[]): Finding[] {
  return descriptions.flatMap(({ file, at, text }) => {
    const { min, max } = goodLength;
    if (text.length >= min && text.length <= max) return [];
    return {
      file,
      at,
      found: `${text.length} characters in search results: "${text}"`,
      expected: `${text.length < min ? `say more, at least ${min}` : `say less, at most ${max}`} characters; the words come from data/pages`,
    };
  });
}

/** What search results print under the titles of pages made from templates. */
export function listSearchDescriptions(
  content: Content,
  towns: readonly DescribedTown[],
): SearchDescription[] {
  const { counties, pages, vehicleRecords } = content;
  const { showrooms } = content.dealer;
  return [
    ...vehicleRecords.map((record) => {
      const { description } = describeInSearch(record, content.getVehicle(record.id), pages.vehicle);
      return { file: `vehicles/${record.id}.yaml`, at: ['name'], text: description };
    }),
    ...counties.map((county) => {
      const count = county.municipalities.length;
      const tokens = buildCountyTokens(county, getSeatCoordinates(county), count, showrooms);
      const text = fillTemplate(pages.county.descriptionTemplate, tokens);
      return { file: `counties/${county.id}.yaml`, at: ['name'], text };
    }),
    ...towns.map(({ town, chosen }) => {
      const index = content.listMunicipalities(town.countyId).findIndex(({ path }) => path === town.path);
      const at = ['municipalities', index, 'name'];
      return { file: `counties/${town.countyId}.yaml`, at, text: chosen.description };
    }),
  ];
}
