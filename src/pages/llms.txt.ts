// The site's facts in plain text, for programs that read instead of browse.
import type { APIRoute } from 'astro';
import { readToday } from '../lib/clock.ts';
import { counties } from '../lib/data/counties.ts';
import { dealer } from '../lib/data/dealer.ts';
import { rentalGroups, services } from '../lib/data/offers.ts';
import { navigation } from '../lib/data/pages.ts';
import { policies } from '../lib/data/policies.ts';
import { getVehicle, vehicleRecords } from '../lib/data/vehicles.ts';
import { buildLlmsText } from '../lib/llms-text.ts';

export const GET: APIRoute = () =>
  new Response(
    buildLlmsText({
      dealer,
      links: [...navigation.main, ...navigation.about],
      vehicles: vehicleRecords.map((record) => ({ record, vehicle: getVehicle(record.id) })),
      rentalGroups,
      services,
      counties,
      policies,
      today: readToday(dealer.timeZone),
    }),
  );
