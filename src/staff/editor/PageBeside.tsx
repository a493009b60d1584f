// The page that a file changes, beside its form. Until it stands, the place says so: the first page of its kind takes longest.
import { useEffect, useState, type RefObject } from 'react';

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Its URL. */
  page: string;
}

export default function PageBeside({ frame, page }: Props) {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    // Its pictures may still be on their way when it can be read.
    const timer = setInterval(() => {
      const { readyState, URL } = frame.current?.contentDocument ?? { readyState: 'loading', URL: '' };
      if (readyState === 'loading' || URL === 'about:blank') return;
      setStands(true);
      clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, [frame]);
  return (
    <div className="page">
      <p className="waiting" aria-live="polite" hidden={stands}>
        The page is being made …
      </p>
      <iframe ref={frame} src={page} title={`The page ${page}`} />
    </div>
  );
}
