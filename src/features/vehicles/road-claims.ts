// Phrases that say that a cart may be driven on the street. They are allowed only for carts with a road class and its source.

const streets = String.raw`(?:(?:the|your|any|public|city|town) )*(?:roads?|streets?)\b`;
/** Claims in a text about carts in general, which may name a road class as the law does. */
export const roadClaims: readonly RegExp[] = [
  /\b(?:street|road)[- ](?:legal|ready|approved|registered|certified)\b/i,
  new RegExp(
    String.raw`\b(?:legal|ready|made|built|approved|allowed|cleared|certified|equipped|registered|suited) (?:for|on) ${streets}`,
    'i',
  ),
  /\bshares? the (?:road|street)s? with\b/i,
  new RegExp(String.raw`\bmay (?:use|drive on|be driven on) ${streets}`, 'i'),
];
/** Claims in a text about one cart. */
export const cartClaims: readonly RegExp[] = [
  ...roadClaims,
  /\blow[- ]speed vehicle|\bLSV\b|\bneighborhood (?:electric )?vehicle/i,
  /\b(?:for|on) (?:\w+ ){0,2}(?:roads?|streets?)\b(?! tires?)/i,
];
/** Claims in a text about rentals, which have belts only if the records of their carts say so. */
export const beltClaims: readonly RegExp[] = [
  /\b(?:with|have|has) (?:a )?(?:seat )?belts?\b|\bbelts? for every seat\b/i,
];
/** A phrase after one of these in the same sentence is no claim. */
const negationOrHedge = /\b(?:not?|none|never|nothing|some|which|whether|if|ask|once)\b|n['’]t\b/i;

/** The sentences that make one of the claims, without questions and without sentences that deny or qualify it first. */
export function findClaims(text: string, claims: readonly RegExp[]): string[] {
  return text.split(/(?<=[.?!])\s+/).filter(
    (sentence) =>
      !sentence.endsWith('?') &&
      claims.some((claim) => {
        const at = sentence.search(claim);
        return at >= 0 && !negationOrHedge.test(sentence.slice(0, at));
      }),
  );
}
