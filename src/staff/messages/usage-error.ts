/** A mistake of the one who called, worded for them; no stack is shown. */
export class UsageError extends Error {}
