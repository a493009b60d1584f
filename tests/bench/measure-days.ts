// 500 days of faults by chance, 25 of each seed: whether anybody is told late of a message, and whether one is lost. They
// are made in memory, by the functions themselves.
import { simulateDays, type DaysReport } from '../unit/netlify/random-days.ts';
import type { Report } from './row.ts';

const seeds = 20;
const daysOfSeed = 25;

/** Simulates the days. Wants no build. */
export async function measureDays(): Promise<Report> {
  // Processes that die leave what they would have said.
  console.error = () => undefined;
  const reports: DaysReport[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    // Not those of `npm test`.
    reports.push(await simulateDays(1000 + seed, daysOfSeed));
    console.log(`seed ${1000 + seed}`, JSON.stringify(reports.at(-1)));
  }
  const sum = (name: keyof DaysReport) => reports.reduce((total, report) => total + report[name], 0);
  const most = (name: keyof DaysReport) => Math.max(...reports.map((report) => report[name]));
  return {
    table: {
      [`${sum('days')} days`]: {
        messages: sum('messages'),
        suspects: sum('suspects'),
        'told by silence first': sum('toldBySilence'),
      },
    },
    rows: [
      { what: 'days', measured: sum('days'), atLeast: 500 },
      { what: 'told late', measured: sum('late'), atMost: 0 },
      { what: 'lost', measured: sum('lost'), atMost: 0 },
      { what: 'suspects told late', measured: sum('lateSuspects'), atMost: 0 },
      { what: 'worst minute', measured: most('worstMinute'), atMost: 60 },
      { what: 'mails in a day', measured: most('maxMailsPerDay'), atMost: 100 },
    ],
  };
}
