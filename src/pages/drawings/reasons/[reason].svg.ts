// The drawings of the reasons to buy here, in the colors that the page's own drawings have.
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawReason, reasonDrawings, type ReasonName } from '../../../features/home/reason-drawings.ts';
import { palette } from '../../../styles/palette.ts';

export const getStaticPaths = (() =>
  (Object.keys(reasonDrawings) as ReasonName[]).map((reason) => ({
    params: { reason },
    props: { reason },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ reason: ReasonName }> = ({ props }) => {
  const { dune: ground, ink: line, 'tide-deep': wave, coral: spot } = palette;
  const svg = drawReason(props.reason, { ground, line, wave, spot });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
};
