// Which files are a vehicle's pictures and what they show: the dealer's photographs, or the studio's illustrations
// while there are none.
import type { Illustration } from './illustration.schema.ts';
import { illustrationViews, type IllustrationView } from './illustration-views.ts';
import type { VehicleRecord } from './vehicle-record.schema.ts';

/** Texts for the alt texts of illustrations, from data/illustrations. */
export interface IllustrationTexts {
  paintNames: ReadonlyMap<string, string>;
  upholsteryNames: ReadonlyMap<string, string>;
  /** What the close-up of each body shows. */
  detailAlts: ReadonlyMap<string, string>;
}

type PicturedRecord = Pick<VehicleRecord, 'id' | 'photos' | 'illustration' | 'illustrationViews'>;
type DrawnBody = Pick<Illustration, 'body' | 'upholstery' | 'trim'>;

/** Folder of the photographs below data/. */
export const photoFolder = 'vehicles/photos';

/** Files of a vehicle's pictures below data/, the main one first; empty where a drawing stands in. */
export function listPictureFiles(record: PicturedRecord): string[] {
  if (record.photos.length > 0) return record.photos.map(({ file }) => `${photoFolder}/${file}`);
  const { illustration, illustrationViews: views = [] } = record;
  if (!illustration) return [];
  return views.map((view) => illustrationFile(record.id, illustration, view));
}

/** File of an illustration below data/. */
export function illustrationFile(vehicleId: string, drawn: DrawnBody, view: IllustrationView): string {
  const { body, upholstery, trim } = drawn;
  switch (view) {
    case 'front':
    case 'side':
    case 'rear':
      return `illustrations/vehicles/${vehicleId}-${view}.jpg`;
    case 'dash':
    case 'seats':
      return `illustrations/details/${body}-${upholstery}${trim === 'plus' ? '-plus' : ''}-${view}.jpg`;
    case 'detail':
      return `illustrations/details/${body}.jpg`;
  }
}

/**
 * The views that a vehicle shows, of those whose pictures are there. Dashboard and seats come together, since a row takes
 * two; the detail of the body, which shows another cart's paint, stands in for them until the rear is there.
 */
export function chooseIllustrationViews(isThere: (view: IllustrationView) => boolean): IllustrationView[] {
  const hasInside = isThere('dash') && isThere('seats');
  return illustrationViews.filter((view) => {
    if (view === 'dash' || view === 'seats') return hasInside;
    if (view === 'detail') return isThere('detail') && !hasInside && !isThere('rear');
    return isThere(view);
  });
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
  const upholstery = texts.upholsteryNames.get(illustration.upholstery) ?? illustration.upholstery;
  const cart = `${vehicleName} in ${describePaint(illustration, texts)}`;
  const views: Record<IllustrationView, string> = {
    front: `Illustration of the ${cart}, seen from the front left, with ${describeSeats(record.seats, illustration)}`,
    side: `Illustration of the ${cart}, seen from the driver's side`,
    rear: `Illustration of the ${cart}, seen from the rear left`,
    dash: 'Illustration of the dashboard and the steering wheel',
    seats: `Illustration of the front seats in ${upholstery}`,
    detail: `Illustration: ${texts.detailAlts.get(illustration.body) ?? 'a detail of the cart'}`,
  };
  return shown.map((view) => views[view]);
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
