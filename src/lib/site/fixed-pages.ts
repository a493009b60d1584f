// The pages that are no record of the data, a row for each. Whatever must know all pages has these from here, most of it by
// way of src/content/routes.ts: a new page is a row, a file of words with its schema, and a template in src/pages. Scripts
// of the browser import paths.ts instead, since they would carry the whole table.
import type { FileKind } from '../../schemas/data-files.ts';
import type { NoticeName } from '../pictures/notice-drawings.ts';
import { contactPath, homePath, inventoryPath, thankYouPath } from './paths.ts';

/** What a row says of a page. */
export interface FixedPage {
  path: string;
  /** The file below data/ with its words. */
  words: Extract<FileKind, `pages/${string}`>;
  /** Tokens that its template fills in these words. */
  tokens?: readonly string[];
  /** Other files below data/ that it is made of. */
  sources?: readonly string[];
  /** The scene on the picture of its shared links; a featured cart stands there without one. */
  scene?: 'home' | 'rentals' | 'services' | 'ecoImpact' | 'firstShowroom' | 'secondShowroom';
  /** The drawing on that picture instead. */
  notice?: NoticeName;
  /** False where search engines are told to leave it out. */
  isIndexed?: false;
}

export const fixedPages = {
  home: {
    path: homePath,
    words: 'pages/home.yaml',
    tokens: ['count', 'plan.price', 'plan.duration'],
    sources: ['payment-example.yaml', 'reviews.yaml', 'featured-carts.yaml'],
    scene: 'home',
  },
  inventory: { path: inventoryPath, words: 'pages/inventory.yaml', scene: 'secondShowroom' },
  rentals: {
    path: '/rentals',
    words: 'pages/rentals.yaml',
    tokens: ['plan.renewal', 'plan.deposit', 'plan.price', 'plan.duration'],
    sources: ['rental-plans.yaml', 'figures/rental.yaml'],
    scene: 'rentals',
  },
  services: {
    path: '/services',
    words: 'pages/services.yaml',
    sources: ['services.yaml', 'figures/service.yaml'],
    scene: 'services',
  },
  about: { path: '/about', words: 'pages/about.yaml', scene: 'firstShowroom' },
  contact: {
    path: contactPath,
    words: 'pages/contact.yaml',
    sources: ['dealer.yaml'],
    scene: 'secondShowroom',
  },
  showroom: {
    path: '/showroom',
    words: 'pages/showroom.yaml',
    sources: ['dealer.yaml'],
    scene: 'firstShowroom',
  },
  financing: {
    path: '/financing',
    words: 'pages/financing.yaml',
    sources: ['financing-partners.yaml', 'payment-example.yaml', 'figures/financing.yaml'],
    scene: 'home',
  },
  tradeIn: { path: '/trade-in', words: 'pages/trade-in.yaml', scene: 'firstShowroom' },
  fleet: {
    path: '/fleet',
    words: 'pages/fleet.yaml',
    sources: ['figures/service.yaml'],
    scene: 'secondShowroom',
  },
  guide: { path: '/which-cart', words: 'pages/guide.yaml', scene: 'home' },
  ecoImpact: { path: '/eco-impact', words: 'pages/eco-impact.yaml', scene: 'ecoImpact' },
  accessibility: {
    path: '/accessibility',
    words: 'pages/accessibility.yaml',
    sources: ['figures/contact.yaml'],
    scene: 'secondShowroom',
  },
  thankYou: { path: thankYouPath, words: 'pages/thank-you.yaml', notice: 'sent', isIndexed: false },
  notFound: { path: '/404', words: 'pages/not-found.yaml', notice: 'lost', isIndexed: false },
  vehicleNotFound: {
    path: '/vehicle-not-found',
    words: 'pages/vehicle-not-found.yaml',
    notice: 'gone',
    isIndexed: false,
  },
} as const satisfies Readonly<Record<string, FixedPage>>;

/** Name of a row, and of its words among those of all pages. */
export type FixedPageName = keyof typeof fixedPages;

/** Every row with its name. */
export const fixedPageRows = Object.entries(fixedPages) as readonly [FixedPageName, FixedPage][];
