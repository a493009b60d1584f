// Drawing of a cart from the side, shown while a vehicle has no photograph: rows of seats, ride height, cargo bed and
// paint come from the vehicle, so that a two-seater never stands for a six-seater.
import type { VehicleRecord } from './vehicle-record.schema.ts';

type Body = 'street' | 'lifted' | 'cargo';

const paints = ['lagoon', 'dune', 'fog', 'clay', 'pine', 'midnight'] as const;
type Paint = (typeof paints)[number];

export interface CartShape {
  seats: number;
  body: Body;
  paint: Paint;
}

/** Light and dark shade of each paint; the drawing stands alone as a file, so it cannot use the page's tokens. */
const shades: Record<Paint, readonly [light: string, dark: string]> = {
  lagoon: ['#2f8f94', '#1f6f75'],
  dune: ['#d8c49a', '#b79f6e'],
  clay: ['#c4683f', '#9b4c2a'],
  fog: ['#dfe6e6', '#b4c0c1'],
  pine: ['#2f6b52', '#1f4d3b'],
  midnight: ['#38505c', '#243740'],
};

/** The shape that stands for a vehicle. Paint follows the series, so a series keeps one color. */
export function chooseCartShape(
  record: Pick<
    VehicleRecord,
    'seats' | 'category' | 'features' | 'otherSpecifications' | 'seriesId' | 'condition' | 'id'
  >,
): CartShape {
  const features = [...record.features, ...Object.values(record.otherSpecifications ?? {})]
    .join(' ')
    .toLowerCase();
  const body = features.includes('cargo bed')
    ? 'cargo'
    : /lifted|raised|off-road|all-terrain/.test(features)
      ? 'lifted'
      : 'street';
  const key = record.condition === 'new' ? (record.seriesId ?? record.category) : record.id;
  // Any hash that spreads the series over the paints; 33 is the multiplier of Bernstein's.
  const hash = [...key].reduce((total, letter) => (total * 33 + letter.charCodeAt(0)) % 65521, 7);
  return { seats: record.seats, body, paint: paints[hash % paints.length] ?? 'lagoon' };
}

/** Name of the shape's file: "4-lifted-lagoon". */
export function formatCartShape(shape: CartShape): string {
  return `${shape.seats}-${shape.body}-${shape.paint}`;
}

