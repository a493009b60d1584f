// The id of a message says when the message was first sent. It is used in the browser and in functions.

/** A UUID of version 7 (RFC 9562, 5.7): 48 bits of time, in milliseconds since 1970, then random ones. */
export function buildUuidV7(time = Date.now()): string {
  const stamp = time.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** The time that a UUID of version 7 holds, in milliseconds since 1970; undefined for any other text. */
export function readUuidTime(text: string): number | undefined {
  const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text);
  return isUuid ? Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16) : undefined;
}
