// The id of a message says when the message was first sent. It is used in the browser and in functions.

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * A UUID of version 7 (RFC 9562, 5.7): 48 bits of time, in milliseconds since 1970, then random ones. `random` has at
 * least ten bytes. Sorted as texts, such ids stand in the order of their times.
 */
export function buildUuidV7(time: number, random: Uint8Array): string {
  const stamp = time.toString(16).padStart(12, '0');
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number(random[2]) >> 6) | 8).toString(16);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(5, 8)}-${hex.slice(8, 20)}`;
}

/** The time that a UUID of version 7 holds, in milliseconds since 1970; undefined for any other text. */
export function readUuidTime(text: string): number | undefined {
  return uuidPattern.test(text) ? Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16) : undefined;
}
