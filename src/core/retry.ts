import type { StoreError } from '../errors/store-error.ts';

/** How often a read is repeated, and how long it waits in between. */
export interface RetryOptions {
  /** Most repetitions after the first attempt. Default 2. */
  retries?: number | undefined;
  /** Longest first back-off in milliseconds, doubled with every attempt; the wait is anything from nothing to that. Default 250. */
  baseMs?: number | undefined;
  /** Longest back-off in milliseconds, however often the call was repeated. Default 8000. */
  maxMs?: number | undefined;
}

/** A platform that asks for a longer wait than this is told to the caller instead. */
export const LONGEST_RETRY_AFTER_MS = 60_000;

const RETRYABLE = [408, 429, 500, 502, 503, 504];

/** Failures that may go away by themselves. An answer that was cut short counts by its status. A server that knows better says so in a header. */
export function isTransient({ status, reason }: StoreError, response: Response | undefined): boolean {
  const word = response?.headers?.get('x-should-retry');
  if (reason === 'abort' || word === 'false') return false;
  if (word === 'true') return true;
  return status === undefined || status < 300 ? reason === 'network' || reason === 'timeout' : RETRYABLE.includes(status);
}

/** Exponential back-off with full jitter: anything from nothing to the cap of this attempt. */
export function backOff(attempt: number, { baseMs = 250, maxMs = 8000 }: RetryOptions = {}): number {
  return Math.random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
}

/** Keeps a client from making an outage worse: a hundred repetitions at once, then one for every ten calls that succeed. */
export function retryBudget(): { earn(): void; spend(): boolean } {
  let tenths = 1000;
  return {
    earn() {
      tenths = Math.min(1000, tenths + 1);
    },
    spend() {
      if (tenths < 10) return false;
      tenths -= 10;
      return true;
    },
  };
}
