// What functions know of data/: one JSON file, which a build writes before it packs them.
import type { Content } from '../../src/content/load.ts';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';

export type FunctionContent = ReturnType<typeof buildFunctionContent>;

/** What functions need of the content, in a build that began at the given time. */
export function buildFunctionContent({ dealer, pages, vehicles }: Content, builtAt: Date) {
  const { name, phone, email, url, timeZone, messageRetentionMonths, holidayHours, notice } = dealer;
  const groups = [pages.contact.form.details, pages.tradeIn.form.questions, pages.fleet.form.questions];
  return {
    dealer: {
      ...{ name, phone, email, url, timeZone, messageRetentionMonths, holidayHours },
      ...(notice && { notice }),
    },
    builtAt: builtAt.toISOString(),
    /** With the questions of every page that has the form. */
    contactForm: { ...pages.contact.form, details: groups.flat() },
    /** In the order of the inventory; their brand as old links have it. */
    vehicles: vehicles.map((vehicle) => ({ brandId: vehicle.brandId, vehicle: toApiVehicle(vehicle) })),
  };
}
