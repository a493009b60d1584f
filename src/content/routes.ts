// Every page of the site, kind by kind: its URL, what it is made of and what its shared links show. Heads, menus, the
// sitemap, the pictures of shared links, the editor and tests have the pages from here, so that none can miss one.
import { fixedPageRows } from '../site/fixed-pages.ts';
import { describeFigures } from '../features/vehicles/vehicle-labels.ts';
import { formatCount, formatUsd } from '../lib/format.ts';
import { homePath, inventoryPath, listPath, shareImagePath, vehiclePath } from '../lib/paths.ts';
import { findTownScene } from '../features/places/town-scene.ts';
import type { Content } from './load.ts';
import { shareHero, shareScene, shareVehicle, shortenLead, type ShareImage } from './share-image.ts';

/** A page of the site. */
export interface Route {
  path: string;
  /**
   * Files below data/ that it is made of, its own first. What every page repeats (menus, telephone number) is left out: a
   * new footer is no news about a cart.
   */
  sources: readonly string[];
  /** What its shared links show, and where that picture is. */
  shareImage: ShareImage;
  shareImagePath: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The URL that they list instead, where two pages are about one town. */
  canonicalPath?: string | undefined;
  /** The entry of the menus that it stands below. */
  menuPath?: string;
}

/** What a kind says of its pages; the rest is the same for most. */
type Row = Pick<Route, 'path' | 'sources' | 'shareImage'> & Partial<Route>;

const vehicleFile = (id: string) => `vehicles/${id}.yaml`;
const brandFile = (id: string) => `brands/${id}.yaml`;

/**
 * Every page of a content. With `setting` "off" all share the picture of the home page: drawing one for each of very many
 * pages takes minutes.
 */
export function listRoutes(content: Content, setting = process.env['SHARE_IMAGES']): Route[] {
  const { brands, counties, featuredCarts, lists, municipalities, policies, priceCopy, vehicles } = content;
  const featuredIds = new Set(featuredCarts.map(({ vehicleId }) => vehicleId));
  const rows: Row[] = [
    ...listFixedPages(content),
    ...vehicles.map((vehicle) => ({
      path: vehiclePath(vehicle.id),
      sources: [
        ...[vehicleFile(vehicle.id), 'pages/vehicle.yaml', 'payment-example.yaml'],
        ...(featuredIds.has(vehicle.id) ? ['featured-carts.yaml'] : []),
      ],
      shareImage: {
        title: vehicle.fullName,
        line: describeFigures(vehicle),
        price: { amount: formatUsd(vehicle.priceUsd), note: priceCopy.lineOfOne },
        picture: shareVehicle(vehicle.id, content),
      },
      menuPath: inventoryPath,
    })),
    ...brands.flatMap((brand) => {
      if (!brand.page) return [];
      return {
        path: brand.page.path,
        sources: [brandFile(brand.id)],
        shareImage: {
          title: brand.name,
          line: brand.tagline,
          picture: shareVehicle(brand.page.lineupVehicleIds[0], content),
        },
      };
    }),
    ...lists.map(({ id, hero, entries }) => ({
      path: listPath(id),
      sources: [`lists/${id}.yaml`],
      shareImage: shareHero(hero, shareVehicle(entries[0]?.vehicleId, content)),
    })),
    ...counties.map((county) => ({
      path: county.path,
      sources: [`counties/${county.id}.yaml`, 'pages/county.yaml', 'street-legal.yaml'],
      shareImage: {
        title: county.name,
        line: `${formatCount(content.listMunicipalities(county.id).length, 'town')} in ${county.stateName}`,
        picture: shareScene(content.findSettingScene(county.setting)),
      },
    })),
    ...municipalities.map((town) => ({
      path: town.path,
      sources: [
        `counties/${town.countyId}.yaml`,
        'pages/town.yaml',
        'rental-plans.yaml',
        'street-legal.yaml',
      ],
      shareImage: {
        title: town.name,
        line: `${content.getCounty(town.countyId).name}, ${town.stateName}`,
        picture: shareScene(findTownScene(town, content.findSettingScene)),
      },
      canonicalPath: town.canonicalPath,
    })),
    ...policies.map((policy) => ({
      path: policy.path,
      sources: [`policies/${policy.id}.md`, ...policy.figuresFrom.map((file) => `figures/${file}.yaml`)],
      shareImage: { title: policy.title, line: shortenLead(policy.summary) },
    })),
  ];
  const home = setting === 'off' ? rows.find(({ path }) => path === homePath) : undefined;
  return rows.map((row) => {
    const shared = home ?? row;
    const share = { shareImage: shared.shareImage, shareImagePath: shareImagePath(shared.path) };
    return { isIndexed: true, ...row, ...share };
  });
}

/** The pages that are no record. */
function listFixedPages(content: Content): Row[] {
  const { pages, scenes, showroomScenes } = content;
  const [firstShowroom, secondShowroom = firstShowroom] = showroomScenes;
  const scenesByName = { ...scenes, firstShowroom, secondShowroom };
  return fixedPageRows.map(([name, { path, copyFile, sources = [], scene, isIndexed = true }]) => ({
    path,
    sources: [copyFile, ...sources],
    shareImage: shareHero(pages[name].hero, shareScene(scene && scenesByName[scene])),
    isIndexed,
  }));
}
