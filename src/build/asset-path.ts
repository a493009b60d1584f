// Names of files that the build adds.
import { createHash } from 'node:crypto';

/** Address of a file whose name carries a hash of its content, so that browsers may keep it for a year. */
export function assetPath(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `/_astro/${name}.${hash}.${extension}`;
}
