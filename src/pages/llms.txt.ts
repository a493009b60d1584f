// The site's facts in plain text, for programs that read instead of browse.
import type { APIRoute } from 'astro';
import { readToday } from '../lib/clock.ts';
import {
  getBrands,
  getCounties,
  getDealer,
  getLists,
  getPageCopy,
  getPolicies,
  getPriceCopy,
  getRentalGroups,
  getServices,
  getVehicles,
} from '../content/site.ts';
import { buildLlmsText } from '../content/llms-text.ts';

export const GET: APIRoute = () => {
  const dealer = getDealer();
  const { main, about } = getPageCopy('navigation');
  return new Response(
    buildLlmsText({
      dealer,
      priceCopy: getPriceCopy(),
      links: [...main, ...about],
      vehicles: getVehicles(),
      lists: getLists(),
      brands: getBrands(),
      rentalGroups: getRentalGroups(),
      services: getServices(),
      counties: getCounties(),
      policies: getPolicies(),
      today: readToday(dealer.timeZone),
    }),
  );
};
