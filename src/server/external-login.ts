import type { OAuthTokenResponse, SignOnInput, SignOnResponse } from '../../generated/types.ts';
import { CALLS } from '../auth/login/calls.ts';
import { tokenCall, tokenFailure } from '../auth/token-endpoint.ts';
import { type Tokens, toTokens } from '../auth/tokens.ts';
import { credentialsOf } from '../core/client-credentials.ts';
import type { CallOptions, Transport } from '../core/options.ts';
import { systemError } from '../errors/store-error.ts';

/** What `externalLogin` takes. */
export interface ExternalLogin {
  /** The member whom your own sign-in has identified. */
  memberId: string;
  /** API key of the merchant. */
  apiKey: string;
  /** Who signs in, to share the session with the pages that the platform hosts. */
  session?: SignOnInput | undefined;
}

/**
 * Tokens of a member whom your server has signed in by itself. Hand them to `start()` of the member's session. Servers only. Fails with
 * 'Failed to get member tokens'; an empty `memberId` or `apiKey`, or a client without a token, is refused with a `TypeError`.
 *
 * @example
 * import { createClient, member, visitor } from 'storewire';
 * import { externalLogin, readServerSettings, requestCookies, serverCookies } from 'storewire/server';
 *
 * const clientId = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
 * const { apiKey } = readServerSettings(['apiKey']);
 *
 * // after your own sign-in has told who it is
 * export async function signIn(request: Request, memberId: string): Promise<Response> {
 *   const jar = requestCookies(request);
 *   const storage = serverCookies(jar);
 *   const tokens = await externalLogin(createClient({ auth: visitor({ clientId }) }), { memberId, apiKey });
 *   await member({ clientId, storage }).start(tokens);
 *   await storage.save();
 *   return jar.addTo(new Response(null, { status: 303, headers: { location: '/account' } }));
 * }
 */
export async function externalLogin(client: Transport, { memberId, apiKey, session }: ExternalLogin, options: CallOptions = {}): Promise<Tokens> {
  if (!memberId) throw new TypeError('memberId must not be empty');
  if (!apiKey) throw new TypeError('apiKey must not be empty');
  const { authorization } = await credentialsOf(client, 'oauth.oauthToken', options.signal, options.timeoutMs);
  if (!authorization) throw new TypeError('the client has no access token to sign the member in with');
  const call = { ...options, headers: { ...options.headers, authorization: `${authorization},${apiKey}` } };
  try {
    const grant = session ? { session_token: await signOn(client, session, call, [authorization, apiKey]) } : { scope: 'offline_access' };
    const { data } = await client.send<OAuthTokenResponse>(
      tokenCall(false, [authorization, apiKey, grant.session_token]),
      { grant_type: 'authorized_client', ...grant, member_id: memberId },
      call,
    );
    return toTokens(data, 'member', Date.now());
  } catch (error) {
    throw tokenFailure('Failed to get member tokens', error);
  }
}

async function signOn(client: Transport, session: SignOnInput, call: CallOptions, hide: readonly string[]): Promise<string> {
  const operation = { ...CALLS.signOn, open: true, hide: () => hide };
  const { data } = await client.send<SignOnResponse>(operation, { verifyEmail: false, mergeExistingContact: true, ...session }, call);
  if (!data.sessionToken) throw systemError({ operation: operation.id, reason: 'badAnswer', description: 'The answer has no sessionToken' });
  return data.sessionToken;
}
