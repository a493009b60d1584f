// What messengers and feeds show of a link to each page.
import type { APIRoute, GetStaticPaths } from 'astro';
import { renderShareImage } from '../../build/share-images.ts';
import type { ShareImage } from '../../content/share-image.ts';
import { getRoutes } from '../../content/routes.ts';
import { getDealer } from '../../content/site.ts';

export const getStaticPaths = (() => {
  const images = new Map(
    [...getRoutes().values()].map(({ shareImage, shareImagePath }) => [shareImagePath, shareImage]),
  );
  return [...images].map(([path, image]) => ({
    params: { image: path.replace('/share/', '') },
    props: { image },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: ShareImage }> = async ({ props: { image } }) => {
  const jpeg = await renderShareImage(image, getDealer().name);
  return new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg' } });
};
