// Logos of financing partners: where their files lie and the size in which they are shown.

/** Folder of the logos below data/. */
export const logoFolder = 'financing/logos';

/** Box of a logo on its card, in CSS pixels; a logo of another shape is fitted into it. */
export const logoBox = { width: 160, height: 48 } as const;

/** Width in pixels in which a logo is built: enough for screens with three pixels for one. */
export const logoWidth = 3 * logoBox.width;

/** File of a logo below data/: "financing/logos/store-card.svg". */
export function logoFile(name: string): string {
  return `${logoFolder}/${name}`;
}
