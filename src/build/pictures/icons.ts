// Icons of browser tabs and home screens, all from the one mark: the SVG by itself, the rest made of it while building.
import sharp from 'sharp';
import { drawMark, markSize } from '../../layouts/mark.ts';
import { pngIcons, type PngIcon } from '../../layouts/png-icons.ts';
import { faviconPath, iconPath, pngIconPath } from '../../lib/paths.ts';
import { palette } from '../../styles/palette.ts';

/** Sides in pixels of the pictures inside favicon.ico. */
const faviconSizes = [16, 32, 48];

/** Every icon by its URL. */
export const icons: ReadonlyMap<string, () => Promise<Buffer> | string> = new Map<
  string,
  () => Promise<Buffer> | string
>([
  [iconPath, drawTabIcon],
  [faviconPath, renderFavicon],
  ...pngIcons.map((icon) => [pngIconPath(icon.name), () => renderPngIcon(icon)] as const),
]);

/** The mark alone for tabs, in colors that show on light and on dark ones. */
export function drawTabIcon(): string {
  const mark = drawMark({ wheel: 'var(--wheel)', wave: 'var(--wave)' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}">
<style>svg{--wheel:${palette.pine};--wave:${palette.tide}}@media (prefers-color-scheme:dark){svg{--wheel:${palette.shell};--wave:${palette.foam}}}</style>
${mark}
</svg>
`;
}

/** The PNG of an icon: the mark on a ground of pine. */
export function renderPngIcon({ size, shape }: { size: number; shape: PngIcon['shape'] }): Promise<Buffer> {
  return renderTile(size, shape);
}

/** favicon.ico: the tile in the sizes that browsers and search engines ask for. */
export async function renderFavicon(): Promise<Buffer> {
  const pictures = await Promise.all(
    faviconSizes.map(async (size) => ({ size, png: await renderTile(size, 'tile', 0.84) })),
  );
  return packIco(pictures);
}

/** Parts of the side that the mark takes and that the corner is round by. A mask may cut away all but the middle four fifths. */
const shapes = {
  square: { mark: 0.7, corner: 0 },
  tile: { mark: 0.72, corner: 0.2 },
  maskable: { mark: 0.54, corner: 0 },
};

function renderTile(size: number, shape: keyof typeof shapes, mark = shapes[shape].mark): Promise<Buffer> {
  const edge = (markSize * (1 - mark)) / 2;
  const corner = markSize * shapes[shape].corner;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${markSize} ${markSize}" width="${size}" height="${size}">
    <rect width="${markSize}" height="${markSize}" rx="${corner}" fill="${palette.pine}"/>
    <g transform="translate(${edge} ${edge}) scale(${mark})">${drawMark({ wheel: palette.shell, wave: palette.foam })}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Pictures as one ICO file, which may hold PNGs as they are: a header, an entry for each picture, the pictures. */
function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const headerLength = 6;
  const entryLength = 16;
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = headerLength + entryLength * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
