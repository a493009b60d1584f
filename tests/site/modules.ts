// Scripts of the built site with everything that they import.
import { readBuiltFile } from './built-site.ts';

/** Addresses of a script and of what it imports. */
export function listModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const match of readBuiltFile(file)
    .toString()
    .matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g)) {
    listModules(new URL(match[1] ?? '', `https://site.example${file}`).pathname, found);
  }
  return found;
}
