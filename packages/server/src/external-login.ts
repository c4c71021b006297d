import type { CallOptions, Credentials, StoreClient, Tokens } from 'storewire';
import { checkHeaders, systemError, tokenFailure, toTokens, withTimeout } from 'storewire/internal';
import { oauthToken } from 'storewire/operations';
import { bareToken } from './lib/tokens.ts';

/** Input of {@link externalLogin}. */
export interface ExternalLogin {
  /** The member that your own sign-in has identified. */
  memberId: string;
  /** API key of the merchant. */
  apiKey: string;
}

/**
 * Requests tokens for a member that your server has signed in itself, with the token of the visitor who signs in.
 * Pass them to `start()` of the member's session. Servers only. Rejects with 'Failed to get member tokens', also if
 * the token of the visitor cannot be requested in time; with a `TypeError` if `memberId` or `apiKey` is empty or the
 * credentials have no access token; or with a `validation` error for invalid headers. Nothing is sent twice.
 *
 * @example
 * import { createClient, type MemberCredentials } from 'storewire';
 * import { externalLogin, readServerSettings } from 'storewire-server';
 *
 * const { apiKey } = readServerSettings('apiKey');
 *
 * // after your own sign-in
 * export async function signIn(session: MemberCredentials, memberId: string) {
 *   await session.start(await externalLogin(createClient(), session, { memberId, apiKey }));
 * }
 */
export async function externalLogin(
  client: StoreClient,
  auth: Credentials,
  { memberId, apiKey }: ExternalLogin,
  options: CallOptions = {},
): Promise<Tokens> {
  if (!memberId) throw new TypeError('memberId must not be empty');
  if (!apiKey) throw new TypeError('apiKey must not be empty');
  const { id } = oauthToken.info;
  const headers = checkHeaders(id, options.headers);
  const { timeoutMs = 30_000, signal } = options;
  try {
    const access = await withTimeout(
      timeoutMs,
      signal,
      (reason, cause) => systemError({ operation: id, reason, cause }),
      async (inner) => auth.access({ client }, inner),
    );
    const token = bareToken(checkHeaders(id, access.headers)?.['authorization']);
    if (!token) throw new TypeError('the credentials have no access token to sign the member in with');
    const call = { ...options, headers: { ...headers, authorization: `${token},${apiKey}` } };
    const input = { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId } as const;
    return toTokens(await oauthToken(client, input, call), 'member');
  } catch (error) {
    throw tokenFailure(error, 'Failed to get member tokens');
  }
}
