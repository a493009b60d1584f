// Scenes: the wide pictures of pages, each in two crops.
import { scenePath } from '../lib/paths.ts';

/** The file of each crop in data/scenes, and what it shows. */
export interface Scene {
  wide: string;
  tall: string;
  alt: string;
  /** Whether it is drawn, and shows no real place. */
  isIllustration: boolean;
}

/** Size of the files of each crop, and the widths in pixels in which it is built. */
export const sceneCrops = {
  wide: { width: 2400, height: 1200, widths: [800, 1280, 1920, 2400] },
  /** For phones; the widest is for small tablets. */
  tall: { width: 1200, height: 1350, widths: [480, 800, 1200] },
} as const;

/** Most bytes of a scene of this width that phones and laptops take, since their largest paint waits for it. */
export function findMaxSceneBytes(width: number): number | undefined {
  if (width <= 800) return 30 * 1024;
  return width <= 1280 ? 60 * 1024 : undefined;
}

export const sceneFolder = 'scenes';

/** File of a scene below data/: `scenes/home-wide.jpg`. */
export function getSceneFile(scene: Scene, crop: keyof typeof sceneCrops): string {
  return `${sceneFolder}/${scene[crop]}`;
}

/** All widths of a scene's crop, for `srcset`. */
export function formatSceneSrcSet(scene: Scene, crop: keyof typeof sceneCrops): string {
  return sceneCrops[crop].widths.map((width) => `${scenePath(scene[crop], width)} ${width}w`).join(', ');
}
