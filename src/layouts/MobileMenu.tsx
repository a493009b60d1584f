// Menu of narrow screens. An island because Escape, a chosen link, and a tap or the focus elsewhere must close it;
// it hydrates on first intent (client:intent) and until then works as a plain details element.
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** The links. As a slot, so that the page holds them once and not again as props. */
  children?: ReactNode;
}

export default function MobileMenu({ children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (returnFocus: boolean) => {
      if (!menu.current?.open) return;
      menu.current.open = false;
      if (returnFocus) menu.current.querySelector('summary')?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    const onLeave = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      const isChoice = event.type === 'click' && event.target.closest('a') !== null;
      if (isChoice || !menu.current?.contains(event.target)) close(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onLeave);
    // Without it the focus would go on behind the open menu.
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, []);

  return (
    <details ref={menu} className="group lg:hidden">
      <summary className="flex min-h-11 min-w-11 items-center gap-2 rounded-small border border-line px-2.5 font-semibold max-[22rem]:px-2 max-[16rem]:text-fine sm:px-3">
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
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5.5rem)] overflow-y-auto border-b border-hairline bg-surface px-5 pb-8 shadow-float"
      >
        {children}
      </nav>
    </details>
  );
}
