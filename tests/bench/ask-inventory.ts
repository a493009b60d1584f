// Uses the inventory of one built site (SITE_DIST, DATA_DIR) as a visitor on a slow phone, and prints as JSON how soon it
// answered. Started by measure-response.ts.
import { chromium, devices, type Page } from 'playwright';
import { inventoryPath } from '../../src/lib/site/paths.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Answers } from './measure-response.ts';
import { findPercentile } from './row.ts';
import { serveStatic } from './serve-static.ts';

/** Of each errand, of which the middle figure counts. */
const rounds = 5;

/** As many times slower than this machine. */
const slowness = 6;

/** What a visitor does, each on a fresh page: the steps before, and the one that is measured. */
const errands: Record<
  string,
  { before?: (page: Page) => Promise<void>; act: (page: Page) => Promise<void> }
> = {
  'open the filters': { act: openFilters },
  'choose a brand by key': {
    before: async (page) => {
      await openFilters(page);
      await page.getByRole('combobox', { name: 'Brand', exact: true }).focus();
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  'check a number of seats': { before: openFilters, act: tapSeats },
  'uncheck it again': {
    before: async (page) => {
      await openFilters(page);
      await tapSeats(page);
    },
    act: tapSeats,
  },
  'type a letter': { before: focusSearch, act: (page) => page.keyboard.press('e') },
  'type a word that nothing has': {
    before: async (page) => {
      await focusSearch(page);
      await page.keyboard.type('xyzx');
    },
    act: (page) => page.keyboard.press('q'),
  },
  'choose the first to compare': { act: (page) => tapBox(page, 0) },
  'choose the third, with which all others are off': {
    before: async (page) => {
      await tapBox(page, 0);
      await tapBox(page, 1);
    },
    act: (page) => tapBox(page, 2),
  },
  'open the comparison': {
    before: async (page) => {
      await tapBox(page, 0);
      await tapBox(page, 1);
    },
    act: (page) => page.getByRole('button', { name: 'Compare', exact: true }).tap(),
  },
};

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter and sort' }).tap();
}

async function focusSearch(page: Page): Promise<void> {
  await openFilters(page);
  await page.getByRole('searchbox').focus();
}

async function tapSeats(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Seats' }).getByRole('checkbox').first().tap();
}

async function tapBox(page: Page, index: number): Promise<void> {
  await page.locator('main li').getByRole('checkbox').nth(index).tap();
}

/** Notes in the page when events came, when the paint after them stood, and when the document changed last. */
function watch(): void {
  const seen = { start: 0, paints: [0], changed: 0 };
  Object.assign(window, { seen });
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, ({ timeStamp }) => (seen.start = timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= seen.start - 1) seen.paints.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => (seen.changed = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** Waits until the page has had nothing to do for half a second. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
    await pause();
    await idle();
    await pause();
    await idle();
  });
}

const server = await serveStatic();
const browser = await chromium.launch({ ...findBrowser(), args: browserArguments });
const answers: Answers = {};
for (const [what, { before, act }] of Object.entries(errands)) {
  const paints: number[] = [];
  const changes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(server.origin + inventoryPath);
    await page.locator('main li').getByRole('checkbox').first().waitFor();
    await before?.(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await rest(page);
    await page.evaluate(() => {
      (window as unknown as { seen: { paints: number[] } }).seen.paints = [0];
    });
    await act(page);
    await rest(page);
    const { start, paint, changed } = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { start: number; paints: number[]; changed: number } };
      return { start: seen.start, paint: Math.max(...seen.paints), changed: seen.changed };
    });
    paints.push(paint);
    changes.push(Math.max(0, changed - start));
    await context.close();
  }
  answers[what] = {
    toNextPaint: findPercentile(paints, 0.5),
    toLastChange: Math.round(findPercentile(changes, 0.5)),
  };
}
await browser.close();
await server.close();
console.log(JSON.stringify(answers));
