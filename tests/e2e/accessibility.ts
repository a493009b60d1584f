import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result } from 'axe-core';
import type { Page } from '@playwright/test';
import { waitForScripts } from './fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
const options = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // The only frames show other sites.
  iframes: false,
});

/** What axe finds against WCAG 2.2 AA on the page as it is now, a line each. */
export async function listAxeFindings(page: Page): Promise<string[]> {
  await waitForScripts(page);
  // Evaluated by the browser's tools, so the page's content policy does not refuse it.
  await page.evaluate(axe);
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  const findings: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const node of nodes) {
      const place = node.target.join(' ');
      // A sticky bar may cover part of a link at this scroll position; its size is fine.
      if (id === 'target-size' && (await isLargeTarget(page, place))) continue;
      findings.push(`${id}: ${help}: ${place}`);
    }
  }
  return findings;
}

/** Whether an element, or the label around it, has the smallest target size of WCAG 2.2 AA. */
function isLargeTarget(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    return width >= 24 && height >= 24;
  });
}
