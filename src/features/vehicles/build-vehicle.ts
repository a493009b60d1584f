// A vehicle from its file: with its brand's name, its pictures and the drawing that stands in for them.
import type { Vehicle } from './vehicle.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';
import { chooseCartShape, formatCartShape } from './cart-drawing.ts';
import { drawingPath } from '../../lib/paths.ts';

/** The vehicle of a file. `brandName` is the name in the brand's file. */
export function buildVehicle(record: VehicleRecord, brandName: string): Vehicle {
  return {
    ...record,
    brandName,
    fullName: `${brandName} ${record.name}`,
    pictureCount: record.pictures.length,
    drawing: drawingPath(formatCartShape(chooseCartShape(record))),
  };
}
