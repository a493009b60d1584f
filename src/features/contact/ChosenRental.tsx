// The rental that a link to the contact form names, with what is due for it and the question for its first day; the last one
// follows from it. Part of the contact form's island.
import { formatCount, formatDate } from '../../lib/format.ts';
import { describeDue, type Rental } from '../rentals/rental-catalog.ts';
import { findLastDay, type findRentalDays, type FormValues } from './message-details.ts';

interface Props {
  title: string;
  rental: Rental;
  /** The form's questions for the days of a rental, which are asked here and nowhere else. */
  days: ReturnType<typeof findRentalDays>;
  /** What the form holds. */
  values: FormValues;
  /** What is wrong with the first day. */
  error: string | undefined;
  /** ISO date, once it is known. */
  today: string | undefined;
  controlClass: string;
}

export default function ChosenRental({
  title,
  rental,
  days: { firstDay, lastDay },
  values,
  error,
  today,
  controlClass,
}: Props) {
  const { plan, town, days } = rental;
  const due = describeDue(rental);
  const value = values[firstDay?.name ?? ''];
  const first = typeof value === 'string' ? value : '';
  // After a first day that is over no last one is sent: one error is enough.
  const last = today && first < today ? '' : findLastDay(first, days);
  const noteId = `${firstDay?.name}-note`;
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
        <>
          <label className="mt-2 block max-w-60 font-medium">
            {firstDay.label}
            <input
              type="date"
              name={firstDay.name}
              autoComplete="off"
              min={today}
              defaultValue={first}
              className={controlClass}
              aria-invalid={error ? true : undefined}
              aria-describedby={noteId}
            />
          </label>
          <p id={noteId} className={`min-h-6 text-fine font-medium ${error ? 'text-danger' : ''}`}>
            {error ?? (last && lastDay && `${lastDay.label}: ${formatDate(last)}`)}
          </p>
        </>
      )}
      {lastDay && <input type="hidden" name={lastDay.name} value={last} />}
    </div>
  );
}
