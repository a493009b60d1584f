// Gate to data/dealer.yaml.
import { dealerSchema, type Dealer } from '../../schemas/dealer.ts';
import { figures } from './figures.ts';
import { listRecordIds, readRecord } from './read-data.ts';

const record = readRecord('dealer.yaml', dealerSchema);

/** The dealer, its showrooms, hours and claims. */
export const dealer: Dealer = record.value;

const countyIds = listRecordIds('counties');
const figureIds = figures.map((figure) => figure.id);
record.value.showrooms.forEach((showroom, index) => {
  showroom.countyIds.forEach((id, position) => {
    const at = ['showrooms', index, 'countyIds', position];
    record.checkReference(at, id, countyIds, 'the name of a file in data/counties');
  });
  const at = ['showrooms', index, 'deliveryRadiusFigureId'];
  record.checkReference(at, showroom.deliveryRadiusFigureId, figureIds, 'the id of a figure in data/figures');
});
