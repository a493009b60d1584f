// The pictures that shared links show, one for each page; see src/build/share-pages.ts.
import type { APIRoute, GetStaticPaths } from 'astro';
import { composeShareImage } from '../../build/share-drawing.ts';
import { renderShareImage } from '../../build/share-images.ts';
import { getShareImage, sharedPages } from '../../build/share-pages.ts';
import { dealer } from '../../lib/data/dealer.ts';
import { shareImagePath } from '../../lib/paths.ts';

export const getStaticPaths = (() =>
  sharedPages.map((path) => ({
    params: { page: shareImagePath(path).slice('/share/'.length, -'.jpg'.length) },
    props: { path },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = async ({ props }) => {
  const picture = await renderShareImage(composeShareImage(getShareImage(props.path), dealer.name));
  return new Response(picture, { headers: { 'Content-Type': 'image/jpeg' } });
};
