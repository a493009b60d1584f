// The design of the pictures that shared links show: one composition for each kind of page, with the dealer's name on it.
import type { ShareImage } from '../../content/share-image.ts';
import { composeCart } from './compose-cart.ts';
import { composeMap } from './compose-map.ts';
import { composeNotice } from './compose-notice.ts';
import { composePage } from './compose-page.ts';
import { composePolicy } from './compose-policy.ts';
import type { Composition, ShareDrawing } from './share-drawing.ts';
import { drawSignature } from './draw-signature.ts';

/** What is drawn on a page's picture, with mark and name of the dealer. */
export function composeShareImage(image: ShareImage, dealerName: string): ShareDrawing {
  return drawSignature(compose(image), dealerName);
}

function compose(image: ShareImage): Composition {
  switch (image.kind) {
    case 'vehicle': {
      const { name, price, facts, priceNote, picture } = image;
      return composeCart(picture, { title: name, figure: price, facts, note: priceNote });
    }
    case 'brand':
      return composeCart(image.picture, { title: image.name, figure: image.count, facts: image.tagline });
    case 'town': {
      const { name, county, state, path, places } = image;
      return composeMap(places, path, { title: name, lines: [county, state] });
    }
    case 'county': {
      const { name, state, count, places } = image;
      return composeMap(places, undefined, { title: name, lines: [state, count] });
    }
    case 'policy':
      return composePolicy(image.title, image.topic, image.drawing);
    case 'page':
      return composePage(image.title, image.lead, image.picture);
    case 'notice':
      return composeNotice(image.title, image.lead, image.drawing);
    default:
      return image satisfies never;
  }
}
