// URLs of the site, besides those of src/site/fixed-pages.ts, which islands do not import.

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

export function vehiclePath(id: string): string {
  return `/vehicles/${id}`;
}

/** The inventory with filters set; `query` is written by formatInventoryQuery. */
export function inventoryPathFor(query: string): string {
  return query === '' ? inventoryPath : `${inventoryPath}?${query}`;
}

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

/** How many vehicles one comparison and one request for a quote may have. */
export const maxCompared = 3;

/** Fragment of the inventory's URL while the comparison is open. */
export const compareAnchor = 'compare';

/** Id of the first vehicle that a list folds away on phones, and fragment once it is unfolded; the styles name it, too. */
export const restAnchor = 'more';

export function comparePathFor(vehicleIds: readonly string[]): string {
  return `${inventoryPath}?compare=${vehicleIds.join()}#${compareAnchor}`;
}

export function phoneHref(e164: string): string {
  return `tel:${e164}`;
}

/** Id of the heading over the contact form. */
export const formHeadingId = 'form';

/** Id on the page of services: how a cart gets to the workshop. */
export const visitsSectionId = 'visits';

/** In place of the picture of a vehicle that has none. */
export const placeholderPicturePath = '/drawings/cart.svg';

export function noticeImagePath(name: string): string {
  return `/drawings/notices/${name}.svg`;
}

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

/** A JPEG, since not every feed takes AVIF. */
export function feedPicturePath(vehicleId: string): string {
  return `/pictures/${vehicleId}-1.jpg`;
}

/** A built scene by the name of its file: "/pictures/scenes/home-wide-1600.avif". */
export function scenePath(file: string, width: number): string {
  return `/pictures/scenes/${file.replace(/\.\w+$/, '')}-${width}.avif`;
}

/** The `aria-current` of a menu's link: "page" on its page, "true" on pages below it, which name it in their route. */
export function getAriaCurrent(
  { path, menuPath }: { path: string; menuPath?: string },
  linkPath: string,
): 'page' | 'true' | undefined {
  if (path === linkPath) return 'page';
  return menuPath === linkPath ? 'true' : undefined;
}

export function formatUrl(siteUrl: string, path: string): string {
  return siteUrl + path;
}
