// What stands in the head of a page. Every page builds all of it, so none inherits another's description.
import type { Head } from '../schemas/head.schema.ts';
import { homePath } from '../lib/paths.ts';
import type { DealerDetails, DealerTerms } from './dealer-json-ld.ts';
import type { GraphNode } from './json-ld-node.ts';

/** A step of the way from the home page: words and URL. */
export interface Crumb {
  label: string;
  path: string;
}

/** Where every way begins. */
export const homeCrumb: Crumb = { label: 'Home', path: homePath };

export interface PageHead {
  title: string;
  description: string;
  keywords: readonly string[];
  /** URL of the page: "/rentals". */
  path: string;
  /** URL that search engines list instead, where two pages are about one thing. */
  canonicalPath: string;
  /** Way from home to this page, this page last; empty on pages directly under home. */
  crumbs: readonly Crumb[];
  /** Nodes of the page's JSON-LD graph besides dealer, site, page and breadcrumbs. */
  things: readonly GraphNode[];
  /** What the graph says of the page itself. */
  page: PageKind;
  /** What else the graph says of the dealer; without it the dealer is only named. */
  dealerDetails: DealerDetails | undefined;
  /** Rules of the dealer that this page has in words. */
  dealerTerms: DealerTerms;
}

/** The page in the words of schema.org. */
export interface PageKind {
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage';
  /** Id of the node of `things` that the page is there for. */
  mainEntityId?: string;
  /** Id of the node of `things` that the page is about. */
  aboutId?: string;
  /** ISO dates that the page prints. */
  dates?: { published: string; modified: string };
}

/** Longest title that search results print whole, in characters. */
const maxTitleLength = 60;

/** Longest description that search results print whole, in characters. */
export const maxDescriptionLength = 160;

/** Head of a page at `path`; options say what differs from an ordinary page of its own. */
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
