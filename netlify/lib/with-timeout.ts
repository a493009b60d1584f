/** What the store did not confirm in time; the name is what logs show. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * What the promise gives, within so many milliseconds; rejects with a NoAnswerError after them. The client of the store
 * itself would try again for half a minute, which is all that a scheduled function has.
 */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswerError(`no answer within ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
