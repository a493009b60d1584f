// How soon the next page stands: one that the browser has prerendered, and one that it asks for when the visitor goes there.
// Chromium prerenders nothing that a tool is attached to, so a page of the bench's own leads to the next one, and the figures
// are read once that is shown.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { findClosedPort } from '../unit/netlify/contact-world.ts';
import { emptyPage } from './empty-page.ts';
import { findPercentile, findWorst, type Report } from './row.ts';
import { serveStatic } from './serve-static.ts';

const paths = [
  emptyPage.path,
  '/',
  '/inventory',
  '/vehicles/ev-nomad',
  '/denago',
  '/rentals',
  '/contact',
  '/rehoboth-beach-golf-carts',
];

/** Visits of each page, of which the middle figure counts. */
const rounds = 5;

/** To a host nearby and back, in milliseconds. */
const wayMs = 30;

/** The page that has the next one prerendered, gives it time, and goes there. */
const leadPath = '/a-page-that-leads-on';
const leadPage = `<!doctype html><title>Lead</title><a>Next</a><script>
  const path = location.search.slice(1);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({ prerender: [{ urls: [path], eagerness: 'immediate' }] });
  document.head.append(rules);
  const link = document.querySelector('a');
  link.href = path;
  setTimeout(() => link.click(), 2000);
</script>`;

/** Milliseconds until the largest paint of each page and of an empty one, prerendered and not. Wants a build. */
export async function measureNext(): Promise<Report> {
  const server = await serveStatic(wayMs, { [leadPath]: leadPage, [emptyPage.path]: emptyPage.html });
  const prerendered = await measureEach((path, port) => visitPrerendered(server.origin, path, port));
  const asked = await measureEach((path, port) => visit(server.origin, path, port));
  await server.close();
  const worst = (what: string, figures: Record<string, number>, atMost: number) => {
    const ownFigures = Object.entries(figures).filter(([path]) => path !== emptyPage.path);
    const [note, measured] = findWorst(ownFigures, ([, ms]) => ms);
    return { what, measured, atMost, note };
  };
  return {
    table: Object.fromEntries(
      paths.map((path) => [path, { prerendered: prerendered[path] ?? NaN, asked: asked[path] ?? NaN }]),
    ),
    rows: [
      worst('largest paint of a prerendered page, ms, slowest', prerendered, 50),
      worst('largest paint of a page that is asked for, ms, slowest', asked, wayMs + 100),
    ],
  };
}

/** The middle figure of each page, from a browser that no tool has started to watch yet. */
async function measureEach(measure: (path: string, port: number) => Promise<number>) {
  const port = await findClosedPort();
  const profile = mkdtempSync(join(realpathSync(tmpdir()), 'next-page-'));
  const { executablePath = chromium.executablePath() } = findBrowser({ isWhole: true });
  const settings = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const command = ['--headless', ...browserArguments, '--ignore-certificate-errors', ...settings];
  const browser = spawn(executablePath, command, { stdio: 'ignore' });
  try {
    const figures: Record<string, number> = {};
    for (const path of paths) {
      const runs: number[] = [];
      while (runs.length < rounds) runs.push(await measure(path, port));
      figures[path] = Math.round(findPercentile(runs, 0.5));
    }
    return figures;
  } finally {
    const isGone = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await isGone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A tab as the browser lists it. */
interface Tab {
  id: string;
  url: string;
  webSocketDebuggerUrl: string;
}

/** Goes on to the prerendered page unwatched, then looks at it; Playwright does not see a tab that has changed so. */
async function visitPrerendered(origin: string, path: string, port: number): Promise<number> {
  const devTools = `http://127.0.0.1:${port}/json`;
  const lead = encodeURIComponent(`${origin}${leadPath}?${path}`);
  const open = () => fetch(`${devTools}/new?${lead}`, { method: 'PUT' });
  // It takes a moment until the browser listens.
  await open().catch(() => setTimeout(2000).then(open));
  await setTimeout(4000);
  const tabs = (await (await fetch(`${devTools}/list`)).json()) as Tab[];
  const tab = tabs.find(({ url }) => url === origin + path);
  if (!tab) throw new Error(`${path} was not shown`);
  const ms = await evaluateIn(tab, `(${readLargestPaint.toString()})()`);
  await fetch(`${devTools}/close/${tab.id}`);
  return ms;
}

/** The number that an expression gives in a tab. */
async function evaluateIn(tab: Tab, expression: string): Promise<number> {
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await once(socket, 'open');
  const params = { expression, awaitPromise: true, returnByValue: true };
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
  socket.close();
  const { result } = JSON.parse(data) as { result: { result: { value: number } } };
  return result.result.value;
}

/** Goes there from the page about the dealer, with what all pages share in the browser's cache. */
async function visit(origin: string, path: string, port: number): Promise<number> {
  const open = () => chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const browser = await open().catch(() => setTimeout(2000).then(open));
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${origin}/about`);
  await page.goto(origin + path);
  const ms = await page.evaluate(readLargestPaint);
  await browser.close();
  return ms;
}

/** From when the page was wanted, which for a prerendered one is when it was shown. Runs in the page. */
async function readLargestPaint(): Promise<number> {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  // A moment after the last picture of the first screen.
  await new Promise((resolve) => window.setTimeout(resolve, 500));
  const paint = await new Promise<PerformanceEntry | undefined>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return (paint?.startTime ?? NaN) - (navigation?.activationStart ?? 0);
}
