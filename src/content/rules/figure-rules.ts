// Rules of data/figures. They are looked at before any text, since texts quote figures.
import type { FileOutput } from '../file-kinds.ts';
import type { DataFolder, DataRecord } from '../engine/data-folder.ts';

type FigureRecords = readonly DataRecord<FileOutput<'figures/*.yaml'>>[];

/** Figures that pages and markup reckon with, by the file in data/figures that holds them. */
const requiredFigures: Readonly<Record<string, readonly string[]>> = {
  delivery: [
    'delivery-rental-included-miles',
    'delivery-rental-per-mile',
    'delivery-free-minimum-purchase',
    'delivery-in-stock-time',
  ],
  returns: ['returns-new-window', 'returns-used-window', 'returns-new-restocking', 'returns-used-restocking'],
  service: ['service-hourly-rate'],
};

/** Reports an id that another figure has. */
export function validateFigureIds(records: FigureRecords): void {
  const seen = new Set<string>();
  for (const record of records) {
    record.value.figures.forEach(({ id }, index) => {
      if (seen.has(id)) {
        record.report(['figures', index, 'id'], JSON.stringify(id), 'an id that no other figure has');
      }
      seen.add(id);
    });
  }
}

/** Reports each figure that pages reckon with and that is missing, or no number. Whether all are there. */
export function validateRequiredFigures(folder: DataFolder, records: FigureRecords): boolean {
  const figures = records.flatMap(({ value }) => value.figures);
  let isComplete = true;
  for (const [file, ids] of Object.entries(requiredFigures)) {
    for (const id of ids) {
      const figure = figures.find((candidate) => candidate.id === id);
      if (typeof figure?.value === 'number') continue;
      isComplete = false;
      const found = figure ? `the figure ${id}, which is no number` : `no figure with the id ${id}`;
      const expected = 'this figure as a number, under this id; pages of the site reckon with it';
      folder.reportMissing(`data/figures/${file}.yaml`, id, found, expected);
    }
  }
  return isComplete;
}
