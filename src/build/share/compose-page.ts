// The picture of a page that is no record: title and lead with the page's scene above them, or a drawn cart beside them.
import type { CartShape } from '../../features/vehicles/cart-drawing.ts';
import type { SharePicture } from '../../content/share-image.ts';
import { palette } from '../../styles/palette.ts';
import { margin, lineWidth, shareSize, type Composition } from './share-drawing.ts';
import { drawCartAt, drawLand, drawWater, placeTitle } from './share-parts.ts';

/** Title and lead with the page's picture. */
export function composePage(title: string, lead: string, picture: SharePicture): Composition {
  return 'file' in picture
    ? composeScene(title, lead, picture.file)
    : composeShore(title, lead, picture.shape);
}

/** A wide picture in its whole width, with title and lead on the water in front. */
function composeScene(title: string, lead: string, file: string): Composition {
  const water = 404;
  return {
    ground: palette.pine,
    picture: { file, left: 0, top: 0, width: shareSize.width, height: water + 20 },
    art: drawWater(water),
    signature: 'dark on a plate',
    texts: [
      placeTitle(
        { left: margin, top: water + 24, width: lineWidth, height: shareSize.height - water - 48 },
        {
          text: title,
          lines: 1,
          sizes: [76, 64, 56, 50, 44],
          style: { color: palette.shell, lineHeight: 1.05 },
        },
        {
          text: lead,
          lines: 2,
          sizes: [32, 30, 28],
          style: { color: palette.foam, lineHeight: 1.2, marginTop: 10 },
        },
      ),
    ],
  };
}

/** Title and lead on dark land, a drawn cart beyond the shore. */
function composeShore(title: string, lead: string, shape: CartShape): Composition {
  return {
    ground: palette.mist,
    art: `<circle cx="1010" cy="210" r="150" fill="${palette.shell}" opacity=".55"/>
      <path fill="${palette.foam}" d="M500 430c90-24 180-24 270 0s180 24 270 0 110-20 160-14v214H500z"/>
      <path fill="${palette.sand}" d="M500 520c170-52 340-52 480-22s150 22 220 6v126H500z"/>
      ${drawCartAt(shape, 612, 148, 0.76)}
      ${drawLand(palette.pine, 0, 26)}`,
    signature: 'light',
    texts: [
      placeTitle(
        { left: margin, top: 124, width: 470, height: 450 },
        { text: title, lines: 3, sizes: [80, 72, 64, 56], style: { color: palette.shell } },
        { text: lead, lines: 6, sizes: [33, 30, 27], style: { color: palette.foam } },
      ),
    ],
  };
}
