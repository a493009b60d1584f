// Head of a page that lists vehicles in an order: the inventory, a lineup, a list.
import type { ItemList } from 'schema-dts';
import { formatUrl, vehiclePath } from '../../lib/paths.ts';
import type { Head } from '../../schemas/head.schema.ts';
import { buildHead, type PageHead } from '../../site/build-head.ts';
import { buildNodeId } from '../../site/json-ld-node.ts';
import type { Dealer } from '../dealer/dealer.schema.ts';
import type { Vehicle } from './vehicle.ts';

export function buildListHead(
  head: Head,
  path: string,
  name: string,
  vehicles: readonly Vehicle[],
  dealer: Dealer,
): PageHead {
  const mainEntityId = buildNodeId(dealer, path, 'list');
  const list: ItemList & { '@id': string } = {
    '@type': 'ItemList',
    '@id': mainEntityId,
    name,
    numberOfItems: vehicles.length,
    itemListElement: vehicles.map(({ id, fullName }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: fullName,
      url: formatUrl(dealer.url, vehiclePath(id)),
    })),
  };
  return buildHead(head, path, { page: { type: 'CollectionPage', mainEntityId }, things: [list] });
}
