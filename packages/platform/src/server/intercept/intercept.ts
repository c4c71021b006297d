/** What happens around each call of the contract: its fault rules, and its entry in the request log. */

import { type Caller, callerKey } from '../../kernel/context/caller.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';
import type { Clock } from '../../kernel/values/clock.ts';
import type { Log } from '../../kernel/values/log.ts';
import type { CallRequest, CallResponse } from '../http/message.ts';
import type { Faults } from './faults.ts';
import { type LoggedRequest, problemOf } from './request-log.ts';

/** What is found out about a request while it is handled. */
export interface Trace {
  caller?: Caller;
}

/** Makes a call by `proceed`. */
export type Intercept = (
  route: Route,
  request: CallRequest,
  proceed: (trace: Trace) => Promise<CallResponse>,
) => Promise<CallResponse>;

/** Applies fault rules and logs requests. */
export const interceptor =
  ({ faults, log, clock }: { faults: Faults; log: Log<LoggedRequest>; clock: Clock }): Intercept =>
  async (route, request, proceed) => {
    const trace: Trace = {};
    const started = performance.now();
    const response = await faults.around(route, request, clock.now, () => proceed(trace));
    const isReset = response.fault === 'reset';
    // what is truncated is no JSON
    const problem =
      response.status >= 400 && response.fault === undefined ? problemOf(response.body) : undefined;
    const requestId = response.headers['x-wix-request-id'];
    log.add({
      time: clock.iso(),
      method: request.method,
      path: request.path,
      call: route.id,
      caller: trace.caller ? callerKey(trace.caller) : 'unknown',
      status: isReset ? 0 : response.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      ...(problem !== undefined && { problem }),
      ...(requestId !== undefined && { requestId }),
    });
    return response;
  };
