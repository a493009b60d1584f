// A failure, over the page in the layout's toast region until it is closed.
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  text: string;
  onClose: () => void;
  /** What to do instead: a link under the text. */
  children: ReactNode;
}

export default function Toast({ text, onClose, children }: Props) {
  return createPortal(
    <div
      role="alert"
      className="fixed inset-x-4 top-20 z-30 ml-auto flex max-w-sm items-start gap-2 rounded-large border border-danger bg-surface py-3 pr-2 pl-5 shadow-float motion-safe:animate-fade-up"
    >
      <div className="grow py-2">
        <p className="font-semibold text-danger">Error</p>
        <p>{text}</p>
        {children}
      </div>
      <button
        type="button"
        aria-label="Close message"
        onClick={onClose}
        className="min-h-11 min-w-11 rounded-small text-h3"
      >
        ×
      </button>
    </div>,
    document.getElementById('toasts') ?? document.body,
  );
}
