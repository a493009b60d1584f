// What no schema says of a new vehicle: what it takes over from the one that is most like it, and which pictures it has.
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

/** Which picture that no vehicle names shows it, and what it shows. */
function listPictureQuestions(answers: Answers, known: KnownData): Question[] {
  const picture: Question = {
    key: 'picture',
    schema: textSchema.optional().describe('Which picture in data/vehicles/pictures shows it?'),
    choices: known.freePictures,
  };
  const alt: Question = {
    key: 'picture alt',
    schema: textSchema.describe('What the picture shows, for people who do not see it.'),
  };
  return [
    ...(known.freePictures.length > 0 ? [picture] : []),
    ...(answers['picture'] === undefined ? [] : [alt]),
  ];
}

/** The field of a new vehicle's pictures. */
export function choosePictures(answers: Answers) {
  const file = answers['picture'];
  return file === undefined ? {} : { pictures: [{ file, alt: answers['picture alt'] }] };
}
