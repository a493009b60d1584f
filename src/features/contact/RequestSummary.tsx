// What the request is about, above the form, with the fields of its kind.
import { formatUsd } from '../../lib/format.ts';
import { vehiclePath } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import Price from '../vehicles/Price.tsx';
import type { ContactFormProps } from './contact-form.ts';
import { describeRental, listChoices, type RequestFacts } from './request-lines.ts';
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

export default function RequestSummary({ request, choosesVehicle, errors, ...shared }: Props) {
  const { copy, facts } = shared;
  const vehicles = listVehicleIds(request).flatMap((id) => {
    const vehicle = facts.vehicles[id];
    return vehicle ? [{ id, ...vehicle }] : [];
  });
  const { lastDay, due } = describeRental(request, facts);
  const note = copy.notes[request.kind];
  return (
    <div className="mb-2 min-w-0 rounded-small bg-band p-3">
      <input type="hidden" name="kind" value={request.kind} />
      {(vehicles.length > 0 || request.kind === 'rental') && (
        <h3 className="font-sans text-fine font-semibold">{copy.cartTitle}</h3>
      )}
      {choosesVehicle && (
        <RequestControl {...shared} name="vehicles" type="vehicle" label={facts.labels.vehicle} />
      )}
      {vehicles.length > 0 && (
        <>
          <ul>
            {vehicles.map(({ id, name, price, picture }) => (
              <li key={id} className="mt-2 grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] items-center gap-4">
                {!choosesVehicle && <input type="hidden" name="vehicles" value={id} />}
                <img src={picture} alt="" width="400" height="300" className="w-full rounded-small" />
                <div>
                  <a href={vehiclePath(id)} className="inline-flex min-h-11 items-center text-link">
                    {name}
                  </a>
                  <Price amount={formatUsd(price)} />
                </div>
              </li>
            ))}
          </ul>
          <p className={noteClass}>{copy.priceNote}</p>
        </>
      )}
      {listFields(request).map(({ name, type, isRequired }) => {
        const label = facts.labels[name];
        return (
          <RequestControl
            key={name}
            {...{ ...shared, name, type, isRequired }}
            label={isRequired ? label : `${label} (optional)`}
            error={errors[name]}
          />
        );
      })}
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

interface RequestControlProps extends Pick<Props, 'copy' | 'facts' | 'today'> {
  name: string;
  type: RequestField['type'] | 'vehicle';
  label: string;
  isRequired?: boolean;
  error?: string | undefined;
}

function RequestControl({ name, type, isRequired = false, error, ...props }: RequestControlProps) {
  const { label, copy, facts, today } = props;
  const choices = listChoices(type, facts);
  const isDay = type === 'day';
  const attributes = { ...controlProps(name, error), autoComplete: 'off', required: isRequired };
  return (
    <Field {...{ name, label, error }} isChecked={isRequired || isDay} className="mt-2 max-w-80">
      {choices ? (
        <select {...attributes}>
          <option value="">{type === 'town' ? copy.noTown : copy.noChoice}</option>
          {Object.entries(choices).map(([id, choice]) => (
            <option key={id} value={id}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...attributes}
          type={isDay ? 'date' : 'text'}
          min={isDay ? today : undefined}
          inputMode={type === 'count' ? 'numeric' : undefined}
        />
      )}
    </Field>
  );
}
