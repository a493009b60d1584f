// What search results print of pages that are made from templates, where it comes out too short or too long.
import { findNearest } from '../../lib/places/distance.ts';
import { buildCountyTokens, buildTownTokens, listNeighbors } from '../../lib/places/place-view.ts';
import { describeInSearch } from '../../lib/seo/page-heads.ts';
import { fillTemplate } from '../../lib/site/tokens.ts';
import { findTownBands } from '../../lib/places/town-words.ts';
import type { Content } from '../load.ts';
import { getSeatCoordinates } from '../read-counties.ts';
import type { Place, Warning } from './warning.ts';

/** The words of one page, and the record that they come from. */
export interface SearchDescription extends Place {
  text: string;
}

/** Lengths in characters that search results print whole and that say enough. */
const goodLength = { min: 70, max: 160 };

/** Warns of words that say too little or are cut off. */
export function warnOfSearchDescriptions(descriptions: readonly SearchDescription[]): Warning[] {
  return descriptions.flatMap(({ file, at, text }) => {
    const { min, max } = goodLength;
    if (text.length >= min && text.length <= max) return [];
    return {
      file,
      at,
      found: `${text.length} characters in search results: "${text}"`,
      advice: `${text.length < min ? `say more, at least ${min}` : `say less, at most ${max}`} characters; the words come from data/pages`,
    };
  });
}

/** What search results print under the titles of pages made from templates. */
export function listSearchDescriptions(content: Content): SearchDescription[] {
  const { counties, municipalities, pages, vehicleRecords } = content;
  const { showrooms } = content.dealer;
  const delivery = content.getDeliveryFigures();
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
    ...municipalities.map((town) => {
      const countyTowns = content.listMunicipalities(town.countyId);
      const tokens = buildTownTokens(town, {
        county: content.getCounty(town.countyId),
        countyTowns,
        neighbors: listNeighbors(town, municipalities, pages.town.neighbors.count),
        showrooms,
        delivery,
        roadRule: content.getStateLaw(town.state).summary,
      });
      const index = countyTowns.findIndex(({ path }) => path === town.path);
      const { miles } = findNearest(town.coordinates, showrooms);
      const { distance } = findTownBands(town, miles, delivery, pages.town.bands);
      const text = fillTemplate(pages.town.descriptions[distance], tokens);
      return { file: `counties/${town.countyId}.yaml`, at: ['municipalities', index, 'name'], text };
    }),
  ];
}
