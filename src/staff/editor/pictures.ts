// The pictures of data/: where each is used, and the one way in which the editor brings one in.
import { mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp, { type ResizeOptions } from 'sharp';
import { DataFolder } from '../../content/engine/data-folder.ts';
import type { Content } from '../../content/load.ts';
import { listRoutes } from '../../content/routes.ts';
import { pictureFolder } from '../../features/vehicles/vehicle-pictures.ts';
import { sceneCrops, sceneFile, sceneFolder, type Scene, type SceneCrop } from '../../ui/scenes.ts';
import { writeFileAtomic } from '../records/record-files.ts';
import { suggestId } from '../records/record-text.ts';
import { listFields, type FoundField } from './search.ts';
import { photoWidth } from './send-picture.ts';

/** A picture that fields name, with those that do. */
export interface ListedPicture {
  /** Of its file. */
  name: string;
  usedBy: FoundField[];
}

/** A wide picture of pages. */
export interface ListedScene extends Scene {
  /** Files below data/, of which one may be missing. */
  crops: { file: string; crop: SceneCrop; width: number; height: number; isThere: boolean }[];
  /** The pages that have it on top, or on the picture of their shared links. */
  pages: { path: string; title: string }[];
}

/** What becomes of a picture that fields name, by the folder that it is brought into. */
const intakes: Readonly<Record<string, { ending: 'jpg' | 'png'; width: number }>> = {
  [pictureFolder]: { ending: 'jpg', width: photoWidth },
};

/** The pictures of a folder that fields name. */
export function listPictures(root: string, folder: string): ListedPicture[] {
  const names = new DataFolder(root).listFileNames(getIntakeFolder(folder));
  const fields = listFields(root);
  return names.map((name) => ({ name, usedBy: fields.filter(({ value }) => value === name) }));
}

/** The pictures below data/ that fields could name, and none does: what is left of an upload that was undone, say. */
export function listUnusedPictures(root: string): string[] {
  return Object.keys(intakes).flatMap((folder) =>
    listPictures(root, folder)
      .filter(({ usedBy }) => usedBy.length === 0)
      .map(({ name }) => `${folder}/${name}`),
  );
}

/** Removes a picture that no field names; throws with a sentence for any other. */
export function removePicture(root: string, path: string): void {
  const [folder, name] = [dirname(path), basename(path)];
  const picture = listPictures(root, folder).find((one) => one.name === name);
  if (!picture) throw new Error(`There is no picture ${name}.`);
  const [field] = picture.usedBy;
  if (field) throw new Error(`${field.record} shows ${name}: choose another picture there first.`);
  rmSync(join(root, folder, name));
}

/** The scenes that data/ speaks of. */
export function listScenes(content: Content): ListedScene[] {
  const folder = new DataFolder(content.root);
  const routes = listRoutes(content, 'on');
  return content.allScenes.map((scene) => ({
    ...scene,
    crops: (Object.keys(sceneCrops) as SceneCrop[]).map((crop) => {
      const file = sceneFile(scene, crop);
      const { width, height } = sceneCrops[crop];
      return { file, crop, width, height, isThere: folder.hasFile(file) };
    }),
    pages: routes
      .filter(({ shareImage }) => shareImage.picture?.file === sceneFile(scene, 'tall'))
      .map(({ path, shareImage }) => ({ path, title: shareImage.title })),
  }));
}

/**
 * Writes a picture as pages need it, upright, no wider than any screen shows and without place and camera, under a name that
 * is free; gives that. Rejects with a sentence when it is no picture.
 */
export async function addPicture(
  root: string,
  folder: string,
  name: string,
  picture: Buffer,
): Promise<string> {
  const known = new DataFolder(root).listFileNames(getIntakeFolder(folder));
  const { ending, width } = intakes[folder] as (typeof intakes)[string];
  const image = await convert(picture, { width, withoutEnlargement: true }, ending);
  const stem = suggestId(name).replace(/^-+/, '') || 'picture';
  let number = 1;
  while (known.some((file) => file.startsWith(`${stem}-${number}.`))) number += 1;
  const file = `${stem}-${number}.${ending}`;
  mkdirSync(join(root, folder), { recursive: true });
  writeFileAtomic(join(root, folder, file), image);
  return file;
}

/** Writes one crop of a scene from a larger picture. Rejects with a sentence when it is none, or too small. */
export async function replaceScene(root: string, file: string, picture: Buffer): Promise<void> {
  const [, crop] = /-(wide|tall)\.jpg$/.exec(file) ?? [];
  const { width, height } = sceneCrops[crop as SceneCrop];
  const size = await sharp(picture)
    .metadata()
    .then(({ autoOrient }) => autoOrient, refuse);
  if (size.width < width || size.height < height) {
    throw new Error(
      `This picture has ${size.width} by ${size.height} pixels, and needs ${width} by ${height} at least.`,
    );
  }
  const image = await convert(picture, { width, height, fit: 'cover' }, 'jpg');
  mkdirSync(join(root, sceneFolder), { recursive: true });
  writeFileAtomic(join(root, file), image);
}

/** A folder whose pictures fields name; throws for any other, such as one outside of data/. */
function getIntakeFolder(folder: string): string {
  if (!Object.hasOwn(intakes, folder)) throw new Error(`No field names a picture of data/${folder}.`);
  return folder;
}

async function convert(picture: Buffer, size: ResizeOptions, ending: 'jpg' | 'png'): Promise<Buffer> {
  const upright = sharp(picture).rotate().resize(size);
  const image = ending === 'png' ? upright.png() : upright.jpeg({ quality: 90, mozjpeg: true });
  try {
    return await image.toBuffer();
  } catch {
    return refuse();
  }
}

function refuse(): never {
  throw new Error('This file is no picture that can be read here: export it as JPEG and add that.');
}
