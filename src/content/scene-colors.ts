// Scenes with what only a look at the file tells.
import { findDominantColor } from '../build/pictures/encode-pictures.ts';
import { sceneFile, type ColoredScene, type Scene } from '../lib/pictures/scenes.ts';

/** A scene with the colour that its picture shows most; undefined for a page without a scene. */
export function readScene(scene: Scene): Promise<ColoredScene>;
export function readScene(scene: Scene | undefined): Promise<ColoredScene | undefined>;
export async function readScene(scene: Scene | undefined): Promise<ColoredScene | undefined> {
  return scene && { ...scene, color: await findDominantColor(sceneFile(scene.name, 'wide')) };
}
