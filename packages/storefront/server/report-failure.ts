import { data } from 'react-router';
import { isStoreError } from 'storewire';
import type { ReportedFailure } from '../app/store/failure.ts';

/** Logs what a loader needs and cannot read, and throws the id for the page of the error. */
export function reportFailure(error: unknown, request: Request, requestId: string): never {
  // responses, such as redirects, are no errors
  if (!(error instanceof Error) || request.signal.aborted) throw error;
  const id = (isStoreError(error) && error.requestId) || requestId;
  logFailure(error, request, id);
  throw data({ requestId: id } satisfies ReportedFailure, statusOf(error));
}

/** Logs an error with the id that its page shows, and without the query. */
export function logFailure(error: Error, { method, url }: Request, requestId: string): void {
  const cause = isStoreError(error) ? error.toJSON() : error;
  console.error(`request ${requestId}: ${method} ${new URL(url).pathname} failed:`, cause);
}

/** A page is never missing because a call has failed. */
export function statusOf(error: Error): number {
  // of `AbortSignal.timeout`
  if (error.name === 'TimeoutError') return 503;
  if (!isStoreError(error)) return 500;
  const { kind, status = 500 } = error;
  if (kind === 'system') return 503;
  return status >= 500 || status === 429 ? status : 500;
}
