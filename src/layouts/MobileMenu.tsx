// Menu of narrow screens. An island because a chosen link must close it, also for the way back; all else that closes it
// is in the header's script. It hydrates on first intent (client:intent), and works without.
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** The links. As a slot, so that the page holds them once and not again as props. */
  children?: ReactNode;
}

export default function MobileMenu({ children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    const closeOnChoice = ({ target }: Event) => {
      if (menu && target instanceof Element && target.closest('a')) menu.open = false;
    };
    menu?.addEventListener('click', closeOnChoice);
    return () => menu?.removeEventListener('click', closeOnChoice);
  }, []);

  return (
    <details ref={details} name="site-menu" className="group lg:hidden">
      <summary className="header-button">
        <svg
          viewBox="0 0 20 20"
          width="18"
          height="18"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="2"
          className="max-sm:hidden"
        >
          <path className="group-open:hidden" d="M2 5h16M2 10h16M2 15h16" />
          <path className="hidden group-open:block" d="M4 4l12 12M16 4L4 16" />
        </svg>
        Menu
      </summary>
      <nav aria-label="Menu" className="phone-menu">
        {children}
      </nav>
    </details>
  );
}
