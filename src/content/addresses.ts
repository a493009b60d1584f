// Every address that a page has, claimed once, so that no page hides another and every link in the data can be checked.
import { fixedPagePaths, listPath, vehiclePath } from '../lib/site/paths.ts';
import type { DataRecord } from './data-folder.ts';

/** The addresses of pages that are known so far; complete once brands, counties and policies are read. */
export class Addresses {
  readonly #owners: Map<string, string>;

  /** With the pages that are no record, and those of vehicles and lists, which are named by their files. */
  constructor(vehicleIds: readonly string[], listIds: readonly string[]) {
    this.#owners = new Map([
      ...fixedPagePaths.map((path) => [path, 'a page of the site'] as const),
      ...vehicleIds.map((id) => [vehiclePath(id), `a vehicle (data/vehicles/${id}.yaml)`] as const),
      ...listIds.map((id) => [listPath(id), `a list (data/lists/${id}.yaml)`] as const),
    ]);
  }

  /** Claims the address at a key of a record for `name`; an address that is taken is reported as a mistake. */
  claim(
    record: Pick<DataRecord<unknown>, 'file' | 'report'>,
    at: readonly PropertyKey[],
    path: string,
    name: string,
  ): void {
    const owner = this.#owners.get(path);
    if (owner !== undefined) {
      const expected = `an address that no other page has; ${owner} has this one already`;
      record.report(at, JSON.stringify(path), expected);
    }
    this.#owners.set(path, `${name} (${record.file})`);
  }

  /** Every address claimed so far. */
  list(): string[] {
    return [...this.#owners.keys()];
  }
}
