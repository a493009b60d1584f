import { describe, expect, test } from 'vitest';
import { vehicleRecordSchema } from '../../../../src/features/vehicles/vehicle-record.schema.ts';
import { buildNewRecord, buildUsedRecord } from '../../samples.ts';

/** A record as its file holds it: the id is the file's name. */
const listIssues = ({ id, ...file }: Record<string, unknown>) =>
  vehicleRecordSchema.safeParse(file).error?.issues.map(({ path }) => path.join('.'));

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
