// The valid name that somebody meant who wrote another one.
import { closestMatch } from 'leven';

/** A name as ids are written: "EV City" is "ev-city". */
export function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_]+/g, '-');
}

/** The valid name that was most likely meant; undefined when none is close. */
export function nearestName(name: string, validNames: readonly string[]): string | undefined {
  const same = validNames.find((valid) => simplify(valid) === simplify(name));
  // More than a quarter of the letters wrong is another word, not a slip; of short words one letter has to be right.
  const maxDistance = Math.min(name.length - 1, Math.max(2, Math.floor(name.length / 4)));
  const longer = validNames.filter((valid) => simplify(valid).startsWith(simplify(name)));
  return (
    same ??
    closestMatch(name, [...validNames], { maxDistance }) ??
    // "Mon" for Monday, "price" for priceUsd. An id that others go on from is whole: "ev-nomad" is not "ev-nomad-xl".
    (/^[^-]{3,}$/.test(name) && longer.length === 1 ? longer[0] : undefined)
  );
}
