// client:fetch: hydrates an island at once, like client:load, with props that the page does not hold: the build moves
// them into a file of their own (src/build/pages/finish-pages.ts), so that they delay neither the first paint nor each visit.
import type { ClientDirective } from 'astro';

const fetchProps: ClientDirective = (load, _options, element) => {
  const start = async () => {
    const url = element.getAttribute('props-url');
    const [hydrate, props] = await Promise.all([load(), url === null ? undefined : readText(url)]);
    if (props === undefined) await hydrate();
    // The element watches this attribute and hydrates by itself.
    else element.setAttribute('props', props);
  };
  void start();
};

/** The text of a file; like the element's scripts, it is asked for once more when it does not come. */
async function readText(url: string): Promise<string> {
  try {
    return await readOnce(url);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return readOnce(url);
  }
}

async function readOnce(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

export default fetchProps;
