// The `test` of every spec: a browser that reaches this machine only and fails a test on what the console reports.
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Errors that the journey provokes on purpose; set with `test.use({ expectedErrors: [/…/] })`. */
  expectedErrors: RegExp[];
  /** URLs outside this machine that pages asked for; no such request gets there. */
  externalRequests: string[];
}

/**
 * How Chromium reports that it shows the next page without a transition, because that was drawn before the picture of the
 * last one had come, or because the window changed its size, or that it ended one since the page was left already. No
 * visitor sees anything of it, and no page can handle it: `pagereveal` has come by then, without a transition, and the
 * page's script comes later (csswg-drafts 13726).
 */
const skippedTransition = /^thrown: Transition was (?:aborted because of invalid state|skipped)/;

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  externalRequests: async ({}, use) => {
    await use([]);
  },
  context: async ({ context, expectedErrors, externalRequests }, use) => {
    const errors: string[] = [];
    context.on('weberror', (webError) => errors.push(`thrown: ${webError.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error' && !isAnswerOnPurpose(message)) {
        errors.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    // Outside this machine nothing is found (see browser.ts). What the page's own policy refused was never sent.
    context.on('requestfailed', (request) => {
      const isRefused = request.failure()?.errorText === 'csp';
      if (!isRefused && !isLoopback(new URL(request.url()))) externalRequests.push(request.url());
    });
    await use(context);
    const tolerated = [skippedTransition, ...expectedErrors];
    const unexpected = errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

/** Waits for the scripts of the page, which come after its first paint, where a journey needs what they listen for. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await customElements.whenDefined('astro-island');
  });
}

function isLoopback(url: URL): boolean {
  return !url.protocol.startsWith('http') || ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
}

/**
 * Whether a console line only repeats an answer that specs look at themselves: aborted requests, an API's error
 * status, the 404 of a page that does not exist. A missing picture, style or script stays an error.
 */
function isAnswerOnPurpose(message: ConsoleMessage): boolean {
  const location = message.location().url;
  if (!message.text().startsWith('Failed to load resource') || !URL.canParse(location)) return false;
  const url = new URL(location);
  return !isLoopback(url) || url.pathname.startsWith('/api/') || !/\.\w+$/.test(url.pathname);
}
