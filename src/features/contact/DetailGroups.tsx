// The optional questions of the contact form by what it is about, folded and called so where there are several groups of
// them. Part of the contact form's island; without JavaScript every group stands in the page. A group with an answer stays,
// whatever is chosen, since it is sent.
import {
  isAnswered,
  isOfRequest,
  listQuestions,
  type FormValues,
  type QuestionAbove,
} from './message-details.ts';
import type { LinkContent } from './submit-contact.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import DetailQuestion from './DetailQuestion.tsx';
import type { DetailGroup } from './contact-details.schema.ts';

interface Props {
  groups: readonly DetailGroup[];
  /** Whether all of them begin open. */
  areOpen: boolean;
  /** What a link asks for: only the groups that ask for its when and where are left. */
  request: LinkContent['request'];
  /** What stands above the form. */
  above: readonly QuestionAbove[];
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
  above,
  values,
  firstValues,
  errors,
  today,
}: Props) {
  const interest = values['interest'] ?? 'sales';
  const ofInterest = groups.filter(({ interests }) => interests.some((choice) => choice === interest));
  const ofRequest = ofInterest.filter((group) =>
    listQuestions([group]).some((question) => isOfRequest(question, request)),
  );
  const concerned = ofRequest.length > 0 ? ofRequest : ofInterest;
  return groups.map((group) => {
    const questions = listQuestions([group]).filter(
      ({ name }) => !above.some(({ question }) => question.name === name),
    );
    const isShown = (concerned.includes(group) || isAnswered(group, values)) && questions.length > 0;
    const isOnly = concerned.length === 1 && concerned.includes(group);
    const isOpen = areOpen || (isOnly && above.length === 0);
    return (
      <details
        key={group.id}
        open={isOpen || isAnswered({ ...group, fields: questions }, firstValues)}
        className={`mb-3 rounded-small border border-line ${isShown ? '' : 'hidden noscript:block'}`}
      >
        <summary className="flex items-center justify-between gap-3 px-4 py-3 font-medium">
          <ChangingText>{isOpen ? group.title : `${group.title} (optional)`}</ChangingText>
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            aria-hidden="true"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            fill="none"
            className="shrink-0 chevron"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </summary>
        <div className="field-grid gap-y-4 px-4 pb-5">
          {questions.map((question) => (
            <DetailQuestion key={question.name} {...{ question, errors, today }} />
          ))}
        </div>
        {request !== 'quote' && group.note && (
          <p className="px-4 pb-5 text-fine text-text-quiet">{group.note}</p>
        )}
      </details>
    );
  });
}
