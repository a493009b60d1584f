// Which picture stands on top of a town's page, and in its shared links.
import type { Scene } from '../../ui/scenes.ts';
import type { Municipality, PlaceSetting } from './county.schema.ts';

/**
 * The picture of a place like the town; undefined where there is none, and where a rule keeps carts off the streets of the
 * town, since the pictures show them driving.
 */
export function findTownScene(
  { setting, cartRule }: Pick<Municipality, 'setting' | 'cartRule'>,
  findSettingScene: (setting: PlaceSetting) => Scene | undefined,
): Scene | undefined {
  return cartRule && cartRule.forbids.length > 0 ? undefined : findSettingScene(setting);
}
