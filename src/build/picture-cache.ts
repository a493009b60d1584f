// Keeps finished pictures in .cache by what they are made of, so that a host can keep them between deploys.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** Key of a picture, which also changes with an update of sharp or of a library inside it. */
export function buildCacheKey(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The picture in the file, or else the one that `make` gives, which is kept there. */
export async function cachePicture(
  file: string,
  make: () => Promise<Buffer<ArrayBuffer>>,
): Promise<Buffer<ArrayBuffer>> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that a build that is stopped leaves no half picture behind.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
