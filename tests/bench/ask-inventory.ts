// Uses the inventory of one built site (SITE_DIST, DATA_DIR) as a visitor on a slow phone, and prints as JSON how soon it
// answered. Started by measure-response.ts.
import { setTimeout } from 'node:timers/promises';
import { chromium, type BrowserContextOptions, type CDPSession, type Locator, type Page } from 'playwright';
import { inventoryPath } from '../../src/lib/paths.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Answers } from './measure-response.ts';
import { findPercentile } from './row.ts';
import { serveStatic } from './serve-static.ts';

/** Of each journey, of which the middle figure counts. */
const rounds = 5;

/** As many times slower than this machine. */
const slowness = 6;

/** Of one pixel to a point, since this machine draws pixels without the processor that a phone has for them. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 839 },
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** What a visitor does, each on a fresh page: the steps before, and the tap or the key that is measured. */
interface Journey {
  before?: (page: Page) => Promise<void>;
  tap?: (page: Page) => Locator;
  key?: string;
}

const findFilters = (page: Page) => page.getByRole('button', { name: 'Filter and sort' });
const findSeats = (page: Page) => page.getByRole('group', { name: 'Seats' }).getByRole('checkbox').first();
const findBox = (page: Page, index: number) => page.locator('main li').getByRole('checkbox').nth(index);

async function openFilters(page: Page): Promise<void> {
  await findFilters(page).tap();
}

async function focusSearch(page: Page): Promise<void> {
  await openFilters(page);
  await page.getByRole('searchbox').focus();
}

async function chooseTwo(page: Page): Promise<void> {
  await findBox(page, 0).tap();
  await findBox(page, 1).tap();
}

const journeys: Record<string, Journey> = {
  'open the filters': { tap: findFilters },
  'choose a brand by key': {
    before: async (page) => {
      await openFilters(page);
      await page.getByRole('combobox', { name: 'Brand', exact: true }).focus();
    },
    key: 'ArrowDown',
  },
  'check a number of seats': { before: openFilters, tap: findSeats },
  'uncheck it again': {
    before: async (page) => {
      await openFilters(page);
      await findSeats(page).tap();
    },
    tap: findSeats,
  },
  'type a letter': { before: focusSearch, key: 'e' },
  'type a word that nothing has': {
    before: async (page) => {
      await focusSearch(page);
      await page.keyboard.type('xyzx');
    },
    key: 'q',
  },
  'choose the first to compare': { tap: (page) => findBox(page, 0) },
  'choose the third, with which all others are off': {
    before: chooseTwo,
    tap: (page) => findBox(page, 2),
  },
  'open the comparison': {
    before: chooseTwo,
    tap: (page) => page.getByRole('button', { name: 'Compare', exact: true }),
  },
};

/** Milliseconds that a finger stays down. */
const pressMs = 100;

/** By its place on the screen, since Playwright's own way of finding it again would be measured too. */
async function tapAt(
  devTools: CDPSession,
  place: { x: number; y: number; width: number; height: number } | null,
) {
  if (!place) throw new Error('nothing to tap');
  const point = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(pressMs);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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
    const pause = () => new Promise((resolve) => window.setTimeout(resolve, 500));
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
for (const [what, { before, tap, key }] of Object.entries(journeys)) {
  const paints: number[] = [];
  const changes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(server.origin + inventoryPath);
    await page.locator('main li').getByRole('checkbox').first().waitFor();
    await before?.(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await tap?.(page).scrollIntoViewIfNeeded();
    await rest(page);
    const place = await tap?.(page).boundingBox();
    await page.evaluate(() => {
      (window as unknown as { seen: { paints: number[] } }).seen.paints = [0];
    });
    if (place !== undefined) await tapAt(devTools, place);
    if (key !== undefined) await page.keyboard.press(key);
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
