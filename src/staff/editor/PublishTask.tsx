// "Publish": what was changed in a person's own words, what became of it, and the steps that follow.
import { useState, type SubmitEvent } from 'react';
import { requestEditor } from './client.ts';
import type { Publication, Published } from './publish.ts';
import type { Overview } from './server.ts';

interface Props {
  publication: Publication;
  /** What is to be done after it, as HTML from the staff's guide. */
  steps: string;
  onRead: (data: Overview) => void;
}

export default function PublishTask({ publication: { branch, isSent, others }, steps, onRead }: Props) {
  const [answer, setAnswer] = useState<Pick<Published, 'message' | 'url'>>();
  const [isBusy, setBusy] = useState(false);
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words') as string;
    setBusy(true);
    setAnswer({ message: 'Looking for mistakes, then sending it …' });
    requestEditor<Published>('/publish', {}, words)
      .catch(({ message }: Error) => ({ message }))
      .then(async (published) => {
        setAnswer(published);
        onRead(await requestEditor<Overview>('/overview'));
      })
      .catch(({ message }: Error) => setAnswer({ message }))
      .finally(() => setBusy(false));
  };
  const copy = `a copy of your own${branch === undefined ? '' : ` (the branch ${branch})`}`;
  return (
    <section aria-labelledby="publish" className="drop">
      <h2 id="publish">Publish it</h2>
      {isSent ? (
        answer === undefined && (
          <p>All of it was sent, on {copy}. Visitors see it once the steps below are done.</p>
        )
      ) : (
        <form onSubmit={publish}>
          <label>
            What have you changed? Colleagues read this line.
            <input name="words" type="text" required placeholder="A lower price for the EV Nomad" />
          </label>
          <p className="field-description">
            It is checked for mistakes and sent, on {copy}. Visitors see nothing of it before the steps below
            are done.
          </p>
          {others.length > 0 && (
            <p className="field-description">
              Only what stands in data/ is sent. Changed as well, and left as they are: {others.join(', ')}
            </p>
          )}
          <button className="main" disabled={isBusy}>
            Publish
          </button>
        </form>
      )}
      <p role="alert" className="answer">
        {answer?.message} {answer?.url !== undefined && <a href={answer.url}>Make the pull request</a>}
      </p>
      <details open={isSent}>
        <summary>What happens next</summary>
        <ol dangerouslySetInnerHTML={{ __html: steps }} />
      </details>
    </section>
  );
}
