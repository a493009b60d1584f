// Days that are over, days that are said to be over and lie ahead, and checks of something that were made too long ago.
import { isExampleOld } from '../../features/financing/payment-example.ts';
import { countDays } from '../../lib/clock.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import type { PaymentExample } from '../../features/financing/payment-example.schema.ts';
import type { Finding, FieldLocation } from './finding.ts';
import type { CheckContext } from './check-context.ts';

/** A day that a file names. */
interface NamedDay extends FieldLocation {
  /** ISO date. */
  date: string;
  what: string;
}

/** A review or a notice is made ready some weeks before its day, not a year. */
const preparedDays = 90;

/** Days that lie ahead although something is said to have been done on them. */
export function findFutureDays(
  site: Parameters<typeof listPastDays>[0] & Pick<CheckContext, 'today'>,
): Finding[] {
  return listPastDays(site).flatMap(({ daysAhead, ...day }) => describeAhead(day, site.today, daysAhead));
}

/** A notice that begins so far ahead that its year is mostly wrong. */
export function findFarNotice({ dealer, today }: Pick<CheckContext, 'dealer' | 'today'>): Finding[] {
  if (!dealer.notice) return [];
  const place = { file: 'dealer.yaml', at: ['notice', 'from'] };
  const day = { ...place, date: dealer.notice.from, what: 'a notice that begins' };
  return describeAhead(day, today, preparedDays);
}

function describeAhead({ date, what, ...place }: NamedDay, today: string, daysAhead: number): Finding[] {
  const ahead = countDays(today, date);
  if (ahead <= daysAhead) return [];
  return [
    {
      ...place,
      found: `${what} on ${formatDate(date)}, ${formatCount(ahead, 'day')} from now`,
      expected: 'read the date again, above all its year',
    },
  ];
}

/** Days on which something is said to have been done, each with how many days ahead of today it may lie. */
function listPastDays({
  counties,
  lawCheckedOn,
  listMunicipalities,
  paymentExample,
  policies,
  reviews,
  vehicles,
}: Pick<
  CheckContext,
  'counties' | 'lawCheckedOn' | 'listMunicipalities' | 'paymentExample' | 'policies' | 'reviews' | 'vehicles'
>): (NamedDay & { daysAhead: number })[] {
  return [
    ...policies.map(({ id, lastReviewed }) => ({
      file: `policies/${id}.md`,
      at: ['lastReviewed'],
      date: lastReviewed,
      what: 'a last review',
      daysAhead: preparedDays,
    })),
    ...reviews.map(({ datePublished }, index) => ({
      file: 'reviews.yaml',
      at: ['reviews', index, 'datePublished'],
      date: datePublished,
      what: "a customer's review",
      daysAhead: 0,
    })),
    ...listReadRules({ counties, listMunicipalities }).map(({ town, ...day }) => ({
      ...day,
      what: `a check of the rule of ${town}`,
      daysAhead: 0,
    })),
    {
      file: 'street-legal.yaml',
      at: ['checkedOn'],
      date: lawCheckedOn,
      what: 'a check of the road law',
      daysAhead: 0,
    },
    {
      file: 'payment-example.yaml',
      at: ['checkedOn'],
      date: paymentExample.checkedOn,
      what: 'a check of the example of a loan',
      daysAhead: 0,
    },
    ...vehicles.flatMap(({ id, dimensions }) =>
      dimensions
        ? {
            file: `vehicles/${id}.yaml`,
            at: ['dimensions', 'checkedOn'],
            date: dimensions.checkedOn,
            what: 'a look at the source of the size',
            daysAhead: 0,
          }
        : [],
    ),
  ];
}

interface DealerDays {
  dealer: Pick<Dealer, 'notice' | 'holidayHours'>;
  today: string;
}

/** A notice and holidays that are over. */
export function findPastDays({ dealer: { notice, holidayHours }, today }: DealerDays): Finding[] {
  const ended =
    notice && notice.until < today
      ? [
          {
            file: 'dealer.yaml',
            at: ['notice', 'until'],
            found: `a notice that ended on ${formatDate(notice.until)}`,
            expected: 'delete the block notice:, or write a later day',
          },
        ]
      : [];
  const holidays = holidayHours.flatMap(({ date, name }, index) => {
    if (date >= today) return [];
    return {
      file: 'dealer.yaml',
      at: ['holidayHours', index, 'date'],
      found: `${name} on ${formatDate(date)}, which is over`,
      expected: "delete the entry, or write next year's date",
    };
  });
  return [...ended, ...holidays];
}

/** Days before the end of security.txt in which somebody has time to look at it. */
const noticeDays = 60;

interface SecurityDay {
  dealer: Pick<Dealer, 'securityTxtUntil'>;
  today: string;
}

/** A /.well-known/security.txt that is over: programs and people have to take it for out of date (RFC 9116). */
export function findExpiredSecurityTxt({ dealer, today }: SecurityDay): Finding[] {
  const until = dealer.securityTxtUntil;
  return until < today ? [describeSecurityTxt(`ended on ${formatDate(until)}`)] : [];
}

/** One that ends soon. */
export function findSecurityTxtEnd({ dealer, today }: SecurityDay): Finding[] {
  const until = dealer.securityTxtUntil;
  const days = countDays(today, until);
  return days >= 0 && days <= noticeDays ? [describeSecurityTxt(`ends on ${formatDate(until)}`)] : [];
}

function describeSecurityTxt(end: string): Finding {
  return {
    file: 'dealer.yaml',
    at: ['securityTxtUntil'],
    found: `/.well-known/security.txt ${end}`,
    expected:
      'look whether reports of security faults still reach somebody at the e-mail address, then write a day within the next year',
  };
}

/** The example of a loan after 30 days: lenders change their terms, and an advertised term must be one that is offered. */
export function findOldExample({
  paymentExample,
  today,
}: {
  paymentExample: Pick<PaymentExample, 'checkedOn'>;
  today: string;
}): Finding[] {
  if (!isExampleOld(paymentExample, today)) return [];
  return [
    {
      file: 'payment-example.yaml',
      at: ['checkedOn'],
      found: `an example of a loan that was checked on ${formatDate(paymentExample.checkedOn)}, over 30 days ago`,
      expected: 'ask the lender whether these terms still hold, then write the day',
    },
  ];
}

/** Days for which a rule of a place counts as read. */
const ruleFreshDays = 180;

/** Rules on carts that were read long ago: councils change them, and a page must not tell yesterday's rule. */
export function findOldRules({
  today,
  ...places
}: Pick<CheckContext, 'counties' | 'listMunicipalities' | 'today'>): Finding[] {
  return listReadRules(places)
    .filter(({ date }) => countDays(date, today) > ruleFreshDays)
    .map(({ town, date, ...place }) => ({
      ...place,
      found: `the rule of ${town} on carts, last read on ${formatDate(date)}, over ${ruleFreshDays} days ago`,
      expected:
        'read it in its source again, then write the day; where it is gone, delete the block cartRule:',
    }));
}

/** The rules of all places with the day on which each was last read, in the order of their files. */
function listReadRules({
  counties,
  listMunicipalities,
}: Pick<CheckContext, 'counties' | 'listMunicipalities'>) {
  return counties.flatMap(({ id }) =>
    listMunicipalities(id).flatMap(({ name, cartRule }, index) => {
      if (!cartRule) return [];
      const at = ['municipalities', index, 'cartRule', 'checkedOn'];
      return { file: `counties/${id}.yaml`, at, town: name, date: cartRule.checkedOn };
    }),
  );
}
