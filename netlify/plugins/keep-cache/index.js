// Keeps .cache (encoded pictures and share images, by content) from one deploy to the next; without it every deploy
// would encode all pictures anew, which takes minutes.
const folder = '.cache';

/** @typedef {{ utils: { cache: Record<'restore' | 'save', (path: string) => Promise<boolean>> } }} BuildEvent */

/**
 * Brings the folder of the last build back; gives whether there was one.
 * @param {BuildEvent} event
 */
export const onPreBuild = ({ utils }) => utils.cache.restore(folder);

/**
 * Keeps the folder for the next build; gives whether it could.
 * @param {BuildEvent} event
 */
export const onPostBuild = ({ utils }) => utils.cache.save(folder);
