// Which schema belongs to which file of data/. A new kind of file gets a line here, and with it completion in editors.
import type { z } from 'zod';
import { brandSchema } from './brand.ts';
import { countySchema } from './county.ts';
import { dealerSchema } from './dealer.ts';
import { featuredCartsSchema } from './featured-carts.ts';
import { figureFileSchema } from './figure.ts';
import { financingPartnersSchema } from './financing-partners.ts';
import { illustrationBodiesSchema, illustrationColorsSchema } from './illustration.ts';
import { scenesSchema } from './scenes.ts';
import { listSchema } from './list.ts';
import { navigationSchema } from './navigation.ts';
import { aboutPageSchema } from './pages/about-page.ts';
import { accessibilityPageSchema } from './pages/accessibility-page.ts';
import { contactPageSchema } from './pages/contact-page.ts';
import { countyPageSchema } from './pages/county-page.ts';
import { ecoImpactPageSchema } from './pages/eco-impact-page.ts';
import { financingPageSchema } from './pages/financing-page.ts';
import { fleetPageSchema } from './pages/fleet-page.ts';
import { guidePageSchema } from './pages/guide-page.ts';
import { homePageSchema } from './pages/home-page.ts';
import { inventoryPageSchema } from './pages/inventory-page.ts';
import { notFoundPageSchema } from './pages/not-found-page.ts';
import { rentalsPageSchema } from './pages/rentals-page.ts';
import { servicesPageSchema } from './pages/services-page.ts';
import { showroomPageSchema } from './pages/showroom-page.ts';
import { thankYouPageSchema } from './pages/thank-you-page.ts';
import { townPageSchema } from './pages/town-page.ts';
import { tradeInPageSchema } from './pages/trade-in-page.ts';
import { vehiclePageSchema } from './pages/vehicle-page.ts';
import { paymentExampleSchema } from './payment-example.ts';
import { policySchema } from './policy.ts';
import { rentalPlansSchema } from './rental-plans.ts';
import { retiredVehiclesSchema } from './retired-vehicles.ts';
import { reviewsSchema } from './reviews.ts';
import { servicesSchema } from './services.ts';
import { streetLegalSchema } from './street-legal.ts';
import { vehicleRecordSchema } from './vehicle-record.ts';

/** Schemas by file below data/; "*" stands for the names of a folder's files. Of .md files the front matter is meant. */
export const dataFileSchemas = {
  'dealer.yaml': dealerSchema,
  'featured-carts.yaml': featuredCartsSchema,
  'financing-partners.yaml': financingPartnersSchema,
  'navigation.yaml': navigationSchema,
  'payment-example.yaml': paymentExampleSchema,
  'rental-plans.yaml': rentalPlansSchema,
  'retired-vehicles.yaml': retiredVehiclesSchema,
  'reviews.yaml': reviewsSchema,
  'services.yaml': servicesSchema,
  'street-legal.yaml': streetLegalSchema,
  'brands/*.yaml': brandSchema,
  'counties/*.yaml': countySchema,
  'figures/*.yaml': figureFileSchema,
  'lists/*.yaml': listSchema,
  'policies/*.md': policySchema,
  'vehicles/*.yaml': vehicleRecordSchema,
  'illustrations/bodies.yaml': illustrationBodiesSchema,
  'illustrations/colors.yaml': illustrationColorsSchema,
  'illustrations/scenes.yaml': scenesSchema,
  'pages/about.yaml': aboutPageSchema,
  'pages/accessibility.yaml': accessibilityPageSchema,
  'pages/contact.yaml': contactPageSchema,
  'pages/county.yaml': countyPageSchema,
  'pages/eco-impact.yaml': ecoImpactPageSchema,
  'pages/financing.yaml': financingPageSchema,
  'pages/fleet.yaml': fleetPageSchema,
  'pages/guide.yaml': guidePageSchema,
  'pages/home.yaml': homePageSchema,
  'pages/inventory.yaml': inventoryPageSchema,
  'pages/not-found.yaml': notFoundPageSchema,
  'pages/rentals.yaml': rentalsPageSchema,
  'pages/services.yaml': servicesPageSchema,
  'pages/showroom.yaml': showroomPageSchema,
  'pages/thank-you.yaml': thankYouPageSchema,
  'pages/town.yaml': townPageSchema,
  'pages/trade-in.yaml': tradeInPageSchema,
  'pages/vehicle.yaml': vehiclePageSchema,
  'pages/vehicle-not-found.yaml': notFoundPageSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** A line of the table. */
export type FileKind = keyof typeof dataFileSchemas;

/** What is read from a file of a kind. */
export type ReadFrom<Kind extends FileKind> = z.output<(typeof dataFileSchemas)[Kind]>;

/** The line of the table above that a file below data/ belongs to: "vehicles/*.yaml" for "vehicles/ev-city.yaml". */
export function findFileKind(path: string): FileKind | undefined {
  const folderKind = path.replace(/[^/]+(?=\.(yaml|md)$)/, '*');
  return [path, folderKind].find((kind): kind is FileKind => Object.hasOwn(dataFileSchemas, kind));
}
