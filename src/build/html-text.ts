// What built pages hold in attributes.

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

const classStart = ' class="';

/** The values of a page's class attributes, as they are written; by search, as expressions take long over many pages. */
export function* listClassAttributes(html: string): Generator<string, void> {
  for (let at = html.indexOf(classStart); at !== -1;) {
    const end = html.indexOf('"', at + classStart.length);
    yield html.slice(at + classStart.length, end);
    at = html.indexOf(classStart, end);
  }
}
