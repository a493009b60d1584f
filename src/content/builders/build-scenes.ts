// The scenes of pages, from data/scenes/scenes.yaml.
import type { PlaceSetting } from '../../features/places/county.schema.ts';
import type { FileOutput } from '../file-kinds.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import type { Scene } from '../../ui/scenes.ts';

/** The scenes of pages, showrooms and settings. */
export function buildScenes(
  { sample, home, showrooms: fronts, settings, ...pages }: FileOutput<'scenes/scenes.yaml'>,
  { showrooms }: Pick<Dealer, 'showrooms'>,
) {
  const toScene = (record: Omit<Scene, 'isIllustration'>): Scene => ({
    ...record,
    isIllustration: sample === true,
  });
  const findScene = (record: Omit<Scene, 'isIllustration'> | undefined) => record && toScene(record);
  const findShowroomScene = (showroomId: string) => findScene(fronts[showroomId]);
  const findSettingScene = (setting: PlaceSetting | undefined) => findScene(setting && settings[setting]);
  const pageScenes = {
    home: toScene(home.hero),
    homeRentals: findScene(home.rentals),
    homeShore: findScene(home.shore),
    rentals: findScene(pages.rentals),
    services: findScene(pages.services),
    ecoImpact: findScene(pages.ecoImpact),
  };
  const showroomScenes = showrooms.flatMap(({ id }) => findShowroomScene(id) ?? []);
  return {
    /** Scenes of pages by the page, some of them borrowed from settings; a page may be without one. */
    scenes: {
      ...pageScenes,
      financing: findSettingScene(pages.financing),
      tradeIn: findSettingScene(pages.tradeIn),
      fleet: findSettingScene(pages.fleet),
    },
    /** The picture of a showroom's front; undefined while it has none. */
    findShowroomScene,
    /** The fronts that have a picture, in the order of the showrooms. */
    showroomScenes,
    /** The picture of a kind of place; undefined while there is none. */
    findSettingScene,
    /** Every scene, to be built as pictures. */
    allScenes: [
      ...Object.values(pageScenes).filter((scene) => scene !== undefined),
      ...showroomScenes,
      ...Object.values(settings).map(toScene),
    ],
  };
}
