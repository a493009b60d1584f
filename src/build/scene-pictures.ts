// Scenes with what only a look at the file tells.
import { findDominantColor } from './pictures.ts';
import { sceneFile } from '../lib/scenes.ts';

/** A scene with the colour that its picture shows most, as #rrggbb. */
export async function readScene<Scene extends { name: string; alt: string }>(
  scene: Scene,
): Promise<Scene & { color: string }> {
  return { ...scene, color: await findDominantColor(sceneFile(scene.name, 'wide')) };
}
