// A QR code as the path of an SVG: each row is one line of dashes, which is a fifth of what a square for each dot takes.

/** Path data of a code; each dot is one unit wide, and a stroke of width 1 fills it. Row 0 lies on y = 0.5. */
export function drawQrCodePath(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => `M0 ${y}.5${drawRow(row)}`).join('');
}

function drawRow(row: readonly boolean[]): string {
  const dots = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return dots
    .trimEnd()
    .replace(/x+| +/g, (run) => (run.startsWith('x') ? `h${run.length}` : `m${run.length} 0`));
}
