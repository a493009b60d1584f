// What a picture of a shared link is made of. Everything that is drawn stands in it, so its text is also the key under
// which the finished picture is kept.

/** Size that every network asks for. */
export const shareSize = { width: 1200, height: 630 };

/** Free edge around texts. */
export const margin = 64;

/** Width of a line from edge to edge. */
export const lineWidth = shareSize.width - 2 * margin;

/** A text or group of texts as satori takes it: an element without a component. */
export interface ShareText {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | ShareText[] };
}

export interface ShareDrawing {
  ground: string;
  /** A picture below data/ and the box it fills, under everything else. */
  picture?: { file: string; left: number; top: number; width: number; height: number };
  /** Elements of an SVG drawing under the texts. */
  art: string;
  texts: ShareText[];
}

/** A drawing on which the dealer's mark and name are still to be written, and in which way. */
export interface Composition extends ShareDrawing {
  signature: 'dark' | 'light' | 'dark on a plate';
}
