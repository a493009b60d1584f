// Scenes with what only a look at the picture tells.
import { join } from 'node:path';
import sharp from 'sharp';
import { sceneFile, type ColoredScene, type Scene } from '../ui/scenes.ts';
import { dataRoot } from './site-records.ts';

/**
 * A scene with the color that its picture shows most, as #rrggbb: the ground of its box while it loads. Undefined for a
 * page without a scene; rejects when the picture cannot be read.
 */
export function addSceneColor(scene: Scene): Promise<ColoredScene>;
export function addSceneColor(scene: Scene | undefined): Promise<ColoredScene | undefined>;
export async function addSceneColor(scene: Scene | undefined): Promise<ColoredScene | undefined> {
  return scene && { ...scene, color: await findDominantColor(sceneFile(scene, 'wide')) };
}

/** Colors that were looked for, by file: many towns show one scene. */
const colors = new Map<string, Promise<string>>();

/** The color that a picture below data/ shows most, as #rrggbb. Rejects when it cannot be read. */
function findDominantColor(file: string): Promise<string> {
  const color = colors.get(file) ?? lookUpColor(file);
  colors.set(file, color);
  return color;
}

async function lookUpColor(file: string): Promise<string> {
  const { dominant } = await sharp(join(dataRoot, file)).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
