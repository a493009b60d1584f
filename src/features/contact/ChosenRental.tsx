// The rental that the page which leads here names, above the form that asks for it, with its days once they are known.
// Part of the contact form's island.
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
}

export default function ChosenRental({ title, rental, days: { firstDay, lastDay }, values }: Props) {
  const { plan, town, days, totalUsd, depositUsd } = rental;
  const chosen = [firstDay, lastDay].flatMap((day) => {
    const text = values[day?.name ?? ''];
    return typeof text === 'string' && text !== '' ? [formatDate(text)] : [];
  });
  return (
    <div className="mb-4 rounded-small bg-band px-4 py-3 sm:col-span-2">
      <h3 className="font-sans text-fine font-semibold">{title}</h3>
      <p className="mt-1">
        {plan}, {formatCount(days, 'day')}
        {town && `, delivered to ${town}`}
      </p>
      {chosen.length > 0 && <p>{chosen.join(' to ')}</p>}
      <p className="font-heading font-bold figures">
        {formatUsd(totalUsd)}
        {!town && ' before delivery'}
      </p>
      <p className="text-fine text-text-quiet">
        Plus tax. With the {formatUsd(depositUsd)} refundable deposit: {formatUsd(totalUsd + depositUsd)}.
      </p>
    </div>
  );
}
