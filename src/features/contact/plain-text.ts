// Texts of visitors: without what is invisible in them, and safe for places where a control character is a command, such as
// mail headers and terminals.

/** Controls, and the marks that make a text read in another order than it is written. */
const controls = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Spaces, controls and marks without a shape around a text; U+2800 is a blank of Braille. Emoji such as a red heart end with a
 * variation selector, and flags such as Scotland's with a tag.
 */
const invisibleAround =
  /^[\s\p{Cc}\p{DI}\u2800]+|(?:(?![\p{VS}\u{e0020}-\u{e007f}])[\s\p{Cc}\p{DI}\u2800])+$/gu;

/** Invisible marks within the text stay, since they join the letters of some scripts. */
export function trimInvisible(text: string): string {
  return text.replace(invisibleAround, '');
}

/** Without any invisible mark: copied addresses and telephone numbers bring some along. */
export function removeInvisible(text: string): string {
  return trimInvisible(text.replace(/\p{DI}/gu, ''));
}

/** The text on one line of at most `maxLength` characters, without controls. */
export function toOneLine(text: string, maxLength = 200): string {
  const line = text.toWellFormed().replace(controls, ' ').replace(/ {2,}/g, ' ').trim();
  // By code points, so that no emoji is cut in half.
  const characters = [...line];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
}

/** The text with its line breaks as "\n" and without other controls. */
export function toPlainText(text: string): string {
  const lines = text.toWellFormed().split(/\r\n?|[\n\u2028\u2029]/);
  return lines.map((line) => line.replace(controls, ' ')).join('\n');
}

/** One line without links for mail programs: "http: //" and "www. shop. example". */
export function toHarmlessLine(text: string, maxLength: number): string {
  return toOneLine(toOneLine(text).replace(/[.:](?=\S)/g, '$& '), maxLength);
}
