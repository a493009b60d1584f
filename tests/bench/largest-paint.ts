// Finds what a page paints largest on the phone that Lighthouse simulates.
import type { Browser } from 'playwright';
import type { LargestPaint } from './plain-page.ts';

/** Lighthouse's phone: a Moto G Power. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The largest paint of the page at an address. Throws when the page paints nothing. */
export async function findLargestPaint(browser: Browser, url: string): Promise<LargestPaint> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      const entry = await new Promise<LargestContentfulPaint>((resolve, reject) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) resolve(last as LargestContentfulPaint);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => reject(new Error('nothing was painted')), 5000);
      });
      const element = entry.element;
      if (!element) throw new Error('the largest paint has no element any more');
      const { left, top, width, height } = element.getBoundingClientRect();
      const isPicture = entry.url !== '';
      const shown = (isPicture ? (element.closest('picture') ?? element) : element).cloneNode(
        true,
      ) as Element;
      for (const node of [shown, ...shown.querySelectorAll('*')]) {
        for (const name of ['class', 'style', 'id', 'loading']) node.removeAttribute(name);
      }
      // The text in the font of the system and the size of the original.
      const size = getComputedStyle(element).fontSize;
      const text = `<p style="margin:0;font:${size} system-ui">${element.textContent}</p>`;
      return { html: isPicture ? shown.outerHTML : text, isPicture, box: { left, top, width, height } };
    });
  } finally {
    await context.close();
  }
}
