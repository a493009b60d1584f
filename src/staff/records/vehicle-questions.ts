// What no schema says of a new vehicle: what it takes over from the one that is most like it, and which pictures it has.
import { z } from 'zod';
import { illustrationFile } from '../../features/vehicles/vehicle-pictures.ts';
import { findCartClaims } from '../../features/vehicles/road-claims.ts';
import { textSchema } from '../../schemas/fields.ts';
import { reference } from '../../schemas/reference.ts';
import type { VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import { formatPreset, type Answers, type Question } from './questions.ts';
import type { KnownData } from './record-files.ts';

/** What units of a model have in common. */
const modelFields = ['brandId', 'category', 'color', 'seats', 'topSpeedMph', 'payloadLbs', 'driveType'];

/** What another used cart has by its age and care; only of a new or custom one it is the model's. */
const conditionFields = [
  ...['features', 'rangeMiles', 'batteryVolts', 'batteryType'],
  ...['chargingHoursMin', 'chargingHoursMax'],
];

/** The questions of the schema for a vehicle, with the figures of the one that is most like it on offer. */
export function adaptToVehicle(
  [condition, ...fields]: readonly Question[],
  answers: Answers,
  known: KnownData,
): Question[] {
  const like = known.vehicles.find(({ id }) => id === answers['like']);
  const namesakes = known.vehicles.filter(({ brandId }) => brandId === like?.brandId);
  const id = fields.find(({ key }) => key === 'id');
  const extras: Readonly<Record<string, Partial<Question>>> = {
    name: { taken: namesakes.map(({ name }) => name), remedy: 'add its color or stock number' },
    category: { examples: [...new Set(known.vehicles.map(({ category }) => category))].toSorted() },
    stockId: { taken: known.stockIds },
    // The address of one that is gone leads elsewhere for ever.
    id: { taken: [...(id?.taken ?? []), ...known.retiredVehicles.map((vehicle) => vehicle.id)] },
    inStock: { preset: 'yes' },
  };
  const series = known.findReferenceTargets('series', answers)?.targets.map(({ id }) => id) ?? [];
  const mayHaveSeries = answers['condition'] === 'new' && series.length > 0;
  const likeQuestion = {
    key: 'like',
    schema: reference('vehicles')
      .optional()
      .describe('Which vehicle is most like it? Its figures are offered then.'),
    choices: known.vehicles.map(({ id }) => id),
  };
  return [
    ...(condition ? [condition, likeQuestion] : []),
    ...fields
      // Series cards list new models only.
      .filter(({ key }) => key !== 'seriesId' || mayHaveSeries)
      .map((question) => ({
        ...question,
        ...(like && offerField(like, question.key, series)),
        ...extras[question.key],
      })),
    ...listPictureQuestions(answers, known),
  ];
}

/** The field of the vehicle that is alike; never its name, price or text, and nothing that makes it legal on a road. */
function offerField(like: VehicleRecord, key: string, series: readonly string[]): Partial<Question> {
  const { condition, seriesId = '', features } = like;
  if (key === 'seriesId') return series.includes(seriesId) ? { preset: seriesId } : {};
  const offered = condition === 'used' ? modelFields : [...modelFields, ...conditionFields];
  if (!offered.includes(key)) return {};
  const isNoClaim = (feature: string) => findCartClaims(feature).length === 0;
  const preset = formatPreset(key === 'features' ? features.filter(isNoClaim) : Reflect.get(like, key));
  return preset === undefined ? {} : { preset };
}

/** A photograph that lies there and no vehicle names; else, of a used cart, the illustration of its like. */
function listPictureQuestions(answers: Answers, known: KnownData): Question[] {
  const photo: Question = {
    key: 'photo',
    schema: textSchema.optional().describe('Which photograph in data/vehicles/photos shows it?'),
    choices: known.freePhotos,
  };
  const alt: Question = {
    key: 'photo alt',
    schema: textSchema.describe('What the photograph shows, for people who do not see it.'),
  };
  const illustration: Question = {
    key: 'illustration',
    schema: z.boolean().describe('Shall the illustration of its like stand in until there is a photograph?'),
    preset: 'yes',
  };
  const drawn = answers['photo'] === undefined && findDrawnLike(answers, known) !== undefined;
  return [
    ...(known.freePhotos.length > 0 ? [photo] : []),
    ...(answers['photo'] === undefined ? [] : [alt]),
    ...(drawn ? [illustration] : []),
  ];
}

/** The vehicle that a used cart is like, where it has an illustration that shows as many seats. */
function findDrawnLike(answers: Answers, known: KnownData): VehicleRecord | undefined {
  const { condition, like, seats } = answers;
  if (condition !== 'used') return undefined;
  return known.vehicles.find((record) => record.id === like && record.illustration && record.seats === seats);
}

/** The fields of a new vehicle's pictures, and the files that an illustration needs under the new id. */
export function choosePictures(answers: Answers, known: KnownData, id: string) {
  const file = answers['photo'];
  if (file !== undefined) return { pictures: { photos: [{ file, alt: answers['photo alt'] }] }, copies: [] };
  const like = answers['illustration'] === true ? findDrawnLike(answers, known) : undefined;
  const illustration = like?.illustration;
  if (!illustration) return { pictures: {}, copies: [] };
  const copies = (like.illustrationViews ?? []).map((view) => ({
    from: illustrationFile(like.id, view),
    to: illustrationFile(id, view),
  }));
  return { pictures: { illustration }, copies };
}
