import { isStoreError } from 'storewire';

/** Logs an error with the id that its page shows, and without the query. */
export function logFailure(error: unknown, { method, url }: Request, requestId: string): void {
  const cause = isStoreError(error) ? error.toJSON() : error;
  console.error(`request ${requestId}: ${method} ${new URL(url).pathname} failed:`, cause);
}

/** A page is never missing because a call has failed. */
export function statusOf(error: unknown): number {
  // of `AbortSignal.timeout`
  if (error instanceof Error && error.name === 'TimeoutError') return 503;
  if (!isStoreError(error)) return 500;
  const { kind, status = 500 } = error;
  if (kind === 'system') return 503;
  return status >= 500 || status === 429 ? status : 500;
}
