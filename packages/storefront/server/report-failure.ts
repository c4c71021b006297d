import { data } from 'react-router';
import { isStoreError } from 'storewire';
import type { ReportedFailure } from '../app/store/failure.ts';
import { logFailure } from '../app/store/log-failure.ts';

/** Logs what a loader needs and cannot read, and throws the id for the page of the error. */
export function reportFailure(error: unknown, request: Request, requestId: string): never {
  // responses, such as redirects, are no errors
  if (!(error instanceof Error) || request.signal.aborted) throw error;
  logFailure('a read of a page has failed', error, { request, requestId });
  throw data({ requestId } satisfies ReportedFailure, statusOf(error));
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
