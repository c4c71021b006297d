/** What happens around each call of the contract: its fault rules, and its entry in the request log. */
import type { Faults } from '../admin/faults.ts';
import { problemOf, type RequestLog } from '../admin/request-log.ts';
import type { Clock } from '../clock.ts';
import type { Caller } from '../identity/caller.ts';
import { isReset, textOf } from './connection.ts';
import type { Route } from './route.ts';

/** What is found out about a request while it is handled. */
export interface Trace {
  caller?: Caller;
}

/** Makes a call by `proceed`. */
export type Intercept = (
  route: Route,
  request: Request,
  proceed: (trace: Trace) => Promise<Response>,
) => Promise<Response>;

/** Applies fault rules and logs requests. */
export const interceptor =
  ({ faults, log, clock }: { faults: Faults; log: RequestLog; clock: Clock }): Intercept =>
  async (route, request, proceed) => {
    const trace: Trace = {};
    const started = performance.now();
    const response = await faults.around(route, request, clock.now, () => proceed(trace));
    const isFailure = response.status >= 400 && !isReset(response);
    const problem = isFailure ? problemOf(await textOf(response)) : undefined;
    const requestId = response.headers.get('x-wix-request-id');
    log.add({
      time: clock.iso(),
      method: request.method,
      path: pathOf(request.url),
      call: route.id,
      caller: trace.caller,
      status: isReset(response) ? 0 : response.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      ...(problem !== undefined && { problem }),
      ...(requestId !== null && { requestId }),
    });
    return response;
  };

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('?', start);
  return start < 0 ? '/' : url.slice(start, end < 0 ? undefined : end);
}
