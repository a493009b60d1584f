// Types and ids of the graph's nodes.
import type { MergeLeafTypes, ProductLeaf, Thing, VehicleLeaf } from 'schema-dts';
import type { Dealer } from '../features/dealer/dealer.schema.ts';
import { formatUrl } from '../lib/paths.ts';

/** A vehicle is a Product to search engines and a Vehicle to everybody else. */
export type VehicleProduct = MergeLeafTypes<[ProductLeaf, VehicleLeaf]>;

export type GraphNode = Exclude<Thing, string> | VehicleProduct;

export function dealerId(dealer: Pick<Dealer, 'url'>): string {
  return `${dealer.url}/#dealer`;
}

export function siteId(dealer: Pick<Dealer, 'url'>): string {
  return `${dealer.url}/#site`;
}

/** Id of a thing that a page describes: the page's URL with a fragment. */
export function buildNodeId(dealer: Pick<Dealer, 'url'>, path: string, name: string): string {
  return `${formatUrl(dealer.url, path)}#${name}`;
}
