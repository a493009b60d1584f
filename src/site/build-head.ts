// Title, description and structured data of a page.
import type { Head } from '../schemas/head.schema.ts';
import { homePath } from '../lib/paths.ts';
import type { DealerDetails, DealerTerms } from './dealer-json-ld.ts';
import type { GraphNode } from './json-ld-node.ts';

export interface Crumb {
  label: string;
  path: string;
}

export const homeCrumb: Crumb = { label: 'Home', path: homePath };

export interface PageHead {
  title: string;
  description: string;
  keywords: readonly string[];
  path: string;
  /** URL that search engines list instead, where two pages are about one thing. */
  canonicalPath: string;
  /** From home to this page; empty on pages directly under home. */
  crumbs: readonly Crumb[];
  /** Nodes of the page's JSON-LD graph besides dealer, site, page and breadcrumbs. */
  things: readonly GraphNode[];
  page: PageKind;
  /** What else the graph says of the dealer; without it the dealer is only named. */
  dealerDetails: DealerDetails | undefined;
  /** Rules of the dealer that this page has in words. */
  dealerTerms: DealerTerms;
}

/** The page's node in the graph. */
export interface PageKind {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage';
  mainEntityId?: string;
  aboutId?: string;
  /** ISO dates that the page prints. */
  dates?: { published: string; modified: string };
}

/** Longest title that search results print whole, in characters. */
const maxTitleLength = 60;

/** Longest description that search results print whole, in characters. */
export const maxDescriptionLength = 160;

/** The head of a page; options say what differs from most pages. */
export function buildHead(
  head: Head,
  path: string,
  options: Partial<Omit<PageHead, keyof Head | 'path'>> = {},
): PageHead {
  return {
    ...head,
    path,
    canonicalPath: path,
    crumbs: [],
    things: [],
    page: { type: 'WebPage' },
    dealerDetails: undefined,
    dealerTerms: {},
    ...options,
  };
}

/** The title with the dealer's name behind it where both fit into search results. */
export function formatTitle(title: string, dealerName: string): string {
  const full = `${title} | ${dealerName}`;
  return title.includes(dealerName) || full.length > maxTitleLength ? title : full;
}
