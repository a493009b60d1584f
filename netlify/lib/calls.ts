// What functions wait for outside: within a time limit, and failures as codes for the log.

/** What the promise gives, or a rejection after so many milliseconds; what it began may still finish. */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError'));
    }, milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

/** An error as its codes: the words of mail servers quote addresses, which no log may hold. */
export function describeError(error: unknown): string {
  const {
    code,
    name,
    responseCode = '',
  } = (error ?? {}) as NodeJS.ErrnoException & { responseCode?: number };
  return `${typeof code === 'string' ? code : name} ${responseCode}`.trim();
}

/** Calls a URL that is a secret, so no log names it. A failure is logged as that of `what`. */
export async function callWebhook(what: string, url: string, init: RequestInit = {}): Promise<void> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(4000) });
    if (!response.ok) console.error(`${what} was answered with ${response.status}`);
  } catch (error) {
    console.error(`${what} was not answered: ${describeError(error)}`);
  }
}
