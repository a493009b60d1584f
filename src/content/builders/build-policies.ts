// The policies of the site, from data/policies/*.md.
import type { Policy } from '../../features/policies/policy.schema.ts';
import type { Records } from '../records.ts';

/** All documents, tokens filled, by title; the body is Markdown. */
export function buildPolicies(records: Records['policies']) {
  const policies: readonly Policy[] = records
    .map(({ id, value, body }) => ({ ...value, id, body }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return {
    policies,
    /** A document by its id. Throws when there is none. */
    getPolicy: (id: string): Policy => {
      const policy = policies.find((candidate) => candidate.id === id);
      if (!policy) throw new Error(`no policy with the id "${id}"`);
      return policy;
    },
  };
}
