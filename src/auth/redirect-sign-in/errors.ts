import { isStoreError, StoreError, type StoreErrorDetails, systemError } from '../../errors/store-error.ts';

/** The operation that errors of a sign-in name. */
export const AUTHORIZE = 'oauth.authorize';

const signInError = (
  message: string,
  code: string,
  description: string,
  details?: Partial<StoreErrorDetails>,
): StoreError =>
  new StoreError(message, { kind: 'validation', operation: AUTHORIZE, code, description, ...details });

/** Any page can link here with an error, so without a known state the error is only data. */
export const missingCodeOrState = (error?: string): StoreError =>
  signInError(
    'Missing code or _state',
    'missing_code_or_state',
    'The URL is not the response to a sign-in',
    error ? { data: { error: toDisplayText(error) } } : {},
  );

export const invalidState = (): StoreError =>
  signInError('Invalid _state', 'invalid_state', 'This browser has not started this sign-in');

export const reusedState = (): StoreError =>
  signInError('The sign-in is already complete', 'reused_state', 'A response can be used only once');

export const expiredState = (): StoreError =>
  signInError('The sign-in has expired', 'expired_state', 'It was started more than ten minutes ago');

export const redirectMismatch = (): StoreError =>
  signInError(
    'The response does not match the redirect URI',
    'redirect_mismatch',
    'The response must arrive at the redirect URI of the request, in its response mode',
  );

export const issuerMismatch = (): StoreError =>
  signInError(
    'The response comes from another issuer',
    'issuer_mismatch',
    'The iss of the response is not the expected issuer',
  );

export const sessionReplaced = (): StoreError =>
  signInError(
    'Another session has started or ended during the sign-in',
    'session_replaced',
    'Start the sign-in again if it is still wanted',
    { kind: 'application' },
  );

/** Text from a URL may be displayed, so it is short and has no control characters. */
const toDisplayText = (value: string): string => value.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);

/** An error response of the authorization endpoint, for example `access_denied` or `login_required`. */
export const authorizationError = (error: string, description = ''): StoreError =>
  signInError(toDisplayText(description || error), toDisplayText(error), toDisplayText(description), {
    kind: 'application',
  });

export const timeoutError = (description: string, cause: unknown): StoreError =>
  new StoreError('OAuth flow timed out', {
    kind: 'system',
    operation: AUTHORIZE,
    reason: 'timeout',
    code: 'oauth_timeout',
    description,
    cause,
  });

export const abortError = (cause: unknown): StoreError =>
  systemError({ operation: AUTHORIZE, reason: 'abort', cause });

/** The page did not accept the hidden frame. */
export const throwFrameError = (cause: unknown): never =>
  throwSystemError('frame_failed', 'The page could not open the hidden frame', cause);

/** The storage of the session, or that of the transactions, failed. */
export const throwStorageError = (cause: unknown): never =>
  throwSystemError('storage_failed', 'The storage of the browser could not be used', cause);

function throwSystemError(code: string, description: string, cause: unknown): never {
  throw isStoreError(cause) ? cause : systemError({ operation: AUTHORIZE, code, description, cause });
}
