// Builds that are asked for by the calendar: hourly runs of the real function over a store in memory, with a host that
// publishes what it is asked for.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '../../../netlify/functions/rebuild-on-dates.mts';
import { openBlobStore } from '../../../netlify/lib/blob-store.ts';
import { rebuildOnDates } from '../../../netlify/lib/rebuild.ts';
import { getContent } from '../../../src/content/site.ts';
import { buildDealer as buildDealerNode } from '../../../src/site/dealer-json-ld.ts';
import { buildLlmsText } from '../../../src/content/llms-text.ts';
import { readToday } from '../../../src/lib/clock.ts';
import { findCurrentNotice, listComingHolidays } from '../../../src/features/dealer/opening-hours.ts';
import type { Dealer } from '../../../src/features/dealer/dealer.schema.ts';
import { createMemoryBlobs } from './memory-blobs.ts';

const content = getContent();
const hookUrl = 'https://hook.example/a-path-that-nobody-may-know';
const hourMs = 3_600_000;

let logged: string[];
beforeEach(() => {
  logged = [];
  const log = (line: string) => void logged.push(line);
  vi.spyOn(console, 'info').mockImplementation(log);
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The day after an ISO date, or as many days later. */
const addDays = (isoDate: string, days = 1) =>
  new Date(Date.parse(isoDate) + days * 24 * hourMs).toISOString().slice(0, 10);

/**
 * What a build prints of the dealer's dates on a day: the line on top, the lists of holidays, whether a cart can be
 * seen that day, /llms.txt, the markup.
 */
function print(dealer: Dealer, today: string): string {
  const current = { ...dealer, holidayHours: dealer.holidayHours.filter(({ date }) => date >= today) };
  const node = buildDealerNode(
    current,
    { counties: [], priceRangeUsd: [1, 2] },
    'https://site.example/picture.jpg',
  );
  const line = findCurrentNotice(dealer, today) ?? listComingHolidays(dealer, today, 7)[0];
  const text = buildLlmsText({ ...content, dealer, links: [], today });
  const isClosed = dealer.holidayHours.some((holiday) => holiday.date === today && !holiday.opens);
  return JSON.stringify([line, listComingHolidays(dealer, today), isClosed, text, node]);
}

/** A site and its host. */
class Host {
  dealer: Dealer;
  now: Date;
  builtAt: string;
  /** The days of the dealer on which the hook was asked. */
  readonly calls: string[] = [];
  /** Answers the hook; undefined builds and publishes. */
  answer: (() => Promise<Response>) | undefined;
  hookUrl: string | undefined = hookUrl;
  /** Requests to store and hook so far. */
  requestCount = 0;
  /** The request at which a run dies, and whether it is heard before. */
  death: { request: number; isHeard: boolean } | undefined;
  #died = Promise.withResolvers<undefined>();
  readonly #blobs = createMemoryBlobs().access;
  readonly #store = openBlobStore('contact-state', 'production', {
    ...this.#blobs,
    fetch: (input, init) => this.#send(() => (this.#blobs.fetch ?? fetch)(input, init)),
  });

  constructor(now: string, changes: Partial<Dealer>) {
    this.dealer = { ...content.dealer, ...changes };
    this.now = new Date(now);
    this.builtAt = now;
  }

  get today(): string {
    return readToday(this.dealer.timeZone, this.now);
  }

  publish(changes: Partial<Dealer> = {}): void {
    this.dealer = { ...this.dealer, ...changes };
    this.builtAt = this.now.toISOString();
  }

  /** Sends a request unless the run dies first; one that dies afterwards never gets the answer. */
  async #send(send: () => Promise<Response>): Promise<Response> {
    this.requestCount += 1;
    const isLast = this.requestCount === this.death?.request;
    const answer = isLast && !this.death?.isHeard ? undefined : await send();
    if (answer && !isLast) return answer;
    this.#died.resolve(undefined);
    return new Promise<never>(() => undefined);
  }

  /** Ends when the run ends or dies. */
  async run(): Promise<void> {
    this.#died = Promise.withResolvers();
    await Promise.race([this.#run(), this.#died.promise]);
  }

  #run(): Promise<void> {
    return rebuildOnDates({
      content: { dealer: this.dealer, builtAt: this.builtAt },
      store: this.#store,
      hookUrl: this.hookUrl,
      now: this.now,
      fetch: (input, init) => {
        const { origin, pathname } = new URL(input as URL);
        expect(`${origin}${pathname}`).toBe(hookUrl);
        expect(init).toMatchObject({ method: 'POST', signal: expect.any(AbortSignal) as AbortSignal });
        return this.#send(() => {
          this.calls.push(this.today);
          if (this.answer) return this.answer();
          this.publish();
          return Promise.resolve(new Response());
        });
      },
    });
  }

  /** A run every hour from now on. */
  async runForHours(hours: number): Promise<void> {
    for (let hour = 0; hour < hours; hour += 1) {
      await this.run();
      this.now = new Date(this.now.getTime() + hourMs);
    }
  }
}

