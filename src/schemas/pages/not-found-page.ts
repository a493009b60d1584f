// The two pages for addresses that lead nowhere: data/pages/not-found.yaml.
import { z } from 'zod';
import { headSchema } from '../head.ts';
import { heroSchema, linkSchema } from '../section.ts';

const noticeSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  links: z.array(linkSchema).min(1).describe('Where to go from there.'),
});

export const notFoundPageSchema = z.strictObject({
  page: noticeSchema.describe('What stands at every address that does not exist.'),
  vehicle: noticeSchema.describe('What stands at the address of a vehicle that does not exist.'),
});
