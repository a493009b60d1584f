// A page that lists vehicles in an order, for search engines: the inventory, a lineup, a list of carts.
import type { ItemList } from 'schema-dts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { Head } from '../../schemas/head.schema.ts';
import type { Vehicle } from './vehicle.ts';
import { formatUrl, vehiclePath } from '../../lib/paths.ts';
import { buildHead, type PageHead } from '../../site/build-head.ts';
import { nodeId } from '../../site/json-ld-node.ts';

/** Head of a page that lists vehicles in this order: the inventory, or the lineup of a brand. */
export function buildListHead(
  head: Head,
  path: string,
  listName: string,
  listed: readonly Vehicle[],
  dealer: Dealer,
): PageHead {
  const list = buildItemList(listName, path, listed, dealer);
  return buildHead(head, path, {
    page: { type: 'CollectionPage', mainEntityId: list['@id'] },
    things: [list],
  });
}

/** The vehicles of the page at `path`, in the order in which it shows them. */
export function buildItemList(
  name: string,
  path: string,
  vehicles: readonly Vehicle[],
  dealer: Dealer,
): ItemList & { '@id': string } {
  return {
    '@type': 'ItemList',
    '@id': nodeId(dealer, path, 'list'),
    name,
    numberOfItems: vehicles.length,
    itemListElement: vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: vehicle.fullName,
      url: formatUrl(dealer.url, vehiclePath(vehicle.id)),
    })),
  };
}
