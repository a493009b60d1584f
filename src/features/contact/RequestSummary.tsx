// What the request is about, above the form, with the fields of its kind. Part of the contact form's island.
import { formatUsd } from '../../lib/format.ts';
import { vehiclePath } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import Price from '../vehicles/Price.tsx';
import type { ContactFormProps } from './contact-form.ts';
import { describeRental, listChoices, type RequestFacts } from './describe-request.ts';
import Field, { controlProps } from './Field.tsx';
import { listFields, listVehicleIds, type Request, type RequestField } from './request.ts';
import type { FieldErrors } from './use-contact-submission.ts';

const noteClass = 'mt-2 text-fine text-text-quiet';

interface Props {
  copy: ContactFormProps['copy'];
  facts: RequestFacts;
  /** As the form is filled in. */
  request: Request;
  /** Whether the cart of a quote is yet to be chosen. */
  choosesVehicle: boolean;
  errors: FieldErrors;
  /** ISO date, once it is known; days before it cannot be meant. */
  today: string | undefined;
}

export default function RequestSummary({ copy, facts, request, choosesVehicle, errors, today }: Props) {
  const { vehicles, labels } = facts;
  const { kind } = request;
  const ids = listVehicleIds(request);
  const { lastDay, due } = describeRental(request, facts);
  const note = kind in copy.notes && copy.notes[kind as keyof typeof copy.notes];
  return (
    <div className="mb-2 min-w-0 rounded-small bg-band p-3">
      <input type="hidden" name="kind" value={kind} />
      {(ids.length > 0 || kind === 'rental') && (
        <h3 className="font-sans text-fine font-semibold">{copy.cartTitle}</h3>
      )}
      {choosesVehicle && (
        <Field name="vehicles" label={labels.vehicle} isChecked={false} className="mt-2 max-w-80">
          <select {...controlProps('vehicles', undefined)}>
            <option value="">{copy.noVehicle}</option>
            {Object.entries(vehicles).map(([id, { name, price }]) => (
              <option key={id} value={id}>{`${name}, ${formatUsd(price)}`}</option>
            ))}
          </select>
        </Field>
      )}
      {ids.length > 0 && (
        <>
          <ul>
            {ids.map((id) => (
              <VehicleItem key={id} id={id} vehicle={vehicles[id]} isSent={!choosesVehicle} />
            ))}
          </ul>
          <p className={noteClass}>{copy.priceNote}</p>
        </>
      )}
      {listFields(request).map((field) => (
        <RequestControl key={field.name} {...{ field, copy, facts, today }} error={errors[field.name]} />
      ))}
      <div role="status" className="text-fine">
        {due && (
          <p key={due.sum} className="mt-2 text-text-quiet">
            <strong className="font-heading text-base text-text figures">{due.sum}</strong>{' '}
            <ChangingText>{`${due.terms}. The deposit is refundable.`}</ChangingText>
          </p>
        )}
        {lastDay && <ChangingText>{lastDay}</ChangingText>}
      </div>
      {note && <p className={noteClass}>{note}</p>}
    </div>
  );
}

interface VehicleItemProps {
  id: string;
  vehicle: RequestFacts['vehicles'][string] | undefined;
  /** Whether it is sent from here, since no control chooses it. */
  isSent: boolean;
}

function VehicleItem({ id, vehicle, isSent }: VehicleItemProps) {
  if (!vehicle) return null;
  return (
    <li className="mt-2 grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] items-center gap-4">
      {isSent && <input type="hidden" name="vehicles" value={id} />}
      <img src={vehicle.picture} alt="" width="400" height="300" className="w-full rounded-small" />
      <div>
        <a href={vehiclePath(id)} className="inline-flex min-h-11 items-center text-link">
          {vehicle.name}
        </a>
        <Price amount={formatUsd(vehicle.price)} />
      </div>
    </li>
  );
}

interface RequestControlProps extends Pick<Props, 'copy' | 'facts' | 'today'> {
  field: RequestField;
  error: string | undefined;
}

function RequestControl({ field, copy, facts, error, today }: RequestControlProps) {
  const { name, type, isRequired } = field;
  const choices = listChoices(type, facts);
  const attributes = { ...controlProps(name, error), autoComplete: 'off', required: isRequired };
  const label = facts.labels[name];
  return (
    <Field
      name={name}
      label={isRequired ? label : `${label} (optional)`}
      error={error}
      isChecked={isRequired || type === 'day'}
      className="mt-2 max-w-80"
    >
      {choices ? (
        <select {...attributes}>
          <option value="">{type === 'town' ? copy.noTown : 'Not sure yet'}</option>
          {Object.entries(choices).map(([id, choice]) => (
            <option key={id} value={id}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...attributes}
          type={type === 'day' ? 'date' : 'text'}
          min={type === 'day' ? today : undefined}
          inputMode={type === 'count' ? 'numeric' : undefined}
        />
      )}
    </Field>
  );
}
