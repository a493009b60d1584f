// The two pages for addresses that lead nowhere: data/pages/not-found.yaml.
import { z } from 'zod';
import { headSchema } from '../head.ts';
import { heroSchema, linkSchema } from '../section.ts';

const noticeSchema = z.strictObject({
  head: headSchema,
  hero: heroSchema,
  links: z.array(linkSchema).min(1),
});

export const notFoundPageSchema = z.strictObject({ page: noticeSchema, vehicle: noticeSchema });
