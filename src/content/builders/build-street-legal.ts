// What the law of each state says about carts on public roads, from data/street-legal.yaml.
import { formatDate } from '../../lib/format.ts';
import type { StateLaw, StreetLegal } from '../../features/places/street-legal.schema.ts';

/** The states of the site, with the law of each. */
export function buildStreetLegal({ states, disclaimer, checkedOn }: StreetLegal) {
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
