// One run of Lighthouse with its simulated phone (slow 4G, a processor four times slower).
import lighthouse, { type Result } from 'lighthouse';

export interface PageRun {
  /** Milliseconds. */
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Bytes over the wire. */
  scriptBytes: number;
  bytes: number;
  /** From 0 to 100, by the category's name; only `performance` where the others were not asked for. */
  scores: Record<string, number>;
  /** Audits that cost points, each with its category and what Lighthouse says of it. */
  complaints: string[];
}

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse on a page in the browser whose debugging port is named. Throws when three runs fail: it sometimes
 * misses the start of a page and then asks to be run again.
 */
export async function runLighthouse(
  url: string,
  port: number,
  isWhole: boolean,
  attemptsLeft = 3,
): Promise<PageRun> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: isWhole ? allCategories : ['performance'],
    disableFullPageScreenshot: true,
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    if (attemptsLeft > 1) return runLighthouse(url, port, isWhole, attemptsLeft - 1);
    throw new Error(`Lighthouse failed on ${url}: ${report?.runtimeError?.message}`);
  }
  const read = (id: string) => report.audits[id]?.numericValue ?? NaN;
  const transfers = listTransfers(report);
  const sum = (list: readonly Transfer[]) =>
    list.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  return {
    largestPaintMs: read('largest-contentful-paint'),
    blockingMs: read('total-blocking-time'),
    layoutShift: read('cumulative-layout-shift'),
    scriptBytes: sum(transfers.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: sum(transfers),
    scores: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    complaints: listComplaints(report),
  };
}

interface Transfer {
  resourceType?: string;
  transferSize: number;
}

function listTransfers({ audits }: Result): Transfer[] {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as unknown as Transfer[]) : [];
}

/** What keeps a category below 100. */
function listComplaints({ categories, audits }: Result): string[] {
  return Object.entries(categories).flatMap(([category, { score, auditRefs }]) => {
    if (score === null || score >= 1) return [];
    return auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
      return [
        `${category}: ${audit.title}${audit.displayValue === undefined ? '' : `, ${audit.displayValue}`}`,
      ];
    });
  });
}
