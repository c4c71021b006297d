import { isStoreError, type OAuthTokenResponse, StoreError, type StoreSystemError } from 'storewire';

/** A failure that is not the fault of the caller. */
export const systemError = ({
  reason = 'unsent',
  ...details
}: Partial<
  Pick<StoreSystemError, 'operation' | 'reason' | 'code' | 'description' | 'cause'>
>): StoreSystemError => new StoreError('System error occurred', { ...details, kind: 'system', reason });

/** The access token of a response, and its life in seconds. Throws if it has none. */
export function readAccessToken({ access_token, expires_in }: OAuthTokenResponse): {
  value: string;
  lifeSeconds: number;
} {
  const lifeSeconds = Number(expires_in);
  if (access_token && lifeSeconds > 0 && lifeSeconds < Infinity) return { value: access_token, lifeSeconds };
  const description = `The token response has no usable ${access_token ? 'expires_in' : 'access_token'}`;
  throw systemError({ operation: 'oauth.oauthToken', reason: 'badAnswer', description });
}

/**
 * A failed token call with a message of the specification. It keeps kind, code and details of the error, which is its
 * cause.
 */
export const tokenFailure = (cause: unknown, message: string): unknown =>
  isStoreError(cause) ? new StoreError(message, { ...cause, cause }) : cause;
