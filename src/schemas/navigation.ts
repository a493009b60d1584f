// Menus of header and footer: data/navigation.yaml. Counties, towns and policies are added from their own files.
import { z } from 'zod';
import { pathSchema, textSchema } from './fields.ts';
import { linkSchema } from './section.ts';

export const navigationSchema = z.strictObject({
  main: z.array(linkSchema).min(1),
  /** Towns of the Locations menu, by the address of their page. */
  locationPaths: z.array(pathSchema).min(1),
  about: z.array(linkSchema).min(1),
  footer: z.strictObject({
    shop: z.array(linkSchema).min(1),
    company: z.array(linkSchema).min(1),
    legal: z.array(linkSchema).min(1),
    /** Words of the link to the external financing application. */
    financingLabel: textSchema,
  }),
});
