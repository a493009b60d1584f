import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: two elements with another text take the place of each text node, also of those that come
 * later. The other text has a mark at its end that has no width and that Playwright does not compare.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, template, textarea';
    const translateText = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untranslated)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`${text.data}\u200B`);
      text.replaceWith(outer);
    };
    const translate = (node: Node) => {
      if (node instanceof Text) translateText(node);
      // A copy, since the list of a node follows what is done to it.
      else for (const child of [...node.childNodes]) translate(child);
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) translate(node);
        if (target instanceof Text) translate(target);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
