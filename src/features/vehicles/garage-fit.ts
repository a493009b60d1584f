// Whether a vehicle goes through a single garage door, and a drawing of both to scale: one unit is an inch.
import type { Dimensions } from './vehicle-record.schema.ts';

type Size = Pick<Dimensions, 'lengthInches' | 'widthInches' | 'heightInches'>;

/** Opening of a usual single garage door, 8 by 7 feet, in inches. */
export const garageDoor = { width: 96, height: 84 } as const;

/** Height of the outline of a person, in inches: 5 feet 8. */
export const personHeight = 68;

const gap = 22;
const wheelRadius = 9;
const ground = Math.max(garageDoor.height, personHeight) + 14;

/** What a drawing shows: its size in inches, and the paths of its parts. */
export interface FitDrawing {
  width: number;
  height: number;
  /** The vehicle from the side, then from the front in the opening of the door. */
  vehicle: string;
  /** Both openings of the door: its frame. */
  door: string;
  person: string;
  /** The line that everything stands on. */
  ground: string;
}

/** The vehicle from the side, a person, and the vehicle from the front in the door, side by side on one ground. */
export function drawGarageFit(size: Size): FitDrawing {
  const top = Math.min(ground - size.heightInches, ground - garageDoor.height) - 6;
  const personAt = size.lengthInches + gap + 12;
  const doorAt = personAt + 12 + gap;
  const doorWidth = Math.max(garageDoor.width, size.widthInches);
  const frontAt = doorAt + doorWidth / 2 - size.widthInches / 2;
  const width = doorAt + doorWidth + 2;
  const shift = -top;
  const floor = ground + shift;
  return {
    width,
    height: floor + 2,
    vehicle: drawSide(size, floor) + drawFront(size, frontAt, floor),
    door: drawDoor(doorAt + doorWidth / 2 - garageDoor.width / 2, floor),
    person: drawPerson(personAt, floor),
    ground: `M0 ${floor}H${width}`,
  };
}

/** How much room is left on each side and above, or what is too large, in a sentence. */
export function describeGarageFit({ widthInches, heightInches }: Size): string {
  const side = (garageDoor.width - widthInches) / 2;
  const above = garageDoor.height - heightInches;
  if (side > 0 && above > 0) {
    return `A door 8 feet wide and 7 feet high leaves ${countInches(side)} on each side and ${countInches(above)} above.`;
  }
  return side > 0 ? 'Too tall for a 7-foot garage door.' : 'Too wide for an 8-foot garage door.';
}

const countInches = (inches: number) => `${inches} ${inches === 1 ? 'inch' : 'inches'}`;

/** Inches as people measure a garage: 102 is "8 ft 6 in", 96 is "8 ft". */
export function formatInches(inches: number): string {
  const rest = inches % 12;
  return `${Math.floor(inches / 12)} ft${rest > 0 ? ` ${rest} in` : ''}`;
}

/** A roof on two posts over a body with two wheels; only the outer size is meant to be exact. */
function drawSide({ lengthInches: length, heightInches: height }: Size, floor: number): string {
  const roof = floor - height;
  const deck = floor - height * 0.42;
  const sill = floor - wheelRadius;
  const wheels = [0.2, 0.8].map((part) => drawWheel(length * part, floor));
  return [
    `M${length * 0.12} ${roof}H${length * 0.86}M${length * 0.2} ${roof}V${deck}M${length * 0.7} ${roof}L${length * 0.8} ${deck}`,
    `M0 ${sill}V${deck}H${length * 0.92}L${length} ${deck + 8}V${sill}z`,
    ...wheels,
  ]
    .map(roundNumbers)
    .join('');
}

function drawFront({ widthInches: width, heightInches: height }: Size, left: number, floor: number): string {
  const roof = floor - height;
  const deck = floor - height * 0.42;
  return roundNumbers(
    `M${left} ${roof}h${width}M${left + 5} ${roof}V${deck}M${left + width - 5} ${roof}V${deck}` +
      `M${left} ${deck}h${width}V${floor - wheelRadius}h${-width}z` +
      `M${left + 2} ${floor - wheelRadius}v${wheelRadius}h7v${-wheelRadius}M${left + width - 2} ${floor - wheelRadius}v${wheelRadius}h-7v${-wheelRadius}`,
  );
}

function drawWheel(x: number, floor: number): string {
  return `M${x - wheelRadius} ${floor - wheelRadius}a${wheelRadius} ${wheelRadius} 0 1 0 ${2 * wheelRadius} 0a${wheelRadius} ${wheelRadius} 0 1 0 ${-2 * wheelRadius} 0`;
}

function drawDoor(left: number, floor: number): string {
  return roundNumbers(`M${left} ${floor}v${-garageDoor.height}h${garageDoor.width}v${garageDoor.height}`);
}

/** Head, body and legs without detail. */
function drawPerson(middle: number, floor: number): string {
  const top = floor - personHeight;
  const hip = floor - 32;
  return (
    `M${middle - 5} ${top + 5}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0` +
    `M${middle - 10} ${hip}V${top + 18}q0-5 5-5h10q5 0 5 5V${hip}h-3V${floor}h-5V${hip}h-4V${floor}h-5V${hip}z`
  );
}

/** A tenth of an inch is finer than the line. */
function roundNumbers(path: string): string {
  return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
