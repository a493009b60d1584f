// Menu of narrow screens. An island because a chosen link must close it, also for the way back; all else that closes it
// is in the header's script. It hydrates on first intent (client:intent), and works without.
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import IslandBoundary from '../ui/IslandBoundary.tsx';

interface Props {
  /** The links. As a slot, so that the page holds them once and not again as props. */
  children?: ReactNode;
}

export default function MobileMenu({ children }: Props) {
  const plainMenu = (
    <Menu>
      <p className="pt-5">This menu stays open until you close it. Its links work.</p>
      {children}
    </Menu>
  );
  return (
    <IslandBoundary fallback={plainMenu}>
      <ClosingMenu>{children}</ClosingMenu>
    </IslandBoundary>
  );
}

/** Closes when a link in it is chosen. */
function ClosingMenu({ children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = details.current;
    const closeOnChoice = ({ target }: Event) => {
      if (menu && target instanceof Element && target.closest('a')) menu.open = false;
    };
    menu?.addEventListener('click', closeOnChoice);
    return () => menu?.removeEventListener('click', closeOnChoice);
  }, []);

  return <Menu ref={details}>{children}</Menu>;
}

function Menu({ ref, children }: Props & { ref?: Ref<HTMLDetailsElement> }) {
  return (
    <details ref={ref} name="site-menu" className="group lg:hidden">
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
