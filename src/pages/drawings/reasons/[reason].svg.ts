// The drawings of the reasons to buy here, in the colors that the page's own drawings have.
import type { APIRoute, GetStaticPaths } from 'astro';
import { reasonDrawings, type ReasonName } from '../../../features/home/reason-drawings.ts';
import { drawSvgFile } from '../../../ui/notice-drawings.ts';

export const getStaticPaths = (() =>
  (Object.keys(reasonDrawings) as ReasonName[]).map((reason) => ({
    params: { reason },
    props: { reason },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ reason: ReasonName }> = ({ props }) => {
  const svg = drawSvgFile(reasonDrawings[props.reason]);
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
