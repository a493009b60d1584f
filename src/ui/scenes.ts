// Scenes: the wide pictures of pages, each in two crops.
import { scenePath } from '../lib/paths.ts';

/** A wide picture of a page: the file of each crop in data/scenes, and what it shows. */
export interface Scene {
  wide: string;
  tall: string;
  alt: string;
  /** Whether it is drawn, and shows no place that there is. */
  isIllustration: boolean;
}

/** A scene with the color that its picture shows most, as #rrggbb. */
export interface ColoredScene extends Scene {
  color: string;
}

/** Crops and the widths in pixels in which each is built; `width` and `height` are those of the files. */
export const sceneCrops = {
  /** For screens that are wider than high. */
  wide: { width: 2400, height: 1200, widths: [800, 1280, 1920, 2400] },
  /** For phones; the widest is for tablets, since phones get two pixels for one at most. */
  tall: { width: 1200, height: 1350, widths: [480, 800, 1200] },
} as const;

/** `wide` or `tall`. */
export type SceneCrop = keyof typeof sceneCrops;

/**
 * Most bytes of a scene of so many pixels across, where a phone or a laptop takes it: it is the largest thing that a page
 * waits for.
 */
export function findMaxSceneBytes(width: number): number | undefined {
  if (width <= 800) return 30 * 1024;
  return width <= 1280 ? 60 * 1024 : undefined;
}

/** Folder of the scenes below data/. */
export const sceneFolder = 'scenes';

/** File of a scene below data/: `scenes/home-wide.jpg`. */
export function sceneFile(scene: Scene, crop: SceneCrop): string {
  return `${sceneFolder}/${scene[crop]}`;
}

/** All widths of a scene's crop, for `srcset`. */
export function formatSceneSrcSet(scene: Scene, crop: SceneCrop): string {
  return sceneCrops[crop].widths.map((width) => `${scenePath(scene[crop], width)} ${width}w`).join(', ');
}
