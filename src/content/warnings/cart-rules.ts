// Rules of places on carts after half a year: councils change them, and a page must not tell yesterday's rule.
import { countDays } from '../../lib/site/clock.ts';
import { formatDate } from '../../lib/site/format.ts';
import type { Content } from '../load.ts';
import type { Place, Finding } from './warning.ts';

/** Days for which a rule counts as read. */
const freshDays = 180;

/** A rule and the day on which it was last read. */
export interface ReadRule extends Place {
  town: string;
  /** ISO date. */
  checkedOn: string;
}

/** The rules of all places, in the order of their files. */
export function listReadRules({
  counties,
  listMunicipalities,
}: Pick<Content, 'counties' | 'listMunicipalities'>): ReadRule[] {
  return counties.flatMap(({ id }) =>
    listMunicipalities(id).flatMap(({ name, cartRule }, index) =>
      cartRule
        ? {
            file: `counties/${id}.yaml`,
            at: ['municipalities', index, 'cartRule', 'checkedOn'],
            town: name,
            checkedOn: cartRule.checkedOn,
          }
        : [],
    ),
  );
}

/** Warns of rules that were last read more than 180 days before today, an ISO date. */
export function warnOfOldRules(rules: readonly ReadRule[], today: string): Finding[] {
  return rules
    .filter(({ checkedOn }) => countDays(checkedOn, today) > freshDays)
    .map(({ file, at, town, checkedOn }) => ({
      file,
      at,
      found: `the rule of ${town} on carts, last read on ${formatDate(checkedOn)}, over ${freshDays} days ago`,
      expected:
        'read it in its source again, then write the day; where it is gone, delete the block cartRule:',
    }));
}
