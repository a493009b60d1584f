// The pictures that shared links show, one for each page; see src/content/shared-pages.ts.
import type { APIRoute, GetStaticPaths } from 'astro';
import { composeShareImage } from '../../build/share/share-drawing.ts';
import { renderShareImage } from '../../build/share/render-share-image.ts';
import { getContent, getShareImages } from '../../content/site.ts';
import { shareImagePath } from '../../lib/site/paths.ts';
import type { ShareImage } from '../../lib/pictures/share-image.ts';

export const getStaticPaths = (() =>
  [...getShareImages()].map(([path, image]) => ({
    params: { page: shareImagePath(path).slice('/share/'.length, -'.jpg'.length) },
    props: { image },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: ShareImage }> = async ({ props }) => {
  const picture = await renderShareImage(composeShareImage(props.image, getContent().dealer.name));
  return new Response(picture, { headers: { 'Content-Type': 'image/jpeg' } });
};
