// What the runs of Lighthouse say about each template, and about the worst of them.
import { getPage } from '../site/built-site.ts';
import { hasVisibleIsland } from './bytes.ts';
import type { PageRun } from './lighthouse.ts';
import { findMedian, round, type Report, type Row } from './row.ts';

/** Runs of one template, in the order they were taken. */
export interface TemplateRuns {
  page: PageRun[];
  /** The empty page with the same largest picture. */
  empty: PageRun[];
  /** The same words and pictures in plain HTML. */
  byHand: PageRun[];
}

/** The report of all templates, by their address. */
export function summarizePaint(runs: ReadonlyMap<string, TemplateRuns>): Report {
  const all = [...runs].map(([path, measured]) => ({ path, ...summarizeTemplate(measured) }));
  const withIsland = all.filter(({ path }) => hasVisibleIsland(getPage(path)));
  const without = all.filter((one) => !withIsland.includes(one));
  const worst = (list: typeof all, read: (one: (typeof all)[number]) => number) => {
    const found = list.reduce((a, b) => (read(b) > read(a) ? b : a));
    return { value: read(found), note: found.path };
  };
  const lowest = (category: string): Row => {
    const found = worst(all, ({ scores }) => -(scores[category] ?? 0));
    return {
      what: `Lighthouse, ${category}, lowest`,
      ...found,
      value: -found.value,
      unit: 'points',
      atLeast: 100,
    };
  };
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  return {
    rows: [
      {
        what: 'largest paint against an empty page with the same picture, worst',
        ...worst(all, (one) => one.toEmpty),
        unit: 'times',
        atMost: 1.25,
      },
      { what: 'the same, middle template', value: findMedian(all.map((one) => one.toEmpty)), unit: 'times' },
      {
        what: 'largest paint against the same words written by hand, worst',
        ...worst(all, (one) => one.toByHand),
        unit: 'times',
      },
      { what: 'layout shift, worst', ...worst(all, (one) => one.layoutShift), unit: 'shift', atMost: 0 },
      {
        what: 'blocking time without an island, worst',
        ...worst(without, (one) => one.blockingMs),
        unit: 'ms',
        atMost: 0,
      },
      {
        what: 'the same of the empty pages, which have nothing to block: the noise of this machine',
        ...worst(all, (one) => one.emptyBlockingMs),
        unit: 'ms',
      },
      {
        what: 'blocking time with an island, worst',
        ...worst(withIsland, (one) => one.blockingMs),
        unit: 'ms',
        atMost: 50,
      },
      {
        what: 'script files loaded without an island, most',
        ...worst(without, (one) => one.scriptBytes),
        unit: 'bytes',
        atMost: 4096,
      },
      ...categories.map(lowest),
    ],
    templates: Object.fromEntries(
      all.map(({ path, scores, toEmpty, toByHand, ...figures }) => [
        path,
        {
          ...figures,
          toEmpty: round(toEmpty),
          toByHand: round(toByHand),
          scores: categories.map((name) => scores[name]).join('/'),
        },
      ]),
    ),
    complaints: [...runs].flatMap(([path, { page }]) =>
      [...new Set(page.flatMap(({ complaints }) => complaints))].map((complaint) => `${path}: ${complaint}`),
    ),
  };
}

/** One line about a template, printed while others are still being measured. */
export function describeRuns(runs: TemplateRuns): string {
  const { paintMs, toEmpty, toByHand, blockingMs, scores } = summarizeTemplate(runs);
  return `${paintMs} ms, ${round(toEmpty)} times empty, ${round(toByHand)} times by hand, ${blockingMs} ms blocked, ${Object.values(scores).join('/')}`;
}

/** The medians of one template, as printed in the table. */
function summarizeTemplate({ page, empty, byHand }: TemplateRuns) {
  const median = (runs: readonly PageRun[], read: (run: PageRun) => number) => findMedian(runs.map(read));
  const paint = (run: PageRun) => run.largestPaintMs;
  // Only the first run asked for all categories; the other three do not change from run to run.
  const performance = median(page, (run) => run.scores['performance'] ?? 0);
  const scores: Record<string, number> = { ...page[0]?.scores, performance };
  return {
    paintMs: Math.round(median(page, paint)),
    emptyMs: Math.round(median(empty, paint)),
    byHandMs: Math.round(median(byHand, paint)),
    toEmpty: median(page, paint) / median(empty, paint),
    toByHand: median(page, paint) / median(byHand, paint),
    blockingMs: Math.round(median(page, (run) => run.blockingMs)),
    emptyBlockingMs: Math.round(median(empty, (run) => run.blockingMs)),
    layoutShift: Math.max(...page.map((run) => run.layoutShift)),
    kilobytes: Math.round(median(page, (run) => run.bytes) / 1024),
    scriptBytes: median(page, (run) => run.scriptBytes),
    scores,
  };
}
