import type { StoreError } from '../errors/store-error.ts';
import type { HttpResponse } from './operation-info.ts';

/** How often a read is repeated, and how long it waits in between. */
export interface RetryOptions {
  /** Maximum number of repetitions after the first attempt. Default 2. */
  retries?: number | undefined;
  /**
   * Maximum of the first back-off in milliseconds, doubled with every attempt; each wait is a random time up
   * to it. Default 250.
   */
  baseMs?: number | undefined;
  /** Maximum back-off in milliseconds, however often the call was repeated. Default 8000. */
  maxMs?: number | undefined;
}

/** If the server asks for a longer wait, the call fails instead. */
export const MAX_RETRY_AFTER_MS = 60_000;

const RETRYABLE = [408, 429, 500, 502, 503, 504];

/**
 * Whether a failure may go away by itself. A response that was cut short counts by its status. The header
 * `x-should-retry` of the server decides.
 */
export function isTransient({ status, reason }: StoreError, response: HttpResponse | undefined): boolean {
  const advice = response?.headers?.get('x-should-retry');
  if (reason === 'abort' || advice === 'false') return false;
  if (advice === 'true') return true;
  return status === undefined || status < 300
    ? reason === 'network' || reason === 'timeout'
    : RETRYABLE.includes(status);
}

/** Exponential back-off with full jitter: a random time up to the maximum of this attempt. */
export const backOff = (attempt: number, { baseMs = 250, maxMs = 8000 }: RetryOptions = {}): number =>
  Math.random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
