// A QR code as the path of an SVG: each row is one line of dashes, which is a fifth of what a square for each dot takes, and
// every step goes on from the last one, so that the path repeats itself and packs into fewer bytes.

/** Path data of a code; each dot is one unit wide, and a stroke of width 1 fills it. Row 0 lies on y = 0. */
export function drawQrCodePath(rows: readonly (readonly boolean[])[]): string {
  let path = 'M0 0';
  // Where the next row starts, seen from where the last one ended.
  let back = 0;
  rows.forEach((row, y) => {
    const last = row.lastIndexOf(true);
    const first = row.indexOf(true);
    if (y > 0) path += `m${Math.max(first, 0) - back} 1`;
    else if (first > 0) path += `m${first} 0`;
    path += drawDashes(row.slice(Math.max(first, 0), last + 1));
    back = last + 1;
  });
  return path;
}

/** The dashes of a row and the gaps between them, from its first dark dot to its last. */
function drawDashes(row: readonly boolean[]): string {
  const dots = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return dots.replace(/x+| +/g, (run) => (run.startsWith('x') ? `h${run.length}` : `m${run.length} 0`));
}
