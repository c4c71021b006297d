import { notify } from '../lib/emit.ts';
import type { CallEvent, EventFacts, Listener } from './events.ts';
import { type StoreError, systemError } from '../errors/store-error.ts';
import type { Fail, HttpResponse, OperationInfo } from './operation-info.ts';
import type { Access, CallOptions, HeaderRecord, Result } from './options.ts';

/** The state of one call while it is in progress. */
export interface Call {
  readonly operation: OperationInfo;
  readonly input: unknown;
  readonly options: CallOptions;
  /** In milliseconds, by a monotonic clock. */
  readonly startedAt: number;
  /** When the whole call times out. */
  readonly endsAt: number;
  /** Response headers that may contain the id of the request; the first one that does counts. */
  readonly requestIdHeaders: readonly string[];
  /** Headers that identify the call: the same in every attempt. */
  idHeaders?: HeaderRecord;
  /** Whether the server processes it once, however often it is sent. */
  isKeyed: boolean;
  /** What authenticates the current attempt. */
  access: Access | undefined;
  /** Result of a refresh, for the next attempt. */
  refreshed: Access | undefined;
  /** Why the previous attempt failed. */
  failure: StoreError | undefined;
  isRefreshed: boolean;
  /** Whether the request of the current attempt was sent. */
  isSent: boolean;
  /** How often the request was sent. */
  attempts: number;
  retries: number;
  /** The response of the current attempt, once its headers have arrived. */
  response: HttpResponse | undefined;
  /** Creates a `system` error with the facts of this call. */
  readonly fail: Fail;
}

export function startCall(
  operation: OperationInfo,
  input: unknown,
  options: CallOptions,
  { deadlineMs, requestIdHeaders }: { deadlineMs: number; requestIdHeaders: readonly string[] },
): Call {
  const startedAt = performance.now();
  const call: Call = {
    operation,
    input,
    options,
    startedAt,
    endsAt: startedAt + deadlineMs,
    requestIdHeaders,
    isKeyed: false,
    access: undefined,
    refreshed: undefined,
    failure: undefined,
    isRefreshed: false,
    isSent: false,
    attempts: 0,
    retries: 0,
    response: undefined,
    fail: (reason, cause) => systemError({ ...callFacts(call), reason, cause }),
  };
  return call;
}

/** Milliseconds until the whole call times out. */
export const remainingMs = (call: Call): number => call.endsAt - performance.now();

/** Facts of a call that its errors and events report. */
export interface CallFacts {
  operation: string;
  attempts: number;
  status: number | undefined;
  requestId: string | undefined;
}

export const callFacts = ({ operation, attempts, response, requestIdHeaders }: Call): CallFacts => ({
  operation: operation.id,
  attempts,
  status: response?.status || undefined,
  requestId: requestIdHeaders.map((name) => response?.headers?.get(name)).find(Boolean) ?? undefined,
});

/** The same facts of a call that has succeeded, for errors about the content of its response. */
export const responseFacts = (
  { id }: OperationInfo,
  { attempts, response, requestId }: Omit<Result<unknown>, 'data'>,
): CallFacts => ({ operation: id, attempts, status: response.status, requestId });

type OwnFacts<Event = CallEvent> = Event extends CallEvent ? Omit<Event, keyof EventFacts> : never;

/** Creates a function that reports an event of a call to the listener. */
export const callEmitter =
  (listener: Listener) =>
  (call: Call, event: OwnFacts): void => {
    const { id, method, path } = call.operation;
    void notify(listener, {
      operation: id,
      method,
      path,
      attempts: call.attempts,
      elapsedMs: performance.now() - call.startedAt,
      ...event,
    });
  };
