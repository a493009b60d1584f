// The studio's colors and bodies, and the scenes of pages, from data/illustrations.
import type { PlaceSetting } from '../../features/places/county.schema.ts';
import type { FileOutput } from '../file-kinds.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import {
  sceneCrops,
  sceneFile,
  settingSceneName,
  showroomSceneName,
  type Scene,
  type SceneCrop,
} from '../../ui/scenes.ts';
import { listPictureAlts } from '../../features/vehicles/vehicle-pictures.ts';
import type { DataFolder } from '../engine/data-folder.ts';
import type { buildVehicles } from './build-vehicles.ts';
import type { ReadRecords } from '../records.ts';

/** Bodies, colors and scenes, and what each picture shows. */
export function buildIllustrations(
  folder: DataFolder,
  { bodies, colors, scenes: sceneRecord, dealer }: ReadRecords,
  getVehicle: ReturnType<typeof buildVehicles>['getVehicle'],
) {
  const illustrationBodies = bodies.value;
  const illustrationColors = colors.value;
  const altTexts = {
    paintNames: new Map(Object.entries(illustrationColors.paints).map(([id, { name }]) => [id, name])),
  };
  return {
    /** Bodies that the studio builds, by id. */
    illustrationBodies,
    /** Paints and upholsteries, by id. */
    illustrationColors,
    ...listScenes(folder, sceneRecord.value, dealer.value),
    /** What each picture of a vehicle shows, in the order of its `images`. */
    getPictureAlts: (record: VehicleRecord): string[] =>
      listPictureAlts(record, getVehicle(record.id).fullName, altTexts),
  };
}

/** The scenes of pages, with those of showrooms and settings. */
export function listScenes(
  folder: DataFolder,
  {
    home,
    rentals,
    services,
    ecoImpact,
    financing,
    tradeIn,
    fleet,
    showrooms: fronts,
    settings,
    sample,
  }: FileOutput<'illustrations/scenes.yaml'>,
  { showrooms }: Dealer,
) {
  const isIllustration = sample === true;
  const scenes = {
    home: { name: 'home', isIllustration, ...home.hero },
    homeRentals: home.rentals && { name: 'home-rentals', isIllustration, ...home.rentals },
    homeShore: home.shore && { name: 'home-shore', isIllustration, ...home.shore },
    rentals: rentals && { name: 'rentals', isIllustration, ...rentals },
    services: services && { name: 'service', isIllustration, ...services },
    ecoImpact: ecoImpact && { name: 'eco', isIllustration, ...ecoImpact },
  };
  const findShowroomScene = (showroomId: string): Scene | undefined => {
    const scene = fronts[showroomId];
    return scene && { name: showroomSceneName(showroomId), isIllustration, ...scene };
  };
  const showroomScenes: readonly Scene[] = showrooms.flatMap(({ id }) => findShowroomScene(id) ?? []);
  const drawnSettings = Object.entries(settings).map(([setting, scene]) => ({
    setting,
    name: settingSceneName(setting),
    isIllustration,
    ...scene,
  }));
  // One that nobody has rendered yet is missed by no page.
  const settingScenes = drawnSettings.filter(({ name }) =>
    Object.keys(sceneCrops).some((crop) => folder.hasFile(sceneFile(name, crop as SceneCrop))),
  );
  const pageScenes = [...Object.values(scenes).flatMap((scene) => scene ?? []), ...showroomScenes];
  const findSettingScene = (setting: PlaceSetting | undefined): Scene | undefined =>
    settingScenes.find((scene) => scene.setting === setting);
  return {
    /** Scenes of pages by the page they stand on, some of them borrowed from settings; a page may be without one. */
    scenes: {
      ...scenes,
      financing: findSettingScene(financing),
      tradeIn: findSettingScene(tradeIn),
      fleet: findSettingScene(fleet),
    },
    /** The picture of a showroom's front; undefined while it has none. */
    findShowroomScene,
    /** The fronts that have a picture, in the order of the showrooms. */
    showroomScenes,
    /** The picture of a kind of place; undefined while there is none. */
    findSettingScene,
    /** Every scene, to be built as pictures. */
    allScenes: [...pageScenes, ...settingScenes] as readonly Scene[],
    /** Every scene that the studio renders, those without a picture too. */
    studioScenes: [...pageScenes, ...drawnSettings] as readonly Scene[],
  };
}
