// The rental that a town's page has worked out, above the form that asks for it. Part of the contact form's island.
import { formatCount, formatUsd } from '../../lib/format.ts';
import type { WorkedOutRental } from './submit-contact.ts';

interface Props {
  title: string;
  rental: WorkedOutRental;
}

export default function ChosenRental({ title, rental }: Props) {
  const { plan, town, days, totalUsd, depositUsd } = rental;
  return (
    <div className="mb-4 rounded-small bg-band px-4 py-3 sm:col-span-2">
      <h3 className="font-sans text-fine font-semibold">{title}</h3>
      <p className="mt-1">
        {plan}, {formatCount(days, 'day')}, delivered to {town}
      </p>
      <p className="font-heading font-bold figures">{formatUsd(totalUsd)}</p>
      <p className="text-fine text-text-quiet">
        Plus tax and a refundable deposit of {formatUsd(depositUsd)}. Add your first and last day below.
      </p>
    </div>
  );
}
