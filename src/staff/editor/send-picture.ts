// A picture as it is sent: phones make larger ones than the Netlify CLI passes on (6 MB), and pages need no more pixels.
import { requestEditor } from './client.ts';

/** As wide as the largest picture that pages show on a sharp screen. */
export const photoWidth = 2000;

/** As wide as the wide crop of a scene. */
const maxWidth = 2400;

const largestBytes = 6_000_000;

/** Formats that the server reads by itself, in which drawings keep their clear ground. */
const plainTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'];

/** Sends a picture to be kept in a folder below data/; gives the name of its file. Rejects with a sentence. */
export async function sendPicture(folder: string, name: string, picture: File): Promise<string> {
  return requestEditor('/add-picture', { folder, name }, await shrink(picture));
}

/** Sends a picture to be one crop of a scene. Rejects with a sentence. */
export async function sendScene(path: string, picture: File): Promise<void> {
  await requestEditor('/replace-scene', { path }, await shrink(picture));
}

/** The picture itself or, where it is large or only a browser reads it, upright and at most 2,400 px wide. */
async function shrink(picture: File): Promise<Blob> {
  if (picture.size < largestBytes && plainTypes.includes(picture.type)) return picture;
  const bitmap = await createImageBitmap(picture).catch(() => {
    throw new Error(`${picture.name} is no picture that can be read here: export it as JPEG and add that.`);
  });
  const scale = Math.min(1, maxWidth / bitmap.width);
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  if (small.size < largestBytes) return small;
  throw new Error(`${picture.name} is too large, also at ${maxWidth} pixels in width: crop it and add that.`);
}
