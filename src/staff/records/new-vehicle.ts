// `npm run new vehicle`: a file in data/vehicles.
import { z } from 'zod';
import { illustrationFile } from '../../features/vehicles/vehicle-pictures.ts';
import { findCartClaims } from '../../features/vehicles/road-claims.ts';
import { idSchema, textSchema } from '../../schemas/fields.ts';
import { vehicleRecordSchema, type VehicleRecord } from '../../features/vehicles/vehicle-record.schema.ts';
import type { Question } from './questions.ts';
import {
  findConflictIn,
  listAskedFields,
  pickFields,
  readText,
  type Answers,
  type KnownData,
  type RecordKind,
} from './record-kind.ts';
import { formatYaml, readComment, suggestId } from './record-text.ts';

const conditions = vehicleRecordSchema.options.map(({ shape }) => shape.condition.value);

/** Fields that nobody is asked for: they stay as they are, or come later. */
const notAsked = [
  'condition',
  'roadClass',
  'roadClassSource',
  'uses',
  'dimensions',
  'standsAt',
  'conditionReport',
  'otherSpecifications',
  'photos',
  'illustration',
  'externalUrl',
  'sample',
  'verified',
];

/** Fields that a vehicle has of its own, other than the one that is most like it. */
const ownFields = [
  ...['name', 'priceUsd', 'description', 'inStock', 'stockId', 'year'],
  ...['hoursRun', 'batteryAgeMonths', 'warrantyMonthsLeft', 'asIs'],
];

/** Fields that a used cart has by its age and care, and another unit of its model need not have. */
const conditionFields = [
  ...['features', 'rangeMiles', 'batteryVolts', 'batteryType'],
  ...['chargingHoursMin', 'chargingHoursMax'],
];

/** A vehicle, with the figures of the one that is most like it on offer. */
export const vehicleKind: RecordKind = {
  listQuestions(answers, known) {
    const ids = known.vehicles.map(({ id }) => id);
    const namesakes = (brandId: unknown) => known.vehicles.filter((record) => record.brandId === brandId);
    const like = known.vehicles.find(({ id }) => id === answers['like']);
    const series = known.findReferenceTargets('series', answers)?.targets.map(({ id }) => id) ?? [];
    const own = like?.condition === 'used' ? [...ownFields, ...conditionFields] : ownFields;
    const extras: Readonly<Record<string, Partial<Question>>> = {
      name: { taken: namesakes(like?.brandId).map(({ name }) => name) },
      category: { examples: [...new Set(known.vehicles.map(({ category }) => category))].toSorted() },
      stockId: { taken: known.stockIds },
      inStock: { preset: 'yes' },
      asIs: { preset: 'no' },
    };
    const fields = listFields(answers['condition']).flatMap(([key, schema]): Question[] => {
      // Series cards list new models only.
      if (key === 'seriesId' && (series.length === 0 || answers['condition'] !== 'new')) return [];
      const preset = like && !own.includes(key) ? formatPreset(readOffered(like, key)) : undefined;
      const fits = key !== 'seriesId' || series.includes(preset ?? '');
      return [{ key, schema, ...extras[key], ...(preset !== undefined && fits && { preset }) }];
    });
    return [
      {
        key: 'condition',
        schema: z.enum(conditions).describe('Is the vehicle new, used or a custom build?'),
        preset: 'new',
      },
      {
        key: 'like',
        schema: idSchema.optional().describe('Which vehicle is most like it? Its figures are offered then.'),
        choices: ids,
      },
      ...fields,
      ...listPictureQuestions(answers, known),
      {
        key: 'id',
        schema: idSchema.describe('Last part of its address, /vehicles/..., which never changes.'),
        taken: [...known.vehicleIds, ...known.retiredIds],
        preset: suggestId(`${readText(answers, 'name')} ${readText(answers, 'stockId')}`),
      },
    ];
  },
  findConflict: (answers) =>
    findConflictIn(vehicleRecordSchema, pickFields(answers, ['condition', ...listKeys(answers)])),
  buildFile(answers, known) {
    const { id, condition } = answers as { id: string; condition: VehicleRecord['condition'] };
    const alike = known.vehicles.filter((record) => record.condition === condition);
    const model = alike.find((record) => record.id === answers['like']) ?? alike[0];
    const comment = model
      ? readComment(known.texts.get(`vehicles/${model.id}.yaml`)).replaceAll(model.id, id)
      : '';
    const record = { ...pickFields(answers, ['name', 'brandId', 'seriesId', 'category']), condition };
    const { pictures, copies } = choosePictures(answers, known, id);
    const rest = { ...pickFields(answers, listKeys(answers)), ...pictures, ...record, verified: false };
    return {
      path: `vehicles/${id}.yaml`,
      text: comment + formatYaml({ ...record, ...rest }),
      copies,
      nextSteps: [
        ...('photos' in pictures ? [] : ['Add photographs: data/README.md, "Add a photo".']),
        'Say what it is for (uses) and where it stands (standsAt); the notes on top of the file explain these and more.',
        `Look at it: npm run dev, then http://localhost:8888/vehicles/${id}`,
        'Once somebody has checked the figures with the maker, delete the line "verified: false".',
      ],
    };
  },
};

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
  return [
    ...(known.freePhotos.length > 0 ? [photo] : []),
    ...(answers['photo'] === undefined ? [] : [alt]),
    ...(answers['photo'] === undefined && findDrawnLike(answers, known) ? [illustration] : []),
  ];
}

/** The vehicle that a used cart is like, where it has an illustration that shows as many seats. */
function findDrawnLike(answers: Answers, known: KnownData): VehicleRecord | undefined {
  const { condition, like, seats } = answers;
  if (condition !== 'used') return undefined;
  return known.vehicles.find((record) => record.id === like && record.illustration && record.seats === seats);
}

/** The fields of a new vehicle's pictures, and the files that an illustration needs under the new id. */
function choosePictures(answers: Answers, known: KnownData, id: string) {
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

/** The fields that are asked for of a vehicle of a condition, in the order of its schema. */
function listFields(condition: unknown): [key: string, schema: z.ZodType][] {
  const option = vehicleRecordSchema.options.find(({ shape }) => shape.condition.value === condition);
  return listAskedFields(option?.shape ?? {}, notAsked);
}

const listKeys = (answers: Answers) => listFields(answers['condition']).map(([key]) => key);

/** A field of the vehicle that is alike; without features for the street, since its road class is not taken over. */
function readOffered(like: VehicleRecord, key: string): unknown {
  return key === 'features'
    ? like.features.filter((feature) => findCartClaims(feature).length === 0)
    : Reflect.get(like, key);
}

function formatPreset(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
