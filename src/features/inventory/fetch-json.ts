// How islands ask an API: GET, JSON expected, and again after a pause when the failure may pass.
// Rule: specification, section 7, "Default fetch behaviour".

/** An answer whose status is not a success; the message is the specification's. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`HTTP error! status: ${status}`);
    this.status = status;
  }
}

export interface FetchJsonOptions {
  /** How often a failed request is repeated. */
  retries?: number;
  /** Milliseconds after which a request without an answer counts as failed. */
  timeoutMs?: number;
  /** Milliseconds for which an answer is given again without asking. */
  freshMs?: number;
  signal?: AbortSignal;
  /** The four below are replaced in tests. */
  fetch?: typeof globalThis.fetch;
  /** Waits that many milliseconds; rejects with the signal's reason when it is aborted. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A number from 0 up to 1. */
  random?: () => number;
  /** Milliseconds of a clock. */
  now?: () => number;
}

/** Milliseconds before the first repetition; each further pause is twice as long. */
const firstDelayMs = 500;
/** Share of a pause that chance may add, so that many visitors do not return in the same instant. */
const jitter = 0.5;
const defaultTimeoutMs = 10_000;
const defaultFreshMs = 5 * 60_000;

const answers = new Map<string, { at: number; value: unknown }>();

/**
 * The parsed JSON of a path; what it holds is for the caller to check. An answer is fresh for five minutes on a page; the
 * first one of each page is asked of the server, which confirms by its tag what the browser has kept. Network errors,
 * requests without an answer, answers that are no JSON, and the statuses 408, 429 and 5xx are repeated, once unless
 * `retries` says otherwise. Throws the last failure: an HttpError for a status, the signal's reason when it is aborted,
 * else what `fetch` or the parser threw.
 */
export async function fetchJson(path: string, options: FetchJsonOptions = {}): Promise<unknown> {
  const { retries = 1, freshMs = defaultFreshMs, signal, sleep = pause, random = Math.random } = options;
  const { now = Date.now } = options;
  const known = answers.get(path);
  if (known) {
    const age = now() - known.at;
    // Below zero when somebody has set the clock back; such an answer would stay fresh until the clock is there again.
    if (age >= 0 && age < freshMs) return known.value;
  }
  for (let repetition = 0; ; repetition += 1) {
    try {
      const value = await askOnce(path, options);
      answers.set(path, { at: now(), value });
      return value;
    } catch (error) {
      signal?.throwIfAborted();
      if (repetition >= retries || !mayPass(error)) throw error;
      await sleep(firstDelayMs * 2 ** repetition * (1 + jitter * random()), signal);
    }
  }
}

async function askOnce(path: string, options: FetchJsonOptions): Promise<unknown> {
  const { timeoutMs = defaultTimeoutMs, signal, fetch = globalThis.fetch } = options;
  signal?.throwIfAborted();
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort(new Error(`no answer after ${timeoutMs / 1000} seconds`));
  }, timeoutMs);
  // By hand, since AbortSignal.any is newer than the oldest browsers that the site is made for.
  const pass = () => {
    timeout.abort(signal?.reason);
  };
  signal?.addEventListener('abort', pass);
  try {
    const response = await fetch(path, {
      // A page that has just been built must not get an older answer, which the browser may have kept.
      cache: 'no-cache',
      headers: { Accept: 'application/json' },
      signal: timeout.signal,
    });
    if (!response.ok) throw new HttpError(response.status);
    return (await response.json()) as unknown;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', pass);
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status === 408 || error.status === 429 || error.status >= 500;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop);
  });
}
