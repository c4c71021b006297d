import { data, type ServerBuild } from 'react-router';
import { isStoreError } from 'storewire';
import type { ReportedFailure } from '../app/store/failure.ts';
import { storeRequest } from '../app/store/store-request.ts';

type Routes = ServerBuild['routes'];
type Handler = NonNullable<NonNullable<Routes[string]>['module']['loader']>;

/** Logs what loaders and actions throw. The page gets the id instead of the error, which may say too much. */
export function reportFailures(build: ServerBuild): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: reporting(loader) }),
      ...(action && { action: reporting(action) }),
    };
    routes[id] = { ...route, module };
  }
  return { ...build, routes };
}

const reporting =
  (handle: Handler): Handler =>
  async (args) => {
    try {
      return await handle(args);
    } catch (error) {
      const { request, context } = args;
      // responses, such as redirects, are no errors
      if (!(error instanceof Error) || request.signal.aborted) throw error;
      const requestId = (isStoreError(error) && error.requestId) || context.get(storeRequest).requestId;
      logFailure(error, request, requestId);
      throw data({ requestId } satisfies ReportedFailure, statusOf(error));
    }
  };

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
