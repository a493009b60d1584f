// The picture of a policy: title and topic on dark land, with the policy's own drawing inside a wheel on the water.
import { policyDrawings } from '../../features/policies/policy-drawings.ts';
import { palette } from '../../styles/palette.ts';
import { margin, type Composition } from './share-drawing.ts';
import { drawWaves, placeTitle } from './share-parts.ts';

/** Title and topic beside the drawing of the policy. */
export function composePolicy(
  title: string,
  topic: string,
  drawing: keyof typeof policyDrawings,
): Composition {
  return {
    ground: palette.pine,
    art: `<circle cx="950" cy="300" r="196" fill="${palette.sand}" stroke="${palette.foam}" stroke-width="18"/>
      <g transform="translate(812 162) scale(2.3)" fill="none" stroke="${palette.pine}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"><path d="${policyDrawings[drawing]}"/></g>
      <path fill="${palette.foam}" opacity=".35" d="${drawWaves(522, 13)}"/>
      <path fill="${palette.tide}" d="${drawWaves(540, 13)}"/>`,
    signature: 'light',
    texts: [
      placeTitle(
        { left: margin, top: 124, width: 620, height: 360 },
        { text: title, lines: 2, sizes: [84, 74, 66, 58], style: { color: palette.shell } },
        { text: topic, lines: 4, sizes: [34, 30], style: { color: palette.foam } },
      ),
    ],
  };
}
