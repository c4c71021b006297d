import type { StoreError } from '../errors/store-error.ts';

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

/**
 * How many repetitions the calls to a server may make: a hundred at once, then one for every ten successful
 * calls. They must not make an outage worse.
 */
export class RetryBudget {
  #tenths = 1000;

  get hasLeft(): boolean {
    return this.#tenths >= 10;
  }

  /** A call has succeeded. */
  earn(): void {
    this.#tenths = Math.min(1000, this.#tenths + 1);
  }

  /** A call is repeated. */
  spend(): void {
    this.#tenths -= 10;
  }
}

const budgets = /* @__PURE__ */ new WeakMap<object, Map<string, RetryBudget>>();

/** The budget of all clients with the same way to send and the same server. */
export function budgetOf(sender: object, baseUrl: string): RetryBudget {
  const ofSender = budgets.get(sender) ?? new Map<string, RetryBudget>();
  budgets.set(sender, ofSender);
  const budget = ofSender.get(baseUrl) ?? new RetryBudget();
  ofSender.set(baseUrl, budget);
  return budget;
}

const RETRYABLE = [408, 429, 500, 502, 503, 504];

/**
 * Whether a failure may be temporary. The header `x-should-retry` decides if the server sends it. An error
 * response with an incomplete body counts as one with its status, not as a network failure.
 */
export function isTransient({ status, reason }: StoreError, shouldRetry?: string | null): boolean {
  if (shouldRetry === 'true' || shouldRetry === 'false') return shouldRetry === 'true';
  return status === undefined || status < 300
    ? reason === 'network' || reason === 'timeout'
    : RETRYABLE.includes(status);
}

/** Exponential back-off with full jitter: a random time up to the maximum of this attempt. */
export const backOff = (attempt: number, { baseMs = 250, maxMs = 8000 }: RetryOptions = {}): number =>
  Math.random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
