import { type FieldViolation, violation } from '../lib/violation.ts';

/**
 * What went wrong. `validation`: the input, found here or by the platform. `application`: the platform understood and refuses, with a
 * code of its own. `client`: any other 4xx. `system`: anything else, from a 5xx to a network that is down; `reason` tells which.
 */
export type StoreErrorKind = 'validation' | 'application' | 'client' | 'system';

/**
 * What a `system` error tells of the way a call failed. `network`: no answer, or only a part. `timeout`: none in time. `abort`: the caller
 * gave up. `badAnswer`: an answer that is not what was declared. `server`: the platform answered with a 5xx.
 */
export type SystemReason = 'network' | 'timeout' | 'abort' | 'badAnswer' | 'server';

/** Facts about a failure, as on {@link StoreError}. Never a token, a password or a body. */
export type StoreErrorDetails = Pick<StoreError, 'kind'> &
  Partial<Omit<StoreError, 'kind' | 'name' | 'message' | 'stack' | 'toJSON'>>;

const BRAND = Symbol.for('storewire.StoreError');

/**
 * Every failure of a call. Branch on `kind` and `code`; show `description`; quote `requestId` in a report.
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
  /** Always this, also in logs. */
  declare readonly name: 'StoreError';
  /** Which of the four it is. There will be no fifth. */
  declare readonly kind: StoreErrorKind;
  /** Operation id, `service.method`. */
  declare readonly operation: string | undefined;
  /** HTTP status, when there was an answer. */
  declare readonly status: number | undefined;
  /** Code to branch on: that of the application, of OAuth (`invalid_grant`), `INVALID_ARGUMENT`, or the status text (`NOT_FOUND`). */
  declare readonly code: string | undefined;
  /** What to show: the platform's own words, or the status text. Most `system` errors have none. */
  declare readonly description: string | undefined;
  /** What the platform adds to an application error. */
  declare readonly data: Readonly<Record<string, unknown>> | undefined;
  /** Broken rules, sorted by field. Empty unless `kind` is `validation`. */
  declare readonly violations: readonly FieldViolation[];
  /** Tells the ways apart in which a call ends as `system`. */
  declare readonly reason: SystemReason | undefined;
  /** On a 403: who may make the call, as the contract has it. */
  declare readonly callers: readonly string[] | undefined;
  /** Id of the platform for the request, to be quoted in a report to it. */
  declare readonly requestId: string | undefined;
  /** How often the call was sent; 0 when it was refused before that. */
  declare readonly attempts: number;
  /** How long the platform asks to wait, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, { cause, ...details }: StoreErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    Object.defineProperty(this, BRAND, { value: true });
    Object.assign(this, { name: 'StoreError', violations: [], attempts: 0 }, details);
  }

  /** For logs: facts only, without cause, stack and the platform's own data. */
  toJSON(): Record<string, unknown> {
    const { data: _data, ...facts } = this;
    return { ...facts, message: this.message };
  }
}

/**
 * True for a {@link StoreError}, also one of another realm or of another copy of this package, where `instanceof` fails.
 *
 * @example
 * import { createClient, isStoreError } from 'storewire';
 *
 * try {
 *   await createClient().currentCart.getCurrentCart();
 * } catch (error) {
 *   if (!isStoreError(error)) throw error;
 *   if (error.code === 'OWNED_CART_NOT_FOUND') console.log('The cart is empty');
 *   else console.error(error.kind, error.code ?? error.reason, error.description ?? error.message, error.requestId);
 * }
 */
export const isStoreError = (value: unknown): value is StoreError =>
  typeof value === 'object' && value !== null && BRAND in value;

/** An input that is refused before anything is sent. */
export function refuseInput(
  operation: string,
  field: string,
  description: string,
  cause?: unknown,
): StoreError {
  return validationError([violation(field, description)], { kind: 'validation', operation, cause });
}

/** The spec's message: INVALID_ARGUMENT and the sorted field names with their descriptions. */
export function validationError(
  violations: readonly FieldViolation[],
  details: StoreErrorDetails,
): StoreError {
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