/** A host whose dealer has a notice on a single day, two days after the first run. */
const startBeforeNotice = (changes: Partial<Dealer> = {}) =>
  new Host('2026-06-01T12:05:00.000Z', {
    holidayHours: [],
    notice: { text: 'Closed for inventory.', from: '2026-06-03', until: '2026-06-03' },
    ...changes,
  });
const twoDays = 48;

describe('made-up days', () => {
  const holidayHours = [
    { date: '2026-04-05', name: 'A Sunday' },
    { date: '2026-05-25', name: 'A Monday' },
    { date: '2026-05-26', name: 'The day after', opens: '10:00', closes: '14:00' },
    { date: '2026-07-04', name: 'A holiday under a notice' },
    { date: '2026-11-01', name: 'The day on which clocks go back' },
    { date: '2027-01-01', name: 'The first day of a year' },
    { date: '2027-03-14', name: 'The day on which clocks go forward' },
  ];
  /** What the staff publish, by day, at 3 in the afternoon of UTC. */
  const edits = new Map<string, Partial<Dealer>>([
    ['2026-03-10', { notice: { text: 'From today.', from: '2026-03-10', until: '2026-03-31' } }],
    ['2026-06-20', { notice: { text: 'Over a holiday.', from: '2026-06-30', until: '2026-07-06' } }],
    ['2026-09-15', { notice: { text: 'For one day.', from: '2026-09-20', until: '2026-09-20' } }],
    ['2026-10-10', { notice: { text: 'Over for long.', from: '2026-01-01', until: '2026-01-02' } }],
    ['2026-12-01', { holidayHours: [...holidayHours, { date: '2026-12-24', name: 'A late thought' }] }],
  ]);

  test.each([
    ['America/New_York', 400, 20],
    ['Asia/Tokyo', 100, 8],
  ])(
    'in %s, %d of them: the hook is asked in the first hour of each whose build differs from the day before, once',
    async (timeZone, days, least) => {
      const host = new Host('2026-03-01T15:05:00.000Z', { timeZone, holidayHours });
      const expected: string[] = [];
      const hours: string[] = [];
      let seen = host.today;
      for (let hour = 0; hour < days * 24; hour += 1) {
        const { today } = host;
        if (today !== seen && print(host.dealer, today) !== print(host.dealer, addDays(today, -1)))
          expected.push(today);
        seen = today;
        const before = host.calls.length;
        await host.run();
        if (host.calls.length > before)
          hours.push(host.now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }));
        const edit = host.now.toISOString().includes('T15:') ? edits.get(today) : undefined;
        if (edit) host.publish(edit);
        host.now = new Date(host.now.getTime() + hourMs);
      }
      expect(host.calls).toEqual(expected);
      expect(expected.length).toBeGreaterThanOrEqual(least);
      expect([...new Set(hours)]).toEqual(['00:05']);
    },
  );
});

