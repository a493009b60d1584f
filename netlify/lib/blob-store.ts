// Opens the stores of Netlify Blobs: the site's own, or those of a preview.
import { getDeployStore, getStore, type GetStoreOptions } from '@netlify/blobs';
import type { BlobStore } from './versioned-json.ts';

/** How a program outside of functions reaches a store: it has to name site and token, and of a preview the deploy. */
export type StoreAccess = Omit<GetStoreOptions, 'name' | 'consistency'> & { deployID?: string };

/**
 * Whether a deploy is a preview, by the function context's `deploy.context` (the variable CONTEXT exists only while
 * building). Everything but "production" and local development ("dev") is one; no context counts as production, since
 * a lead among tests is found and a lead in a preview's store is lost.
 */
function isPreviewDeploy(deployContext: string | undefined): boolean {
  return ![undefined, '', 'production', 'dev'].includes(deployContext);
}

/**
 * Opens a store of a deploy: one of the site's own, which outlive all deploys, or of a preview one that belongs to that
 * deploy and goes with it.
 */
export function openBlobStore(
  name: string,
  deployContext: string | undefined,
  access: StoreAccess = {},
): BlobStore {
  const open = isPreviewDeploy(deployContext) ? getDeployStore : getStore;
  return open({ ...access, name, consistency: 'strong' });
}
