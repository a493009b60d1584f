// What a link to the contact form names, above the form: carts, a rental with what is due for it, and the questions for when
// and where, each of which is asked unless its answer is known; of a home visit those alone. Part of the contact form's island.
import type { ReactNode } from 'react';
import { vehiclePath } from '../../lib/paths.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import Price from '../vehicles/Price.tsx';
import { formatUsd } from '../../lib/format.ts';
import { describeDue, type RentalCatalog } from '../rentals/rental-catalog.ts';
import DetailQuestion from './DetailQuestion.tsx';
import Field, { controlClass } from './Field.tsx';
import {
  deliverTo,
  describeAnswer,
  readText,
  type FormValues,
  type QuestionAbove,
  type requestQuestions,
} from './message-details.ts';
import type { LinkContent, LinkedVehicle } from './submit-contact.ts';
import type { ContactDraft } from './use-contact-draft.ts';

const noteClass = 'mt-2 text-fine text-text-quiet';

/** A vehicle as the form shows it. */
export interface InquiryVehicle extends LinkedVehicle {
  /** Whole dollars. */
  price: number;
  /** URL of a small picture, or of the placeholder. */
  picture: string;
}

/** Its own words. */
export interface SummaryCopy {
  cartTitle: string;
  /** In place of a town. */
  pickupLabel: string;
  /** Where a purchase is delivered, below the choice of its town. */
  deliveryNote: string;
  /** When somebody is there, by what is asked for; `delivery` is that of a rental. */
  hoursNotes: Readonly<Partial<Record<keyof typeof requestQuestions | 'delivery', string>>>;
  /** What is not known of rented carts. */
  rentalNote?: string | undefined;
}

interface Props {
  copy: SummaryCopy;
  /** What the link asks for. */
  request: keyof typeof requestQuestions | undefined;
  /** What may be rented, and delivered where. */
  rentals: RentalCatalog;
  onChoose: ContactDraft['choose'];
  link: LinkContent;
  /** By id. */
  vehicles: Readonly<Record<string, InquiryVehicle>>;
  /** What the prices hold. */
  priceNote: string;
  /** Asked or told here and nowhere else. */
  questions: readonly QuestionAbove[];
  /** What fills in the one that must be answered. */
  required: string | undefined;
  /** What the form holds. */
  values: FormValues;
  /** What is wrong with each answer, by the name of its control. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** ISO date, once it is known. */
  today: string | undefined;
}

export default function RequestSummary({
  copy,
  request,
  rentals: { plans, towns },
  onChoose,
  link,
  vehicles,
  priceNote,
  questions,
  required,
  values,
  errors,
  today,
}: Props) {
  const { vehicleIds, rental } = link;
  const due = rental && describeDue(rental);
  const listed = Object.entries(towns);
  const hoursNote = request && copy.hoursNotes[rental?.town ? 'delivery' : request];
  const choose = (
    part: Parameters<typeof onChoose>[0],
    label: string,
    defaultValue: string | undefined,
    options: ReactNode,
  ) => (
    <Field name={part} label={label} isChecked={false} className="mt-2 max-w-80">
      <select
        className={controlClass}
        defaultValue={defaultValue}
        onChange={(event) => {
          onChoose(part, event.target.value);
        }}
      >
        {options}
      </select>
    </Field>
  );
  return (
    <div className="mb-2 min-w-0 rounded-small bg-band p-3">
      {request !== 'homeVisit' && <h3 className="font-sans text-fine font-semibold">{copy.cartTitle}</h3>}
      {link.choosesCart &&
        choose(
          'vehicle',
          'Cart',
          vehicleIds[0],
          <>
            <option value="">Not sure yet</option>
            {Object.entries(vehicles).map(([id, { name, price }]) => (
              <option key={id} value={id}>
                {name}, {formatUsd(price)}
              </option>
            ))}
          </>,
        )}
      {vehicleIds.length > 0 && (
        <>
          <ul>
            {vehicleIds.map((id) => {
              const vehicle = vehicles[id];
              if (!vehicle) return null;
              return (
                <li key={id} className="mt-2 grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] items-center gap-4">
                  <img
                    src={vehicle.picture}
                    alt=""
                    width="400"
                    height="300"
                    className="w-full rounded-small"
                  />
                  <div>
                    <a href={vehiclePath(id)} className="inline-flex min-h-11 items-center text-link">
                      {vehicle.name}
                    </a>
                    <Price amount={formatUsd(vehicle.price)} />
                  </div>
                </li>
              );
            })}
          </ul>
          <p className={noteClass}>{priceNote}</p>
        </>
      )}
      {due && (
        <>
          {choose(
            'plan',
            'Plan',
            rental.planId,
            Object.entries(plans).map(([id, { title }]) => (
              <option key={id} value={id}>
                {title}
              </option>
            )),
          )}
          <p className={noteClass}>
            <strong key={due.sum} className="font-heading text-base text-text figures">
              {due.sum}
            </strong>{' '}
            <ChangingText>{`${due.terms}. The deposit is refundable.`}</ChangingText>
          </p>
        </>
      )}
      {(due ?? request === 'quote') &&
        choose(
          'town',
          'Delivery',
          link.townPath,
          <>
            <option value="">{copy.pickupLabel}</option>
            {[...new Set(listed.map(([, { county }]) => county))].map((county) => (
              <optgroup key={county} label={county}>
                {listed
                  .filter(([, town]) => town.county === county)
                  .map(([path, { name }]) => (
                    <option key={path} value={path}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </>,
        )}
      {questions.map(({ question, isAsked, answer }) => {
        const { name } = question;
        const told = answer && (question.filledBy === deliverTo ? answer : describeAnswer(question, answer));
        return answer === undefined ? (
          <DetailQuestion
            key={name}
            question={{
              ...question,
              label: `${question.label}${question.filledBy === required ? '' : ' (optional)'}`,
            }}
            {...{ errors, today }}
            defaultValue={readText(values[name])}
            isChecked
            className="mt-2 max-w-80"
          />
        ) : (
          <div key={name} role="status" className="text-fine">
            <input type="hidden" name={name} value={answer} />
            {isAsked && told && <ChangingText>{told}</ChangingText>}
          </div>
        );
      })}
      {rental && <p className={noteClass}>{copy.rentalNote}</p>}
      {request === 'quote' && <p className={noteClass}>{copy.deliveryNote}</p>}
      {hoursNote && <p className={noteClass}>{hoursNote}</p>}
    </div>
  );
}
