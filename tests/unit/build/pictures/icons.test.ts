import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawTabIcon, renderFavicon, renderPngIcon } from '../../../../src/build/pictures/icons.ts';
import { pngIcons } from '../../../../src/layouts/png-icons.ts';

/** Red, green, blue and opacity of a pixel. */
async function readPixel(png: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

describe('the icon of tabs', () => {
  test('has colors for light tabs and others for dark ones', () => {
    const [light, dark] = drawTabIcon().split('prefers-color-scheme:dark');
    expect(light).toContain('--wheel:#0e3b3a');
    expect(dark).toContain('--wheel:#ffffff');
  });
});

describe('icons as PNG', () => {
  test.each(pngIcons)('$name is $size pixels wide and high', async (icon) => {
    const { format, width, height } = await sharp(await renderPngIcon(icon)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size });
  });

  test.each(pngIcons)('$name has a clear corner only where nothing else cuts it round', async (icon) => {
    const [, , , opacity] = await readPixel(await renderPngIcon(icon), 0, 0);
    expect(opacity).toBe(icon.shape === 'tile' ? 0 : 255);
  });

  test('leave the outer tenth empty where a mask may cut it away', async () => {
    const icon = await renderPngIcon({ size: 100, shape: 'maskable' });
    const ground = await readPixel(icon, 0, 0);
    // The safe zone is a circle of four fifths of the side; a point on its edge in each of eight directions.
    const edge = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);
    for (const angle of edge) {
      const [left, top] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(49.5 + 40 * part));
      expect(await readPixel(icon, left ?? 0, top ?? 0)).toEqual(ground);
    }
  });
});

describe('favicon.ico', () => {
  test('holds pictures of 16, 32 and 48 pixels where its list says they are', async () => {
    const ico = await renderFavicon();
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const widths = await Promise.all(
      [0, 1, 2].map(async (index) => {
        const entry = 6 + 16 * index;
        const start = ico.readUInt32LE(entry + 12);
        const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
        const { width } = await sharp(png).metadata();
        return [ico.readUInt8(entry), width];
      }),
    );
    expect(widths).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });
});
