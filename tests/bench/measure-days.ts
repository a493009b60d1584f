// 500 days of faults by chance, 25 of each seed: whether anybody is told late of a message, and whether one is lost. They
// are made in memory, by the functions themselves.
import { simulateDays, type DaysReport } from '../unit/netlify/random-days.ts';
import { listMissed, type Report } from './report.ts';

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
  const figures = {
    days: sum('days'),
    messages: sum('messages'),
    suspects: sum('suspects'),
    'told by silence first': sum('toldBySilence'),
    late: sum('late'),
    lost: sum('lost'),
    'late suspects': sum('lateSuspects'),
    'worst minute': most('worstMinute'),
    'mails in a day': most('maxMailsPerDay'),
  };
  return {
    table: { 'all seeds': figures },
    missed: listMissed({
      'nobody is told late, and nothing is lost':
        figures.late + figures.lost + figures['late suspects'] === 0,
      'at most 60 minutes and 100 mails a day':
        figures['worst minute'] <= 60 && figures['mails in a day'] <= 100,
    }),
  };
}
