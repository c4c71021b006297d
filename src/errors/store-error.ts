import { type FieldViolation, violation } from '../lib/violation.ts';

interface ErrorBase extends Error {
  /** Always `StoreError`, also in minified code. */
  readonly name: 'StoreError';
  /** Operation id, `service.method`. */
  readonly operation: string | undefined;
  /** HTTP status, if there was a response. */
  readonly status: number | undefined;
  /**
   * Text of an `application` error, the status text of a `client` error, or what is known about a `system`
   * error, such as the code of a network failure. A `validation` error has `violations` instead.
   */
  readonly description: string | undefined;
  /** Request id of the platform, for error reports. */
  readonly requestId: string | undefined;
  /** Additional data of an application error. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** How often the request was sent; 0 if it was rejected before that. */
  readonly attempts: number;
  /** How long the platform asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** What prevents the call, or what to do about it, if the client knows. In development only. */
  readonly hint: string | undefined;
  /** For logs: the details without cause, stack and additional data of the platform. */
  toJSON(): object;
}

/** What only some kinds of errors have. */
interface OfNoKind {
  readonly code?: undefined;
  readonly violations: readonly never[];
  readonly allowedRoles?: undefined;
  readonly reason?: undefined;
}

/** The input is invalid, according to this client or the platform. */
export interface StoreValidationError extends ErrorBase, Omit<OfNoKind, 'code' | 'violations'> {
  /** Identifies a validation error. */
  readonly kind: 'validation';
  /** `INVALID_ARGUMENT`, or a code of sign-in. */
  readonly code: string;
  /** Violated rules, sorted by field. */
  readonly violations: readonly FieldViolation[];
}

/** The platform understood the request but rejected it with a code of the application. */
export interface StoreApplicationError extends ErrorBase, Omit<OfNoKind, 'code'> {
  /** Identifies an application error. */
  readonly kind: 'application';
  /** Code to branch on; `UNKNOWN` if the platform gave none. */
  readonly code: string;
}

/** Any other 4xx status. */
export interface StoreClientError extends ErrorBase, Omit<OfNoKind, 'code' | 'allowedRoles'> {
  /** Identifies a client error. */
  readonly kind: 'client';
  /** The status text, such as `NOT_FOUND`, or at the token endpoint the code of OAuth, such as `invalid_grant`. */
  readonly code: string;
  /** For a 403: the roles that may make the call by the contract, of `visitor`, `member` and `merchant`. */
  readonly allowedRoles: readonly string[] | undefined;
}

/** Anything else, from a 5xx status to a network failure. */
export interface StoreSystemError extends ErrorBase, Omit<OfNoKind, 'code' | 'reason'> {
  /** Identifies a system error. */
  readonly kind: 'system';
  /** Why the call failed. */
  readonly reason: SystemReason;
  /** What the failure is called, if the client can know it. */
  readonly code: string | undefined;
}

/**
 * Why a call failed as `system`. `network`: there was no response, or only a part of it. `timeout`: there was
 * no response in time. `abort`: the caller aborted the call. `badAnswer`: the response does not match the
 * contract. `server`: the platform responded with a 5xx status. `unsent`: something failed before there was a
 * request, see `cause`.
 */
export type SystemReason = 'network' | 'timeout' | 'abort' | 'badAnswer' | 'server' | 'unsent';

/**
 * The error of every failed call. Branch on `kind`, which narrows the type, and on `code`; display `violations`
 * or `message`, log the error itself, and include `requestId` in error reports. `message` is the text of the
 * platform or of the specification. What helps developers is in properties, which consoles print: `operation`,
 * `status`, `hint`, `cause`. `npx storewire docs errors/NOT_FOUND` prints the page of a code.
 *
 * @example
 * import { type StoreError, isStoreError } from 'storewire';
 *
 * export function problemsOf(error: StoreError): string[] {
 *   switch (error.kind) {
 *     case 'validation':
 *       return error.violations.map(({ description }) => description);
 *     case 'application':
 *       return [error.message];
 *     case 'client':
 *     case 'system':
 *       return [`This did not work. Report ${error.requestId ?? 'what you did'}.`];
 *   }
 * }
 */
export type StoreError = StoreValidationError | StoreApplicationError | StoreClientError | StoreSystemError;

/** What failed. The set of kinds is closed. */
export type StoreErrorKind = StoreError['kind'];

/** The details of one kind, of which some are needed. */
export type StoreErrorDetailsOf<Kind extends StoreError, Needed extends keyof Kind> = Pick<
  Kind,
  'kind' | Needed
> &
  Partial<Omit<Kind, keyof Error | 'toJSON' | Needed>> & { cause?: unknown };

/** Details of a failure, as on {@link StoreError}. */
export type StoreErrorDetails =
  | StoreErrorDetailsOf<StoreValidationError, 'code'>
  | StoreErrorDetailsOf<StoreApplicationError, 'code'>
  | StoreErrorDetailsOf<StoreClientError, 'code'>
  | StoreErrorDetailsOf<StoreSystemError, 'reason'>;

const BRAND = Symbol.for('storewire.StoreError');

const ErrorOfAnyKind = class StoreError extends Error {
  constructor(message: string, { cause, ...details }: StoreErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    Object.defineProperty(this, BRAND, { value: true });
    Object.assign(this, { name: 'StoreError', violations: [], attempts: 0 }, details);
  }

  toJSON(): object {
    return { ...this, data: undefined, message: this.message };
  }
};

// no class can be a union; its instances are one, since the constructor takes the details of one kind
export const StoreError = ErrorOfAnyKind as unknown as StoreErrorConstructor;

/** Creates the error of one kind. */
export interface StoreErrorConstructor {
  new <Details extends StoreErrorDetails>(
    message: string,
    details: Details,
  ): Extract<StoreError, Pick<Details, 'kind'>>;
  /** What `instanceof` narrows to. */
  readonly prototype: StoreError;
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
): StoreValidationError {
  return validationError([violation(field, description)], { operation, cause });
}

/**
 * Creates a `validation` error with the message that the specification defines: INVALID_ARGUMENT and the sorted
 * field names with their descriptions.
 */
export function validationError(
  violations: readonly FieldViolation[],
  details: Partial<StoreErrorDetailsOf<StoreValidationError, 'code'>>,
): StoreValidationError {
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
export function systemError(
  details: Partial<StoreErrorDetailsOf<StoreSystemError, 'reason'>>,
): StoreSystemError {
  const { requestId, reason = 'unsent', cause } = details;
  const { description = describeCause(reason, cause) } = details;
  const suffix = requestId ? `, request-id: ${requestId}` : '';
  return new StoreError(`System error occurred${suffix}`, {
    ...details,
    kind: 'system',
    reason,
    description,
  });
}

/** The error of a call in which anything may be thrown, such as by a storage. */
export const asStoreError = (cause: unknown, operation?: string): StoreError =>
  isStoreError(cause) ? cause : systemError({ operation, cause });

/** What a cause says. Its text is only used if it cannot quote a header. */
const describeCause = (reason: SystemReason, cause: unknown): string | undefined =>
  (reason === 'badAnswer' || reason === 'timeout') && cause instanceof Error
    ? cause.message
    : findCode(cause);

/** Properties of errors of Node. `errors` has one error per address that Node tried to connect to. */
interface NodeError extends Error {
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
  const { code, address, port, hostname = '', errors }: NodeError = cause;
  return (
    findCode(cause.cause ?? errors?.[0], depth - 1) ??
    (typeof code === 'string' ? `${code} ${address ? `${address}:${port}` : hostname}`.trim() : undefined)
  );
}
