import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { data } from 'react-router';
import { isStoreError } from 'storewire';
import type { ReportedFailure } from '../app/store/failure.ts';
import { logFailure } from '../app/store/log-failure.ts';

/** Logs each request as one line of JSON, without its query, when its response has started. */
export const requestLog =
  (log: (line: string) => void): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { req, res } = context;
    log(
      JSON.stringify({
        level: 'info',
        time: new Date().toISOString(),
        message: 'request',
        requestId: context.get('requestId'),
        method: req.method,
        path: req.path,
        status: res.status,
        durationMs: Math.round(performance.now() - start),
      }),
    );
  };

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
