// Every page of the site by kind: its URL and what its shared links show. Heads, menus, the sitemap, share images and tests
// take the pages from here, so none can miss one.
import { findTownScene } from '../features/places/scenes.ts';
import { describeVehicle } from '../features/vehicles/vehicle-copy.ts';
import { formatCount, formatUsd } from '../lib/format.ts';
import { homePath, inventoryPath, listPath, shareImagePath, vehiclePath } from '../lib/paths.ts';
import { fixedPageEntries } from '../site/fixed-pages.ts';
import { shareScene, shareVehicle, shortenToFirstSentence, type ShareImage } from './share-image.ts';
import { derive } from './site-records.ts';
import * as site from './site.ts';

/** A page of the site. */
export interface Route {
  path: string;
  /** What its shared links show, and where that picture is. */
  shareImage: ShareImage;
  shareImagePath: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The URL that they list instead, where two pages are about one town. */
  canonicalPath?: string | undefined;
  /** The entry of the menus that it belongs to. */
  menuPath?: string;
}

/** What a kind says of its pages; the rest is the same for most. */
type Row = Pick<Route, 'path' | 'shareImage'> & Partial<Route>;

/**
 * Every page. With `setting` "off" all share the picture of the home page: drawing one for each of very many pages takes
 * minutes.
 */
export function listRoutes(setting = process.env['SHARE_IMAGES']): Route[] {
  const rows = [...listFixedPages(), ...listVehiclePages(), ...listOtherPages(), ...listPlacePages()];
  const home = setting === 'off' ? rows.find(({ path }) => path === homePath) : undefined;
  return rows.map((row) => {
    const { path, shareImage } = home ?? row;
    return { isIndexed: true, ...row, shareImage, shareImagePath: shareImagePath(path) };
  });
}

/** Every page by its URL. */
export const getRoutes = derive(
  (): ReadonlyMap<string, Route> => new Map(listRoutes().map((route) => [route.path, route])),
);

/** The page at a URL. Throws if no page has it. */
export function getRoute(path: string): Route {
  const route = getRoutes().get(path);
  if (!route) throw new Error(`${path} is not a page; add a row to src/site/fixed-pages.ts`);
  return route;
}

/** The pages that are no record. */
function listFixedPages(): Row[] {
  const { pages, showrooms } = site.getScenes();
  const [firstShowroom, secondShowroom = firstShowroom] = showrooms.values();
  const scenes = { ...pages, firstShowroom, secondShowroom };
  return fixedPageEntries.map(([name, { path, scene, isIndexed = true }]) => {
    const { title, lead } = site.getPageCopy(name).hero;
    const picture = shareScene(scene && scenes[scene]);
    return { path, shareImage: { title, line: shortenToFirstSentence(lead), picture }, isIndexed };
  });
}

function listVehiclePages(): Row[] {
  return site.getVehicles().map((vehicle) => ({
    path: vehiclePath(vehicle.id),
    shareImage: {
      title: vehicle.fullName,
      line: describeVehicle(vehicle),
      price: { amount: formatUsd(vehicle.priceUsd), note: site.getPriceCopy().lineOfOne },
      picture: shareVehicle(vehicle),
    },
    menuPath: inventoryPath,
  }));
}

/** Brands, lists and policies. */
function listOtherPages(): Row[] {
  const shareFirst = ([id]: readonly string[]) => shareVehicle(id ? site.getVehicle(id) : undefined);
  const brands = site.getBrands().flatMap(({ name: title, tagline: line, page }) => {
    const picture = shareFirst(page?.lineupVehicleIds ?? []);
    return page ? [{ path: page.path, shareImage: { title, line, picture } }] : [];
  });
  const lists = site.getLists().map(({ id, hero: { title, lead }, entries }) => {
    const picture = shareFirst(entries.map(({ vehicleId }) => vehicleId));
    return { path: listPath(id), shareImage: { title, line: shortenToFirstSentence(lead), picture } };
  });
  const policies = site.getPolicies().map(({ path, title, summary }) => ({
    path,
    shareImage: { title, line: shortenToFirstSentence(summary) },
  }));
  return [...brands, ...lists, ...policies];
}

function listPlacePages(): Row[] {
  const { settings } = site.getScenes();
  const counties = site.getCounties().map(({ path, name: title, stateName, setting, municipalities }) => {
    const line = `${formatCount(municipalities.length, 'town')} in ${stateName}`;
    return { path, shareImage: { title, line, picture: shareScene(settings.get(setting)) } };
  });
  const towns = site.getTowns().map((town) => {
    const { path, name: title, countyId, stateName, canonicalPath } = town;
    const line = `${site.getCounty(countyId).name}, ${stateName}`;
    const picture = shareScene(findTownScene(town, settings));
    return { path, shareImage: { title, line, picture }, canonicalPath };
  });
  return [...counties, ...towns];
}
