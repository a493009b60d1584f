// How large a page may be on the way to a browser.
import { brotliCompressSync, constants } from 'node:zlib';

/** Hosts compress a page while they send it, with about as much effort; the finest Brotli takes them too long. */
const quality = 5;

/** Bytes of a text in Brotli, as a browser gets it. */
export function sizeBrotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
