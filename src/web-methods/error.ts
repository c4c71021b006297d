const BRAND = Symbol.for('storewire.WebMethodError');

/** A failure that the caller may read. */
export interface WebMethodError extends Error {
  /** To branch on. */
  readonly code: string;
  /** HTTP status of the answer. */
  readonly status: number;
}

/** What of a failure leaves the server. A refusal of the handler itself has no code: its status says enough. */
export interface Said {
  readonly status: number;
  readonly message: string;
  readonly code?: string | undefined;
}

/**
 * An error for a web method to throw when the caller shall learn why: code and message reach the page as they are, as a `StoreError` of the kind
 * `application`. All other errors are masked. The status is 400 unless you give another from 400 to 599; anything else is a `TypeError`.
 *
 * @example
 * import { webMethod, webMethodError } from 'storewire/web-methods/server';
 *
 * export const reserve = webMethod('anyone', (_caller, pieces: number) => {
 *   if (pieces > 10) throw webMethodError('TOO_MANY', 'At most ten pieces can be reserved', 409);
 *   return { reserved: pieces };
 * });
 */
export function webMethodError(code: string, message: string, status = 400): WebMethodError {
  if (!code) throw new TypeError('code must not be empty');
  if (!Number.isInteger(status) || status < 400 || status > 599) throw new TypeError('status must be one from 400 to 599');
  const error = Object.assign(new Error(message), { code, status });
  brand(error, { status, message, code });
  return error;
}

/** A refusal of the handler itself, in words that anyone may read. */
export const refuse = (status: number, message: string, cause?: unknown): Error =>
  brand(new Error(message, cause === undefined ? undefined : { cause }), { status, message });

/** The words stand beside the error, where nothing that happens to it later changes them. */
const brand = (error: Error, said: Said): Error => Object.defineProperty(error, BRAND, { value: said });

/** What an error was made to tell callers, also one of another copy of this package. Stand-ins for objects elsewhere have an answer to every name. */
export const saidBy = (error: unknown): Said | undefined =>
  error instanceof Error && Object.hasOwn(error, BRAND) ? (error as { [BRAND]?: Said })[BRAND] : undefined;
