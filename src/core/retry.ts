import type { StoreError } from '../errors/store-error.ts';
import { isRead, type OperationInfo } from './operation-info.ts';

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

/** What follows a failed attempt depends on this, besides its error. */
export interface Attempt {
  operation: OperationInfo;
  /** Whether the attempt has sent the request. */
  isSent: boolean;
  /** How often the request was sent, without the repetition after a 401. */
  sent: number;
  /** Whether the credentials can be refreshed once more. */
  canRefresh: boolean;
  /** Whether the caller has passed an idempotency key. */
  hasKey: boolean;
  /** The header `x-should-retry` of the response. */
  shouldRetry: string | null | undefined;
  /** The options of the client. */
  retry: RetryOptions;
  /** The option of the call. */
  retries: number | undefined;
  /** Until the deadline of the call. */
  remainingMs: number;
  /** Whether the client may repeat a call. */
  hasBudget: boolean;
}

/** What follows a failed attempt. */
export type NextStep = { type: 'fail' } | { type: 'refresh' | 'retry'; waitMs: number };

const FAIL: NextStep = { type: 'fail' };

/** Decides what follows a failed attempt: another one with new credentials or after a wait, or none. */
export function nextStep(error: StoreError, attempt: Attempt): NextStep {
  const { operation, retry, retries, sent } = attempt;
  // a password, code or token is sent only once
  const isRepeatable = attempt.isSent && (!operation.secrets || operation.repeatable === true);
  if (!isRepeatable || error.reason === 'abort') return FAIL;
  if (error.status === 401 && error.kind !== 'application' && attempt.canRefresh)
    return { type: 'refresh', waitMs: 0 };
  const waitMs = error.retryAfterMs ?? backOff(sent, retry);
  const mayRetry =
    (isRead(operation) || attempt.hasKey) &&
    isTransient(error, attempt.shouldRetry) &&
    sent <= (retries ?? retry.retries ?? 2) &&
    waitMs <= MAX_RETRY_AFTER_MS &&
    waitMs < attempt.remainingMs &&
    attempt.hasBudget;
  return mayRetry ? { type: 'retry', waitMs } : FAIL;
}

/**
 * Whether a failure may be temporary. The header `x-should-retry` decides if the server sends it. An error
 * response with an incomplete body counts as one with its status, not as a network failure.
 */
export function isTransient({ status, reason }: StoreError, shouldRetry?: string | null): boolean {
  if (shouldRetry === 'false') return false;
  if (shouldRetry === 'true') return true;
  return status === undefined || status < 300
    ? reason === 'network' || reason === 'timeout'
    : RETRYABLE.includes(status);
}

/** Exponential back-off with full jitter: a random time up to the maximum of this attempt. */
export const backOff = (attempt: number, { baseMs = 250, maxMs = 8000 }: RetryOptions = {}): number =>
  Math.random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1));
