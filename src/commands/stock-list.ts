// A dealer's list of stock as a spreadsheet saves it: CSV with commas, semicolons or tabs, in UTF-8 or Windows-1252.
import Papa from 'papaparse';

export const stockColumns = ['stock number', 'year', 'make', 'model', 'price', 'hours', 'color', 'condition'];
export type StockRow = Partial<Record<string, string>>;

/** The cells of each row by the names of their columns in small letters. */
export function parseStockList(bytes: Uint8Array) {
  const utf8 = new TextDecoder().decode(bytes);
  // Excel writes Windows-1252 unless it is asked for UTF-8.
  const text = utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
  const transformHeader = (name: string) => name.trim().toLowerCase();
  const transform = (cell: string) => cell.trim();
  return Papa.parse<StockRow>(text, { header: true, transformHeader, transform });
}

/** "$9,995.00" is 9995; undefined for an empty cell, NaN for any other text. */
export function readNumber(cell = ''): number | undefined {
  if (cell === '') return undefined;
  return /^\$? ?\d{1,3}(,?\d{3})*(\.\d+)?$/.test(cell) ? Number(cell.replaceAll(/[$, ]/g, '')) : NaN;
}

/** Excel shows a 2021 that it takes for a date as 7/13/1905, the day of that number. */
export function readYear(cell = ''): number | undefined {
  const isDate = /^(\d+\/\d+\/|\d{4}-\d+-)\d+$/.test(cell);
  return isDate ? (Date.parse(`${cell} UTC`) - Date.UTC(1899, 11, 30)) / 86_400_000 : readNumber(cell);
}
