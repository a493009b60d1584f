// Gate to data/street-legal.yaml: what the law of each state says about carts on public roads.
import type { County } from '../../schemas/county.ts';
import { streetLegalSchema, type StateLaw } from '../../schemas/street-legal.ts';
import { formatDate } from '../format.ts';
import { counties } from './counties.ts';
import { readRecord } from './read-data.ts';
import { tokens } from './tokens.ts';

const record = readRecord('street-legal.yaml', streetLegalSchema, { values: tokens });

const listed = record.value.states.map(({ state }) => state);
for (const county of counties) {
  if (listed.includes(county.state)) continue;
  record.report(['states'], `nothing about ${county.state}`, `an entry for the state of ${county.name}`);
}

/** What stands under the statements of every state, and the day of the last check as text. */
export const streetLegal = {
  disclaimer: record.value.disclaimer,
  checkedOn: formatDate(record.value.checkedOn),
};

/** The law of a state. Throws when the file has none, which the gate has reported before. */
export function getStateLaw(state: County['state']): StateLaw {
  const law = record.value.states.find((candidate) => candidate.state === state);
  if (!law) throw new Error(`data/street-legal.yaml says nothing about ${state}`);
  return law;
}
