// Apart from the comparison's rules, since the contact form's script needs the number and none of them.

/** Most vehicles that fit beside each other. */
export const maxCompared = 3;
