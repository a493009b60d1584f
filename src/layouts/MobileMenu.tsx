// Menu of narrow screens, which works without its script, too. An island because a chosen link must close it, also for the
// way back; the header's script closes it otherwise.
import { useEffect, useRef, type ReactNode } from 'react';

/** The links are a slot, so that the page holds them once and not again as props. */
export default function MobileMenu({ children }: { children?: ReactNode }) {
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
      {/* A translated word is no reason to draw the menu again, which would close it. */}
      <summary className="flex min-h-11 items-center gap-2 rounded-small border border-line px-2.5 leading-tight font-semibold hover:border-text max-[16rem]:text-fine sm:px-4">
        <span className="group-open:hidden" suppressHydrationWarning>
          Menu
        </span>{' '}
        <span className="hidden group-open:inline" suppressHydrationWarning>
          Close
        </span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5.5rem)] overflow-y-auto border-b border-hairline bg-surface px-5 pb-14 shadow-float max-sm:h-[calc(100dvh-4rem)] max-sm:max-h-none"
      >
        {children}
      </nav>
    </details>
  );
}
