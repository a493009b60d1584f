// A dealer's list of stock as a spreadsheet saves it: CSV with commas, semicolons or tabs, in UTF-8 or Windows-1252.
import Papa from 'papaparse';
import { z } from 'zod';
import { conditions } from '../features/vehicles/vehicle-kinds.ts';
import { textSchema, usdSchema, wholeNumberBetween, wholeNumberSchema } from '../schemas/fields.ts';

const cellSchema = z.string().default('');
const yearSchema = wholeNumberBetween(1990, 2100, 'write the model year as four digits, for example 2021');

/** The columns that are read; make, model, price and condition are in every row. */
export const stockRowSchema = z.object({
  'stock number': cellSchema.transform((cell) => cell.toUpperCase()),
  year: cellSchema.transform(readYear).pipe(yearSchema.optional()),
  make: textSchema,
  model: textSchema,
  price: cellSchema.transform(readNumber).pipe(usdSchema),
  hours: cellSchema.transform(readNumber).pipe(wholeNumberSchema.optional()),
  color: cellSchema.transform((cell) => cell.toLowerCase() || undefined),
  condition: cellSchema
    .transform((cell) => cell.toLowerCase())
    .pipe(z.enum(conditions, 'write new, used or custom')),
});
export type StockRow = z.output<typeof stockRowSchema>;

/** The cells of each row by the names of their columns in small letters. */
export function parseStockList(bytes: Uint8Array) {
  const utf8 = new TextDecoder().decode(bytes);
  // Excel writes Windows-1252 unless it is asked for UTF-8.
  const text = utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
  const transformHeader = (name: string) => name.trim().toLowerCase();
  const transform = (cell: string) => cell.trim();
  return Papa.parse<Record<string, string>>(text, { header: true, transformHeader, transform });
}

/** "$9,995.00" is 9995; undefined for an empty cell, NaN for any other text. */
function readNumber(cell: string): number | undefined {
  if (cell === '') return undefined;
  return /^\$? ?\d{1,3}(,?\d{3})*(\.\d+)?$/.test(cell) ? Number(cell.replaceAll(/[$, ]/g, '')) : NaN;
}

/** Excel shows a 2021 that it takes for a date as 7/13/1905, the day of that number. */
function readYear(cell: string): number | undefined {
  const isDate = /^(\d+\/\d+\/|\d{4}-\d+-)\d+$/.test(cell);
  return isDate ? (Date.parse(`${cell} UTC`) - Date.UTC(1899, 11, 30)) / 86_400_000 : readNumber(cell);
}
