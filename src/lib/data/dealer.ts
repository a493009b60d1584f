// Gate to data/dealer.yaml.
import { dealerSchema, type Dealer } from '../../schemas/dealer.ts';
import { figures } from './figures.ts';
import { readRecord } from './read-data.ts';

const record = readRecord('dealer.yaml', dealerSchema);

/** The dealer, its showrooms, hours and claims. */
export const dealer: Dealer = record.value;

const figureIds = figures.map((figure) => figure.id);
record.value.showrooms.forEach((showroom, index) => {
  const at = ['showrooms', index, 'deliveryRadiusFigureId'];
  record.checkReference(at, showroom.deliveryRadiusFigureId, figureIds, 'the id of a figure in data/figures');
});
