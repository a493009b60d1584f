// Days in which mail server, store, schedule and visitors do what chance says, the same for the same seed. What became of
// each message is read from the mails, and from the monitoring service, which rings when no sign came for ten minutes.
import { buildUuid, startSimulation, type MailBehavior, type Simulation } from './simulation.ts';
import type { BlobFault, BlobRequest } from './memory-blobs.ts';

/** What a number of days has shown. */
export interface DaysReport {
  days: number;
  messages: number;
  suspects: number;
  /** Of no message was anybody told within the hour, neither by a mail nor by the monitoring service. */
  late: number;
  /** Messages that no mail has named, or whose words are not in the store. */
  lost: number;
  /** Suspects of which nobody was told within two days. */
  lateSuspects: number;
  /** The most minutes from the thanks to the moment at which a person was told. */
  worstMinute: number;
  /** Messages of which the monitoring service told, before a mail did. */
  toldBySilence: number;
  /** The most mails within 24 hours that the mail server said to have taken, those of one Message-ID as one. */
  maxMailsPerDay: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** What a monitoring service is told to ring after. */
const maxSilenceMs = 10 * minuteMs;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Days of faults, then thirty hours without any, in which everything has to arrive. */
export async function simulateDays(seed: number, days: number): Promise<DaysReport> {
  const chance = createChance(seed);
  const simulation = startSimulation();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const runs = days * 288;
  let weather = drawWeather(chance, pick);
  let runsLeft = 0;
  for (let run = 0; run < runs + 360; run += 1) {
    const isOver = run >= runs;
    if (isOver) weather = clear;
    else if (runsLeft === 0) {
      weather = chance() < 0.3 ? clear : drawWeather(chance, pick);
      // From a run to ten hours.
      runsLeft = 1 + Math.floor(chance() ** 3 * 120);
    }
    runsLeft -= 1;
    const { mail, fault, faultShare } = weather;
    simulation.decideMail = ({ text }) => mail(text, chance());
    simulation.blobs.findFault = (request) => (chance() < faultShare ? fault(request) : undefined);
    const posts = isOver ? 0 : drawPosts(chance, weather);
    const moments = Array.from({ length: posts }, chance).toSorted();
    let passed = 0;
    for (const moment of moments) {
      simulation.passMinutes((moment - passed) * 5);
      passed = moment;
      await post(simulation, chance, pick);
    }
    simulation.passMinutes((1 - passed) * 5);
    await runOnce(simulation, chance, isOver);
  }
  return buildReport(simulation, days);
}

interface Weather {
  mail: (text: string, chance: number) => MailBehavior;
  fault: (request: BlobRequest) => BlobFault | undefined;
  /** Of all requests to the store. */
  faultShare: number;
  isFlood: boolean;
}

const clear: Weather = {
  mail: () => 'accept',
  fault: () => undefined,
  faultShare: 0,
  isFlood: false,
};

function drawWeather(chance: () => number, pick: <Item>(items: readonly Item[]) => Item): Weather {
  const behavior = pick<MailBehavior>(['later', 'never', 'down', 'hang']);
  const share = chance();
  const mails: Weather['mail'][] = [
    clear.mail,
    () => behavior,
    (_, draw) => (draw < share ? behavior : 'accept'),
    (text) => (text.includes('Cheap') ? behavior : 'accept'),
    (text) => (text.includes('slow') ? behavior : 'accept'),
  ];
  const answer = pick<BlobFault>(['deny', 'lose', 'refuse']);
  const faults: Weather['fault'][] = [
    clear.fault,
    () => answer,
    ({ key }) => (key === '' ? answer : undefined),
    ({ key }) => (key === 'run' ? answer : undefined),
    ({ method }) => (method === 'put' ? answer : undefined),
    ({ method }) => (method === 'delete' ? answer : undefined),
    ({ key }) => (key.startsWith('done/') ? answer : undefined),
  ];
  return {
    mail: pick(mails),
    fault: pick(faults),
    faultShare: chance() < 0.2 ? 1 : chance() ** 2 * 0.4,
    isFlood: chance() < 0.05,
  };
}

function drawPosts(chance: () => number, { isFlood }: Weather): number {
  if (isFlood) return Math.floor(chance() * 20);
  return chance() < 0.3 ? 1 + Math.floor(chance() ** 6 * 30) : 0;
}

/** What a visitor, or a program, sends; now and then again, by a process that dies, or with a clock that is wrong. */
async function post(
  simulation: Simulation,
  chance: () => number,
  pick: <Item>(items: readonly Item[]) => Item,
): Promise<void> {
  const number = Math.floor(chance() * 2 ** 32);
  const skew = chance() < 0.1 ? pick([-90, -30, -4, -1, 1, 3, 60, 3000]) : 0;
  const fields = {
    id: chance() < 0.05 ? '' : buildUuid(simulation.now().getTime() + skew * minuteMs, number),
    message: `${chance() < 0.1 ? 'Cheap pills' : 'My cart is slow'}, ${number}`,
    ...(chance() < 0.1 && { motto: 'x' }),
  };
  const death = { operation: 1 + Math.floor(chance() * 4), when: pick(['before', 'after'] as const) };
  await simulation.receive(fields, chance() < 0.1 ? death : undefined);
  if (chance() < 0.2) await simulation.receive(fields);
  // Somebody knows the id and sends other words under it.
  if (chance() < 0.05) await simulation.receive({ ...fields, message: `Other words, ${number}` });
}

/** A run, which now and then dies, comes twice at once, or does not come. */
async function runOnce(simulation: Simulation, chance: () => number, isOver: boolean): Promise<void> {
  const draw = isOver ? 1 : chance();
  const death = { operation: 1 + Math.floor(chance() * 12), when: 'after' as const };
  // What waits cannot be listed: the platform logs it.
  const run = (how?: typeof death) => simulation.run(how).catch(() => undefined);
  if (draw < 0.01) return;
  if (draw < 0.04) await run(death);
  else if (draw < 0.07) await Promise.all([run(), run()]);
  else await run();
}

function buildReport(simulation: Simulation, days: number): DaysReport {
  const { thanked, suspects, namedAt, inbox, blobs, heartbeats } = simulation;
  const keys = new Set(blobs.listKeys('contact').map((key) => key.slice(key.lastIndexOf('/') + 1)));
  const rings = listSilences(heartbeats, simulation.now().getTime());
  const report = { late: 0, lost: 0, worstMinute: 0, toldBySilence: 0 };
  for (const { id, at } of thanked) {
    const byMail = namedAt.get(id) ?? Infinity;
    if (byMail === Infinity || !keys.has(id)) report.lost += 1;
    const bySilence = findRing(rings, at);
    if (bySilence < byMail) report.toldBySilence += 1;
    // Sent again, a message was told of before.
    const minutes = Math.max(0, (Math.min(byMail, bySilence) - at) / minuteMs);
    report.worstMinute = Math.max(report.worstMinute, minutes);
    if (minutes > 60) report.late += 1;
  }
  const lateSuspects = suspects.filter(({ id, at }) => {
    return Math.min(namedAt.get(id) ?? Infinity, findRing(rings, at)) - at > 2 * dayMs;
  });
  return {
    ...report,
    days,
    messages: new Set(thanked.map(({ id }) => id)).size,
    suspects: suspects.length,
    lateSuspects: lateSuspects.length,
    worstMinute: Math.round(report.worstMinute * 10) / 10,
    maxMailsPerDay: countMaxMails(inbox.filter(({ isAccepted }) => isAccepted)),
  };
}

/** From when to when the monitoring service rings. */
function listSilences(signs: readonly number[], end: number): [from: number, until: number][] {
  const times = [...signs, end];
  return times.slice(1).flatMap((sign, index) => {
    const from = (times[index] ?? 0) + maxSilenceMs + minuteMs;
    return sign > from ? [[from, sign] as [number, number]] : [];
  });
}

/** When the service first rings at or after a time. */
function findRing(rings: readonly [from: number, until: number][], at: number): number {
  const ring = rings.find(([, until]) => until > at);
  return ring ? Math.max(ring[0], at) : Infinity;
}

function countMaxMails(inbox: Simulation['inbox']): number {
  let most = 0;
  for (const [index, { at }] of inbox.entries()) {
    const ofDay = new Set<string>();
    for (let each = index; each >= 0 && at - (inbox[each]?.at ?? 0) < dayMs; each -= 1) {
      ofDay.add(inbox[each]?.mail.messageId ?? '');
    }
    most = Math.max(most, ofDay.size);
  }
  return most;
}
