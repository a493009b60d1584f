// Days that are over, days that are said to be over and lie ahead, and checks of something that were made too long ago.
import { isExampleOld } from '../../features/financing/payment-example.ts';
import { countDays } from '../../lib/clock.ts';
import { formatCount, formatDate } from '../../lib/format.ts';
import type { Dealer } from '../../features/dealer/dealer.schema.ts';
import type { PaymentExample } from '../../features/financing/payment-example.schema.ts';
import type { Municipality } from '../../features/places/county.schema.ts';
import type { Finding, FindingText } from './finding.ts';
import type { CheckContext } from './check-context.ts';
import { searchTexts } from './page-texts.ts';

/** A review or a notice is made ready some weeks before its day, not a year. */
const preparedDays = 90;

/** Fields with a day on which something was done, wherever they stand: what that is, and how many days ahead it may lie. */
const pastDays: Readonly<Record<string, { what: string; daysAhead: number }>> = {
  checkedOn: { what: 'a check', daysAhead: 0 },
  datePublished: { what: "a customer's review", daysAhead: 0 },
  lastReviewed: { what: 'a last review', daysAhead: preparedDays },
};

/** Days that lie ahead although something is said to have been done on them. */
export function findFutureDays({ texts, today }: Pick<CheckContext, 'texts' | 'today'>): Finding[] {
  return searchTexts(texts, ({ at, written }) => describeFutureDay(String(at.at(-1)), written, today));
}

/** What is wrong with the day of a field, by the field's name, that lies ahead although it should not; else nothing. */
export function describeFutureDay(field: string, date: string, today: string): FindingText[] {
  const day = pastDays[field];
  return day ? describeAhead(day.what, date, today, day.daysAhead) : [];
}

/** A notice that begins so far ahead that its year is mostly wrong. */
export function findFarNotice({ dealer: { notice }, today }: DealerDays): Finding[] {
  if (!notice) return [];
  const place = { file: 'dealer.yaml', at: ['notice', 'from'] };
  const ahead = describeAhead('a notice that begins', notice.from, today, preparedDays);
  return ahead.map((words) => ({ ...place, ...words }));
}

function describeAhead(what: string, date: string, today: string, daysAhead: number): FindingText[] {
  const ahead = countDays(today, date);
  if (ahead <= daysAhead) return [];
  const found = `${what} on ${formatDate(date)}, ${formatCount(ahead, 'day')} from now`;
  return [{ found, expected: 'read the date again, above all its year' }];
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
      'look whether reports of security faults still reach somebody at the email address, then write a day within the next year',
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
  counties,
  today,
}: {
  counties: readonly { id: string; municipalities: readonly Pick<Municipality, 'name' | 'cartRule'>[] }[];
  today: string;
}): Finding[] {
  return counties.flatMap(({ id, municipalities }) =>
    municipalities.flatMap(({ name, cartRule }, index) => {
      if (!cartRule || countDays(cartRule.checkedOn, today) <= ruleFreshDays) return [];
      return {
        file: `counties/${id}.yaml`,
        at: ['municipalities', index, 'cartRule', 'checkedOn'],
        found: `the rule of ${name} on carts, last read on ${formatDate(cartRule.checkedOn)}, over ${ruleFreshDays} days ago`,
        expected:
          'read it in its source again, then write the day; where it is gone, delete the block cartRule:',
      };
    }),
  );
}
