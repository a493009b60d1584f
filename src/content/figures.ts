import type { Data } from './data.ts';

/** Figures that pages calculate with; the file of each is the first word of its id. */
const requiredFigures = [
  'delivery-rental-included-miles',
  'delivery-rental-per-mile',
  'delivery-free-minimum-purchase',
  'delivery-in-stock-time',
  'returns-new-window',
  'returns-used-window',
  'returns-new-restocking',
  'returns-used-restocking',
  'service-hourly-rate',
];

/** Reports figures that are missing. False while texts that quote figures have to wait. */
export function checkFigures(data: Data): boolean {
  if (!data.isComplete('figures/*.yaml')) return false;
  const numbers = data.listFigures().flatMap(({ id, value }) => (value === undefined ? [] : id));
  const missing = requiredFigures.filter((id) => !numbers.includes(id));
  for (const id of missing) {
    const expected = 'this figure as a number; pages of the site calculate with it';
    data.addToFile(`figures/${id.replace(/-.*/, '')}.yaml`, `no number with the id ${id}`, expected);
  }
  return missing.length === 0;
}
