/** A mistake of the one who called, worded for them; no stack is shown. */
export class CallError extends Error {}
