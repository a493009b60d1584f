// Scenes: the wide pictures of pages, each in two crops. Files below data/ and URLs on the site follow from the name.
import { scenePath } from '../lib/paths.ts';

/** A wide picture of a page: its name and what it shows. */
export interface Scene {
  name: string;
  alt: string;
  /** Whether it shows no place that there is. */
  isIllustration?: boolean;
}

/** A scene with the color that its picture shows most, as #rrggbb. */
export interface ColoredScene extends Scene {
  color: string;
}

/**
 * Crops and the widths in pixels in which each is built; `width` and `height` are the sizes the studio renders. Up to
 * `widestLight`, which phones and laptops take, a picture has at most `lightSceneBytes`.
 */
export const sceneCrops = {
  /** For screens that are wider than high. */
  wide: { width: 2400, height: 1200, widths: [800, 1280, 1920, 2400], widestLight: 1280 },
  /** For phones. */
  tall: { width: 1200, height: 1350, widths: [480, 800, 1200], widestLight: 1200 },
} as const;

/** Most bytes of a scene on a phone or a laptop: it is the largest thing that a page waits for. */
export const lightSceneBytes = 60 * 1024;

/** `wide` or `tall`. */
export type SceneCrop = keyof typeof sceneCrops;

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
