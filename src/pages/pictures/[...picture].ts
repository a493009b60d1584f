// Pictures of vehicles and scenes in every width, at URLs that follow from the record.
import type { APIRoute, GetStaticPaths } from 'astro';
import { encodePicture, listPictureJobs, type PictureJob } from '../../build/pictures.ts';
import { getFeaturedCarts, getScenes, getVehicles } from '../../content/site.ts';
import { listScenes } from '../../features/places/scenes.ts';

export const getStaticPaths = (() =>
  listPictureJobs(getVehicles(), getFeaturedCarts(), listScenes(getScenes())).map((job) => ({
    params: { picture: job.path.replace('/pictures/', '') },
    props: { job },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ job: PictureJob }> = async ({ props: { job } }) => {
  const type = job.path.endsWith('.avif') ? 'image/avif' : 'image/jpeg';
  return new Response(await encodePicture(job), { headers: { 'Content-Type': type } });
};
