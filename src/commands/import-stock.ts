// `npm run import -- stock.csv`: makes data/vehicles agree with a dealer's list of stock, after a yes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { checkData } from '../content/check-data.ts';
import type { Data } from '../content/data.ts';
import { findNearest, formatMistakes, quote } from '../content/mistake.ts';
import { formatRecord } from '../content/normalize.ts';
import { dataRoot, openRecords } from '../content/site-records.ts';
import { vehicleRecordSchema } from '../features/vehicles/vehicle-record.schema.ts';
import { getModelName } from '../features/vehicles/vehicle.ts';
import { readStockList, type StockRow } from './stock-list.ts';

/** A file to write: as it was, or as another vehicle's is, with other fields; those that are undefined are left out. */
interface Edit {
  path: string;
  base: ReturnType<Data['listVehicles']>[number];
  fields: Record<string, unknown>;
}

if (import.meta.main) process.exitCode = await importStock(process.argv.slice(2));

/** Prints what it would do, and does it after a yes or with "--yes". The exit code. */
export async function importStock([file, yes]: string[], root = dataRoot): Promise<number> {
  try {
    if (!file) throw new Error('usage: npm run import -- stock.csv [--yes]');
    const edits = planEdits(readFileSync(file), openRecords(root));
    console.info(edits.map(describeEdit).join('\n') || 'Nothing changes.');
    if (edits.length === 0 || (yes !== '--yes' && !(await isConfirmed()))) return 0;
    // All before the first is written, since one that breaks the schema throws.
    const files = edits.map((edit) => [join(root, edit.path), formatEdit(edit)] as const);
    for (const file of files) writeFileSync(...file);
    const { mistakes } = checkData(root);
    if (mistakes.length > 0) throw new Error(formatMistakes(mistakes));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

/** What the list changes. Throws with all its mistakes. */
function planEdits(list: Uint8Array, data: Data): Edit[] {
  const { rows, ignored } = readStockList(list);
  if (ignored.length > 0) console.info(`Columns that are not read: ${ignored.join(', ')}`);
  const edits = new Map<string, Edit>();
  const mistakes = rows.flatMap(({ number, row, mistakes: found }) => {
    const edit = row && found.length === 0 ? planRow(row, data, [...edits.values()]) : undefined;
    if (typeof edit === 'string') found.push(edit);
    else if (edit && isDeepStrictEqual(edits.get(edit.path) ?? edit, edit)) edits.set(edit.path, edit);
    else if (edit) found.push('price: another row has another one for this model');
    return found.map((mistake) => `Row ${number}, ${mistake}`);
  });
  if (rows.length === 0) mistakes.push('The list has no rows.');
  if (mistakes.length > 0) throw new Error([...mistakes, 'Nothing was written.'].join('\n'));
  const listed = rows.map(({ row }) => row?.['stock number']);
  const sold = data
    .listVehicles()
    .filter(({ value }) => value.condition === 'used' && !listed.includes(value.stockId))
    .map((vehicle) => planChange(vehicle, { inStock: false }));
  return [...edits.values(), ...sold].filter(({ fields }) => Object.keys(fields).length > 0);
}

/** What a row changes, or why it cannot. */
function planRow(row: StockRow, data: Data, others: readonly Edit[]): Edit | string {
  const { make, model, price: priceUsd, year, hours: hoursRun, condition, 'stock number': stockId } = row;
  const isUsed = condition === 'used';
  const color = row.color || undefined;
  const brands = data.list('brands/*.yaml');
  const brand = brands.find(({ value }) => toId(value.name) === toId(make));
  if (!brand) return describeUnknown('make', make, brands);
  const ofBrand = data.listVehicles().filter(({ value }) => value.brandId === brand.id);
  const ofModel = ofBrand.filter(({ value }) => toId(getModelName(value)) === toId(model));
  const known = isUsed
    ? ofBrand.find(({ value }) => value.condition === 'used' && value.stockId === stockId)
    : ofModel.find(({ value }) => value.condition === condition);
  // There are several carts of a new model, so it takes the price alone.
  if (known && !isUsed) return planChange(known, { priceUsd, inStock: true });
  if (known) {
    const name = year && `${getModelName(known.value)} (${year})`;
    return planChange(known, { priceUsd, year, name, hoursRun, color, inStock: true });
  }
  const base = ofModel.find(({ value }) => value.condition === 'used') ?? ofModel[0];
  if (!base || !isUsed) return describeUnknown('model', model, ofBrand);
  if (!stockId || !year || hoursRun === undefined)
    return 'a used cart needs a stock number, a year and hours';
  const path = `vehicles/${toId(`${model} ${stockId}`)}.yaml`;
  if (data.paths.includes(path)) return `stock number: data/${path} has it already`;
  const names = [...ofBrand.map(({ value }) => value.name), ...others.map(({ fields }) => fields['name'])];
  const modelName = getModelName(base.value);
  const name = `${modelName} (${year})`;
  const fields = {
    ...{ condition, stockId, year, priceUsd, hoursRun, color, inStock: true, verified: false },
    // Vehicles of a brand have different names.
    name: names.includes(name) ? `${modelName} ${stockId} (${year})` : name,
    description: `A used ${brand.value.name} ${modelName} of ${year} with ${hoursRun} hours on its meter.`,
    // As old as the cart and without a warranty, until somebody knows better.
    ...{ batteryAgeMonths: 12 * Math.max(0, new Date().getFullYear() - year), warrantyMonthsLeft: 0 },
    // What is true of the other unit alone, or has to be proven of each.
    ...{ asIs: false, seriesId: undefined, standsAt: undefined, sample: undefined, pictures: undefined },
    ...{ picturesAreIllustrations: undefined, roadClass: undefined, roadClassSource: undefined },
  };
  return { path, base, fields };
}

/** The fields that differ; a field without a cell is undefined. */
function planChange(base: Edit['base'], fields: Edit['fields']): Edit {
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && value !== Reflect.get(base.value, name),
  );
  return { path: base.path, base, fields: Object.fromEntries(changed) };
}

function formatEdit({ base, fields }: Edit): string {
  const value = vehicleRecordSchema.parse({ ...base.value, ...fields });
  const source = { ...base.source, value: { ...(base.source.value as object), ...fields } };
  return formatRecord({ ...base, value, source });
}

function describeEdit({ path, base, fields }: Edit): string {
  if (path !== base.path) return `add     data/${path}: ${String(fields['name'])}, else as in ${base.file}`;
  if (fields['inStock'] === false) return `sold    data/${path}`;
  const changes = Object.entries(fields).map(
    ([name, value]) => `${name} ${String(Reflect.get(base.value, name))} to ${String(value)}`,
  );
  return `change  data/${path}: ${changes.join(', ')}`;
}

function describeUnknown(
  column: string,
  text: string,
  known: readonly { value: { name: string } }[],
): string {
  const names = known.map(({ value }) => value.name);
  const nearest = findNearest(text, names);
  return `${column}: ${quote(text)} is unknown; ${nearest ? `write ${nearest}, or ` : ''}add it at /admin`;
}

/** "D5 Maverick 2+2" is "d5-maverick-2-plus-2". */
function toId(name: string): string {
  const words = name.toLowerCase().replaceAll('+', ' plus ');
  return words.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

async function isConfirmed(): Promise<boolean> {
  process.stdout.write('Write these files? y/N ');
  for await (const line of createInterface(process.stdin)) return /^y(es)?$/i.test(line);
  return false;
}
