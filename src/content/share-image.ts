// What the picture of a shared link shows of a page, as words and figures; src/build/share/ draws it. The texts
// are those of the page, so that a shared price is the page's price.
import type { policyBanners } from '../features/policies/policy.schema.ts';
import type { CartShape } from '../features/vehicles/cart-drawing.ts';
import type { MapPlace } from '../features/places/county-map.ts';
import { findFirstSentence, formatCount } from '../lib/format.ts';
import type { NoticeName } from '../ui/notice-drawings.ts';

/** A picture of the data with what it shows, or the drawing of a cart that stands in for one. */
export type SharePicture = { file: string; alt: string | undefined } | { shape: CartShape };

export type ShareImage =
  | { kind: 'vehicle'; name: string; price: string; priceNote: string; facts: string; picture: SharePicture }
  | { kind: 'brand'; name: string; count: string; tagline: string; picture: SharePicture }
  | {
      kind: 'town';
      name: string;
      county: string;
      state: string;
      path: string;
      /** The towns of its county, this one among them. */
      places: readonly MapPlace[];
    }
  | { kind: 'county'; name: string; state: string; count: string; places: readonly MapPlace[] }
  | { kind: 'policy'; title: string; topic: string; drawing: (typeof policyBanners)[number] }
  | { kind: 'page'; title: string; lead: string; picture: SharePicture }
  | { kind: 'notice'; title: string; lead: string; drawing: NoticeName };

/** Text for people who do not see the picture: what is written on it and what it shows. */
export function describeShareImage(image: ShareImage): string {
  switch (image.kind) {
    case 'vehicle':
      return joinSentences(`${image.name}, ${image.facts}, ${image.price}`, describePicture(image.picture));
    case 'brand':
      return joinSentences(`${image.name}: ${image.count}`, describePicture(image.picture));
    case 'town':
      return `Map of ${image.county}, ${image.state}, on which ${image.name} is marked`;
    case 'county':
      return `Map of ${image.name}, ${image.state}, with ${image.count}`;
    case 'policy':
      return `${image.title}: ${image.topic}`;
    case 'page':
      return joinSentences(image.title, describePicture(image.picture));
    case 'notice':
      return `${image.title}: ${image.lead}`;
    default:
      return image satisfies never;
  }
}

/**
 * The sentence of a lead that fits on a picture: the first. A lead that names a rate is kept whole, because its
 * condition may stand in any sentence.
 */
export function shortenLead(lead: string): string {
  if (lead.includes('%')) return lead;
  return findFirstSentence(lead);
}

function joinSentences(first: string, second: string | undefined): string {
  return second === undefined ? first : `${first}. ${second}`;
}

function describePicture(picture: SharePicture): string | undefined {
  if ('file' in picture) return picture.alt;
  const { seats } = picture.shape;
  return `Drawing of a golf cart with ${formatCount(seats, 'seat')}, seen from the side`;
}
