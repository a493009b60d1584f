// Reads data/street-legal.yaml: what the law of each state says about carts on public roads.
import { formatDate } from '../lib/site/format.ts';
import type { County } from '../schemas/county.ts';
import { streetLegalSchema, type StateLaw } from '../schemas/street-legal.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';

/** The law of each state that has a county; undefined when the file has a mistake. */
export function readStreetLegal(folder: DataFolder, rules: TokenRules, counties: readonly County[]) {
  const record = folder.readRecord('street-legal.yaml', streetLegalSchema, rules);
  if (!record) return undefined;
  const { states, disclaimer, checkedOn } = record.value;
  const listed = states.map(({ state }) => state);
  for (const county of counties) {
    if (listed.includes(county.state)) continue;
    record.report(['states'], `nothing about ${county.state}`, `an entry for the state of ${county.name}`);
  }
  return {
    /** What stands under the statements of every state, and the day of the last check as text. */
    streetLegal: { disclaimer, checkedOn: formatDate(checkedOn) },

    /** The law of a state. Throws when the file has none, which is reported before. */
    getStateLaw: (state: County['state']): StateLaw => {
      const law = states.find((candidate) => candidate.state === state);
      if (!law) throw new Error(`data/street-legal.yaml says nothing about ${state}`);
      return law;
    },
  };
}
