// `npm run new vehicle`: a file in data/vehicles.
import { z } from 'zod';
import { idSchema } from '../../schemas/fields.ts';
import { vehicleRecordSchema, type VehicleRecord } from '../../schemas/vehicle-record.ts';
import type { Question } from './questions.ts';
import {
  findConflictIn,
  listAskedFields,
  pickFields,
  readText,
  type Answers,
  type RecordKind,
} from './record-kind.ts';
import { formatYaml, readComment, suggestId } from './record-text.ts';

const conditions = vehicleRecordSchema.options.map(({ shape }) => shape.condition.value);

/** Fields that nobody is asked for: they stay as they are, or come later. */
const notAsked = [
  'condition',
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

/** A vehicle, with the figures of the one that is most like it on offer. */
export const vehicle: RecordKind = {
  listQuestions(answers, known) {
    const ids = known.vehicles.map(({ id }) => id);
    const like = known.vehicles.find(({ id }) => id === answers['like']);
    const series = known.brands.find(({ id }) => id === answers['brandId'])?.series.map(({ id }) => id) ?? [];
    const extras: Readonly<Record<string, Partial<Question>>> = {
      brandId: { choices: known.brands.map(({ id }) => id) },
      seriesId: { choices: series },
      category: { examples: [...new Set(known.vehicles.map(({ category }) => category))].toSorted() },
      stockId: { taken: known.vehicles.flatMap((record) => ('stockId' in record ? [record.stockId] : [])) },
      inStock: { preset: 'yes' },
      asIs: { preset: 'no' },
    };
    const fields = listFields(answers['condition']).flatMap(([key, schema]): Question[] => {
      // Series cards list new models only.
      if (key === 'seriesId' && (series.length === 0 || answers['condition'] !== 'new')) return [];
      const preset = like && !ownFields.includes(key) ? formatPreset(Reflect.get(like, key)) : undefined;
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
      {
        key: 'id',
        schema: idSchema.describe('Last part of its address, /vehicles/..., which never changes.'),
        taken: [...ids, ...known.retiredIds],
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
    const rest = { ...pickFields(answers, listKeys(answers)), ...record, verified: false };
    return {
      path: `vehicles/${id}.yaml`,
      text: comment + formatYaml({ ...record, ...rest }),
      nextSteps: [
        'Add photographs: README.md, "Add a photo".',
        `Look at it: npm run dev, then http://localhost:8888/vehicles/${id}`,
        'Once somebody has checked the figures with the maker, delete the line "verified: false".',
      ],
    };
  },
};

/** The fields that are asked for of a vehicle of a condition, in the order of its schema. */
function listFields(condition: unknown): [key: string, schema: z.ZodType][] {
  const option = vehicleRecordSchema.options.find(({ shape }) => shape.condition.value === condition);
  return listAskedFields(option?.shape ?? {}, notAsked);
}

const listKeys = (answers: Answers) => listFields(answers['condition']).map(([key]) => key);

function formatPreset(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join('; ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
