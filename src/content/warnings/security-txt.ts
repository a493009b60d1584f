// The end of /.well-known/security.txt: after it programs and people have to take the file for out of date (RFC 9116).
import { countDays } from '../../lib/site/clock.ts';
import { formatDate } from '../../lib/site/format.ts';
import type { Dealer } from '../../schemas/dealer.ts';
import type { Finding } from './warning.ts';

/** Days before its end in which somebody has time to look at it. */
const noticeDays = 60;
/** RFC 9116, 2.5.5, recommends less than a year, so that nobody relies on what has long changed. */
const longestDays = 365;

/** Warns from 60 days before the end on, and of an end more than a year away; from the day after it on it is a mistake. */
export function warnOfSecurityTxt(
  { securityTxtUntil: until }: Pick<Dealer, 'securityTxtUntil'>,
  today: string,
): Finding[] {
  const days = countDays(today, until);
  if (days > noticeDays && days <= longestDays) return [];
  const isOver = days < 0;
  const end = isOver ? `ended on ${formatDate(until)}` : `ends on ${formatDate(until)}`;
  const isFar = days > longestDays;
  return [
    {
      file: 'dealer.yaml',
      at: ['securityTxtUntil'],
      found: `/.well-known/security.txt ${end}${isFar ? ', more than a year from now' : ''}`,
      expected: isFar
        ? 'write a day within a year, so that somebody looks at it then'
        : 'look whether reports of security faults still reach somebody at the e-mail address, then write a day within the next year',
      severity: isOver ? 'error' : 'warning',
    },
  ];
}
