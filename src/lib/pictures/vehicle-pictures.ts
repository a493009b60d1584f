// Which files are a vehicle's pictures and what they show: the dealer's photographs, or the studio's illustrations
// while there are none. Follows from the record alone, since functions do not have the pictures.
import type { Illustration } from '../../schemas/illustration.ts';
import type { VehicleRecord } from '../../schemas/vehicle-record.ts';

/** Views of the studio, in the order of a vehicle's pictures; the detail is one for all carts of a body. */
export const illustrationViews = ['front', 'side', 'detail'] as const;
export type IllustrationView = (typeof illustrationViews)[number];

/** Words for the alt texts of illustrations, from data/illustrations. */
export interface IllustrationWords {
  paintNames: ReadonlyMap<string, string>;
  /** What the close-up of each body shows. */
  detailAlts: ReadonlyMap<string, string>;
}

type PicturedRecord = Pick<VehicleRecord, 'id' | 'photos' | 'illustration'>;

/** Folder of the photographs below data/. */
export const photoFolder = 'vehicles/photos';

/** Files of a vehicle's pictures below data/, the main one first; empty where a drawing stands in. */
export function listPictureFiles(record: PicturedRecord): string[] {
  if (record.photos.length > 0) return record.photos.map(({ file }) => `${photoFolder}/${file}`);
  const { illustration } = record;
  if (!illustration) return [];
  return illustrationViews.map((view) => illustrationFile(record.id, illustration.body, view));
}

/** File of an illustration below data/. */
export function illustrationFile(vehicleId: string, bodyId: string, view: IllustrationView): string {
  return view === 'detail'
    ? `illustrations/details/${bodyId}.jpg`
    : `illustrations/vehicles/${vehicleId}-${view}.jpg`;
}

/** Texts for people who do not see the pictures, in the order of the files. */
export function listPictureAlts(
  record: PicturedRecord & Pick<VehicleRecord, 'seats'>,
  vehicleName: string,
  words: IllustrationWords,
): string[] {
  if (record.photos.length > 0) return record.photos.map(({ alt }) => alt);
  const { illustration } = record;
  if (!illustration) return [];
  const cart = `${vehicleName} in ${describePaint(illustration, words)}`;
  const views: Record<IllustrationView, string> = {
    front: `Illustration of the ${cart}, seen from the front left, with ${describeSeats(record.seats, illustration)}`,
    side: `Illustration of the ${cart}, seen from the driver's side`,
    detail: `Illustration: ${words.detailAlts.get(illustration.body) ?? 'a detail of the cart'}`,
  };
  return illustrationViews.map((view) => views[view]);
}

/** Rows of seats that look forward, and whether a further row looks back. A row seats two. */
export function countSeatRows(
  seats: number,
  { lastRow }: Pick<Illustration, 'lastRow'>,
): { rows: number; rearFacingRow: boolean } {
  const rearFacingRow = lastRow === 'rear-facing';
  return { rows: Math.max(1, Math.ceil(seats / 2) - (rearFacingRow ? 1 : 0)), rearFacingRow };
}

function describePaint({ paint, secondPaint }: Illustration, { paintNames }: IllustrationWords): string {
  const first = paintNames.get(paint) ?? paint;
  return secondPaint === undefined ? first : `${first} and ${paintNames.get(secondPaint) ?? secondPaint}`;
}

function describeSeats(seats: number, illustration: Illustration): string {
  const { rows, rearFacingRow } = countSeatRows(seats, illustration);
  const forward = rows === 1 ? 'one row of seats' : `${rowNumbers[rows] ?? rows} rows of seats`;
  return rearFacingRow ? `${forward} and one more that faces back` : forward;
}

const rowNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
