// Land and sea below the dots of each county's map, shared by the county's page and its towns.
import type { APIRoute, GetStaticPaths } from 'astro';
import {
  layOutCountyMap,
  narrowMapLayout,
  wideMapLayout,
  type MapLayout,
} from '../../../features/places/county-map.ts';
import { findOutline } from '../../../features/places/county-outlines.schema.ts';
import { drawMapGround } from '../../../features/places/map-ground.ts';
import { getCounties, getOutlines } from '../../../content/site.ts';
import { palette } from '../../../styles/palette.ts';
import type { County } from '../../../features/places/county.schema.ts';

export const getStaticPaths = (() =>
  getCounties().flatMap((county) =>
    [wideMapLayout, narrowMapLayout].map((layout) => ({
      params: { map: `${county.id}-${layout.id}` },
      props: { county, layout },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ county: County; layout: MapLayout }> = ({ props: { county, layout } }) => {
  const outlines = getOutlines();
  const map = layOutCountyMap(county.municipalities, layout, { outline: findOutline(outlines, county) });
  const { sand: land, mist: sea, dune: border, shell, slate: edge } = palette;
  const svg = drawMapGround(map, outlines, county, { sea, land, border, county: shell, edge });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
