// How large a page may be on the way to a browser, for the tests and the bench.
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a server may send before the first answer of the browser: ten packets. */
export const pageLimit = 14_336;

/** Bytes of the home page, which may have two kilobytes more. */
export const homeLimit = 16_384;

/** Bytes of a text in Brotli, as a CDN keeps it for browsers of today. */
export function sizeBrotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
