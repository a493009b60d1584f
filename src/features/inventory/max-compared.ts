// Apart from the comparison's rules, since the contact form's script needs the number and none of them.

/** Most vehicles that fit beside each other. */
export const maxCompared = 3;

/** Id of the words that say why no more can be chosen, in the bar; the boxes that are off refer to it. */
export const fullReasonId = 'compare-full';
