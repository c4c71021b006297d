const WEB_METHOD_ERROR_BRAND = Symbol.for('storewire.WebMethodError');

/** A failure whose code and message are sent to the caller. */
export interface WebMethodError extends Error {
  /** Code for the caller to branch on. */
  readonly code: string;
  /** HTTP status of the response. */
  readonly status: number;
}

/** What a caller receives about a failure. A call that the handler itself rejects has no code. */
export interface PublicFailure {
  readonly status: number;
  readonly message: string;
  readonly code?: string | undefined;
}

/**
 * Creates an error for a web method to throw if the caller may know the reason: the page gets its code and
 * message in a `StoreError` of the kind `application`. All other errors are masked. Throws a `TypeError` for
 * an empty code, or a status that is not from 400 to 599.
 *
 * @example
 * import { webMethod, webMethodError } from 'storewire-server';
 *
 * export const reserve = webMethod('anyone', (_caller, pieces: number) => {
 *   if (pieces > 10) throw webMethodError('TOO_MANY', 'At most ten pieces can be reserved', 409);
 *   return { reserved: pieces };
 * });
 */
export function webMethodError(code: string, message: string, status = 400): WebMethodError {
  if (!code) throw new TypeError('code must not be empty');
  if (!Number.isInteger(status) || status < 400 || status > 599)
    throw new TypeError('status must be an integer from 400 to 599');
  return brand(Object.assign(new Error(message), { code, status }), { status, message, code });
}

/** An error with which the handler itself rejects a call. The cause stays on the server. */
export const rejection = (status: number, message: string, cause?: unknown): Error =>
  brand(new Error(message, cause === undefined ? undefined : { cause }), { status, message });

/**
 * Stores what the caller may receive separately from the properties of the error, which other code may
 * change.
 */
const brand = <Failure extends Error>(error: Failure, failure: PublicFailure): Failure =>
  Object.defineProperty(error, WEB_METHOD_ERROR_BRAND, { value: failure });

/** Message that the specification (section 8) defines instead of that of an exception. */
const MASK =
  'Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information.';

/** What the caller receives for a thrown value. Nothing else of it is read. */
export function readFailure(error: unknown, debug: boolean): PublicFailure {
  const failure =
    error instanceof Error
      ? (error as { [WEB_METHOD_ERROR_BRAND]?: PublicFailure })[WEB_METHOD_ERROR_BRAND]
      : undefined;
  return failure ?? { status: 500, code: 'WEB_METHOD_EXCEPTION', message: debug ? describe(error) : MASK };
}

const describe = (error: unknown): string => String(error instanceof Error ? error.message : error);

/** Status codes for malformed calls. Their reason is plain text, as the platform's own server sends it. */
const NOT_A_CALL = new Set([400, 405, 413]);

export function failureResponse({ status, message, code }: PublicFailure): Response {
  const headers: Record<string, string> = status === 405 ? { allow: 'POST' } : {};
  if (code === undefined && NOT_A_CALL.has(status))
    return new Response(message, { status, headers: { ...headers, 'content-type': 'text/plain' } });
  const details = code === undefined ? {} : { details: { applicationError: { code, description: message } } };
  return Response.json({ message, ...details }, { status, headers });
}
