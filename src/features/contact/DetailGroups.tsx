// The optional questions of the contact form by what it is about, folded where there are several groups of them. Part of
// the contact form's island; without JavaScript every group stands in the page. A group with an answer stays, whatever is
// chosen, since it is sent.
import { findRentalDays, isAnswered, listQuestions, type FormValues } from './message-details.ts';
import type { LinkContent } from './submit-contact.ts';
import DetailQuestion from './DetailQuestion.tsx';
import type { DetailGroup } from './contact-details.schema.ts';

interface Props {
  groups: readonly DetailGroup[];
  /** Whether all of them begin open. */
  areOpen: boolean;
  /** What a link asks for: a rental leaves only the questions about its days, a test drive only the others. */
  request: LinkContent['request'];
  /** Answers that stand above the form, by the names of their controls: sent as they are, and not shown again. */
  answers: Readonly<Record<string, string>>;
  /** Whether the days of a rental are asked above the form. */
  areDaysAbove: boolean;
  /** What the form holds. */
  values: FormValues;
  /** What it held first: groups that a link or a draft has filled in begin open. */
  firstValues: FormValues;
  /** What is wrong with each answer, by the name of its control. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** ISO date, once it is known; no day before it can be meant. */
  today: string | undefined;
}

export default function DetailGroups({
  groups,
  areOpen,
  request,
  answers,
  areDaysAbove,
  values,
  firstValues,
  errors,
  today,
}: Props) {
  const interest = values['interest'] ?? 'sales';
  const ofInterest = groups.filter(({ interests }) => interests.some((choice) => choice === interest));
  const isOfRental = (group: DetailGroup) => findRentalDays([group]).firstDay !== undefined;
  const ofRequest = ofInterest.filter((group) => request && isOfRental(group) === (request === 'rental'));
  const concerned = ofRequest.length > 0 ? ofRequest : ofInterest;
  return groups.map((group) => {
    const questions = listQuestions([group]).filter(
      ({ kind, filledBy }) => !(areDaysAbove && kind === 'date' && filledBy),
    );
    const isHidden = (name: string) => name in answers && values[name] === answers[name];
    const isShown =
      (concerned.includes(group) || isAnswered(group, values)) &&
      !questions.every(({ name }) => isHidden(name));
    const isOnly = concerned.length === 1 && concerned[0] === group;
    return (
      <details
        key={group.id}
        open={areOpen || isOnly || isAnswered(group, firstValues)}
        className={`group mb-3 rounded-small border border-line sm:col-span-2 ${isShown ? '' : 'hidden noscript:block'}`}
      >
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-medium">
          {group.title}
          <span aria-hidden="true" className="transition-rotate-scale group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="grid gap-x-5 gap-y-4 px-4 pb-5 sm:grid-cols-2">
          {questions.map((question) => (
            <DetailQuestion
              key={question.name}
              {...{ question, errors, today }}
              className={`${question.kind === 'long' ? 'sm:col-span-2' : 'min-w-0'} ${isHidden(question.name) ? 'hidden' : ''}`}
            />
          ))}
        </div>
      </details>
    );
  });
}
