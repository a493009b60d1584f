// Notices and holidays that are over.
import { formatDate } from '../../lib/site/format.ts';
import type { Dealer } from '../../schemas/dealer.ts';
import type { Finding } from './warning.ts';

/** Warns of a notice and of holidays before today, an ISO date. */
export function warnOfPastDates(
  { notice, holidayHours }: Pick<Dealer, 'notice' | 'holidayHours'>,
  today: string,
): Finding[] {
  const warnings: Finding[] = [];
  if (notice && notice.until < today) {
    warnings.push({
      file: 'dealer.yaml',
      at: ['notice', 'until'],
      found: `a notice that ended on ${formatDate(notice.until)}`,
      expected: 'delete the block notice:, or write a later day',
    });
  }
  holidayHours.forEach(({ date, name }, index) => {
    if (date >= today) return;
    warnings.push({
      file: 'dealer.yaml',
      at: ['holidayHours', index, 'date'],
      found: `${name} on ${formatDate(date)}, which is over`,
      expected: "delete the entry, or write next year's date",
    });
  });
  return warnings;
}
