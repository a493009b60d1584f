// Journey: using every state of a page with assistive technology; the templates themselves are in comfort.spec.ts.
import { expect, test } from './fixtures.ts';
import { expectAccessible, acceptedIssues, listEngineIssues } from './accessibility.ts';
import { scrollThrough } from './scroll-through.ts';
import { states } from './states.ts';

for (const { name, open } of states.filter(({ on }) => on !== 'phone')) {
  test(`no accessibility check finds anything on ${name}`, async ({ page }) => {
    // Three engines read a page of all carts, some of them after several tries to reach the API.
    test.slow();
    await open(page);
    await expectAccessible(page);
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
