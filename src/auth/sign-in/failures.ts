import { hideSecrets } from '../../core/hide.ts';
import { isStoreError, StoreError, type StoreErrorDetails, systemError } from '../../errors/store-error.ts';

/** Operation of the errors that a sign-in makes itself. */
export const SIGN_IN = 'oauth.authorize';

const failure = (message: string, code: string, description: string, details?: Partial<StoreErrorDetails>): StoreError =>
  new StoreError(message, { kind: 'validation', operation: SIGN_IN, code, description, ...details });

/** What came back has no code or no state. An error beside them is told in `data`, as nothing says whom it is meant for. */
export const missingCodeOrState = (error: string | undefined): StoreError =>
  failure('Missing code or _state', 'missing_code_or_state', 'The address is not the answer to a sign-in', error ? { data: { error: toText(error) } } : {});

export const invalidState = (): StoreError => failure('Invalid _state', 'invalid_state', 'This browser has not started the sign-in that this is an answer to');

export const reusedState = (): StoreError => failure('The sign-in is already complete', 'reused_state', 'An answer can be used only once');

export const expiredState = (): StoreError => failure('The sign-in has expired', 'expired_state', 'More than ten minutes have passed since it was started');

export const otherRedirect = (): StoreError =>
  failure(
    'The sign-in came back to another address',
    'redirect_mismatch',
    'The answer must arrive at the redirect address of the request, in its response mode',
  );

export const otherIssuer = (): StoreError =>
  failure('The answer comes from another issuer', 'issuer_mismatch', 'The iss of the answer is not the expected one');

/** A session began or ended while the sign-in was under way. The newer one stays. */
export const replacedSession = (): StoreError =>
  failure('Another session has begun or ended meanwhile', 'session_replaced', 'Start the sign-in again if it is still wanted', { kind: 'application' });

/** Text from an address is shown to people, so it is kept short, without control characters and without the secrets of the sign-in. */
const toText = (value: string, secrets: readonly (string | undefined)[] = []): string =>
  hideSecrets(value, secrets)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 300);

/** The platform has refused to sign in, for example with `access_denied` or `login_required`. */
export const refusedSignIn = (error: string, description: string | undefined, secrets: readonly (string | undefined)[]): StoreError =>
  failure(toText(description || error, secrets), toText(error, secrets), toText(description ?? '', secrets), { kind: 'application' });

/** The silent sign-in got no answer in time. */
export const timedOut = (description: string, cause: unknown): StoreError =>
  new StoreError('OAuth flow timed out', { kind: 'system', operation: SIGN_IN, reason: 'timeout', code: 'oauth_timeout', description, cause });

export const aborted = (cause: unknown): StoreError => systemError({ operation: SIGN_IN, reason: 'abort', cause });

/** The page did not take the frame, or the wait for it was cut short. */
export const unframed = (cause: unknown): never => failOf('frame_refused', 'The page could not open the hidden frame', cause);

/** The storage of the session, or of the sign-in, gave or took nothing. */
export const unstored = (cause: unknown): never => failOf('storage_failed', 'The storage of the browser could not be used', cause);

function failOf(code: string, description: string, cause: unknown): never {
  throw isStoreError(cause) ? cause : systemError({ operation: SIGN_IN, code, description, cause });
}
