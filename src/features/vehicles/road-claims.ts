// Words that say of a cart that it may be driven on the street. They are for carts whose record names a road class and what
// makes them that: of all others nobody knows it, and pages say "Not confirmed".

const streets = String.raw`(?:(?:the|your|any|public|city|town) )*(?:roads?|streets?)\b`;
const claims = [
  /\b(?:street|road)[- ](?:legal|ready|approved|registered|certified)\b/i,
  new RegExp(
    String.raw`\b(?:legal|ready|made|built|approved|allowed|cleared|certified|equipped|registered|suited) (?:for|on) ${streets}`,
    'i',
  ),
  /\bshares? the (?:road|street)s? with\b/i,
  new RegExp(String.raw`\bmay (?:use|drive on|be driven on) ${streets}`, 'i'),
];
/** Said of one cart these are claims; said of carts at large they are words of the law. */
const cartClaims = [
  ...claims,
  /\blow[- ]speed vehicle|\bLSV\b|\bneighborhood (?:electric )?vehicle/i,
  /\b(?:for|on) (?:\w+ ){0,2}(?:roads?|streets?)\b(?! tires?)/i,
];
/** Said of rentals, which have belts only where the records of their carts have them. */
export const beltClaim = /\b(?:with|have|has) (?:a )?(?:seat )?belts?\b|\bbelts? for every seat\b/i;
/** What makes no fact of the words behind it in the same sentence. */
const negationOrHedge = /\b(?:not?|none|never|nothing|some|which|whether|if|ask|once)\b|n['’]t\b/i;

/** The sentences of a text that say of carts at large, as a fact, that they may be driven on the street. */
export function findRoadClaims(text: string): string[] {
  return matchClaims(text, claims);
}

/** The same of a text about one cart, where the name of a road class is such a fact as well. */
export function findCartClaims(text: string): string[] {
  return matchClaims(text, cartClaims);
}

/** The sentences of a text that one of the patterns finds: no questions, and nothing that is doubted or denied before. */
export function matchClaims(text: string, patterns: readonly RegExp[]): string[] {
  return text.split(/(?<=[.?!])\s+/).filter(
    (sentence) =>
      !sentence.endsWith('?') &&
      patterns.some((pattern) => {
        const at = sentence.search(pattern);
        return at >= 0 && !negationOrHedge.test(sentence.slice(0, at));
      }),
  );
}
