// Land and sea below the dots of each county's map, shared by the county's page and its towns.
import type { APIRoute, GetStaticPaths } from 'astro';
import { narrowMapLayout, wideMapLayout, type MapLayout } from '../../../features/places/county-map.ts';
import { drawMapGround } from '../../../features/places/map-ground.ts';
import { getCounties, getOutlines } from '../../../content/site.ts';
import type { County } from '../../../features/places/county.schema.ts';

export const getStaticPaths = (() =>
  getCounties().flatMap((county) =>
    [wideMapLayout, narrowMapLayout].map((layout) => ({
      params: { map: `${county.id}-${layout.id}` },
      props: { county, layout },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ county: County; layout: MapLayout }> = ({ props: { county, layout } }) => {
  return new Response(drawMapGround(county, layout, getOutlines()), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
