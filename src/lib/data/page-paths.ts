// Every address that a page has, claimed once: gates claim what their records name, so that no page hides another
// and every link in the data can be checked.
import { fixedPagePaths } from '../paths.ts';
import type { DataRecord } from './read-data.ts';

const owners = new Map<string, string>(fixedPagePaths.map((path) => [path, 'a page of the site']));

/** Claims the address at a key of a record for `name`; an address that is taken is reported as a mistake. */
export function claimPath(
  record: Pick<DataRecord<unknown>, 'file' | 'report'>,
  at: readonly PropertyKey[],
  path: string,
  name: string,
): void {
  const owner = owners.get(path);
  if (owner !== undefined) {
    const expected = `an address that no other page has; ${owner} has this one already`;
    record.report(at, JSON.stringify(path), expected);
  }
  owners.set(path, `${name} (${record.file})`);
}

/** Addresses claimed so far; complete once the gates to brands, counties and policies are loaded. */
export function listPagePaths(): string[] {
  return [...owners.keys()];
}
