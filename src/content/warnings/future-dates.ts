// Days that are said to be over and lie ahead, which is certainly wrong, and days that are said to be near and lie far
// ahead: mostly a wrong year.
import { countDays } from '../../lib/site/clock.ts';
import { formatCount, formatDate } from '../../lib/site/format.ts';
import type { Content } from '../load.ts';
import { listReadRules } from './cart-rules.ts';
import type { Place, Finding } from './warning.ts';

/** A day that a file names, and how many days ahead it may lie. */
export interface NamedDay extends Place {
  /** ISO date. */
  date: string;
  what: string;
  daysAhead: number;
  /** Whether something is said to have been done on it. */
  isPast: boolean;
}

/** A review or a notice is made ready some weeks before its day, not a year. */
const prepared = 90;

/** Warns of days that lie farther ahead of today, an ISO date, than they may. */
export function warnOfFutureDates(days: readonly NamedDay[], today: string): Finding[] {
  return days.flatMap(({ file, at, date, what, daysAhead, isPast }) => {
    const ahead = countDays(today, date);
    if (ahead <= daysAhead) return [];
    return {
      file,
      at,
      found: `${what} on ${formatDate(date)}, ${formatCount(ahead, 'day')} from now`,
      expected: 'read the date again, above all its year',
      severity: isPast ? 'error' : 'warning',
    };
  });
}

/** The days of policies, reviews, the notice, the road law, the loan, the sizes of vehicles and the rules of places. */
export function listNamedDays(content: Content): NamedDay[] {
  const { policies, reviews, dealer, lawCheckedOn, paymentExample, vehicleRecords } = content;
  return [
    ...policies.map(({ id, lastReviewed }) => ({
      file: `policies/${id}.md`,
      at: ['lastReviewed'],
      date: lastReviewed,
      what: 'a last review',
      daysAhead: prepared,
      isPast: true,
    })),
    ...reviews.entries.map(({ datePublished }, index) => ({
      file: 'reviews.yaml',
      at: ['reviews', index, 'datePublished'],
      date: datePublished,
      what: "a customer's review",
      daysAhead: 0,
      isPast: true,
    })),
    ...(dealer.notice
      ? [
          {
            file: 'dealer.yaml',
            at: ['notice', 'from'],
            date: dealer.notice.from,
            what: 'a notice that begins',
            daysAhead: prepared,
            isPast: false,
          },
        ]
      : []),
    ...listReadRules(content).map(({ file, at, town, checkedOn }) => ({
      file,
      at,
      date: checkedOn,
      what: `a check of the rule of ${town}`,
      daysAhead: 0,
      isPast: true,
    })),
    {
      file: 'street-legal.yaml',
      at: ['checkedOn'],
      date: lawCheckedOn,
      what: 'a check of the road law',
      daysAhead: 0,
      isPast: true,
    },
    {
      file: 'payment-example.yaml',
      at: ['checkedOn'],
      date: paymentExample.checkedOn,
      what: 'a check of the example of a loan',
      daysAhead: 0,
      isPast: true,
    },
    ...vehicleRecords.flatMap(({ id, dimensions }) =>
      dimensions
        ? {
            file: `vehicles/${id}.yaml`,
            at: ['dimensions', 'checkedOn'],
            date: dimensions.checkedOn,
            what: 'a look at the source of the size',
            daysAhead: 0,
            isPast: true,
          }
        : [],
    ),
  ];
}

/** Warns of a policy that is in force from a day after its last review on. */
export function warnOfUnreviewed(policies: Content['policies']): Finding[] {
  return policies
    .filter(({ effectiveDate, lastReviewed }) => effectiveDate > lastReviewed)
    .map(({ id, effectiveDate, lastReviewed }) => ({
      file: `policies/${id}.md`,
      at: ['lastReviewed'],
      found: `a last review on ${formatDate(lastReviewed)}, before ${formatDate(effectiveDate)}, from which it holds`,
      expected: 'write the day on which somebody read this version through',
    }));
}
