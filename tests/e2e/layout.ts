// Lays pages out in faces, text sizes and spacings that visitors have and this machine has not, and finds what breaks.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Text as a visitor's browser sets it; sizes are the browser's setting for default text, in px. */
export interface TextSetting {
  size: 16 | 24;
  /** Whether it has the text spacing of WCAG 1.4.12. */
  isSpaced: boolean;
}

/** What takes the most room of all that a visitor may have. */
export const widestText: TextSetting = { size: 24, isSpaced: true };

/** As wide as Verdana, and as the faces of plain Linux and old Windows. */
const wideFace = '@fontsource/dejavu-sans/files/dejavu-sans-latin';

/** The text spacing that WCAG 1.4.12 lets readers choose. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** A name for the setting in the title of a test. */
export function describeText({ size, isSpaced }: TextSetting): string {
  return `a wide face at ${size} px${isSpaced ? ' with wide spacing' : ''}`;
}

/** Sets a page that is open in a wide face, at the given size and spacing. */
export async function setText(page: Page, { size, isSpaced }: TextSetting): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  const faces = [400, 700].map((weight) => ({ weight, base64: readFace(weight) }));
  const styles = `* { font-family: 'Test Face' !important; content-visibility: visible !important; }
    ${isSpaced ? textSpacing : ''}`;
  // A face and a sheet that a script makes are none that the page's content policy looks at.
  await page.evaluate(
    async ({ faces, styles }) => {
      for (const { weight, base64 } of faces) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace('Test Face', bytes, { weight: String(weight) }).load());
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    { faces, styles },
  );
}

/** Spaces the text of a page that is open, in its own face, as WCAG 1.4.12 lets readers do. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, `${textSpacing} * { content-visibility: visible !important }`);
}

function readFace(weight: number): string {
  return readFileSync(new URL(import.meta.resolve(`${wideFace}-${weight}-normal.woff2`))).toString('base64');
}

/** How wide the page is, with what can be reached by scrolling only. */
export function measureWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Pictures that ask for half as many pixels again as the width at which they are shown needs, each in a line. */
export function listWideRequests(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'absolute';
    const shown = [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].filter(
      (image) => image.checkVisibility() && image.clientWidth > 0,
    );
    const lines = shown.flatMap((image) => {
      const entries = image.sizes.split(', ').map((entry) => /^(\(.+\))? ?(.+)$/.exec(entry));
      probe.style.width = entries.find((entry) => matchMedia(entry?.[1] ?? 'all').matches)?.[2] ?? '';
      const asked = probe.clientWidth;
      const drawn = image.clientWidth;
      return asked > 1.5 * drawn ? [`${image.currentSrc} as ${asked} px wide, shown at ${drawn}`] : [];
    });
    probe.remove();
    return lines;
  });
}

/** Sideways scrolling, words on words, words out of their box and words that are cut off, each in a line. */
export async function listLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults);
}

/** Words that stand in two lines although no hyphen parts them; an address may break anywhere. */
export async function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, option'))
        continue;
      for (const { 0: word, index } of node.data.matchAll(/[^\s/–-]+/g)) {
        if (word.includes('@') || word.includes('www.')) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1)
          broken.add(`${word} in ${parent.localName} "${parent.textContent.trim()}"`);
      }
    }
    return [...broken];
  });
}

// Runs in the page, so it carries everything with it.
function findFaults(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Line {
    box: Box;
    node: Text;
    /** The raised ancestor, which covers other parts of the page on purpose: header, open menu, phone bar. */
    layer: Element | null;
  }
  const slack = 1;
  const root = document.documentElement;
  const faults: string[] = [];
  const width = root.clientWidth;
  const name = (element: Element) =>
    `${element.localName}${element.id ? `#${element.id}` : ''} "${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
  const intersect = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isSeen = ({ left, right, top, bottom }: Box) => right - left > slack && bottom - top > slack;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };

  if (root.scrollWidth > width) {
    const wide = [...root.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + slack / 2,
    );
    const deepest = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    faults.push(
      `scrolls sideways by ${root.scrollWidth - width} px: ${deepest.slice(0, 3).map(name).join(', ')}`,
    );
  }

  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest('svg, script, style, noscript, option'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const owner = (() => {
      let element = parent;
      while (['inline', 'contents'].includes(styleOf(element).display) && element.parentElement) {
        element = element.parentElement;
      }
      return element;
    })();
    // The page's own name at the end of its breadcrumb, which the heading says whole.
    if (styleOf(owner).textOverflow === 'ellipsis' && parent.matches('[aria-current]')) continue;
    const room = owner.getBoundingClientRect();
    for (const rect of range.getClientRects()) {
      if (rect.width <= slack) continue;
      // The middle of the line: glyphs rarely fill the height that a face reserves for them.
      const box = {
        left: rect.left,
        right: rect.right,
        top: rect.top + rect.height / 4,
        bottom: rect.bottom - rect.height / 4,
      };
      let seen: Box = box;
      let cutter: Element | undefined;
      let isScrolled = false;
      let layer: Element | null = null;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { overflowX, position, zIndex, clipPath } = styleOf(element);
        if (clipPath !== 'none') seen = { ...seen, right: seen.left };
        if (overflowX !== 'visible' && element !== root && element !== document.body) {
          const next = intersect(seen, element.getBoundingClientRect());
          isScrolled ||= overflowX === 'auto' || overflowX === 'scroll';
          const isCut =
            seen.right - next.right > slack ||
            next.left - seen.left > slack ||
            next.bottom < seen.bottom - slack;
          if (isCut && !isScrolled) cutter ??= element;
          seen = next;
        }
        if (position !== 'static' && zIndex !== 'auto') layer ??= element;
      }
      // Words for screen readers only, and what is scrolled out of its box.
      if (!isSeen(seen)) continue;
      if (cutter) faults.push(`cut off by ${cutter.localName}: ${name(parent)}`);
      if (!isScrolled && (rect.left < -slack || rect.right > width + slack)) {
        faults.push(`outside the window: ${name(parent)}`);
      }
      if (rect.right > room.right + slack || rect.left < room.left - slack) {
        faults.push(
          `out of its box by ${Math.ceil(Math.max(rect.right - room.right, room.left - rect.left))} px: ${name(parent)}`,
        );
      }
      lines.push({ box: seen, node, layer });
    }
  }

  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= line.box.bottom) break;
      if (other.node === line.node || other.layer !== line.layer) continue;
      if (isSeen(intersect(line.box, other.box))) {
        faults.push(`words on words: "${line.node.data.trim()}" and "${other.node.data.trim()}"`);
      }
    }
  });
  return [...new Set(faults)];
}
