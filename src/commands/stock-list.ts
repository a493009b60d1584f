// A dealer's list of stock as a spreadsheet saves it: CSV with commas, semicolons or tabs, in UTF-8 or Windows-1252.
import Papa from 'papaparse';
import { z } from 'zod';
import { conditions } from '../features/vehicles/vehicle-kinds.ts';
import { textSchema, usdSchema, wholeNumberBetween, wholeNumberSchema } from '../schemas/fields.ts';

const yearSchema = wholeNumberBetween(1990, 2100, 'write the model year as four digits, for example 2021');

/** The columns that are read; make, model, price and condition are in every row. */
const rowSchema = z.object({
  'stock number': z
    .string()
    .toUpperCase()
    .regex(/^([A-Z0-9]+(-[A-Z0-9]+)*)?$/, 'write letters, digits and single hyphens'),
  year: z.string().transform(readYear).pipe(yearSchema.optional()),
  make: textSchema,
  model: textSchema,
  price: z.string().transform(readNumber).pipe(usdSchema),
  hours: z.string().transform(readHours).pipe(wholeNumberSchema.optional()),
  color: z.string().toLowerCase(),
  condition: z.string().toLowerCase().pipe(z.enum(conditions, 'write new, used or custom')),
});
export type StockRow = z.output<typeof rowSchema>;

/** Each row with its number in the spreadsheet and what is wrong with it, and the columns that are not read. */
export function readStockList(bytes: Uint8Array) {
  const utf8 = new TextDecoder().decode(bytes);
  // Excel writes Windows-1252 unless it is asked for UTF-8.
  const text = utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
  const [header = [], ...lines] = Papa.parse<string[]>(text.trimEnd()).data;
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  );
  const rowsByStock = new Map<string, number>();
  const rows = lines.flatMap((line, index) => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const number = index + 2;
    const readCell = (name: string) => line[names.indexOf(name)]?.trim() ?? '';
    const cells = Object.keys(rowSchema.shape).map((name) => [name, readCell(name)] as const);
    const { data: row, error } = rowSchema.safeParse(Object.fromEntries(cells));
    const mistakes = error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
    if (line.length > header.length) mistakes.push('more cells than columns; "9,995" needs quotes');
    const stockId = readCell('stock number').toUpperCase();
    const first = rowsByStock.get(stockId);
    if (first) mistakes.push(`stock number: row ${first} has it, too`);
    else if (stockId) rowsByStock.set(stockId, number);
    return { number, row, mistakes };
  });
  return { rows, ignored: header.filter((_, index) => !Object.hasOwn(rowSchema.shape, names[index] ?? '')) };
}

/** "$9,995.00" is 9995; undefined for an empty cell, NaN for any other text. */
function readNumber(cell: string): number | undefined {
  if (cell === '') return undefined;
  return /^\$? ?\d{1,3}(,?\d{3})*(\.\d+)?$/.test(cell) ? Number(cell.replaceAll(/[$, ]/g, '')) : NaN;
}

function readHours(cell: string): number | undefined {
  const hours = readNumber(cell);
  return hours && Math.round(hours);
}

/** Excel shows a 2021 that it takes for a date as 7/13/1905, the day of that number; 1/1/2021 is in the year itself. */
function readYear(cell: string): number | undefined {
  if (!/^(\d+\/\d+\/|\d{4}-\d+-)\d+$/.test(cell)) return readNumber(cell);
  const date = new Date(`${cell} UTC`);
  const days = (date.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;
  return date.getUTCFullYear() > 1910 ? date.getUTCFullYear() : days;
}
