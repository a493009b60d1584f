// What functions know of data/. Packed functions hold the values in place of this module (src/build/functions.ts), so
// that none of them reads a file; from their sources, as tests run them, they read data/ itself.
import type { Content } from '../../src/content/load.ts';
import { getContent } from '../../src/content/site.ts';
import type { DatedData } from '../../src/features/dealer/dated-parts.ts';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import type { ApiVehicle } from '../../src/features/vehicles/api-vehicle.schema.ts';
import type { Dealer } from '../../src/features/dealer/dealer.schema.ts';
import type { ContactPage } from '../../src/features/contact/contact-page.schema.ts';

export interface FunctionContent {
  dealer: Pick<Dealer, 'name' | 'phone' | 'email' | 'url' | 'timeZone' | 'messageRetentionMonths'> &
    DatedData;
  /** When the build began that the function is part of: ISO date and time, UTC. No page is older. */
  builtAt: string;
  /** With the questions of every page that has the form. */
  contactForm: ContactPage['form'];
  /** Vehicles as the API gives them, in the order of the inventory; their brand as old links have it. */
  vehicles: readonly { brandId: string; vehicle: ApiVehicle }[];
}

/** The part of the content that functions need, in a build that began at the given time. */
export function pickFunctionContent({ dealer, pages, vehicles }: Content, builtAt: Date): FunctionContent {
  const { form } = pages.contact;
  const ofOtherPages = [pages.tradeIn.form.questions, pages.fleet.form.questions];
  const { name, phone, email, url, timeZone, messageRetentionMonths, holidayHours, notice } = dealer;
  return {
    dealer: {
      ...{ name, phone, email, url, timeZone, messageRetentionMonths, holidayHours },
      ...(notice && { notice }),
    },
    builtAt: builtAt.toISOString(),
    contactForm: { ...form, details: [...form.details, ...ofOtherPages] },
    vehicles: vehicles.map((vehicle) => ({ brandId: vehicle.brandId, vehicle: toApiVehicle(vehicle) })),
  };
}

/** What the function runs with. Throws where data/ itself is read and has a mistake. */
export function readFunctionContent(): FunctionContent {
  return pickFunctionContent(getContent(), new Date());
}
