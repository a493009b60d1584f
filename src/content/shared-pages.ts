// Which picture each page shows when its link is shared, from the same records as the page. What makes the pictures and the
// head of the pages both ask here, so that no page can name a picture that is not made.
import { chooseCartShape } from '../lib/pictures/cart-drawing.ts';
import { formatCount, formatUsd } from '../lib/site/format.ts';
import {
  aboutPath,
  accessibilityPath,
  contactPath,
  ecoImpactPath,
  financingPath,
  guidePath,
  homePath,
  inventoryPath,
  listPath,
  notFoundPath,
  rentalsPath,
  servicesPath,
  shareImagePath,
  showroomPath,
  thankYouPath,
  vehicleNotFoundPath,
  vehiclePath,
} from '../lib/site/paths.ts';
import {
  describeShareImage,
  shortenLead,
  type ShareImage,
  type SharePicture,
} from '../lib/pictures/share-image.ts';
import { sceneFile, type Scene } from '../lib/pictures/scenes.ts';
import { listPictureFiles } from '../lib/pictures/vehicle-pictures.ts';
import { describeVehicle } from '../lib/vehicles/vehicle-view.ts';
import type { Hero } from '../schemas/section.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';
import type { Content } from './load.ts';

/**
 * What the picture of each page shows, by the page's address; only that of the home page, for all, with `setting` "off":
 * drawing a picture for each of very many pages takes minutes. Throws when no featured cart can stand on a fixed page.
 */
export function buildShareImages(
  content: Content,
  setting = process.env['SHARE_IMAGES'],
): ReadonlyMap<string, ShareImage> {
  const { brands, counties, featuredCarts, getCounty, getVehicleRecord, listMunicipalities, lists } = content;
  const { municipalities, pages, policies, scenes, showroomScenes, vehicleRecords } = content;
  const choosePicture = (record: VehicleRecord) => chooseVehiclePicture(record, content);
  const [firstFront, secondFront = firstFront] = showroomScenes;

  /** Carts of pages that are about no cart: those of the home page. */
  const cartsOfPages = featuredCarts.map(({ vehicleId }) => getVehicleRecord(vehicleId));

  /** Pages that are no record, each with the scene that stands on its picture; without one a cart stands there. */
  const fixedPages: readonly [path: string, hero: Hero, scene: Scene | undefined][] = [
    [homePath, pages.home.hero, scenes.home],
    [inventoryPath, pages.inventory.hero, secondFront],
    [rentalsPath, pages.rentals.hero, scenes.rentals],
    [servicesPath, pages.services.hero, scenes.services],
    [aboutPath, pages.about.hero, firstFront],
    [contactPath, pages.contact.hero, secondFront],
    [showroomPath, pages.showroom.hero, firstFront],
    [financingPath, pages.financing.hero, scenes.home],
    [guidePath, pages.guide.hero, scenes.home],
    [ecoImpactPath, pages.ecoImpact.hero, scenes.ecoImpact],
    [accessibilityPath, pages.accessibility.hero, secondFront],
  ];

  const images = new Map<string, ShareImage>([
    ...fixedPages.map(([path, hero, scene], index) => {
      const record = cartsOfPages[index % cartsOfPages.length];
      if (!record) throw new Error('data/featured-carts.yaml names no cart for the pictures of shared links');
      return [path, describePage(hero, scene, choosePicture(record))] as const;
    }),
    [thankYouPath, describeNotice(pages.thankYou.hero, 'sent')],
    [notFoundPath, describeNotice(pages.notFound.hero, 'lost')],
    [vehicleNotFoundPath, describeNotice(pages.vehicleNotFound.hero, 'gone')],
    ...vehicleRecords.map((record) => [vehiclePath(record.id), describeCart(record, content)] as const),
    ...brands.flatMap(({ id, name, tagline, page }) => {
      if (!page) return [];
      const models = vehicleRecords.filter(({ brandId, condition }) => brandId === id && condition === 'new');
      const count = formatCount(models.length, 'model');
      const picture = choosePicture(getVehicleRecord(page.lineupVehicleIds[0] ?? ''));
      return [[page.path, { kind: 'brand', name, count, tagline, picture }] as const];
    }),
    ...lists.flatMap(({ id, hero, entries: [first] }) => {
      const picture = first && choosePicture(getVehicleRecord(first.vehicleId));
      return picture ? [[listPath(id), describePage(hero, undefined, picture)] as const] : [];
    }),
    ...counties.map(({ id, name, path, stateName }) => {
      const places = listMunicipalities(id);
      const count = formatCount(places.length, 'town');
      return [path, { kind: 'county', name, state: stateName, count, places }] as const;
    }),
    ...municipalities.map(({ name, path, stateName: state, countyId }) => {
      const places = listMunicipalities(countyId);
      const county = getCounty(countyId).name;
      return [path, { kind: 'town', name, county, state, path, places }] as const;
    }),
    ...policies.map(({ path, title, summary, hero: drawing }) => {
      return [path, { kind: 'policy', title, topic: shortenLead(summary), drawing }] as const;
    }),
  ]);
  return setting === 'off' ? new Map([...images].filter(([path]) => path === homePath)) : images;
}

/** The picture that a page's head names: its address and what is seen on it. Throws for an address that is no page. */
export function getShareLink(
  images: ReadonlyMap<string, ShareImage>,
  pagePath: string,
): { path: string; alt: string } {
  const shown = images.size === 1 ? homePath : pagePath;
  const image = images.get(shown);
  if (!image) throw new Error(`src/content/shared-pages.ts names no picture for the page ${pagePath}`);
  return { path: shareImagePath(shown), alt: describeShareImage(image) };
}

function describeCart(record: VehicleRecord, content: Content): ShareImage {
  const vehicle = content.getVehicle(record.id);
  return {
    kind: 'vehicle',
    name: vehicle.name,
    price: formatUsd(vehicle.price),
    priceNote: content.priceWords.line,
    facts: describeVehicle(vehicle),
    picture: chooseVehiclePicture(record, content),
  };
}

function describePage({ title, lead }: Hero, scene: Scene | undefined, cart: SharePicture): ShareImage {
  const picture = scene ? { file: sceneFile(scene.name, 'wide'), alt: scene.alt } : cart;
  return { kind: 'page', title, lead: shortenLead(lead), picture };
}

function describeNotice({ title, lead }: Hero, drawing: 'sent' | 'lost' | 'gone'): ShareImage {
  return { kind: 'notice', title, lead: shortenLead(lead), drawing };
}

/** The vehicle's main picture, or the drawing of a cart like it. */
function chooseVehiclePicture(record: VehicleRecord, { getPictureAlts }: Content): SharePicture {
  const [file] = listPictureFiles(record);
  if (file === undefined) return { shape: chooseCartShape(record) };
  return { file, alt: getPictureAlts(record)[0] };
}
