// Every URL inside the site is made here or stands in fixed-pages.ts, so that a moved page moves once. Used by islands
// and tests too.

// Pages that islands link to, and home; the table of fixed-pages.ts takes their URLs from here.
export const homePath = '/';
export const inventoryPath = '/inventory';
export const guidePath = '/which-cart';
export const contactPath = '/contact';
export const thankYouPath = '/thank-you';
export const privacyPath = '/privacy';

export const vehiclesApiPath = '/api/vehicles';
export const contactApiPath = '/api/contact';
export const iconPath = '/icon.svg';
export const faviconPath = '/favicon.ico';
export const manifestPath = '/site.webmanifest';
export const listingsPath = '/listings.json';
export const securityTxtPath = '/.well-known/security.txt';
export const sitemapPath = '/sitemap-index.xml';

/** Page of a vehicle: "/vehicles/ev-nomad-xl". */
export function vehiclePath(id: string): string {
  return `/vehicles/${id}`;
}

/** The inventory with filters set; `query` is written by formatInventoryQuery. */
export function inventoryPathFor(query: string): string {
  return query === '' ? inventoryPath : `${inventoryPath}?${query}`;
}

/** Page of a list of vehicles: "/carts/used". */
export function listPath(id: string): string {
  return `/carts/${id}`;
}

/** The road law of a county's state, on the county's page. */
export function streetLegalPath(countyPath: string): string {
  return `${countyPath}#street-legal`;
}

/** Whether carts may be driven in a town, on the town's page. */
export function townRoadsPath(townPath: string): string {
  return `${townPath}#roads`;
}

/** What a rental costs in a town, on the town's page. */
export function rentalTotalsPath(townPath: string): string {
  return `${townPath}#rental`;
}

/** What a link to the contact form names, by the names of its parameters. */
export interface ContactSubject {
  /** Id. */
  vehicle?: string;
  /**
   * "back-in-stock": word when the vehicle comes in again. "test-drive": a drive in it. "photos": pictures of it.
   * "report": what was found when it was looked over. "warranty": the maker's, in writing. "quote": a written one for a cart
   * that is yet to be chosen. "rental": a cart for some days. "home-visit": a repair where the cart is.
   */
  wish?:
    'back-in-stock' | 'test-drive' | 'photos' | 'report' | 'warranty' | 'quote' | 'rental' | 'home-visit';
  /** Id of a rental plan. */
  plan?: string;
  /** URL of the page of the town that a rental or a purchase is delivered to. */
  town?: string;
}

/** The contact form with interest and what the link is about filled in. */
export function contactPathFor(
  interest: 'sales' | 'service' | 'parts' | 'general',
  about: ContactSubject = {},
): string {
  return `${contactPath}?${new URLSearchParams({ interest, ...about }).toString()}`;
}

/** The contact form that asks for one quote for several vehicles. */
export function quotePathFor(vehicleIds: readonly string[]): string {
  const params = [['interest', 'sales'], ...vehicleIds.map((id) => ['vehicle', id])];
  return `${contactPath}?${new URLSearchParams(params).toString()}`;
}

/** What stands behind "#" in the URL of the inventory while the comparison is open. */
export const compareAnchor = 'compare';

/** Id of the first cart that a phone's list folds away, behind "#" once it is unfolded; the styles name it, too. */
export const restAnchor = 'more';

/** The inventory with a comparison of several vehicles open. */
export function comparePathFor(vehicleIds: readonly string[]): string {
  return `${inventoryPath}?compare=${vehicleIds.join()}#${compareAnchor}`;
}

/** Link that dials an E.164 number. */
export function phoneHref(e164: string): string {
  return `tel:${e164}`;
}

/** Id of the heading over the contact form. */
export const formHeadingId = 'form';

/** Id of how a cart gets to the workshop, or somebody to the cart, on the page of services. */
export const visitsId = 'visits';

/** Drawing of a cart in place of the picture of a vehicle that has none. */
export const placeholderPicturePath = '/drawings/cart.svg';

/** Drawing of a reason to buy here. */
export function reasonDrawingPath(name: string): string {
  return `/drawings/reasons/${name}.svg`;
}

/** Drawing of a page or list that has nothing to show, or of a message that was sent. */
export function noticeDrawingPath(name: string): string {
  return `/drawings/notices/${name}.svg`;
}

/** What lies below the dots of a county's map; see map-ground.ts. */
export function mapGroundPath(countyId: string, layoutId: string): string {
  return `/drawings/maps/${countyId}-${layoutId}.svg`;
}

/** An icon as PNG by its name: "/icon-192.png". */
export function pngIconPath(name: string): string {
  return `/${name}.png`;
}

/** Picture that shared links show of a page: "/share/vehicles/ev-nomad-xl.jpg", of the home page "/share/home.jpg". */
export function shareImagePath(pagePath: string): string {
  return `/share${pagePath === homePath ? '/home' : pagePath}.jpg`;
}

/** A built picture of a vehicle: number from 1, width in pixels. */
export function picturePath(vehicleId: string, number: number, width: number): string {
  return `/pictures/${vehicleId}-${number}-${width}.avif`;
}

/** A featured cart with its accessories: "/pictures/featured/ev-nomad-1600.avif". */
export function featuredPicturePath(vehicleId: string, width: number): string {
  return `/pictures/featured/${vehicleId}-${width}.avif`;
}

/** JPEG of a vehicle's first picture, for feeds and shared links. */
export function feedPicturePath(vehicleId: string): string {
  return `/pictures/${vehicleId}-1.jpg`;
}

/** A built scene by the name of its file: "/pictures/scenes/home-wide-1600.avif". */
export function scenePath(file: string, width: number): string {
  return `/pictures/scenes/${file.replace(/\.\w+$/, '')}-${width}.avif`;
}

/**
 * What `aria-current` says of a menu's link on a page: "page" on its own URL, "true" on pages below it, which name it
 * in their route.
 */
export function getAriaCurrent(
  { path, menuPath }: { path: string; menuPath?: string },
  linkPath: string,
): 'page' | 'true' | undefined {
  if (path === linkPath) return 'page';
  return menuPath === linkPath ? 'true' : undefined;
}

/** A full URL of the site: `siteUrl` without a slash at the end, `path` with one in front. */
export function formatUrl(siteUrl: string, path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path;
}
