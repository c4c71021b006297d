import { sleep } from '../core/clock.ts';
import { present } from '../core/members.ts';
import { backOff, LONGEST_RETRY_AFTER_MS, type RetryOptions } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { cutShort } from './failures.ts';
import { PAUSED } from './gate.ts';
import type { Sending } from './sending.ts';

/** How often requests to the upload host are repeated. Networks of people who upload are worse than those of servers. */
export const patience = (retry: RetryOptions | false | undefined): Required<RetryOptions> =>
  retry === false ? { retries: 0, baseMs: 0, maxMs: 0 } : { retries: 6, baseMs: 500, maxMs: 8000, ...present(retry ?? {}) };

/**
 * Does work again while its failures allow it. A pause holds it back, also while it waits, and cuts nothing else. What gets further may begin to
 * count anew.
 */
export async function repeating<T>(
  { retry, gate, signal }: Pick<Sending, 'retry' | 'gate' | 'signal'>,
  mayRepeat: (error: StoreError) => boolean,
  work: (countAnew: () => void) => Promise<T>,
): Promise<T> {
  let repeats = 0;
  for (;;) {
    await gate.opened(signal);
    try {
      return await work(() => {
        repeats = 0;
      });
    } catch (error) {
      if (error === PAUSED) continue;
      if (!isStoreError(error) || repeats >= retry.retries || !mayRepeat(error)) throw error;
      const { retryAfterMs } = error;
      if (retryAfterMs !== undefined && retryAfterMs > LONGEST_RETRY_AFTER_MS) throw error;
      repeats++;
      // what ends the wait, pause or abort, is heard again before and in the next attempt
      await sleep(retryAfterMs ?? backOff(repeats, retry), gate.cutting(signal), cutShort).catch(() => undefined);
    }
  }
}
