// Which files are a vehicle's pictures and what they show: the dealer's photographs, or the studio's illustrations
// while there are none.
import type { Illustration } from './illustration.schema.ts';
import type { IllustrationView } from './illustration-views.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

/** Texts for the alt texts of illustrations, from data/illustrations. */
export interface IllustrationTexts {
  paintNames: ReadonlyMap<string, string>;
}

type PicturedRecord = Pick<VehicleRecord, 'id' | 'photos' | 'illustration' | 'illustrationViews'>;

/** Folder of the photographs below data/. */
export const photoFolder = 'vehicles/photos';

/** Files of a vehicle's pictures below data/, the main one first; empty where a drawing stands in. */
export function listPictureFiles(record: PicturedRecord): string[] {
  if (record.photos.length > 0) return record.photos.map(({ file }) => `${photoFolder}/${file}`);
  const { illustrationViews: views = [] } = record;
  return views.map((view) => illustrationFile(record.id, view));
}

/** File of an illustration below data/. */
export function illustrationFile(vehicleId: string, view: IllustrationView): string {
  return `illustrations/vehicles/${vehicleId}-${view}.jpg`;
}

/** File of a featured cart's picture with its accessories, below data/. */
export function featuredPictureFile(vehicleId: string): string {
  return `illustrations/featured/${vehicleId}.jpg`;
}

/** Texts for people who do not see the pictures, in the order of the files. */
export function listPictureAlts(
  record: PicturedRecord & Pick<VehicleRecord, 'seats'>,
  vehicleName: string,
  texts: IllustrationTexts,
): string[] {
  if (record.photos.length > 0) return record.photos.map(({ alt }) => alt);
  const { illustration, illustrationViews: shown = [] } = record;
  if (!illustration) return [];
  const cart = `${vehicleName} in ${describePaint(illustration, texts)}`;
  const views: Record<IllustrationView, string> = {
    front: `Illustration of the ${cart}, seen from the front left, with ${describeSeats(record.seats, illustration)}`,
    side: `Illustration of the ${cart}, seen from the driver's side`,
    rear: `Illustration of the ${cart}, seen from the rear left`,
    dashboard: `Illustration of the ${cart}: the dashboard and the steering wheel`,
  };
  return shown.map((view) => views[view]);
}

/** The line over a list of vehicles: what their prices hold, and that pictures are illustrations where some are. */
export function describeListing(
  priceLine: string,
  vehicles: readonly Pick<VehicleRecord, 'photos' | 'illustration' | 'condition'>[],
): string {
  const drawn = vehicles.filter(({ photos, illustration }) => photos.length === 0 && illustration);
  if (drawn.length === 0) return priceLine;
  const isUsed = drawn.every(({ condition }) => condition === 'used');
  return `${priceLine} ${isUsed ? 'Drawings, not photos of these carts.' : 'Pictures are illustrations.'}`;
}

/** Rows of seats that look forward, and whether a further row looks back. A row seats two. */
export function countSeatRows(
  seats: number,
  { lastRow }: Pick<Illustration, 'lastRow'>,
): { rows: number; rearFacingRow: boolean } {
  const rearFacingRow = lastRow === 'rear-facing';
  return { rows: Math.max(1, Math.ceil(seats / 2) - (rearFacingRow ? 1 : 0)), rearFacingRow };
}

function describePaint({ paint, secondPaint }: Illustration, { paintNames }: IllustrationTexts): string {
  const first = paintNames.get(paint) ?? paint;
  return secondPaint === undefined ? first : `${first} and ${paintNames.get(secondPaint) ?? secondPaint}`;
}

function describeSeats(seats: number, illustration: Illustration): string {
  const { rows, rearFacingRow } = countSeatRows(seats, illustration);
  const forward = rows === 1 ? 'one row of seats' : `${rowNumbers[rows] ?? rows} rows of seats`;
  return rearFacingRow ? `${forward} and one more that faces back` : forward;
}

const rowNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
