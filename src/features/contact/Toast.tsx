// A message over the page that stays until closed, by its button or by Escape. Part of the contact form's island;
// it is put into the layout's toast region, outside the form.
import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  title: string;
  text: string;
  onClose: () => void;
  /** What to do instead: a link under the text. */
  children?: ReactNode;
}

export default function Toast({ title, text, onClose, children }: Props) {
  // Before it is painted: who sees it can close it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [onClose]);

  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-4 top-20 z-30 ml-auto flex max-w-sm items-start gap-2 rounded-large border border-danger bg-surface py-3 pr-2 pl-5 shadow-float motion-safe:animate-fade-up"
    >
      <div className="grow py-2">
        <p className="font-semibold text-danger">{title}</p>
        <p>{text}</p>
        {children}
      </div>
      <button
        type="button"
        aria-label="Close message"
        onClick={onClose}
        className="grid min-h-11 min-w-11 place-items-center rounded-small"
      >
        <svg
          viewBox="0 0 20 20"
          width="18"
          height="18"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </div>,
    document.getElementById('toasts') ?? document.body,
  );
}
