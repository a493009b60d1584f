// The face on the pictures of shared links, from its files: satori draws with it, and texts are measured by it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// From the project's root: while building, this file is part of a bundle that lies elsewhere.
const require = createRequire(join(process.cwd(), 'package.json'));

export type FontWeight = 500 | 700;

/** The face's name in the styles of texts. */
export const face = 'Familjen Grotesk';

/** The bytes of the face's file of each weight. */
export const fontFiles: Readonly<Record<FontWeight, Buffer>> = { 500: readFont(500), 700: readFont(700) };

function readFont(weight: FontWeight): Buffer {
  const file = `@fontsource/familjen-grotesk/files/familjen-grotesk-latin-${weight}-normal.woff`;
  return readFileSync(require.resolve(file));
}
