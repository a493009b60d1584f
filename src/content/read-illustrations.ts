// Reads data/illustrations: the studio's colours and bodies, what each vehicle says of its illustration, and the scenes
// of pages.
import type { Setting } from '../schemas/county.ts';
import type { Dealer } from '../schemas/dealer.ts';
import { idSchema } from '../schemas/fields.ts';
import type { Illustration } from '../schemas/illustration.ts';
import type { VehicleRecord } from '../schemas/vehicle-record.ts';
import {
  sceneCrops,
  sceneFile,
  settingSceneName,
  showroomSceneName,
  type Scene,
  type SceneCrop,
} from '../lib/pictures/scenes.ts';
import { illustrationFile, listPictureAlts } from '../lib/pictures/vehicle-pictures.ts';
import { allOrNone, type DataFolder, type DataRecord } from './data-folder.ts';
import type { readVehicles } from './read-vehicles.ts';

/** Bodies, colours and scenes, and what each picture shows; undefined when one of the three files has a mistake. */
export function readIllustrations(
  folder: DataFolder,
  { showrooms }: Dealer,
  { vehicleDataRecords, getVehicle }: ReturnType<typeof readVehicles>,
) {
  const records = allOrNone({
    bodies: folder.readRecord('illustrations/bodies.yaml'),
    colors: folder.readRecord('illustrations/colors.yaml'),
    scenes: folder.readRecord('illustrations/scenes.yaml'),
  });
  if (!records) return undefined;
  const illustrationBodies = records.bodies.value;
  const illustrationColors = records.colors.value;
  checkVehicles(folder, vehicleDataRecords, {
    bodyIds: Object.keys(illustrationBodies),
    paintIds: Object.keys(illustrationColors.paints),
    upholsteryIds: Object.keys(illustrationColors.upholsteries),
  });

  const { home, rentals, services, ecoImpact, showrooms: fronts, settings } = records.scenes.value;
  const showroomIds = showrooms.map(({ id }) => id);
  for (const id of Object.keys(fronts)) {
    records.scenes.checkReference(
      ['showrooms', id],
      id,
      showroomIds,
      'the id of a showroom in data/dealer.yaml',
    );
  }
  const scenes = {
    home: { name: 'home', ...home },
    rentals: rentals && { name: 'rentals', ...rentals },
    services: services && { name: 'service', ...services },
    ecoImpact: ecoImpact && { name: 'eco', ...ecoImpact },
  };
  const findShowroomScene = (showroomId: string): Scene | undefined => {
    const scene = fronts[showroomId];
    return scene && { name: showroomSceneName(showroomId), ...scene };
  };
  const showroomScenes: readonly Scene[] = showroomIds.flatMap((id) => findShowroomScene(id) ?? []);
  const drawnSettings = Object.entries(settings).map(([setting, scene]) => ({
    setting,
    name: settingSceneName(setting),
    ...scene,
  }));
  // One that nobody has rendered yet is missed by no page.
  const settingScenes = drawnSettings.filter(({ name }) =>
    Object.keys(sceneCrops).some((crop) => folder.hasFile(sceneFile(name, crop as SceneCrop))),
  );
  const pageScenes = [...Object.values(scenes).flatMap((scene) => scene ?? []), ...showroomScenes];
  const allScenes: readonly Scene[] = [...pageScenes, ...settingScenes];
  for (const { name } of allScenes) {
    for (const crop of Object.keys(sceneCrops) as SceneCrop[]) {
      if (folder.hasFile(sceneFile(name, crop))) continue;
      records.scenes.report(
        [],
        `no file data/${sceneFile(name, crop)}`,
        'both crops of each scene, one ending in -wide.jpg and one in -tall.jpg',
      );
    }
  }

  const words = {
    paintNames: new Map(Object.entries(illustrationColors.paints).map(([id, { name }]) => [id, name])),
    upholsteryNames: new Map(
      Object.entries(illustrationColors.upholsteries).map(([id, { name }]) => [id, name]),
    ),
    detailAlts: new Map(Object.entries(illustrationBodies).map(([id, { detail }]) => [id, detail.alt])),
  };
  return {
    /** Bodies that the studio builds, by id. */
    illustrationBodies,
    /** Paints and upholsteries, by id. */
    illustrationColors,
    /** Scenes of pages by the page they stand on; a page may be without one. */
    scenes,
    /** The picture of a showroom's front; undefined while it has none. */
    findShowroomScene,
    /** The fronts that have a picture, in the order of the showrooms. */
    showroomScenes,
    /** The picture of a kind of place; undefined while there is none. */
    findSettingScene: (setting: Setting): Scene | undefined =>
      settingScenes.find((scene) => scene.setting === setting),
    /** Every scene, to be built as pictures. */
    allScenes,
    /** Every scene that the studio renders, those without a picture too. */
    studioScenes: [...pageScenes, ...drawnSettings] as readonly Scene[],
    /** What each picture of a vehicle shows, in the order of its `images`. */
    getPictureAlts: (record: VehicleRecord): string[] =>
      listPictureAlts(record, getVehicle(record.id).name, words),
  };
}

interface StudioIds {
  bodyIds: readonly string[];
  paintIds: readonly string[];
  upholsteryIds: readonly string[];
}

function checkVehicles(
  folder: DataFolder,
  records: readonly DataRecord<Pick<VehicleRecord, 'illustration' | 'photos'>>[],
  { bodyIds, paintIds, upholsteryIds }: StudioIds,
): void {
  for (const record of records) {
    const { illustration, photos } = record.value;
    if (!illustration) continue;
    const { body } = illustration;
    const colors = 'in data/illustrations/colors.yaml';
    record.checkReferences('illustration.body', bodyIds, 'a body in data/illustrations/bodies.yaml');
    record.checkReferences('illustration.paint', paintIds, `a paint ${colors}`);
    record.checkReferences('illustration.secondPaint', paintIds, `a paint ${colors}`);
    record.checkReferences('illustration.upholstery', upholsteryIds, `an upholstery ${colors}`);
    // A file with a wrong name is reported for that; its pictures are looked up once the name is right.
    const isNamedRight = idSchema.safeParse(record.id).success;
    if (photos.length === 0 && bodyIds.includes(body) && isNamedRight)
      reportMissingPicture(folder, record, illustration);
  }
}

/** Front and side must be there; the other views are shown as soon as they are. */
function reportMissingPicture(
  folder: DataFolder,
  record: DataRecord<unknown>,
  illustration: Illustration,
): void {
  const missing = (['front', 'side'] as const)
    .map((view) => illustrationFile(record.id, illustration, view))
    .find((file) => !folder.hasFile(file));
  if (missing === undefined) return;
  record.report(
    ['illustration'],
    `no file data/${missing}`,
    `leave illustration out for now (a drawing stands in), or ask a developer to run: npm run studio -- ${record.id}`,
  );
}
