// The wide pictures of the site, from data/scenes/scenes.yaml.
import type { z } from 'zod';
import type { Scene } from '../../ui/scenes.ts';
import type { Municipality, PlaceSetting } from './county.schema.ts';
import type { scenesSchema } from './scenes.schema.ts';

type SceneRecord = Omit<Scene, 'isIllustration'>;

/** Scenes by what shows them; whatever is missing has no picture. */
export function buildScenes(
  { sample, home, showrooms: fronts, settings, ...pages }: z.output<typeof scenesSchema>,
  showrooms: readonly { id: string }[],
) {
  const toScene = (record: SceneRecord): Scene => ({ ...record, isIllustration: sample === true });
  const findScene = (record: SceneRecord | undefined) => record && toScene(record);
  const settingScenes = new Map(
    Object.entries(settings).map(([setting, record]) => [setting as PlaceSetting, toScene(record)]),
  );
  const borrow = (setting: PlaceSetting | undefined) => setting && settingScenes.get(setting);
  return {
    pages: {
      home: toScene(home.hero),
      homeRentals: findScene(home.rentals),
      homeShore: findScene(home.shore),
      rentals: findScene(pages.rentals),
      services: findScene(pages.services),
      ecoImpact: findScene(pages.ecoImpact),
      financing: borrow(pages.financing),
      tradeIn: borrow(pages.tradeIn),
      fleet: borrow(pages.fleet),
    },
    /** By the showroom's id, in the order of the showrooms. */
    showrooms: new Map(
      showrooms.flatMap(({ id }) => (fronts[id] ? [[id, toScene(fronts[id])] as const] : [])),
    ),
    settings: settingScenes,
  };
}

export type Scenes = ReturnType<typeof buildScenes>;

/** Every scene once, whatever shows it. */
export function listScenes({ pages, showrooms, settings }: Scenes): Scene[] {
  const scenes = [...Object.values(pages), ...showrooms.values(), ...settings.values()];
  return [...new Set(scenes)].filter((scene) => scene !== undefined);
}

/** A place like the town; undefined without a picture, and where a rule keeps carts off the streets: pictures show them. */
export function findTownScene(
  { setting, cartRule }: Pick<Municipality, 'setting' | 'cartRule'>,
  settings: Scenes['settings'],
): Scene | undefined {
  return cartRule && cartRule.forbids.length > 0 ? undefined : settings.get(setting);
}