/** The SVG document of a shape, 800 by 600, on a clear ground. */
export function drawCart({ seats, body, paint }: CartShape): string {
  const [light, dark] = shades[paint];
  const rows = Math.max(1, Math.ceil(seats / 2));
  const cargo = body === 'cargo' ? 120 : 0;
  const rowPitch = 92;
  const length = 330 + (rows - 1) * rowPitch + cargo;
  const scale = Math.min(1.35, 700 / length);
  const wheel = body === 'street' ? 40 : 52;
  const lift = body === 'street' ? 0 : 24;
  const ground = 300;
  const floor = ground - 46 - lift;
  const front = length;
  const rearWheel = 62;
  const frontWheel = front - 58;
  const roofBack = cargo + 10;
  const roofFront = front - 78;
  const roof = floor - 196;
  const seatRows = Array.from({ length: rows }, (_, row) => cargo + 34 + row * rowPitch);

  const seatParts = seatRows.map(
    (x) => `
    <path d="M${x} ${floor - 44} h66 q8 0 8 8 v10 q0 6 -6 6 h-64 q-8 0 -8 -8 v-8 q0 -8 4 -8z" fill="#3b4a4d"/>
    <path d="M${x - 6} ${floor - 112} q-2 -10 8 -10 h8 q8 0 10 8 l10 66 q2 8 -6 8 h-14 q-8 0 -9 -8z" fill="#47585b"/>
    <path d="M${x + 4} ${floor - 84} h52" stroke="#2b393c" stroke-width="6" stroke-linecap="round"/>
    <path d="M${x - 4} ${floor - 28} h66 v26 h-66z" fill="${dark}"/>`,
  );
  const bed = cargo
    ? `<path d="M4 ${floor - 78} h${cargo - 4} v66 h-${cargo - 4}z" fill="#3f4f52"/>
    <path d="M4 ${floor - 78} h${cargo - 4}" stroke="#2b393c" stroke-width="7" stroke-linecap="round"/>
    ${[24, 52, 80, 104].map((x) => `<path d="M${x} ${floor - 70} v54" stroke="#2b393c" stroke-width="3"/>`).join('')}`
    : `<path d="M${roofBack - 4} ${floor - 92} q-12 4 -12 22 v56 h26 v-78z" fill="${dark}"/>`;
  const wheels = [rearWheel, frontWheel].map(
    (x) => `
    <circle cx="${x}" cy="${ground - wheel}" r="${wheel}" fill="#26333a"/>
    <circle cx="${x}" cy="${ground - wheel}" r="${wheel * 0.62}" fill="#cfd8d8"/>
    ${[0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<path d="M${x} ${ground - wheel} v-${wheel * 0.52}" stroke="#6b7a7c" stroke-width="7" stroke-linecap="round" transform="rotate(${turn} ${x} ${ground - wheel})"/>`,
      )
      .join('')}
    <circle cx="${x}" cy="${ground - wheel}" r="${wheel * 0.16}" fill="#26333a"/>`,
  );

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
  <g transform="translate(${400 - (length * scale) / 2} ${470 - ground * scale}) scale(${scale.toFixed(3)})">
    <ellipse cx="${length / 2}" cy="${ground}" rx="${length / 2 + 12}" ry="9" fill="#10272c" opacity="0.16"/>
    <path d="M${roofBack + 12} ${roof + 10} L${roofBack + 4} ${floor - 40}" stroke="#2b393c" stroke-width="7" stroke-linecap="round"/>
    ${seatRows
      .slice(1)
      .map(
        (x) =>
          `<path d="M${x - 12} ${roof + 10} V${floor - 20}" stroke="#2b393c" stroke-width="6" stroke-linecap="round"/>`,
      )
      .join('')}
    <path d="M${roofFront - 6} ${roof + 10} L${front - 52} ${floor - 78}" stroke="#2b393c" stroke-width="7" stroke-linecap="round"/>
    <path d="M${roofFront - 2} ${roof + 12} L${front - 56} ${floor - 80} L${front - 74} ${floor - 80} L${roofFront - 12} ${roof + 12}z" fill="#bfe3de" opacity="0.75"/>
    <rect x="${roofBack - 16}" y="${roof - 10}" width="${roofFront - roofBack + 42}" height="24" rx="12" fill="${light}"/>
    <path d="M${roofBack - 4} ${roof + 13} h${roofFront - roofBack + 18}" stroke="${dark}" stroke-width="4"/>
    ${bed}
    ${seatParts.join('')}
    <path d="M${front - 116} ${floor - 92} l20 24" stroke="#26333a" stroke-width="6" stroke-linecap="round"/>
    <ellipse cx="${front - 122}" cy="${floor - 98}" rx="6" ry="22" transform="rotate(-28 ${front - 122} ${floor - 98})" fill="none" stroke="#26333a" stroke-width="6"/>
    <path d="M${front - 96} ${floor - 2} v-70 q0 -14 16 -14 h32 q34 4 44 38 l6 40 q0 8 -10 8z" fill="${light}"/>
    <path d="M${front - 96} ${floor - 30} h94 l2 22 q0 8 -10 8 h-86z" fill="${dark}"/>
    <path d="M${front - 20} ${floor - 46} h14 l4 14 h-18z" fill="#fff3cf"/>
    <path d="M${roofBack - 6} ${floor - 16} h${front - roofBack - 84} q10 0 10 10 v8 q0 8 -10 8 h-${front - roofBack - 90} q-10 0 -10 -10z" fill="#2b393c"/>
    <path d="M${frontWheel - 60} ${ground - wheel} a60 60 0 0 1 120 0" fill="none" stroke="${dark}" stroke-width="${10 + lift / 4}"/>
    <path d="M${rearWheel - 58} ${ground - wheel} a58 58 0 0 1 116 0" fill="none" stroke="${dark}" stroke-width="${10 + lift / 4}"/>
    ${wheels.join('')}
  </g>
</svg>
`;
}
