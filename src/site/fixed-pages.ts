// The pages that are no record of the data. A new one is a row here, a file of copy with its schema, and a template in
// src/pages. Scripts of the browser import paths.ts instead, or they would carry the whole table.
import { contactPath, guidePath, homePath, inventoryPath, thankYouPath } from '../lib/paths.ts';

export interface FixedPage {
  path: string;
  copyFile: `pages/${string}.yaml`;
  /** Tokens of the copy that its template fills. */
  tokens?: readonly string[];
  /** For the picture of its shared links. */
  scene?:
    | 'home'
    | 'rentals'
    | 'services'
    | 'ecoImpact'
    | 'financing'
    | 'tradeIn'
    | 'fleet'
    | 'firstShowroom'
    | 'secondShowroom';
  isIndexed?: false;
}

export const fixedPages = {
  home: {
    path: homePath,
    copyFile: 'pages/home.yaml',
    tokens: ['count', 'plan.price', 'plan.duration'],
    scene: 'home',
  },
  inventory: { path: inventoryPath, copyFile: 'pages/inventory.yaml', scene: 'secondShowroom' },
  rentals: {
    path: '/rentals',
    copyFile: 'pages/rentals.yaml',
    tokens: ['plan.renewal', 'plan.deposit', 'plan.price', 'plan.duration'],
    scene: 'rentals',
  },
  services: { path: '/services', copyFile: 'pages/services.yaml', scene: 'services' },
  about: { path: '/about', copyFile: 'pages/about.yaml', scene: 'firstShowroom' },
  contact: { path: contactPath, copyFile: 'pages/contact.yaml', scene: 'secondShowroom' },
  showroom: { path: '/showroom', copyFile: 'pages/showroom.yaml', scene: 'firstShowroom' },
  financing: { path: '/financing', copyFile: 'pages/financing.yaml', scene: 'financing' },
  tradeIn: { path: '/trade-in', copyFile: 'pages/trade-in.yaml', scene: 'tradeIn' },
  fleet: { path: '/fleet', copyFile: 'pages/fleet.yaml', scene: 'fleet' },
  guide: { path: guidePath, copyFile: 'pages/guide.yaml', scene: 'home' },
  ecoImpact: { path: '/eco-impact', copyFile: 'pages/eco-impact.yaml', scene: 'ecoImpact' },
  accessibility: { path: '/accessibility', copyFile: 'pages/accessibility.yaml', scene: 'secondShowroom' },
  thankYou: { path: thankYouPath, copyFile: 'pages/thank-you.yaml', isIndexed: false },
  notFound: { path: '/404', copyFile: 'pages/not-found.yaml', isIndexed: false },
  vehicleNotFound: { path: '/vehicle-not-found', copyFile: 'pages/vehicle-not-found.yaml', isIndexed: false },
} as const satisfies Readonly<Record<string, FixedPage>>;

/** Name of a row, and of its copy among that of all pages. */
export type FixedPageName = keyof typeof fixedPages;

type FixedPageEntry = FixedPage & Pick<(typeof fixedPages)[FixedPageName], 'copyFile'>;

/** Every fixed page with its name. */
export const fixedPageEntries = Object.entries(fixedPages) as readonly [FixedPageName, FixedPageEntry][];
