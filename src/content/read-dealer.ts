// Reads data/dealer.yaml.
import type { Dealer } from '../schemas/dealer.ts';
import type { Figure } from '../schemas/figure.ts';
import type { DataFolder } from './data-folder.ts';

/** The dealer, its showrooms, hours and claims; undefined when the file has a mistake. */
export function readDealer(folder: DataFolder, figures: readonly Figure[]): Dealer | undefined {
  const record = folder.readRecord('dealer.yaml');
  const figureIds = figures.map((figure) => figure.id);
  record?.value.showrooms.forEach((showroom, index) => {
    const at = ['showrooms', index, 'deliveryRadiusFigureId'];
    record.checkReference(
      at,
      showroom.deliveryRadiusFigureId,
      figureIds,
      'the id of a figure in data/figures',
    );
  });
  return record?.value;
}
