// What runs have to know of each other, in Netlify Blobs: one small record for each name.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { State, StateBox, StateName } from './message-store.ts';
import { readVersioned, replaceVersioned, type BlobStore } from './versioned-json.ts';

const schemas: { [Name in StateName]: z.ZodMiniType<State[Name]> } = {
  mailTurns: z.object({ times: z.array(z.string()) }),
  hourlyMail: z.object({ nextAt: z.string(), toldAt: z.string(), toldIds: z.array(z.string()) }),
  digest: z.object({ nextAt: z.string() }),
  lastMail: z.object({ at: z.string() }),
  lastRun: z.object({
    at: z.string(),
    sent: z.number(),
    failed: z.number(),
    waiting: z.number(),
    unreadable: z.number(),
  }),
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
