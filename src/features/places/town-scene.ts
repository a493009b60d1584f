// Which picture stands on top of a town's page, and in its shared links.
import type { Scene } from '../../ui/scenes.ts';
import type { Municipality } from './county.schema.ts';
import type { Scenes } from './scenes.ts';

/**
 * The picture of a place like the town; undefined where there is none, and where a rule keeps carts off the streets of the
 * town, since the pictures show them driving.
 */
export function findTownScene(
  { setting, cartRule }: Pick<Municipality, 'setting' | 'cartRule'>,
  settings: Scenes['settings'],
): Scene | undefined {
  return cartRule && cartRule.forbids.length > 0 ? undefined : settings.get(setting);
}
