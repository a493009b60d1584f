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
  const goesTo = branch === undefined ? 'a branch of its own' : `the branch ${branch}`;
  return (
    <section aria-labelledby="publish" className="drop">
      <h2 id="publish">Publish it</h2>
      {isSent ? (
        answer === undefined && (
          <p>
            All of it was sent{branch !== undefined && ` on the branch ${branch}`}, and waits until its pull
            request is merged.
          </p>
        )
      ) : (
        <form onSubmit={publish}>
          <label>
            What have you changed? Colleagues read this line.
            <input name="words" type="text" required placeholder="A lower price for the EV Nomad" />
          </label>
          <p className="field-description">
            The checks look at it, and it goes to {goesTo}. Next you make its pull request, look at the
            preview and merge it; some minutes later visitors see it.
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
