// Gate to data/illustrations: the studio's colours and bodies, what each vehicle says of its illustration, and the
// scenes of pages. Functions do without it, since they give addresses of pictures and nothing else.
import {
  illustrationBodiesSchema,
  illustrationColorsSchema,
  scenesSchema,
} from '../../schemas/illustration.ts';
import { idSchema } from '../../schemas/fields.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';
import { sceneCrops, sceneFile, showroomSceneName, type Scene, type SceneCrop } from '../scenes.ts';
import { illustrationFile, illustrationViews, listPictureAlts } from '../vehicle-pictures.ts';
import { dealer } from './dealer.ts';
import { hasDataFile, readAll, readRecord, type DataRecord } from './read-data.ts';
import { getVehicle, vehicleDataRecords } from './vehicles.ts';

const records = readAll({
  bodies: () => readRecord('illustrations/bodies.yaml', illustrationBodiesSchema),
  colors: () => readRecord('illustrations/colors.yaml', illustrationColorsSchema),
  scenes: () => readRecord('illustrations/scenes.yaml', scenesSchema),
});

/** Bodies that the studio builds, by id. */
export const illustrationBodies = records.bodies.value;
/** Paints and upholsteries, by id. */
export const illustrationColors = records.colors.value;

const bodyIds = Object.keys(illustrationBodies);
const paintIds = Object.keys(illustrationColors.paints);
const upholsteryIds = Object.keys(illustrationColors.upholsteries);

for (const record of vehicleDataRecords) {
  const { illustration, photos } = record.value;
  if (!illustration) continue;
  const { body, paint, secondPaint, upholstery } = illustration;
  const colors = 'in data/illustrations/colors.yaml';
  record.checkReference(['illustration', 'body'], body, bodyIds, 'a body in data/illustrations/bodies.yaml');
  record.checkReference(['illustration', 'paint'], paint, paintIds, `a paint ${colors}`);
  record.checkReference(['illustration', 'upholstery'], upholstery, upholsteryIds, `an upholstery ${colors}`);
  if (secondPaint !== undefined) {
    record.checkReference(['illustration', 'secondPaint'], secondPaint, paintIds, `a paint ${colors}`);
  }
  // A file with a wrong name is reported for that; its pictures are looked up once the name is right.
  const isNamedRight = idSchema.safeParse(record.id).success;
  if (photos.length === 0 && bodyIds.includes(body) && isNamedRight) reportMissingPicture(record, body);
}

const { home, rentals, services, ecoImpact, showrooms } = records.scenes.value;

/** Scenes of pages by the page they stand on; a page may be without one. */
export const scenes = {
  home: { name: 'home', ...home },
  rentals: rentals && { name: 'rentals', ...rentals },
  services: services && { name: 'service', ...services },
  ecoImpact: ecoImpact && { name: 'eco', ...ecoImpact },
};

const showroomIds = dealer.showrooms.map(({ id }) => id);
for (const id of Object.keys(showrooms)) {
  records.scenes.checkReference(
    ['showrooms', id],
    id,
    showroomIds,
    'the id of a showroom in data/dealer.yaml',
  );
}

/** The picture of a showroom's front; undefined while it has none. */
export function findShowroomScene(showroomId: string): Scene | undefined {
  const scene = showrooms[showroomId];
  return scene && { name: showroomSceneName(showroomId), ...scene };
}

/** The fronts that have a picture, in the order of the showrooms. */
export const showroomScenes: readonly Scene[] = showroomIds.flatMap((id) => findShowroomScene(id) ?? []);

/** Every scene, to be built as pictures. */
export const allScenes: readonly Scene[] = [
  ...Object.values(scenes).flatMap((scene) => scene ?? []),
  ...showroomScenes,
];

for (const { name } of allScenes) {
  for (const crop of Object.keys(sceneCrops) as SceneCrop[]) {
    if (hasDataFile(sceneFile(name, crop))) continue;
    records.scenes.report(
      [],
      `no file data/${sceneFile(name, crop)}`,
      'both crops of each scene, one ending in -wide.jpg and one in -tall.jpg',
    );
  }
}

const words = {
  paintNames: new Map(Object.entries(illustrationColors.paints).map(([id, { name }]) => [id, name])),
  detailAlts: new Map(Object.entries(illustrationBodies).map(([id, { detail }]) => [id, detail.alt])),
};

/** What each picture of a vehicle shows, in the order of its `images`. */
export function getPictureAlts(record: VehicleRecord): string[] {
  return listPictureAlts(record, getVehicle(record.id).name, words);
}

function reportMissingPicture(record: DataRecord<unknown>, body: string): void {
  const missing = illustrationViews
    .map((view) => illustrationFile(record.id, body, view))
    .find((file) => !hasDataFile(file));
  if (missing === undefined) return;
  record.report(
    ['illustration'],
    `no file data/${missing}`,
    `delete these lines for now (a drawing stands in), or ask a developer to run: npm run studio -- ${record.id}`,
  );
}