describe('rebuildOnDates', () => {
  test('asks for nothing when somebody has published since midnight', async () => {
    const host = startBeforeNotice();
    await host.runForHours(12);
    host.now = new Date('2026-06-03T04:01:00.000Z');
    host.publish();
    await host.runForHours(12);
    expect(host.calls).toEqual([]);
  });

  test('asks once although the build fails, and once more on each day until one succeeds', async () => {
    const host = startBeforeNotice({
      notice: { text: 'For a week.', from: '2026-06-03', until: '2026-06-09' },
    });
    host.answer = () => Promise.resolve(new Response());
    await host.runForHours(3.5 * 24);
    expect(host.calls).toEqual(['2026-06-03', '2026-06-04']);
    host.answer = undefined;
    await host.runForHours(3 * 24);
    expect(host.calls).toEqual(['2026-06-03', '2026-06-04', '2026-06-05']);
  });

  test.each([
    ['answers 404', () => Promise.resolve(new Response('', { status: 404 })), 'answered with 404'],
    ['cannot be reached', () => Promise.reject(new TypeError(`no ${hookUrl}`)), 'not answered: TypeError'],
  ])('asks a hook that %s again in an hour, and no log names it', async (_, answer, says) => {
    const host = startBeforeNotice();
    host.answer = answer;
    await host.runForHours(twoDays - 5);
    expect(host.calls).toEqual(['2026-06-03', '2026-06-03', '2026-06-03']);
    const line = `dates: the build hook was ${says}; the next run asks again`;
    expect(logged).toEqual([line, line, line]);
    host.answer = undefined;
    await host.runForHours(6);
    expect(host.calls).toHaveLength(4);
    expect(logged.at(-1)).toBe('dates: a build was asked for, since today shows other dates');
    expect(logged.join()).not.toContain('nobody-may-know');
  });

  test('takes a URL that is none for a hook that fails', async () => {
    const host = startBeforeNotice();
    host.hookUrl = 'hook.example/nobody-may-know';
    await host.runForHours(twoDays);
    expect(logged[0]).toBe(
      'dates: the build hook was not answered: ERR_INVALID_URL; the next run asks again',
    );
  });

  test('without a hook says so once on the day, and does nothing', async () => {
    const host = startBeforeNotice();
    host.hookUrl = undefined;
    await host.runForHours(twoDays);
    expect(host.calls).toEqual([]);
    expect(logged).toEqual([
      'dates: the pages are out of date, and BUILD_HOOK_URL is not set: trigger a deploy by hand',
    ]);
  });

  test('asks once when two runs come at the same time', async () => {
    const host = startBeforeNotice();
    host.now = new Date('2026-06-03T04:05:00.000Z');
    await Promise.all([host.run(), host.run()]);
    expect(host.calls).toEqual(['2026-06-03']);
  });

  /** A host at the first run of the day on which its notice begins. */
  const startOnNotice = () => {
    const host = startBeforeNotice();
    host.now = new Date('2026-06-03T04:05:00.000Z');
    return host;
  };

  test('loses the build of no day, whichever request the run dies at', async () => {
    const whole = startOnNotice();
    await whole.run();
    expect(whole.requestCount).toBeGreaterThanOrEqual(5);
    for (let request = 1; request <= whole.requestCount; request += 1) {
      for (const isHeard of [false, true]) {
        const host = startOnNotice();
        host.death = { request, isHeard };
        await host.run();
        host.now = new Date(host.now.getTime() + hourMs);
        await host.runForHours(2);
        expect({ request, isHeard, calls: host.calls }).toEqual({ request, isHeard, calls: ['2026-06-03'] });
        expect(readToday(host.dealer.timeZone, new Date(host.builtAt))).toBe('2026-06-03');
      }
    }
  });

  test('asks again for a build that fails when the run has died without the answer, once', async () => {
    const whole = startOnNotice();
    await whole.run();
    for (let request = 1; request <= whole.requestCount; request += 1) {
      const host = startOnNotice();
      host.answer = () => Promise.resolve(new Response());
      host.death = { request, isHeard: true };
      await host.runForHours(12);
      expect(host.calls.length).toBeGreaterThanOrEqual(1);
      expect(host.calls.length).toBeLessThanOrEqual(2);
    }
  });

  test('asks again although a clock that was wrong has put off the next time by years', async () => {
    const host = startBeforeNotice({
      notice: { text: 'For years.', from: '2026-06-03', until: '2036-12-31' },
    });
    host.answer = () => Promise.resolve(new Response());
    host.now = new Date('2036-06-03T04:05:00.000Z');
    await host.run();
    host.now = new Date('2026-06-03T04:05:00.000Z');
    await host.run();
    expect(host.calls).toEqual(['2036-06-03', '2026-06-03']);
  });

  test('leaves a site alone that somebody has taken back to an older build', async () => {
    const host = startBeforeNotice();
    const olderBuild = host.builtAt;
    host.now = new Date('2026-06-02T12:05:00.000Z');
    host.publish();
    await host.run();
    host.builtAt = olderBuild;
    await host.runForHours(24);
    expect(host.today).toBe('2026-06-03');
    expect(host.calls).toEqual([]);
    host.publish();
    await host.runForHours(24);
    expect(host.calls).toEqual(['2026-06-04']);
  });
});

describe('the schedule', () => {
  test('is the one that the operator reads of', () => {
    const table = readFileSync('netlify/README.md', 'utf8');
    expect(table).toMatch(/^\| hourly, at :05 +\| `rebuild-on-dates`/m);
    expect(config.schedule).toBe('5 * * * *');
  });
});
