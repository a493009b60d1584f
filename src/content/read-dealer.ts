// Reads data/dealer.yaml.
import type { Figure } from '../schemas/figure.ts';
import type { DataFolder } from './data-folder.ts';

/** The dealer, its showrooms, hours and claims; undefined when the file has a mistake. */
export function readDealer(folder: DataFolder, figures: readonly Figure[]) {
  const record = folder.readRecord('dealer.yaml');
  if (!record) return undefined;
  const figureIds = figures.map((figure) => figure.id);
  const expected = 'the id of a figure in data/figures';
  record.checkReferences('showrooms.*.deliveryRadiusFigureId', figureIds, expected);
  return {
    dealer: record.value,
    /** Reports a showroom's own page that this site has not, once all pages are known. */
    checkShowroomPages: (pagePaths: readonly string[]) => {
      record.value.showrooms.forEach(({ website }, index) => {
        if (!website.startsWith('/')) return;
        const [path = ''] = website.split('#', 1);
        const at = ['showrooms', index, 'website'];
        record.checkReference(at, path, pagePaths, 'the address of a page of this site');
      });
    },
  };
}
