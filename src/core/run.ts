import { systemError } from '../errors/store-error.ts';
import type { Fail } from './exchange.ts';
import type { OperationInfo } from './operation-info.ts';
import type { Headers } from './credentials.ts';
import type { CallOptions } from './options.ts';

/** The state of one call while it is under way. */
export interface Run {
  readonly operation: OperationInfo;
  readonly input: unknown;
  readonly call: CallOptions;
  /** In milliseconds, by a clock that is never set. */
  readonly startedAt: number;
  /** When the whole call must be over. */
  readonly endsAt: number;
  /** Header of the id that the call sends, which servers other than the platform send back. */
  readonly idHeader: string | undefined;
  /** Headers that name the call: the same in every attempt. */
  ids?: Headers;
  /** Whether the server does it once, however often it is sent. */
  isKeyed?: boolean;
  credentials: Headers;
  /** How often the request was sent. */
  attempts: number;
  retries: number;
  isRenewed?: boolean;
  /** Whether the attempt under way has left this machine. */
  isSent?: boolean;
  /** Status and headers of the attempt under way, once they have come. */
  response?: Response | undefined;
  /** Makes a `system` error that tells of this call. */
  readonly fail: Fail;
}

/** No headers: one frozen record, so that it is checked once. */
export const NONE: Headers = Object.freeze({});

/** What a transport sets for each of its calls. */
interface RunSettings {
  deadlineMs: number;
  idHeader: string | undefined;
}

export function startRun(operation: OperationInfo, input: unknown, call: CallOptions, { deadlineMs, idHeader }: RunSettings): Run {
  const startedAt = performance.now();
  const run: Run = {
    operation,
    input,
    call,
    idHeader,
    startedAt,
    endsAt: startedAt + deadlineMs,
    credentials: NONE,
    attempts: 0,
    retries: 0,
    fail: (reason, cause) => systemError({ ...factsOf(run), reason, cause }),
  };
  return run;
}

/** Milliseconds until the whole call must be over. */
export const leftOf = (run: Run): number => run.endsAt - performance.now();

/** What every error tells of a call. */
export function factsOf({ operation, attempts, response, idHeader }: Pick<Run, 'operation' | 'attempts' | 'response'> & Partial<Pick<Run, 'idHeader'>>): {
  operation: string;
  attempts: number;
  status: number | undefined;
  requestId: string | undefined;
} {
  const headers = response?.headers;
  const requestId = headers?.get('x-wix-request-id') || (idHeader && headers?.get(idHeader)) || undefined;
  return { operation: operation.id, attempts, status: response?.status || undefined, requestId };
}
