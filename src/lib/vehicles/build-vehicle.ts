// A vehicle from its file: with its brand's name, its pictures and the drawing that stands in for them.
import type { Vehicle } from '../../schemas/vehicle.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import { chooseCartShape, formatCartShape } from '../pictures/cart-drawing.ts';
import { listPictureFiles } from '../pictures/vehicle-pictures.ts';
import { drawingPath } from '../site/paths.ts';

/** The vehicle of a file. `brandName` is the name in the brand's file. */
export function buildVehicle(record: VehicleRecord, brandName: string): Vehicle {
  return {
    ...record,
    brandName,
    fullName: `${brandName} ${record.name}`,
    pictureCount: listPictureFiles(record).length,
    drawing: drawingPath(formatCartShape(chooseCartShape(record))),
  };
}
