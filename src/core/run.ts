import { type StoreError, type SystemReason, systemError } from '../errors/store-error.ts';
import type { OperationInfo } from './operation-info.ts';
import type { PreparedRequest } from './request.ts';
import type { Headers } from './credentials.ts';
import type { CallOptions } from './options.ts';

/** The state of one call while it is under way. */
export interface Run {
  readonly operation: OperationInfo;
  readonly request: PreparedRequest;
  readonly url: string;
  readonly call: CallOptions;
  /** When the whole call must be over, in milliseconds since 1970. */
  readonly endsAt: number;
  credentials: Headers;
  /** How often the request was sent. */
  attempts: number;
  retries: number;
  isRenewed: boolean;
  /** Whether the attempt under way has left this machine. */
  isSent: boolean;
  /** Status and headers of the attempt under way, once they have come. */
  response: Response | undefined;
  /** Makes a `system` error that tells of this call. */
  readonly fail: (reason: SystemReason | undefined, cause: unknown) => StoreError;
}

export function startRun(operation: OperationInfo, request: PreparedRequest, host: string, call: CallOptions, deadlineMs: number): Run {
  const run: Run = {
    operation,
    request,
    url: host + request.address,
    call,
    endsAt: Date.now() + deadlineMs,
    credentials: {},
    attempts: 0,
    retries: 0,
    isRenewed: false,
    isSent: false,
    response: undefined,
    fail: (reason, cause) => systemError({ ...factsOf(run), reason, cause }),
  };
  return run;
}

/** Milliseconds until the whole call must be over. */
export const leftOf = (run: Run): number => run.endsAt - Date.now();

/** What every error tells of a call. */
export function factsOf({ operation, attempts, response }: Run): {
  operation: string;
  attempts: number;
  status: number | undefined;
  requestId: string | undefined;
} {
  return { operation: operation.id, attempts, status: response?.status || undefined, requestId: response?.headers?.get('x-wix-request-id') || undefined };
}
