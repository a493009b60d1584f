// client:intent: hydrates an island when a visitor is about to use it (pointer over it or focus in it).
// Until then its HTML works by itself, so most pages never load a framework.
import type { ClientDirective } from 'astro';

const intentEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

const intent: ClientDirective = (load, _options, element) => {
  const hydrate = async () => {
    for (const eventName of intentEvents) element.removeEventListener(eventName, start);
    const render = await load();
    await render();
  };
  const start = () => void hydrate();
  for (const eventName of intentEvents) element.addEventListener(eventName, start);
  // Somebody was faster than this script.
  if (element.matches(':focus-within')) start();
};

export default intent;
