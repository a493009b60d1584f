// Icons of home screens and of the web manifest.
import type { APIRoute, GetStaticPaths } from 'astro';
import { pngIcons, renderPngIcon, type PngIcon } from '../build/pictures/icons.ts';

export const getStaticPaths = (() =>
  pngIcons.map((icon) => ({ params: { icon: icon.name }, props: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ icon: PngIcon }> = async ({ props }) =>
  new Response(new Uint8Array(await renderPngIcon(props.icon)), { headers: { 'Content-Type': 'image/png' } });
