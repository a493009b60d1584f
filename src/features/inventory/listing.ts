// A vehicle in the static feed /listings.json, which other sites and catalogs read.
import { z } from 'zod';
import { idSchema, textSchema, usdSchema, webUrlSchema } from '../../schemas/fields.ts';
import { feedPicturePath, formatUrl, placeholderPicturePath, vehiclePath } from '../../lib/paths.ts';
import { getNameWithoutYear, type Vehicle } from '../vehicles/vehicle.ts';
import { conditions, roadClasses } from '../vehicles/vehicle-kinds.ts';

export const listingSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  description: textSchema,
  /** Whole US dollars, before tax, title and registration. */
  price: usdSchema,
  category: z.enum(conditions),
  url: webUrlSchema,
  imageUrl: webUrlSchema,
  brand: textSchema,
  model: textSchema,
  year: z.int().optional(),
  roadClass: z.enum(roadClasses).optional(),
  /** The terms of Google's product feeds. */
  availability: z.enum(['in_stock', 'out_of_stock']),
  featured: z.boolean().default(false),
});
export type Listing = z.output<typeof listingSchema>;

/** `featured` says whether the home page shows the vehicle. */
export function toListing(vehicle: Vehicle, siteUrl: string, featured: boolean): Listing {
  const picture = vehicle.pictureCount > 0 ? feedPicturePath(vehicle.id) : placeholderPicturePath;
  return {
    id: vehicle.id,
    title: vehicle.fullName,
    description: vehicle.description,
    price: vehicle.priceUsd,
    category: vehicle.condition,
    url: formatUrl(siteUrl, vehiclePath(vehicle.id)),
    imageUrl: formatUrl(siteUrl, picture),
    brand: vehicle.brandName,
    model: getNameWithoutYear(vehicle),
    ...(vehicle.year && { year: vehicle.year }),
    ...(vehicle.roadClass && { roadClass: vehicle.roadClass }),
    availability: vehicle.inStock ? 'in_stock' : 'out_of_stock',
    featured,
  };
}
