import { backOff, MAX_RETRY_AFTER_MS, type RetryOptions } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { MAX_TIMEOUT_MS, sleep, withTimeout } from '../lib/timeout.ts';
import { isTemporary, toAbortError } from './errors.ts';

/** Pauses and repeats the requests of an upload. */
export interface Attempts {
  pause(): void;
  resume(): void;
  /** How long to wait before a retry; undefined if the host asks for more than `MAX_RETRY_AFTER_MS`. */
  delay(error: StoreError, attempt: number): number | undefined;
  /**
   * Runs work, again after temporary failures and after a pause that has interrupted it. The work gets a signal
   * that is aborted by a pause, too; work that ignores it is not interrupted.
   */
  run<T>(signal: AbortSignal, retries: number, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Reason of a signal that a pause has aborted. */
const PAUSED = Symbol('paused');

/** The listener is called when the upload stops and continues, which may be later than `pause()`. */
export function createAttempts(retry: RetryOptions, onChange: (isPaused: boolean) => void): Attempts {
  let paused = new AbortController();
  let resumed = Promise.withResolvers<void>();

  async function untilResumed(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!paused.signal.aborted) return;
    onChange(true);
    const next = (): Promise<void> => resumed.promise;
    while (paused.signal.aborted) await withTimeout(Number.POSITIVE_INFINITY, signal, toAbortError, next);
    onChange(false);
  }

  const delay: Attempts['delay'] = ({ retryAfterMs }, attempt) =>
    retryAfterMs !== undefined && retryAfterMs > MAX_RETRY_AFTER_MS
      ? undefined
      : Math.min(retryAfterMs ?? backOff(attempt, retry), MAX_TIMEOUT_MS);

  return {
    pause: () => paused.abort(PAUSED),
    resume() {
      if (!paused.signal.aborted) return;
      paused = new AbortController();
      resumed.resolve();
      resumed = Promise.withResolvers();
    },
    delay,
    async run(signal, retries, work) {
      for (let failures = 0; ; ) {
        await untilResumed(signal);
        const interrupted = AbortSignal.any([signal, paused.signal]);
        try {
          return await work(interrupted);
        } catch (error) {
          if (error === PAUSED) continue;
          if (!isStoreError(error) || !isTemporary(error) || failures >= retries) throw error;
          const delayMs = delay(error, ++failures);
          if (delayMs === undefined) throw error;
          // a pause or an abort ends the wait and takes effect before the next attempt
          await sleep(delayMs, interrupted, toAbortError).catch(() => undefined);
        }
      }
    },
  };
}
