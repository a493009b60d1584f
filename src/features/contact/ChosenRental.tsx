// The rental that the page which leads here names, above the form that asks for it, with the day on which it
// begins. Part of the contact form's island.
import { formatCount, formatDate, formatUsd } from '../../lib/format.ts';
import type { Rental } from '../rentals/rental-catalog.ts';
import type { findRentalDays, FormValues } from './message-details.ts';

interface Props {
  title: string;
  rental: Rental;
  /** The form's questions for the days of a rental. */
  days: ReturnType<typeof findRentalDays>;
  /** What the form holds. */
  values: FormValues;
  onChooseFirstDay: (day: string) => void;
  /** ISO date, once it is known. */
  today: string | undefined;
  controlClass: string;
}

export default function ChosenRental({
  title,
  rental,
  days: { firstDay, lastDay },
  values,
  onChooseFirstDay,
  today,
  controlClass,
}: Props) {
  const { plan, town, days, totalUsd, depositUsd } = rental;
  const readDay = (day: typeof firstDay) => {
    const text = values[day?.name ?? ''];
    return typeof text === 'string' ? text : '';
  };
  return (
    <div className="mb-4 rounded-small bg-band px-4 py-3 sm:col-span-2">
      <h3 className="font-sans text-fine font-semibold">{title}</h3>
      <p className="mt-1">
        {plan}, {formatCount(days, 'day')}
        {town && `, delivered to ${town}`}
      </p>
      <p className="font-heading font-bold figures">
        {formatUsd(totalUsd)}
        {!town && ' before delivery'}
      </p>
      <p className="text-fine text-text-quiet">
        Plus tax and a refundable deposit of {formatUsd(depositUsd)}.
      </p>
      {firstDay && (
        <label className="mt-2 block max-w-60 font-medium">
          {firstDay.label}
          {/* Without a name, since the question below is sent. */}
          <input
            type="date"
            min={today}
            value={readDay(firstDay)}
            onChange={({ target }) => {
              onChooseFirstDay(target.value);
            }}
            className={controlClass}
          />
        </label>
      )}
      {lastDay && readDay(lastDay) && (
        <p className="mt-1 text-fine">
          {lastDay.label}: {formatDate(readDay(lastDay))}
        </p>
      )}
    </div>
  );
}
