// Which schema belongs to which file of data/. A new kind of file gets a line here, and with it completion in editors.
import type { z } from 'zod';
import { brandSchema } from '../features/brands/brand.schema.ts';
import { countySchema } from '../features/places/county.schema.ts';
import { dealerSchema } from '../features/dealer/dealer.schema.ts';
import { featuredCartsSchema } from '../features/home/featured-carts.schema.ts';
import { figureFileSchema } from '../features/dealer/figure.schema.ts';
import { financingPartnersSchema } from '../features/financing/financing-partners.schema.ts';
import { scenesSchema } from '../features/places/scenes.schema.ts';
import { listSchema, vehicleListTokenNames, cardReasonTokenNames } from '../features/lists/list.schema.ts';
import { navigationSchema } from '../schemas/navigation.schema.ts';
import { aboutPageSchema } from '../features/dealer/about-page.schema.ts';
import { accessibilityPageSchema } from '../features/dealer/accessibility-page.schema.ts';
import { contactPageSchema, thankYouPageSchema } from '../features/contact/contact-page.schema.ts';
import { countyPageSchema, countyTokenNames } from '../features/places/county-page.schema.ts';
import { ecoImpactPageSchema } from '../features/calculator/eco-impact-page.schema.ts';
import { financingPageSchema } from '../features/financing/financing-page.schema.ts';
import { fleetPageSchema, tradeInPageSchema } from '../features/contact/request-pages.schema.ts';
import { guidePageSchema } from '../features/lists/guide-page.schema.ts';
import { homePageSchema } from '../features/home/home-page.schema.ts';
import { inventoryPageSchema } from '../features/inventory/inventory-page.schema.ts';
import { notFoundPageSchema } from '../schemas/section.schema.ts';
import { rentalsPageSchema } from '../features/rentals/rentals-page.schema.ts';
import { servicesPageSchema } from '../features/services/services-page.schema.ts';
import { showroomPageSchema } from '../features/dealer/showroom-page.schema.ts';
import { townPageSchema, townTokenNames } from '../features/places/town-page.schema.ts';
import { vehiclePageSchema, vehicleTokenNames } from '../features/vehicles/vehicle-page.schema.ts';
import { exampleTokenNames, paymentExampleSchema } from '../features/financing/payment-example.schema.ts';
import { policySchema } from '../features/policies/policy.schema.ts';
import { rentalPlansSchema } from '../features/rentals/rental-plans.schema.ts';
import { reviewsSchema } from '../features/dealer/reviews.schema.ts';
import { servicesSchema } from '../features/services/services.schema.ts';
import { streetLegalSchema } from '../features/places/street-legal.schema.ts';
import { retiredVehiclesSchema, vehicleRecordSchema } from '../features/vehicles/vehicle-record.schema.ts';
import { fixedPageEntries } from '../site/fixed-pages.ts';
import type { Path } from './mistake.ts';

/** Schemas by file below data/; "*" matches the files of a folder. For .md files, the schema of the front matter. */
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
  'vehicles/*.yaml': vehicleRecordSchema,
  'brands/*.yaml': brandSchema,
  'counties/*.yaml': countySchema,
  'figures/*.yaml': figureFileSchema,
  'lists/*.yaml': listSchema,
  'policies/*.md': policySchema,
  'scenes/scenes.yaml': scenesSchema,
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

export const fileKinds = Object.keys(dataFileSchemas) as FileKind[];

/** What is read from a file of a kind. */
export type FileOutput<Kind extends FileKind> = z.output<(typeof dataFileSchemas)[Kind]>;

/** The line of the table above that a file below data/ belongs to: "vehicles/*.yaml" for "vehicles/ev-city.yaml". */
export function findFileKind(path: string): FileKind | undefined {
  const folderKind = path.replace(/[^/]+(?=\.(yaml|md)$)/, '*');
  return [path, folderKind].find((kind): kind is FileKind => Object.hasOwn(dataFileSchemas, kind));
}

const localTokens: Partial<Record<FileKind, readonly string[]>> = {
  'lists/*.yaml': vehicleListTokenNames,
  'pages/county.yaml': countyTokenNames,
  'pages/town.yaml': townTokenNames,
  'pages/vehicle.yaml': vehicleTokenNames,
  'payment-example.yaml': exampleTokenNames,
};

/** Tokens that a template fills for each page, and that a text of this kind of file may hold. */
export function listTemplateTokenNames(kind: FileKind, [field]: Path): readonly string[] {
  if (kind === 'lists/*.yaml' && field === 'reasons') return cardReasonTokenNames;
  return (
    localTokens[kind] ?? fixedPageEntries.find(([, { copyFile }]) => copyFile === kind)?.[1].tokens ?? []
  );
}
