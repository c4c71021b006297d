import { type FieldViolation, violation } from '../lib/violation.ts';

/**
 * What failed. `validation`: the input is invalid, according to this client or the platform. `application`:
 * the platform understood the request but rejected it with an application error code. `client`: any other 4xx
 * status. `system`: anything else, from a 5xx status to a network failure; see `reason`.
 */
export type StoreErrorKind = 'validation' | 'application' | 'client' | 'system';

/**
 * Why a call failed as `system`. `network`: there was no response, or only a part of it. `timeout`: there was
 * no response in time. `abort`: the caller aborted the call. `badAnswer`: the response does not match the
 * contract. `server`: the platform responded with a 5xx status.
 */
export type SystemReason = 'network' | 'timeout' | 'abort' | 'badAnswer' | 'server';

/**
 * Details of a failure, as on {@link StoreError}. Nothing of a request is added to them; texts of the
 * platform are passed on.
 */
export type StoreErrorDetails = Pick<StoreError, 'kind'> &
  Partial<Omit<StoreError, 'kind' | 'name' | 'message' | 'stack' | 'toJSON'>>;

const BRAND = Symbol.for('storewire.StoreError');

/**
 * The error of every failed call. Branch on `kind` and `code`, display `violations` or `message`, log the
 * error itself, and include `requestId` in error reports. `message` is the text of the platform or of the
 * specification. What helps developers is in properties, which consoles print: `operation`, `status`, `hint`,
 * `cause`. `npx storewire docs errors/NOT_FOUND` prints the page of a code.
 *
 * @example
 * import { createClient, StoreError } from 'storewire';
 *
 * await createClient()
 *   .orders.getOrder({ id: '9f6b1d38-2c47-4e85-a0d3-7b5c8e1f4a29' })
 *   .catch((error: unknown) => {
 *     if (!(error instanceof StoreError)) throw error;
 *     for (const { field, description } of error.violations) console.log(field, description);
 *     console.log(error.kind, error.code, error.requestId);
 *   });
 */
export class StoreError extends Error {
  /** Always `StoreError`, also in minified code. */
  declare readonly name: 'StoreError';
  /** What prevents the call, or what to do about it, if the client knows. For developers. */
  declare readonly hint: string | undefined;
  /** Kind of the error. The set of kinds is closed. */
  declare readonly kind: StoreErrorKind;
  /** Operation id, `service.method`. */
  declare readonly operation: string | undefined;
  /** HTTP status, if there was a response. */
  declare readonly status: number | undefined;
  /**
   * Code to branch on: the code of the application or of OAuth (`invalid_grant`), `INVALID_ARGUMENT`, or the
   * status text (`NOT_FOUND`).
   */
  declare readonly code: string | undefined;
  /**
   * Text of an `application` error, the status text of a `client` error, or what is known about a `system`
   * error, such as the code of a network failure. A `validation` error has `violations` instead.
   */
  declare readonly description: string | undefined;
  /** Additional data of an application error. */
  declare readonly data: Readonly<Record<string, unknown>> | undefined;
  /** Violated rules, sorted by field. Empty unless `kind` is `validation`. */
  declare readonly violations: readonly FieldViolation[];
  /** Why a call failed as `system`. */
  declare readonly reason: SystemReason | undefined;
  /** For a 403: the roles that may make the call by the contract, of `visitor`, `member` and `merchant`. */
  declare readonly allowedRoles: readonly string[] | undefined;
  /** Request id of the platform, for error reports. */
  declare readonly requestId: string | undefined;
  /** How often the request was sent; 0 if it was rejected before that. */
  declare readonly attempts: number;
  /** How long the platform asks to wait, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, { cause, ...details }: StoreErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    Object.defineProperty(this, BRAND, { value: true });
    Object.assign(this, { name: 'StoreError', violations: [], attempts: 0 }, details);
  }

  /** For logs: the details without cause, stack and additional data of the platform. */
  toJSON(): Record<string, unknown> {
    const { data: _data, ...facts } = this;
    return { ...facts, message: this.message };
  }
}

/**
 * Returns whether a value is a {@link StoreError}, including errors of another realm or another copy of this
 * package, for which `instanceof` fails.
 *
 * @example
 * import { isStoreError } from 'storewire';
 *
 * export const isMissing = (error: unknown) => isStoreError(error) && error.status === 404;
 */
export const isStoreError = (value: unknown): value is StoreError =>
  typeof value === 'object' && value !== null && BRAND in value;

/** Creates the error for input that is rejected before a request is sent. */
export function refuseInput(
  operation: string,
  field: string,
  description: string,
  cause?: unknown,
): StoreError {
  return validationError([violation(field, description)], { kind: 'validation', operation, cause });
}

/**
 * Creates a `validation` error with the message that the specification defines: INVALID_ARGUMENT and the sorted
 * field names with their descriptions.
 */
export function validationError(
  violations: readonly FieldViolation[],
  details: StoreErrorDetails,
): StoreError {
  const sorted = violations.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
  const list = sorted
    .map(({ field, description }) => `${field && `"${field}"`} ${description}`.trim())
    .join(', ');
  return new StoreError(list ? `INVALID_ARGUMENT: ${list}` : 'INVALID_ARGUMENT', {
    code: 'INVALID_ARGUMENT',
    ...details,
    kind: 'validation',
    violations: sorted,
  });
}

/** Creates a `system` error with the message that the specification defines. */
export function systemError(details: Omit<StoreErrorDetails, 'kind'>): StoreError {
  const { requestId, description = describeCause(details) } = details;
  const suffix = requestId ? `, request-id: ${requestId}` : '';
  return new StoreError(`System error occurred${suffix}`, { ...details, kind: 'system', description });
}

/** What a cause says. Its text is only used if it cannot quote a header. */
const describeCause = ({ reason, cause }: Omit<StoreErrorDetails, 'kind'>): string | undefined =>
  (reason === 'badAnswer' || reason === 'timeout') && cause instanceof Error
    ? cause.message
    : findCode(cause);

/** Properties of errors of Node. `errors` has one error per address that Node tried to connect to. */
interface SystemErrorFacts extends Error {
  code?: unknown;
  address?: string;
  port?: number;
  hostname?: string;
  errors?: readonly unknown[];
}

/**
 * The innermost system error code of a cause, with its address or host name. Other texts of causes may quote
 * a header.
 */
export function findCode(cause: unknown, depth = 9): string | undefined {
  if (!(cause instanceof Error && depth)) return undefined;
  const { code, address, port, hostname = '', errors }: SystemErrorFacts = cause;
  return (
    findCode(cause.cause ?? errors?.[0], depth - 1) ??
    (typeof code === 'string' ? `${code} ${address ? `${address}:${port}` : hostname}`.trim() : undefined)
  );
}
