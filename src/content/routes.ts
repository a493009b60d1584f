// Every page of the site by kind: its URL and what its shared links show. Heads, menus, the
// sitemap, share images and tests take the pages from here, so none can miss one.
import { findTownScene } from '../features/places/scenes.ts';
import { describeFigures } from '../features/vehicles/vehicle-copy.ts';
import { formatCount, formatUsd } from '../lib/format.ts';
import { homePath, inventoryPath, listPath, shareImagePath, vehiclePath } from '../lib/paths.ts';
import { fixedPageRows } from '../site/fixed-pages.ts';
import { shareHero, shareScene, shareVehicle, shortenLead, type ShareImage } from './share-image.ts';
import { derive } from './site-records.ts';
import {
  getBrands,
  getCounties,
  getCounty,
  getLists,
  getPageCopy,
  getPolicies,
  getPriceCopy,
  getScenes,
  getTowns,
  getVehicle,
  getVehicles,
} from './site.ts';

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
    const shared = home ?? row;
    const share = { shareImage: shared.shareImage, shareImagePath: shareImagePath(shared.path) };
    return { isIndexed: true, ...row, ...share };
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
  const { pages, showrooms } = getScenes();
  const [firstShowroom, secondShowroom = firstShowroom] = showrooms.values();
  const scenes = { ...pages, firstShowroom, secondShowroom };
  return fixedPageRows.map(([name, { path, scene, isIndexed = true }]) => ({
    path,
    shareImage: shareHero(getPageCopy(name).hero, shareScene(scene && scenes[scene])),
    isIndexed,
  }));
}

function listVehiclePages(): Row[] {
  return getVehicles().map((vehicle) => ({
    path: vehiclePath(vehicle.id),
    shareImage: {
      title: vehicle.fullName,
      line: describeFigures(vehicle),
      price: { amount: formatUsd(vehicle.priceUsd), note: getPriceCopy().lineOfOne },
      picture: shareVehicle(vehicle),
    },
    menuPath: inventoryPath,
  }));
}

/** Brands, lists and policies. */
function listOtherPages(): Row[] {
  const brands = getBrands().flatMap(({ name, tagline, page }): Row[] => {
    if (!page) return [];
    const [first] = page.lineupVehicleIds.map(getVehicle);
    const shareImage = { title: name, line: tagline, picture: shareVehicle(first) };
    return [{ path: page.path, shareImage }];
  });
  const lists = getLists().map(({ id, hero, entries }) => {
    const [first] = entries.map(({ vehicleId }) => getVehicle(vehicleId));
    return {
      path: listPath(id),
      shareImage: shareHero(hero, shareVehicle(first)),
    };
  });
  const policies = getPolicies().map(({ path, title, summary }) => ({
    path,
    shareImage: { title, line: shortenLead(summary) },
  }));
  return [...brands, ...lists, ...policies];
}

function listPlacePages(): Row[] {
  const { settings } = getScenes();
  const counties = getCounties().map(({ path, name, stateName, setting, municipalities }) => ({
    path,
    shareImage: {
      title: name,
      line: `${formatCount(municipalities.length, 'town')} in ${stateName}`,
      picture: shareScene(settings.get(setting)),
    },
  }));
  const towns = getTowns().map((town) => ({
    path: town.path,
    shareImage: {
      title: town.name,
      line: `${getCounty(town.countyId).name}, ${town.stateName}`,
      picture: shareScene(findTownScene(town, settings)),
    },
    canonicalPath: town.canonicalPath,
  }));
  return [...counties, ...towns];
}
