// The face on the pictures of shared links, from its files: satori draws with it, and texts are measured by it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type FontWeight = 500 | 700;

/** The face's name in the styles of texts. */
export const fontFamily = 'Familjen Grotesk';

/** The bytes of the face's file of each weight. */
export const fontFiles: Readonly<Record<FontWeight, Buffer>> = { 500: readFont(500), 700: readFont(700) };

function readFont(weight: FontWeight): Buffer {
  const file = `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`;
  return readFileSync(fileURLToPath(import.meta.resolve(file)));
}
