// Text as attributes of built pages hold it.

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text that an attribute's value stands for. */
export function decodeEntities(value: string): string {
  return value.replace(/&(?:amp|gt|lt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** The value of an attribute, to stand in double quotes. */
export function encodeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
