// The JSON-LD graph of a page. Its builders read the same records as the page, so markup cannot say anything else.
import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import type { Dealer } from '../features/dealer/dealer.schema.ts';
import { buildDealer, buildDealerReference } from './dealer-json-ld.ts';
import { dealerId, siteId, type GraphNode } from './json-ld-node.ts';
import type { Crumb, PageHead } from './build-head.ts';
import { formatUrl } from '../lib/paths.ts';

export interface PageGraph {
  '@context': 'https://schema.org';
  '@graph': readonly GraphNode[];
}

/** Dealer, site, page, breadcrumbs and the page's things, which name each other by id. */
export function buildGraph(head: PageHead, dealer: Dealer, imageUrl: string): PageGraph {
  const url = formatUrl(dealer.url, head.canonicalPath);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      head.dealerDetails
        ? buildDealer(dealer, head.dealerDetails, imageUrl)
        : buildDealerReference(dealer, head.dealerTerms),
      buildSite(dealer),
      buildPage(head, url, dealer, imageUrl),
      ...(head.crumbs.length > 0 ? [buildBreadcrumbs(head.crumbs, url, dealer)] : []),
      ...head.things,
    ],
  };
}

/** The graph as text of a script element; "<" is escaped so that no text can end the element. */
export function formatGraph(graph: PageGraph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function buildPage(head: PageHead, url: string, dealer: Dealer, imageUrl: string): WebPage {
  const { type, mainEntityId, aboutId, dates } = head.page;
  return {
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: head.title,
    isPartOf: { '@id': siteId(dealer) },
    primaryImageOfPage: { '@type': 'ImageObject', url: imageUrl },
    ...(head.crumbs.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(aboutId !== undefined && { about: { '@id': aboutId } }),
    ...(mainEntityId !== undefined && { mainEntity: { '@id': mainEntityId } }),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
  };
}

function buildSite(dealer: Dealer): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId(dealer),
    url: formatUrl(dealer.url, '/'),
    name: dealer.name,
    publisher: { '@id': dealerId(dealer) },
  };
}

function buildBreadcrumbs(crumbs: readonly Crumb[], url: string, dealer: Dealer): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: formatUrl(dealer.url, crumb.path),
    })),
  };
}
