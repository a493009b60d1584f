// What every node of the graph shares: its type, and ids by which nodes of one page name each other.
import type { MergeLeafTypes, ProductLeaf, Thing, VehicleLeaf } from 'schema-dts';
import type { Dealer } from '../features/dealer/dealer.schema.ts';
import { formatUrl } from '../lib/paths.ts';

/** A vehicle is a Product to search engines and a Vehicle to everybody else. */
export type VehicleProduct = MergeLeafTypes<[ProductLeaf, VehicleLeaf]>;

/** A node of a page's graph. */
export type GraphNode = Exclude<Thing, string> | VehicleProduct;

/** Id of the dealer's node, the same on every page. */
export function dealerId(dealer: Pick<Dealer, 'url'>): string {
  return `${dealer.url}/#dealer`;
}

/** Id of the site's node, the same on every page. */
export function siteId(dealer: Pick<Dealer, 'url'>): string {
  return `${dealer.url}/#site`;
}

/** Id of what a page is there for: the URL of the page at `path` with `name` as its fragment. */
export function nodeId(dealer: Pick<Dealer, 'url'>, path: string, name: string): string {
  return `${formatUrl(dealer.url, path)}#${name}`;
}
