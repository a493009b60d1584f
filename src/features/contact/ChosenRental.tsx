// The rental that a link to the contact form names, with what is due for it and the question for its first day; the last one
// follows from it. Part of the contact form's island.
import { formatCount, formatDate } from '../../lib/format.ts';
import { describeDue, type Rental } from '../rentals/rental-catalog.ts';
import DetailQuestion from './DetailQuestion.tsx';
import { findLastDay, type findRentalDays, type FormValues } from './message-details.ts';

interface Props {
  title: string;
  rental: Rental;
  /** The form's questions for the days of a rental, which are asked here and nowhere else. */
  days: ReturnType<typeof findRentalDays>;
  /** What the form holds. */
  values: FormValues;
  /** What is wrong with each answer, by the name of its control. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** ISO date, once it is known. */
  today: string | undefined;
}

export default function ChosenRental({
  title,
  rental,
  days: { firstDay, lastDay },
  values,
  errors,
  today,
}: Props) {
  const { plan, town, days } = rental;
  const due = describeDue(rental);
  const value = values[firstDay?.name ?? ''];
  const first = typeof value === 'string' ? value : '';
  // After a first day that is over no last one is sent: one error is enough.
  const last = today && first < today ? '' : findLastDay(first, days);
  return (
    <div className="mb-4 rounded-small bg-band px-4 py-3 sm:col-span-2">
      <h3 className="font-sans text-fine font-semibold">{title}</h3>
      <p className="mt-1">
        {plan}, {formatCount(days, 'day')}
        {town && `, delivered to ${town}`}
      </p>
      <p className="text-fine text-text-quiet">
        <strong className="font-heading text-base text-text figures">{due.sum}</strong> {due.terms}. The
        deposit is refundable.
      </p>
      {firstDay && (
        <DetailQuestion
          question={firstDay}
          defaultValue={first}
          {...{ errors, today }}
          className="mt-2 max-w-60"
        />
      )}
      {lastDay && (
        <>
          <input type="hidden" name={lastDay.name} value={last} />
          {last && (
            <p className="text-fine">
              {lastDay.label}: {formatDate(last)}
            </p>
          )}
        </>
      )}
    </div>
  );
}
