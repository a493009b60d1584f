// `npm run import -- stock.csv`: what would make data/vehicles agree with a dealer's list of stock. With --yes it writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkData } from '../content/check-data.ts';
import type { Data } from '../content/data.ts';
import { describeDefault } from '../content/describe-issues.ts';
import { formatMistakes } from '../content/mistake.ts';
import { formatRecord } from '../content/normalize.ts';
import { dataRoot, openRecords } from '../content/site-records.ts';
import { vehicleRecordSchema } from '../features/vehicles/vehicle-record.schema.ts';
import { getNameWithoutYear } from '../features/vehicles/vehicle.ts';
import { parseStockList, readNumber, readYear, stockColumns, type StockRow } from './stock-list.ts';

/** A file to write: that of `base` with other fields. Those that are undefined are left out. */
interface Edit {
  verb: 'add' | 'change' | 'sold';
  path: string;
  base: ReturnType<Data['listVehicles']>[number];
  fields: Record<string, unknown>;
}

if (import.meta.main) process.exitCode = importStock(process.argv.slice(2));

/** Prints what the list changes, and changes it with "--yes". The exit code. */
export function importStock([file = '', yes]: string[], root = dataRoot): number {
  try {
    const edits = planEdits(readFileSync(file), openRecords(root));
    for (const { verb, path, fields } of edits)
      console.info(`${verb} data/${path} ${JSON.stringify(fields)}`);
    console.info(`Files to change: ${edits.length}. --yes behind the name of the list writes them.`);
    if (yes !== '--yes') return 0;
    for (const { path, base, fields } of edits) {
      const value = { ...base.value, ...fields };
      const record = { ...base, value: vehicleRecordSchema.parse(value), source: { ...base.source, value } };
      writeFileSync(join(root, path), formatRecord(record));
    }
    const { mistakes } = checkData(root);
    if (mistakes.length > 0) throw new Error(formatMistakes(mistakes));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

/** What the list changes. Throws with the mistakes of all rows. */
function planEdits(list: Uint8Array, data: Data): Edit[] {
  const { data: rows, meta } = parseStockList(list);
  const unread = meta.fields?.filter((name) => !stockColumns.includes(name)) ?? [];
  if (unread.length > 0) console.info(`Columns that are not read: ${unread.join(', ')}`);
  const edits: Edit[] = [];
  const mistakes: string[] = [];
  const stockIds = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (Object.values(row).join('') === '') continue;
    const edit = planRow(row, data, stockIds);
    const problems = typeof edit === 'string' ? [edit] : listProblems(edit);
    // The row's number in the spreadsheet, below its head.
    mistakes.push(...problems.map((problem) => `Row ${index + 2}: ${problem}`));
    if (typeof edit !== 'string') edits.push(edit);
  }
  if (edits.length === 0) mistakes.push('No row of the list can be used.');
  if (mistakes.length > 0) throw new Error([...mistakes, 'Nothing was written.'].join('\n'));
  const sold = data
    .listVehicles()
    .filter(({ value }) => value.condition === 'used' && value.inStock && !stockIds.has(value.stockId))
    .map((base): Edit => ({ verb: 'sold', path: base.path, base, fields: { inStock: false } }));
  return [...edits, ...sold].filter(({ fields }) => Object.keys(fields).length > 0);
}

function listProblems({ base, fields }: Edit): string[] {
  const { error } = vehicleRecordSchema.safeParse({ ...base.value, ...fields }, { error: describeDefault });
  return error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
}

/** What a row changes, or why it cannot be used; `stockIds` are those of the rows before. */
function planRow(row: StockRow, data: Data, stockIds: Set<string>): Edit | string {
  const { make = '', model = '', condition: written = '', 'stock number': stockNumber = '' } = row;
  const [condition, stockId] = [written.toLowerCase(), stockNumber.toUpperCase()];
  if (stockIds.has(stockId)) return `stock number: a row above has ${stockId}, too`;
  if (stockId) stockIds.add(stockId);
  const brand = data.list('brands/*.yaml').find(({ value }) => toId(value.name) === toId(make));
  if (!brand) return `make: no brand is called "${make}"; write it as the site does, or add it at /admin`;
  const ofBrand = data.listVehicles().filter(({ value }) => value.brandId === brand.id);
  const ofModel = ofBrand.filter(({ value }) => toId(getNameWithoutYear(value)) === toId(model));
  const isUsed = condition === 'used';
  const known = isUsed
    ? ofBrand.find(({ value }) => value.condition === 'used' && value.stockId === stockId)
    : ofModel.find(({ value }) => value.condition === condition);
  const year = readYear(row['year']);
  const hoursRun = readNumber(row['hours']);
  const listed = {
    priceUsd: readNumber(row['price']) ?? NaN,
    inStock: true,
    // There are several carts of a new model, so it takes the price alone.
    ...(isUsed && { year, hoursRun, color: row['color']?.toLowerCase() || undefined }),
  };
  if (known) {
    const changed = Object.entries(listed).filter(
      ([name, cell]) => cell !== undefined && cell !== Reflect.get(known.value, name),
    );
    return { verb: 'change', path: known.path, base: known, fields: Object.fromEntries(changed) };
  }
  const [base] = ofModel;
  if (!base || !isUsed) return `no ${condition} vehicle is called "${model}"; add it at /admin`;
  const name = getNameWithoutYear(base.value);
  const fields = {
    ...listed,
    condition,
    stockId,
    name: `${name} ${stockId} (${year})`,
    description: `A used ${brand.value.name} ${name} of ${year} with ${hoursRun} hours on its meter.`,
    // The list has neither. A person checks them, since the cart is not verified.
    batteryAgeMonths: 12 * (new Date().getFullYear() - (year ?? NaN)),
    warrantyMonthsLeft: 0,
    asIs: false,
    verified: false,
    // Not copied: these belong to the other cart, or need a source for each cart.
    pictures: undefined,
    picturesAreIllustrations: undefined,
    roadClass: undefined,
    roadClassSource: undefined,
    sample: undefined,
    standsAt: undefined,
  };
  return { verb: 'add', path: `vehicles/${toId(`${name} ${stockId}`)}.yaml`, base, fields };
}

/** "D5 Maverick 2+2" is "d5-maverick-2-plus-2". */
function toId(name: string): string {
  const words = name.toLowerCase().replaceAll('+', ' plus ');
  return words.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
