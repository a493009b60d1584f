// What functions know of data/: one JSON file, which a build writes before it packs them.
import { getDealer, getFormFacts, getPageCopy, getVehicles } from '../../src/content/site.ts';
import { buildRequestFacts } from '../../src/features/contact/contact-form.ts';
import { toApiVehicle } from '../../src/features/vehicles/api-vehicle.ts';
import { getNameWithoutYear } from '../../src/features/vehicles/vehicle.ts';

export type FunctionContent = ReturnType<typeof buildFunctionContent>;

/** What functions need of data/, in a build that began at the given time. */
export function buildFunctionContent(builtAt: Date) {
  const { name, phone, email, url, timeZone, messageRetentionMonths, holidayHours, notice } = getDealer();
  return {
    dealer: {
      ...{ name, phone, email, url, timeZone, messageRetentionMonths, holidayHours },
      ...(notice && { notice }),
    },
    builtAt: builtAt.toISOString(),
    contactForm: getPageCopy('contact').form,
    requestFacts: buildRequestFacts(getFormFacts()),
    /** In the order of the inventory; their brand as old links have it, and what leads say of them besides. */
    vehicles: getVehicles().map((vehicle) => ({
      brandId: vehicle.brandId,
      vehicle: toApiVehicle(vehicle),
      model: getNameWithoutYear(vehicle),
      year: vehicle.year,
      stockId: vehicle.condition === 'used' ? vehicle.stockId : undefined,
    })),
  };
}
