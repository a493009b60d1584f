// 20,000 messages to the contact function within a day, and the runs of the schedule beside them, over a store in memory
// and a clock that is moved. Then the same runs over a store of 200,000 messages that takes its time to answer.
import { getContent } from '../../src/content/site.ts';
import { buildStoredMessageId } from '../../netlify/lib/message-id.ts';
import { buildUuid, startSimulation, type Simulation } from '../unit/netlify/simulation.ts';
import { sampleMessage } from '../unit/netlify/contact-world.ts';
import { listMissed, type Report } from './report.ts';

const posts = 20_000;
const runs = 288;
const stored = 200_000;
/** Milliseconds of an answer of the store; assumed, as in netlify/README.md. */
const storeDelayMs = 50;
/** A scheduled function is stopped after these seconds. */
const functionSeconds = 30;

/** Counts what becomes of the flood, and measures the runs. Wants no build. */
export async function measureFlood(): Promise<Report> {
  const flood = await floodForADay();
  const runSeconds = await measureLargeStore();
  const { stored: storedOfFlood, mailed, waiting, mails, lists, alarms } = flood.counts;
  return {
    table: {
      [`${posts} posts in a day`]: { thanked: flood.thanked, ...flood.counts, seconds: flood.seconds },
      [`seconds at ${stored} stored`]: runSeconds,
    },
    missed: listMissed({
      'every post is thanked for and stored': flood.thanked === posts && storedOfFlood >= posts,
      'every message is told or waits': mailed + waiting >= posts,
      'a day has at most 100 mails': mails + lists + alarms <= 100,
      [`a run is over in ${functionSeconds} s`]: Math.max(...Object.values(runSeconds)) <= functionSeconds,
    }),
  };
}

async function floodForADay() {
  const simulation = startSimulation();
  const start = performance.now();
  let thanked = 0;
  for (let run = 0; run < runs; run += 1) {
    const due = Math.round((posts * (run + 1)) / runs);
    for (; thanked < due && (await simulation.receive()) === 201;) thanked += 1;
    if (run === runs - 1) break;
    simulation.passMinutes(5);
    await simulation.run();
  }
  return { thanked, counts: simulation.count(), seconds: Math.round((performance.now() - start) / 1000) };
}

/** Seconds of the runs over a store with 200,000 settled messages of the last two years, 270 of which expire each day. */
async function measureLargeStore(): Promise<Record<string, number>> {
  const simulation = startSimulation();
  const months = getContent().dealer.messageRetentionMonths;
  for (let number = 1; number <= stored; number += 1) putSettled(simulation, number);
  const timeRun = async (run: () => Promise<unknown>) => {
    simulation.blobs.delayMs = storeDelayMs;
    const start = performance.now();
    await run();
    simulation.blobs.delayMs = 0;
    return Number(((performance.now() - start) / 1000).toFixed(1));
  };
  const idle = await timeRun(() => simulation.run());
  for (let number = 1; number <= 100; number += 1) await simulation.receive();
  simulation.passMinutes(5);
  const busy = await timeRun(() => simulation.run());
  const upkeep = await timeRun(() => simulation.purge(months));
  return { 'run with nothing to do': idle, 'run with 100 waiting': busy, 'purge of a day': upkeep };
}

function putSettled({ blobs, now }: Simulation, number: number): void {
  // One more day than is kept, so that a purge has a day to delete.
  const days = Math.floor((number * 732) / stored);
  const time = now().getTime() - days * 86_400_000;
  const receivedAt = new Date(time).toISOString();
  const id = buildStoredMessageId(buildUuid(time, number), sampleMessage);
  const record = { id, receivedAt, message: sampleMessage };
  blobs.put('contact', `done/${receivedAt.slice(0, 10)}/${id}`, JSON.stringify(record));
}
