import { signOn } from '../../generated/operations/authentication.ts';
import { oauthToken } from '../../generated/operations/oauth.ts';
import type { SignOnInput } from '../../generated/types.ts';
import type { Tokens } from '../auth/session/stored-session.ts';
import { sendForTokens, tokenFailure, toTokens } from '../auth/session/token-endpoint.ts';
import { accessOf } from '../core/authenticated-fetch.ts';
import { checkHeaders } from '../core/headers.ts';
import type { CallOptions, StoreClient } from '../core/options.ts';
import { systemError } from '../errors/store-error.ts';

/** Input of {@link externalLogin}. */
export interface ExternalLogin {
  /** The member that your own sign-in has identified. */
  memberId: string;
  /** API key of the merchant. */
  apiKey: string;
  /** The account, to share the session with the pages that the platform hosts. */
  session?: SignOnInput | undefined;
}

/**
 * Requests tokens for a member that your server has signed in itself. Pass them to `start()` of the member's
 * session. Servers only. Rejects with 'Failed to get member tokens', or with a `TypeError` if `memberId` or
 * `apiKey` is empty or the client has no access token. Nothing is sent twice.
 *
 * @example
 * import { createClient, type MemberCredentials, visitor } from 'storewire';
 * import { externalLogin, readServerSettings } from 'storewire/server';
 *
 * const { apiKey } = readServerSettings('apiKey');
 *
 * // after your own sign-in
 * export async function signIn(session: MemberCredentials, clientId: string, memberId: string) {
 *   const store = createClient({ auth: visitor({ clientId }) });
 *   await session.start(await externalLogin(store, { memberId, apiKey }));
 * }
 */
export async function externalLogin(
  client: StoreClient,
  { memberId, apiKey, session }: ExternalLogin,
  options: CallOptions = {},
): Promise<Tokens> {
  if (!memberId) throw new TypeError('memberId must not be empty');
  if (!apiKey) throw new TypeError('apiKey must not be empty');
  const { headers } = await accessOf(client, oauthToken.info.id, options.signal, options.timeoutMs);
  const { authorization } = headers;
  if (!authorization) throw new TypeError('the client has no access token to sign the member in with');
  const own = checkHeaders(oauthToken.info.id, options.headers);
  const call = { ...options, headers: { ...own, authorization: `${authorization},${apiKey}` } };
  try {
    const grant = session
      ? { session_token: await requestSessionToken(client, session, call) }
      : { scope: 'offline_access' as const };
    const input = { grant_type: 'authorized_client' as const, ...grant, member_id: memberId };
    return toTokens(await sendForTokens({ client }, oauthToken.info, input, call), 'member');
  } catch (error) {
    throw tokenFailure(error, 'Failed to get member tokens');
  }
}

async function requestSessionToken(
  client: StoreClient,
  session: SignOnInput,
  call: CallOptions,
): Promise<string> {
  const input = { verifyEmail: false, mergeExistingContact: true, ...session };
  const { sessionToken } = await signOn(client, input, call);
  if (sessionToken) return sessionToken;
  const description = 'The response has no sessionToken';
  throw systemError({ operation: signOn.info.id, reason: 'badAnswer', description });
}
