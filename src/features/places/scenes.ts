// The wide pictures of the site, from data/scenes/scenes.yaml.
import type { z } from 'zod';
import type { Scene } from '../../ui/scenes.ts';
import type { Municipality, PlaceSetting } from './county.schema.ts';
import type { scenesSchema } from './scenes.schema.ts';

type SceneRecord = Omit<Scene, 'isIllustration'>;

/** Scenes by what shows them; undefined where there is no picture. */
export function buildScenes({ sample, home, showrooms, ...records }: z.output<typeof scenesSchema>) {
  const toScene = (record: SceneRecord): Scene => ({ ...record, isIllustration: sample === true });
  const findScene = (record: SceneRecord | undefined) => record && toScene(record);
  const settings = new Map(
    Object.entries(records.settings).map(([setting, record]) => [setting as PlaceSetting, toScene(record)]),
  );
  const borrow = (setting: PlaceSetting | undefined) => setting && settings.get(setting);
  return {
    pages: {
      home: toScene(home.hero),
      homeRentals: findScene(home.rentals),
      homeShore: findScene(home.shore),
      rentals: findScene(records.rentals),
      services: findScene(records.services),
      ecoImpact: findScene(records.ecoImpact),
      financing: borrow(records.financing),
      tradeIn: borrow(records.tradeIn),
      fleet: borrow(records.fleet),
    },
    /** By the id of the showroom. */
    showrooms: new Map(Object.entries(showrooms).map(([id, record]) => [id, toScene(record)])),
    settings,
  };
}

export type Scenes = ReturnType<typeof buildScenes>;

/** Every scene once; pages and settings may share one. */
export function listScenes({ pages, showrooms, settings }: Scenes): Scene[] {
  const scenes = [...Object.values(pages), ...showrooms.values(), ...settings.values()];
  return [...new Set(scenes)].filter((scene) => scene !== undefined);
}

/** A place like the town; undefined where a rule keeps carts off the streets, since pictures show them there. */
export function findTownScene(
  { setting, cartRule }: Pick<Municipality, 'setting' | 'cartRule'>,
  settings: Scenes['settings'],
): Scene | undefined {
  return cartRule && cartRule.forbids.length > 0 ? undefined : settings.get(setting);
}
