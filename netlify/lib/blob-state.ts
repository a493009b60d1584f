// What runs of `rebuild-on-dates` have to know of each other, in Netlify Blobs: one small record.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { readVersioned, replaceVersioned, type BlobStore, type Versioned } from './versioned-json.ts';

/** The records of the state, by name. All times are ISO, UTC. */
export interface State {
  /** Until when no build is asked for, and when the newest build known of began. */
  rebuild: { nextAt: string; builtAt: string };
}
export type StateName = keyof State;

export interface StateBox {
  read<Name extends StateName>(name: Name): Promise<Versioned<State[Name]> | undefined>;
  /** Writes whatever is there. */
  write<Name extends StateName>(name: Name, value: State[Name]): Promise<void>;
  /** Writes unless somebody else has written since `previous` was read. Whether this value counts. */
  replace<Name extends StateName>(
    name: Name,
    value: State[Name],
    previous: Versioned<State[Name]> | undefined,
  ): Promise<boolean>;
}

const schemas: { [Name in StateName]: z.ZodMiniType<State[Name]> } = {
  rebuild: z.object({ nextAt: z.string(), builtAt: z.string() }),
};

/** The state in a store of its own, which is opened at each use. */
export function createBlobState(openStore: () => BlobStore): StateBox {
  return {
    read: async (name) => readVersioned(openStore(), name, schemas[name]),
    write: async (name, value) => {
      await openStore().setJSON(name, value);
    },
    // Two runs may write the same value; the claim tells them apart.
    replace: async (name, value, previous) =>
      replaceVersioned(openStore(), name, { ...value, claim: randomUUID() }, previous),
  };
}
