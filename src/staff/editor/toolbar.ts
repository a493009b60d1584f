// "Edit this page" in Astro's development toolbar: a press on a text of the page leads to its field, and the files of data/
// that the page shows are listed.
import { defineToolbarApp } from 'astro/toolbar';
import { fieldUrl, openInTextEditor, requestEditor } from './client.ts';
import type { FileOfPage } from './records.ts';
import type { FoundField } from './search.ts';

export default defineToolbarApp({
  init(canvas, app) {
    const panel = document.createElement('astro-dev-toolbar-window');
    const status = document.createElement('p');
    status.role = 'status';
    let files: FileOfPage[] = [];
    const outline = document.createElement('style');
    outline.textContent =
      '* { cursor: crosshair !important } :hover:not(:has(:hover)) { outline: 2px solid }';
    const lead = (event: MouseEvent) => {
      const { target } = event;
      // The toolbar's own buttons work as ever.
      if (!(target instanceof Element) || target.closest('astro-dev-toolbar')) return;
      event.preventDefault();
      event.stopPropagation();
      status.textContent = 'Looking for it …';
      void findField(target).then(
        (field) => open(field ? fieldUrl(field.path, field.at) : fieldUrl(files[0]?.path ?? ''), '_top'),
        (error: Error) => (status.textContent = error.message),
      );
    };
    app.onToggled(({ state }) => {
      if (!state) {
        removeEventListener('click', lead, true);
        outline.remove();
        return;
      }
      addEventListener('click', lead, true);
      document.head.append(outline);
      if (panel.isConnected) return;
      canvas.append(panel);
      requestEditor<FileOfPage[]>('/page', { path: location.pathname }).then(
        (found) => {
          files = found;
          status.textContent = 'Press a text or a figure of the page to edit it, or choose a file:';
          panel.append(status, ...found.map(buildLink));
        },
        (error: Error) => panel.append(error.message),
      );
    });
  },
});

/** The field of which an element shows the text, of the page that its card leads to before those of this page. */
function findField(element: Element): Promise<FoundField | null> {
  const link = element.closest('a') ?? element.closest('article, li')?.querySelector('a');
  const pages = [...(link ? [link.pathname] : []), location.pathname];
  const text = element instanceof HTMLImageElement ? element.alt : (element.textContent ?? '');
  const query = [
    ...pages.map((page): [string, string] => ['page', page]),
    ['text', text] as [string, string],
  ];
  return requestEditor<FoundField | null>('/shown-field', query);
}

function buildLink({ path, title, hasForm }: FileOfPage): HTMLElement {
  const link = document.createElement('a');
  link.textContent = title;
  link.style.cssText = 'color: inherit; padding: 0.4rem';
  link.href = hasForm ? `/edit?file=${path}` : '#';
  // The page may stand beside a form.
  link.target = '_top';
  if (!hasForm) link.onclick = () => openInTextEditor(`data/${path}`);
  return link;
}
