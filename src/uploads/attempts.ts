import type { StoreClient } from '../core/options.ts';
import { backOff, MAX_RETRY_AFTER_MS, type RetryOptions } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { present } from '../lib/fields.ts';
import { MAX_TIMEOUT_MS, sleep, within } from '../lib/timeout.ts';
import { toAbortError } from './errors.ts';
import type { FileInfo } from './options.ts';

/** What both kinds of uploads have in common. */
export interface UploadContext {
  client: StoreClient;
  /** Identity of the client when the upload started; undefined if it could not be read. */
  owner: string | undefined;
  info: FileInfo;
  pause: PauseControl;
  /** Ends the upload. */
  signal: AbortSignal;
  retry: Required<RetryOptions>;
  timeoutMs: number;
  onProgress: (sentBytes: number) => void;
}

/** The defaults are longer than those of calls: an upload takes long, often on a poor connection. */
export const toRetryOptions = (retry: RetryOptions | false | undefined): Required<RetryOptions> =>
  retry === false
    ? { retries: 0, baseMs: 0, maxMs: 0 }
    : { retries: 6, baseMs: 500, maxMs: 8000, ...present(retry ?? {}) };

/** How long to wait before a retry; undefined if the host asks for more than `MAX_RETRY_AFTER_MS`. */
export function retryDelay(
  { retryAfterMs }: StoreError,
  attempt: number,
  retry: RetryOptions,
): number | undefined {
  if (retryAfterMs !== undefined && retryAfterMs > MAX_RETRY_AFTER_MS) return undefined;
  return Math.min(retryAfterMs ?? backOff(attempt, retry), MAX_TIMEOUT_MS);
}

/** Repeats an attempt that fails or is interrupted by a pause. A pause also delays the next attempt. */
export async function withRetries<T>(
  { retry, pause, signal }: Pick<UploadContext, 'retry' | 'pause' | 'signal'>,
  canRetry: (error: StoreError) => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  let retries = 0;
  for (;;) {
    await pause.untilResumed(signal);
    try {
      return await attempt();
    } catch (error) {
      if (error === PAUSED) continue;
      if (!isStoreError(error) || retries >= retry.retries || !canRetry(error)) throw error;
      const delayMs = retryDelay(error, ++retries, retry);
      if (delayMs === undefined) throw error;
      // a pause or an abort ends the wait and takes effect before the next attempt
      await sleep(delayMs, pause.interrupting(signal), toAbortError).catch(() => undefined);
    }
  }
}

/** Reason of a signal that a pause has aborted. */
const PAUSED = Symbol('paused');

export interface PauseControl {
  pause(): void;
  resume(): void;
  /** Waits while the upload is paused. Rejects if the signal is aborted. */
  untilResumed(signal: AbortSignal): Promise<void>;
  /** A signal that a pause aborts as well. */
  interrupting(signal: AbortSignal): AbortSignal;
}

export function createPauseControl(onChange: (isPaused: boolean) => void): PauseControl {
  let paused = new AbortController();
  let resumed = Promise.withResolvers<void>();
  return {
    pause: () => paused.abort(PAUSED),
    resume() {
      if (!paused.signal.aborted) return;
      paused = new AbortController();
      resumed.resolve();
      resumed = Promise.withResolvers();
    },
    async untilResumed(signal) {
      signal.throwIfAborted();
      if (!paused.signal.aborted) return;
      onChange(true);
      const next = (): Promise<void> => resumed.promise;
      while (paused.signal.aborted) await within(Number.POSITIVE_INFINITY, signal, toAbortError, next);
      onChange(false);
    },
    interrupting: (signal) => AbortSignal.any([signal, paused.signal]),
  };
}
