// Menus of header and footer: data/navigation.yaml. Counties, towns and policies are added from their own files.
import { z } from 'zod';
import { pathSchema, stateSchema, textSchema } from './fields.ts';
import { reference } from './reference.ts';
import { linkSchema } from './section.schema.ts';

export const navigationSchema = z.strictObject({
  main: z.array(linkSchema).min(1).describe('Links of the header; on phones the first group of the menu.'),
  phone: z.array(linkSchema).default([]).describe('Links that only the menu of phones has.'),
  locations: z.array(linkSchema).default([]).describe('Links in front of the towns of the Locations menu.'),
  locationPaths: z.array(reference('towns', pathSchema)).min(1).describe('Towns of the Locations menu.'),
  about: z.array(linkSchema).min(1).describe('Links of the About menu.'),
  footer: z
    .strictObject({
      shop: z.array(linkSchema).min(1).describe('Links of the column Shop.'),
      company: z.array(linkSchema).min(1).describe('Links of the column Company.'),
      legal: z.array(linkSchema).min(1).describe('Links of the column Legal.'),
      townsState: reference('countyStates', stateSchema).describe('State of the towns in the footer.'),
      financingLabel: textSchema.describe('Words of the link to the financing application.'),
    })
    .describe('Columns of the footer.'),
});
