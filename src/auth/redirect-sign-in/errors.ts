import { isStoreError, StoreError, systemError } from '../../errors/store-error.ts';
import { withTimeout } from '../../lib/timeout.ts';

/** The operation that errors of a sign-in name. */
export const AUTHORIZE = 'oauth.authorize';

/** Message and description of each code. */
const ERRORS = {
  missing_code_or_state: ['Missing code or _state', 'The URL is not the response to a sign-in'],
  invalid_state: ['Invalid _state', 'This tab has not started this sign-in, or it is over'],
  expired_state: ['The sign-in has expired', 'It was started more than ten minutes ago'],
  redirect_mismatch: [
    'The response does not match the redirect URI',
    'The response must arrive at the redirect URI of the request, in its response mode',
  ],
  issuer_mismatch: [
    'The response comes from another issuer',
    'The iss of the response is not the expected issuer',
  ],
  session_replaced: [
    'Another session has started or ended during the sign-in',
    'The session that has started or ended since then stays',
  ],
} as const;

export function signInError(
  code: keyof typeof ERRORS,
  details: Partial<Pick<StoreError, 'description' | 'data'>> = {},
): StoreError {
  const [message, description] = ERRORS[code];
  const kind = code === 'session_replaced' ? 'application' : 'validation';
  return new StoreError(message, { kind, operation: AUTHORIZE, code, description, ...details });
}

/** Text from a URL may be displayed, so it is short and has no control characters. */
export const toDisplayText = (value: string): string => value.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);

/** A handler of any error, which throws it with this code. A `StoreError` has its own. */
export const throwAs =
  (code: 'storage_failed' | 'frame_failed') =>
  (cause: unknown): never => {
    throw isStoreError(cause) ? cause : systemError({ operation: AUTHORIZE, code, cause });
  };

/** Waits for work, which goes on after an abort. */
export const unlessAborted = <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> =>
  withTimeout(
    Number.POSITIVE_INFINITY,
    signal,
    (reason, cause) => systemError({ operation: AUTHORIZE, reason, cause }),
    work,
  );
