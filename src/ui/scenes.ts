// Scenes: the wide pictures of pages, each in two crops. Files below data/ and URLs on the site follow from the name.
import { scenePath } from '../lib/paths.ts';

/** A wide picture of a page: its name and what it shows. */
export interface Scene {
  name: string;
  alt: string;
  /** Whether it is drawn, and shows no place that there is. */
  isIllustration: boolean;
}

/** A scene with the color that its picture shows most, as #rrggbb. */
export interface ColoredScene extends Scene {
  color: string;
}

/** Crops and the widths in pixels in which each is built; `width` and `height` are the sizes the studio renders. */
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
export const sceneFolder = 'illustrations/scenes';

/** File of a scene below data/: `illustrations/scenes/home-wide.jpg`. */
export function sceneFile(name: string, crop: SceneCrop): string {
  return `${sceneFolder}/${name}-${crop}.jpg`;
}

/** All widths of a scene's crop, for `srcset`. */
export function formatSceneSrcSet(name: string, crop: SceneCrop): string {
  return sceneCrops[crop].widths.map((width) => `${scenePath(name, crop, width)} ${width}w`).join(', ');
}

/** Name of the scene of a setting: `setting-river`. */
export function settingSceneName(setting: string): string {
  return `setting-${setting}`;
}

/** Name of a showroom's scene: `showroom-lewes`. */
export function showroomSceneName(showroomId: string): string {
  return `showroom-${showroomId}`;
}
