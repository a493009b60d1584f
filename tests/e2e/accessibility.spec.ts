// Journey: using every state of a page with assistive technology, in a wide window and on a phone; the templates themselves
// are in templates.spec.ts.
import { acceptedIssues, listAxeFindings, listEngineIssues, listFindings } from './accessibility.ts';
import { expect, test } from './built-site.ts';
import { measureWidth } from './layout.ts';
import { scrollThrough } from './scroll-through.ts';
import { states } from './states.ts';

for (const { name, isOnPhone, open } of states) {
  test(`no accessibility check finds anything on ${name}, which fits a narrow phone, too`, async ({
    page,
  }) => {
    // Three engines read a page of all carts, some of them after several tries to reach the API.
    test.slow();
    const phone = { width: 390, height: 844 };
    if (isOnPhone) await page.setViewportSize(phone);
    await open(page);
    expect.soft(await listFindings(page), 'no accessibility check finds anything').toEqual([]);
    if (!isOnPhone) {
      await page.setViewportSize(phone);
      expect.soft(await listAxeFindings(page), 'nor on a phone').toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureWidth(page), 'it does not scroll sideways at 320 px').toBeLessThanOrEqual(320);
  });
}

// Each of them has something that the others have not.
const issuePages = ['/', '/inventory', '/contact', '/eco-impact'];

test("what was accepted of the issues of IBM's engine is still found", async ({ page }) => {
  test.slow();
  const issues = new Set<string>();
  for (const path of issuePages) {
    await page.goto(path);
    await scrollThrough(page);
    for (const { ruleId } of await listEngineIssues(page)) issues.add(ruleId);
  }
  expect(Object.keys(acceptedIssues).filter((ruleId) => !issues.has(ruleId))).toEqual([]);
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons keep an edge, and the marked link of the menu stays marked', async ({ page }) => {
    await page.goto('/rentals');
    const call = page.getByRole('main').getByRole('link', { name: 'Call Now' }).first();
    const current = page.getByRole('navigation', { name: 'Main' }).locator('a[href="/rentals"]');
    expect(await call.evaluate((link) => getComputedStyle(link).borderTopWidth)).not.toBe('0px');
    expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
  });
});
