// What a town's page says, from all of the data: for the page itself and for checks of its words.
import { findNearest } from '../lib/places/distance.ts';
import { buildTownTokens, listNeighbors } from '../lib/places/place-view.ts';
import { chooseTownWords, findTownBands } from '../lib/places/town-words.ts';
import { listRentalTotals } from '../lib/rentals/rental-total.ts';
import { fillTemplate } from '../lib/site/tokens.ts';
import type { Municipality } from '../schemas/county.ts';
import type { Content } from './load.ts';

/**
 * The town's county and neighbors, the words of all town pages filled in for it, those of them that are chosen for it, and
 * what each rental costs there. Throws when the town has no neighbor.
 */
export function describeTown(town: Municipality, content: Content) {
  const { dealer, getCounty, listMunicipalities, municipalities, pages } = content;
  const county = getCounty(town.countyId);
  const neighbors = listNeighbors(town, municipalities, pages.town.neighbors.count);
  const delivery = content.getDeliveryFigures();
  const tokens = buildTownTokens(town, {
    county,
    countyTowns: listMunicipalities(county.id),
    neighbors,
    showrooms: dealer.showrooms,
    delivery,
    roadRule: content.getStateLaw(town.state).summary,
  });
  const words = fillTemplate(pages.town, tokens);
  const { miles } = findNearest(town.coordinates, dealer.showrooms);
  const chosen = chooseTownWords(words, findTownBands(town, miles, delivery, words.bands));
  const rental = {
    carts: content.rentalGroups.map(({ title, depositFigureId }) => ({
      title,
      depositUsd: content.getFigureNumber(depositFigureId),
    })),
    rows: listRentalTotals(content.rentalGroups, miles, delivery),
  };
  return { town, county, neighbors, words, chosen, rental };
}

/** A town with what its page says. */
export type DescribedTown = ReturnType<typeof describeTown>;
