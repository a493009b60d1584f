// A photograph as it is sent: phones make larger ones than the Netlify CLI passes on (6 MB), and pages need no more pixels.

/** As wide as the largest picture that pages show on a sharp screen. */
export const photoWidth = 2000;

const largestBytes = 6_000_000;

/** The photograph upright and at most 2,000 px wide; rejects with a sentence when it is no picture or still too large. */
export async function shrinkPhoto(photo: File): Promise<Blob> {
  const bitmap = await createImageBitmap(photo).catch(() => {
    throw new Error(`${photo.name} is no picture that can be read here: export it as JPEG and add that.`);
  });
  const scale = Math.min(1, photoWidth / bitmap.width);
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  if (small.size < largestBytes) return small;
  throw new Error(`${photo.name} is too large, also at ${photoWidth} pixels in width: crop it and add that.`);
}
