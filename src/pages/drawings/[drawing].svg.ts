// Drawings that stand in for photographs: one file for each shape that a vehicle on sale has.
import type { APIRoute, GetStaticPaths } from 'astro';
import {
  chooseCartShape,
  drawCart,
  formatCartShape,
  type CartShape,
} from '../../features/vehicles/cart-drawing.ts';
import { getContent } from '../../content/site.ts';
import { placeholderShape } from '../../features/vehicles/picture-sizes.ts';

export const getStaticPaths = (() => {
  const shapes = [placeholderShape, ...getContent().vehicles.map((record) => chooseCartShape(record))];
  const byName = new Map(shapes.map((shape) => [formatCartShape(shape), shape]));
  return [...byName].map(([drawing, shape]) => ({ params: { drawing }, props: { shape } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ shape: CartShape }> = ({ props }) =>
  new Response(drawCart(props.shape), { headers: { 'Content-Type': 'image/svg+xml' } });
