// A vehicle as the API answers it, made at the edge: nothing on the site reads these texts.
import type { ApiVehicle } from './api-vehicle.schema.ts';
import type { Vehicle } from './vehicle.ts';
import { listLargestPictures } from './picture-sizes.ts';
import { formatFigures, listUnitFacts } from './vehicle-labels.ts';

/** The vehicle as `GET /api/vehicles` answers it. */
export function toApiVehicle(vehicle: Vehicle): ApiVehicle {
  const { topSpeed, range, battery, chargingTime, payload } = formatFigures(vehicle);
  return {
    id: vehicle.id,
    name: vehicle.fullName,
    brand: vehicle.brandName,
    category: vehicle.category,
    price: vehicle.priceUsd,
    description: vehicle.description,
    images: listLargestPictures(vehicle),
    ...(vehicle.externalUrl && { externalUrl: vehicle.externalUrl }),
    specifications: {
      topSpeed,
      range,
      batteryType: battery,
      chargingTime,
      payload,
      seatingCapacity: vehicle.seats,
      driveType: vehicle.driveType,
      ...Object.fromEntries(
        [...listUnitFacts(vehicle), ...(vehicle.otherSpecifications ?? [])].map(({ label, value }) => [
          label,
          value,
        ]),
      ),
    },
    features: vehicle.features,
    inStock: vehicle.inStock,
    condition: vehicle.condition,
    isNew: vehicle.condition === 'new',
    ...(vehicle.roadClass && { roadClass: vehicle.roadClass }),
    ...(vehicle.uses && { uses: vehicle.uses }),
  };
}
