// How large a page may be on the way to a browser.
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server may send before the first answer of the browser: ten packets. */
export const maxPageBytes = 14_336;

/** Bytes of the home page, which may have two kilobytes more. */
export const maxHomeBytes = 16_384;

/** Bytes of a text in Brotli, as a CDN keeps it for browsers of today; `quality` from 0 to 11. */
export function sizeBrotli(text: string, quality = 11): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
