/** A text as the search compares it: NFKC, one kind of quotes, single spaces, lower case. */
export function normalizeSearchText(text: string): string {
  return (
    text
      // Before NFKC, which takes an acute accent apart into a space and a mark.
      .replaceAll(/[‘’‛′´`]/g, "'")
      .replaceAll(/[“”‟″]/g, '"')
      .normalize('NFKC')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  );
}
