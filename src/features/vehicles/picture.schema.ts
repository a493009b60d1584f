// Pictures that a record names by their files.
import { z } from 'zod';
import { formatSchema, textSchema } from '../../schemas/fields.ts';
import { reference, type ReferenceKind } from '../../schemas/reference.ts';

/** The name of a picture's file. */
export function pictureFileSchema(kind: Extract<ReferenceKind, 'pictures' | 'scenes'>): z.ZodString {
  const file = formatSchema(
    /^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif)$/,
    'name the file in small letters, digits and hyphens, ending in .jpg, .png, .webp or .avif, for example ev-nomad-xl-1.jpg',
  );
  return reference(kind, file);
}

/** A picture of a vehicle. */
export const pictureSchema = z.strictObject({
  file: pictureFileSchema('pictures').describe('The picture.'),
  alt: textSchema.describe('What the picture shows, for people who do not see it.'),
});
export type Picture = z.output<typeof pictureSchema>;
