// Reads data/street-legal.yaml: what the law of each state says about carts on public roads.
import { formatDate } from '../lib/site/format.ts';
import type { StateLaw } from '../schemas/street-legal.ts';
import type { DataFolder, TokenRules } from './data-folder.ts';

/** The states of the site, with the law of each; undefined when the file has a mistake. */
export function readStreetLegal(folder: DataFolder, rules: TokenRules) {
  const record = folder.readRecord('street-legal.yaml', rules);
  if (!record) return undefined;
  const { states, disclaimer, checkedOn } = record.value;
  return {
    /** Names of the states by their letters. */
    stateNames: new Map(states.map(({ state, name }) => [state, name])),
    /** The law of every state. */
    stateLaws: states,
    /** What stands under the statements of every state, and the day of the last check as text. */
    streetLegal: { disclaimer, checkedOn: formatDate(checkedOn) },
    /** The day of the last check as an ISO date. */
    lawCheckedOn: checkedOn,

    /** The law of a state. Throws when the file has none, since every state is checked. */
    getStateLaw: (state: string): StateLaw => {
      const law = states.find((candidate) => candidate.state === state);
      if (!law) throw new Error(`data/street-legal.yaml says nothing about ${state}`);
      return law;
    },
  };
}
