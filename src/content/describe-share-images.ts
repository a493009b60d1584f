// What the pictures of shared links show, from the same records as the pages.
import { chooseCartShape } from '../features/vehicles/cart-drawing.ts';
import type { NoticeName } from '../ui/notice-drawings.ts';
import { sceneFile, type Scene } from '../ui/scenes.ts';
import { shortenLead, type ShareImage, type SharePicture } from './share-image.ts';
import { listPictureFiles } from '../features/vehicles/vehicle-pictures.ts';
import { formatCount, formatUsd } from '../lib/format.ts';
import { describeVehicle } from '../features/vehicles/vehicle-labels.ts';
import type { Brand } from '../features/brands/brand.schema.ts';
import type { County, Municipality } from '../features/places/county.schema.ts';
import type { Policy } from '../features/policies/policy.schema.ts';
import type { Hero } from '../schemas/section.schema.ts';
import type { Content } from './load.ts';

/** A page with a scene, or with the picture of a cart while there is none. */
export function describePageShareImage(
  { title, lead }: Hero,
  scene: Scene | undefined,
  vehicleId: string,
  content: Content,
): ShareImage {
  const picture = scene
    ? { file: sceneFile(scene.name, 'wide'), alt: scene.alt }
    : choosePicture(vehicleId, content);
  return { kind: 'page', title, lead: shortenLead(lead), picture };
}

/** A page that says one thing, with its drawing. */
export function describeNoticeShareImage({ title, lead }: Hero, drawing: NoticeName): ShareImage {
  return { kind: 'notice', title, lead: shortenLead(lead), drawing };
}

/** A vehicle with its price and what stands beside prices. */
export function describeCartShareImage(vehicleId: string, content: Content): ShareImage {
  const vehicle = content.getVehicle(vehicleId);
  return {
    kind: 'vehicle',
    name: vehicle.fullName,
    price: formatUsd(vehicle.priceUsd),
    priceNote: content.priceCopy.line,
    facts: describeVehicle(vehicle),
    picture: choosePicture(vehicleId, content),
  };
}

/** A brand with the number of its new models, and one of its carts. */
export function describeBrandShareImage(
  { id, name, tagline }: Brand,
  vehicleId: string,
  content: Content,
): ShareImage {
  const models = content.vehicles.filter(({ brandId, condition }) => brandId === id && condition === 'new');
  const count = formatCount(models.length, 'model');
  return { kind: 'brand', name, count, tagline, picture: choosePicture(vehicleId, content) };
}

/** A map of a county's towns. */
export function describeCountyShareImage({ id, name, stateName }: County, content: Content): ShareImage {
  const places = content.listMunicipalities(id);
  return { kind: 'county', name, state: stateName, count: formatCount(places.length, 'town'), places };
}

/** A map of a town's county on which it is marked. */
export function describeTownShareImage(
  { name, path, stateName, countyId }: Municipality,
  content: Content,
): ShareImage {
  const places = content.listMunicipalities(countyId);
  return { kind: 'town', name, county: content.getCounty(countyId).name, state: stateName, path, places };
}

/** A policy with its drawing. */
export function describePolicyShareImage({ title, summary, hero }: Policy): ShareImage {
  return { kind: 'policy', title, topic: shortenLead(summary), drawing: hero };
}

/** The vehicle's main picture, or the drawing of a cart like it. */
function choosePicture(vehicleId: string, { getVehicle, getPictureAlts }: Content): SharePicture {
  const record = getVehicle(vehicleId);
  const [file] = listPictureFiles(record);
  if (file === undefined) return { shape: chooseCartShape(record) };
  return { file, alt: getPictureAlts(record)[0] };
}
