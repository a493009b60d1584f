// What only one page may have: its address, so that no page hides another and every link in the data can be checked, and
// its words in search results, which list one of two pages with the same.
import { fixedPageRows } from '../lib/site/fixed-pages.ts';
import { listPath, vehiclePath } from '../lib/site/paths.ts';
import type { DataRecord } from './data-folder.ts';

/** The addresses of pages that are known so far; complete once brands, counties and policies are read. */
export class Addresses {
  readonly #owners: Map<string, string>;
  readonly #heads = new Map<string, string>();

  /** With the pages that are no record, and those of vehicles and lists, which are named by their files. */
  constructor(vehicleIds: readonly string[], listIds: readonly string[]) {
    this.#owners = new Map([
      ...fixedPageRows.map(([, { path }]) => [path, 'a page of the site'] as const),
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

  /** Claims title and description of a page; one that another page has is reported at its key as a mistake. */
  claimHead(
    record: Pick<DataRecord<unknown>, 'file' | 'report'>,
    words: readonly (readonly [at: readonly PropertyKey[], text: string])[],
  ): void {
    for (const [at, text] of words) {
      const owner = this.#heads.get(text);
      if (owner !== undefined) {
        record.report(at, JSON.stringify(text), `words that no other page has; ${owner} has these already`);
      }
      this.#heads.set(text, record.file);
    }
  }

  /** Every address claimed so far. */
  list(): string[] {
    return [...this.#owners.keys()];
  }
}
