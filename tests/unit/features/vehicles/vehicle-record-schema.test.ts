import { describe, expect, test } from 'vitest';
import { vehicleRecordSchema } from '../../../../src/features/vehicles/vehicle-record.schema.ts';
import { buildNewRecord, buildUsedRecord } from '../../samples.ts';

/** Fields that the schema refuses; a file has no id, which is its name. */
const listIssues = (record: object) => {
  const file = Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'id'));
  return vehicleRecordSchema.safeParse(file).error?.issues.map(({ path }) => path.join('.'));
};

describe('the model year', () => {
  const custom = { ...buildNewRecord(), condition: 'custom' };

  test.each([
    { ...buildNewRecord(), year: 2025 },
    { ...custom, year: 2025 },
    buildUsedRecord({ year: 2025 }),
  ])('may be stated of a $condition vehicle', (record) => {
    expect(listIssues(record)).toBeUndefined();
  });

  test.each([buildNewRecord(), custom])('may be left out of a $condition vehicle', (record) => {
    expect(listIssues(record)).toBeUndefined();
  });

  test('is required of a used vehicle, and has four digits everywhere', () => {
    expect(listIssues({ ...buildUsedRecord(), year: undefined })).toEqual(['year']);
    expect(listIssues({ ...custom, year: 25 })).toEqual(['year']);
  });
});
