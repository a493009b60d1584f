import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A wide face, since CI and visitors may have wider ones than this machine. */
const wideFace = '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2';

/** The text spacing that WCAG 1.4.12 lets readers choose. */
const wideText = `
  * { font-family: 'Test Face' !important; content-visibility: visible !important;
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Sets an open page in a wide face, with the spacing of WCAG 1.4.12 and the browser's default text at 24 px. */
export async function setWideText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
  const face = readFileSync(new URL(import.meta.resolve(wideFace))).toString('base64');
  // A face and a sheet made by a script are outside the page's content policy.
  await page.evaluate(
    async ([base64, styles]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace('Test Face', bytes).load());
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    [face, wideText] as const,
  );
}

/** Width of the page in px, with what can only be reached by scrolling sideways. */
export function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Text that a box cuts off, or that leaves the window sideways where nothing scrolls; a line each. */
export function listCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Breadcrumbs shorten the page's name on purpose; the heading has it whole.
      if (parent.closest('svg, script, style, option, [aria-current]')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      let edges = { left: 0, right: innerWidth };
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        const isForScreenReaders = clipPath !== 'none';
        if (isForScreenReaders || overflowX === 'auto' || overflowX === 'scroll') {
          edges = { left: -Infinity, right: Infinity };
          break;
        }
        if (overflowX !== 'visible' && box !== document.body) {
          const { left, right } = box.getBoundingClientRect();
          edges = { left: Math.max(edges.left, left), right: Math.min(edges.right, right) };
        }
      }
      if (width > 0 && (left < edges.left - 1 || right > edges.right + 1))
        cut.add(`${parent.localName} "${parent.textContent.trim().slice(0, 50)}"`);
    }
    return [...cut];
  });
}
