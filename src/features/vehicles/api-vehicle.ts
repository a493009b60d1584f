// A vehicle as the API answers it.
import type { ApiVehicle } from './api-vehicle.schema.ts';
import { formatFigures, listUnitFacts } from './specifications.ts';
import { listLargestPictures } from './vehicle-pictures.ts';
import type { Vehicle } from './vehicle.ts';

/** The vehicle as `GET /api/vehicles` answers it. */
export function toApiVehicle(vehicle: Vehicle): ApiVehicle {
  const { topSpeed, range, battery, chargingTime, payload } = formatFigures(vehicle);
  const rows = [...listUnitFacts(vehicle), ...(vehicle.otherSpecifications ?? [])];
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
      ...Object.fromEntries(rows.map(({ label, value }) => [label, value])),
    },
    features: vehicle.features,
    inStock: vehicle.inStock,
    condition: vehicle.condition,
    isNew: vehicle.condition === 'new',
    ...(vehicle.roadClass && { roadClass: vehicle.roadClass }),
    ...(vehicle.uses && { uses: vehicle.uses }),
  };
}
