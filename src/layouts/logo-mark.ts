// The dealer's mark, a wave under a wheel, for the wordmark and share images; the icons in public/ repeat it.

/** Side of the square that the mark is drawn in. */
export const logoMarkSize = 32;

const wheel = [
  'd="M16 4.2a9.4 9.4 0 1 1 -.01 0z" stroke-width="3.6"',
  'd="M16 12.2L16 5.2M17.33 13.17L23.99 11M16.82 14.73L20.94 20.4M15.18 14.73L11.06 20.4M14.67 13.17L8.01 11" stroke-width="2.1"',
  // A line without length, with round ends, is a dot.
  'd="M16 13.6h.01" stroke-width="5"',
];
const wave = 'd="M1.7 26.1A5 5 0 0 1 8 25.5A14.4 14.4 0 0 0 24 25.5A5 5 0 0 1 30.3 26.1" stroke-width="3.3"';

/** The mark as a group of an SVG drawing; its last path is the wave. */
export function drawLogoMark(wheelColor: string, waveColor: string): string {
  const wheelPaths = wheel.map((stroke) => `<path ${stroke} stroke="${wheelColor}"/>`).join('');
  return `<g fill="none" stroke-linecap="round">${wheelPaths}<path ${wave} stroke="${waveColor}"/></g>`;
}
