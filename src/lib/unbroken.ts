// What belongs on one line: telephone numbers, and days with their hours, as src/lib/format.ts and the opening hours write
// them, each with the point or comma that follows.

const unbrokenPattern =
  /((?:\(\d{3}\) \d{3}-\d{4}|(?:[A-Z][a-z]{2}(?:-[A-Z][a-z]{2})? )?\d{1,2}(?::\d{2})?[AP]M-\d{1,2}(?::\d{2})?[AP]M|[A-Z][a-z]{2}(?:-[A-Z][a-z]{2})? closed)[.,]?)/;

/** A text in parts, of which every second one belongs on one line; together they are the text. */
export function splitUnbroken(text: string): string[] {
  return text.split(unbrokenPattern);
}
