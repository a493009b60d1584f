// What lies below the dots of each county's map, once in each shape: one file for a county and all of its towns.
import type { APIRoute, GetStaticPaths } from 'astro';
import { layOutCountyMap, mapLayouts, type MapLayout } from '../../../features/places/county-map.ts';
import { drawMapGround } from '../../../features/places/map-ground.ts';
import { getContent } from '../../../content/site.ts';
import { palette } from '../../../styles/palette.ts';
import type { County } from '../../../features/places/county.schema.ts';

export const getStaticPaths = (() =>
  getContent().counties.flatMap((county) =>
    mapLayouts.map((layout) => ({ params: { map: `${county.id}-${layout.id}` }, props: { county, layout } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ county: County; layout: MapLayout }> = ({ props: { county, layout } }) => {
  const { dealer, findOutline, outlines } = getContent();
  const surroundings = { outline: findOutline(county), showrooms: dealer.showrooms };
  const map = layOutCountyMap(county.municipalities, layout, undefined, surroundings);
  const { sand: land, mist: sea, dune: border, shell, slate: edge } = palette;
  const svg = drawMapGround(map, outlines, county, { sea, land, border, county: shell, edge });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
