import type { StoreError } from '../errors/store-error.ts';

/** How often a read is repeated, and how long it waits in between. */
export interface RetryOptions {
  /** Repetitions after the first attempt. Default 2. */
  retries?: number;
  /** First back-off in milliseconds, doubled with every attempt. Default 250. */
  baseMs?: number;
  /** Longest back-off in milliseconds. Default 8000. */
  maxMs?: number;
}

const RETRYABLE = new Set([408, 429, 500, 502, 503, 504]);

/** Failures that may go away by themselves. */
export const isTransient = ({ status, reason }: StoreError): boolean => (status === undefined || (status >= 200 && status < 300) ? reason === 'network' || reason === 'timeout' : RETRYABLE.has(status));

/** Exponential back-off with full jitter: anything from nothing to the cap of this attempt. */
export function backOff(attempt: number, { baseMs = 250, maxMs = 8000 }: RetryOptions, random: () => number): number {
  return random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
}

/** At most this many repetitions per hundred calls, so that an outage is not made worse. */
export class RetryBudget {
  #tokens = 100;

  /** Every success earns back a little. */
  earn(): void {
    this.#tokens = Math.min(100, this.#tokens + 1);
  }

  spend(): boolean {
    if (this.#tokens < 10) return false;
    this.#tokens -= 10;
    return true;
  }
}
