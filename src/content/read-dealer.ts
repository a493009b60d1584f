// Reads data/dealer.yaml.
import type { Dealer } from '../schemas/dealer.ts';
import type { Figure } from '../schemas/figure.ts';
import type { DataFolder } from './data-folder.ts';

/** The dealer, its showrooms, hours and claims; undefined when the file has a mistake. */
export function readDealer(folder: DataFolder, figures: readonly Figure[]): Dealer | undefined {
  const record = folder.readRecord('dealer.yaml');
  const figureIds = figures.map((figure) => figure.id);
  const expected = 'the id of a figure in data/figures';
  record?.checkReferences('showrooms.*.deliveryRadiusFigureId', figureIds, expected);
  return record?.value;
}
