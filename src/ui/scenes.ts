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

/** Most bytes of a scene on a phone or a laptop: it is the largest thing that a page waits for. */
const phoneBytes = 30 * 1024;
const laptopBytes = 60 * 1024;

interface CropSizes {
  /** Size in pixels that the studio renders. */
  width: number;
  height: number;
  /** Widths in pixels in which a scene is built. */
  widths: readonly [number, number, ...number[]];
  /** Most bytes by width, where a phone or a laptop takes it. */
  maxBytes: Readonly<Record<number, number>>;
}

export const sceneCrops: Readonly<Record<SceneCrop, CropSizes>> = {
  /** For screens that are wider than high. */
  wide: {
    ...{ width: 2400, height: 1200, widths: [800, 1280, 1920, 2400] },
    maxBytes: { 800: phoneBytes, 1280: laptopBytes },
  },
  /** For phones; the widest is for tablets, since phones get two pixels for one at most. */
  tall: {
    ...{ width: 1200, height: 1350, widths: [480, 800, 1200] },
    maxBytes: { 480: phoneBytes, 800: phoneBytes, 1200: laptopBytes },
  },
};

/** `wide` or `tall`. */
export type SceneCrop = 'wide' | 'tall';

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
