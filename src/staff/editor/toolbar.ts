// "Edit this page" in Astro's development toolbar: the files of data/ that the page shows.
import { defineToolbarApp } from 'astro/toolbar';
import { requestEditor, openInTextEditor } from './client.ts';
import type { FileOfPage } from './records.ts';

export default defineToolbarApp({
  init(canvas, app) {
    const panel = document.createElement('astro-dev-toolbar-window');
    app.onToggled(({ state }) => {
      if (!state || panel.isConnected) return;
      canvas.append(panel);
      const { pathname } = location;
      requestEditor<FileOfPage[]>('/page', { path: pathname }).then(
        (files) => panel.append(...files.map(buildLink)),
        (error: Error) => panel.append(error.message),
      );
    });
  },
});

function buildLink({ path, hasForm }: FileOfPage): HTMLElement {
  const link = document.createElement('a');
  link.textContent = `data/${path}`;
  link.style.cssText = 'color: inherit; padding: 0.4rem';
  link.href = hasForm ? `/edit?file=${path}` : '#';
  // The page may stand beside a form.
  link.target = '_top';
  if (!hasForm) link.onclick = () => openInTextEditor(`data/${path}`);
  return link;
}
