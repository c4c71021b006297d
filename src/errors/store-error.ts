/** What went wrong: the input, the platform's refusal, another refusal, or anything else. */
export type StoreErrorKind = 'validation' | 'application' | 'client' | 'system';

/** What a `system` error tells of the way a call failed. */
export type SystemReason = 'network' | 'timeout' | 'abort' | 'badAnswer' | 'server';

/** One rule that the input breaks. */
export interface Violation {
  /** Dotted path of the field. */
  field: string;
  description: string;
  /** Kind of rule, for example `MAX_LENGTH`. New kinds may appear. */
  rule: string | undefined;
  /** Name of the rule when its kind is `OTHER`. */
  ruleName: string | undefined;
  data: Readonly<Record<string, unknown>> | undefined;
}

/** Facts about a failure. Never a token, a password or a body. */
export interface StoreErrorDetails {
  kind: StoreErrorKind;
  /** Operation id, `service.method`. */
  operation?: string | undefined;
  /** HTTP status, when there was an answer. */
  status?: number | undefined;
  /** Code to branch on: that of the application, of OAuth (`invalid_grant`), `INVALID_ARGUMENT`, or the status text (`NOT_FOUND`). */
  code?: string | undefined;
  description?: string | undefined;
  /** What the platform adds to an application error. */
  data?: Readonly<Record<string, unknown>> | undefined;
  violations?: readonly Violation[] | undefined;
  reason?: SystemReason | undefined;
  requestId?: string | undefined;
  /** How often the call was sent. */
  attempts?: number | undefined;
  /** How long the platform asks to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

const BRAND = Symbol.for('storewire.StoreError');

/** Every failure of a call. Branch on `kind` and `code`; show `description`; quote `requestId` in a report. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;
  readonly operation: string | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly description: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly violations: readonly Violation[];
  readonly reason: SystemReason | undefined;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: StoreErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    Object.defineProperty(this, BRAND, { value: true });
    this.kind = details.kind;
    this.operation = details.operation;
    this.status = details.status;
    this.code = details.code;
    this.description = details.description;
    this.data = details.data;
    this.violations = details.violations ?? [];
    this.reason = details.reason;
    this.requestId = details.requestId;
    this.attempts = details.attempts ?? 0;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** For logs: facts only, without cause and stack. */
  toJSON(): Record<string, unknown> {
    const { name, message, kind, operation, status, code, description, violations, reason, requestId, attempts, retryAfterMs } = this;
    return { name, message, kind, operation, status, code, description, violations, reason, requestId, attempts, retryAfterMs };
  }
}

/** True for a {@link StoreError}, also one of another realm or of another copy of this package. */
export const isStoreError = (value: unknown): value is StoreError => typeof value === 'object' && value !== null && BRAND in value;

/** An input that is refused before anything is sent. */
export function refuseInput(operation: string, field: string, description: string, cause?: unknown): StoreError {
  const violation: Violation = { field, description, rule: 'FORMAT', ruleName: undefined, data: undefined };
  return validationError([violation], { kind: 'validation', operation, cause });
}

/** The spec's message: INVALID_ARGUMENT and the sorted field names with their descriptions. */
export function validationError(violations: readonly Violation[], details: StoreErrorDetails): StoreError {
  const sorted = violations.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
  const list = sorted.map(({ field, description }) => `"${field}" ${description}`.trim()).join(', ');
  return new StoreError(list ? `INVALID_ARGUMENT: ${list}` : 'INVALID_ARGUMENT', {
    code: 'INVALID_ARGUMENT',
    ...details,
    kind: 'validation',
    violations: sorted,
  });
}

/** The spec's message of everything that has no better kind. */
export function systemError(details: Omit<StoreErrorDetails, 'kind'>): StoreError {
  const suffix = details.requestId ? `, request-id: ${details.requestId}` : '';
  return new StoreError(`System error occurred${suffix}`, { ...details, kind: 'system' });
}
