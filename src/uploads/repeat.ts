import { sleep } from '../core/clock.ts';
import { backOff, LONGEST_RETRY_AFTER_MS, type RetryOptions } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { aborted } from './failures.ts';

/** How often requests to the upload host are repeated. Networks of people who upload are worse than those of servers. */
export const patience = (retry: RetryOptions | false | undefined): Required<RetryOptions> =>
  retry === false ? { retries: 0, baseMs: 0, maxMs: 0 } : { retries: 6, baseMs: 500, maxMs: 8000, ...retry };

/** Does work again while its failures allow it. */
export async function repeating<T>(
  retry: Required<RetryOptions>,
  signal: AbortSignal,
  mayRepeat: (error: StoreError) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await work();
    } catch (error) {
      if (!isStoreError(error) || repeats >= retry.retries || !mayRepeat(error)) throw error;
      const waitMs = error.retryAfterMs ?? backOff(repeats + 1, retry);
      if (waitMs > LONGEST_RETRY_AFTER_MS) throw error;
      await sleep(waitMs, signal, (_reason, cause) => aborted(cause));
    }
  }
}
