// How large a page may be on the way to a browser.
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server may send before the first answer of the browser: ten packets. */
export const maxPageBytes = 14_336;

/** Bytes of home and inventory, which may have two kilobytes more. */
export const maxLongPageBytes = 16_384;

/** Hosts compress a page while they send it, with about as much effort; the finest Brotli takes them too long. */
const quality = 5;

/** Bytes of a text in Brotli, as a browser gets it. */
export function sizeBrotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
