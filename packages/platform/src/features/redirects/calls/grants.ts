/** The grants of the token endpoint. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { OAuthTokenRequest, OAuthTokenResponse } from 'storewire';
import { isMerchantPage } from '../../../kernel/context/allow-list.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ACCESS_SECONDS, type Subject } from '../../../kernel/context/tokens.ts';
import { ForeignPage, OAuthError } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { mergeCarts } from '../../carts/merge-carts.ts';
import { mayAct } from '../../identity/sign-in.ts';
import type { AuthorizationCode, Session } from '../../members/secret-kinds.ts';
import { takeSecret } from '../../members/secrets.ts';
import { members } from '../../members/stored-member.ts';

type TokenRequest = Received<OAuthTokenRequest>;
type GrantOf<Name extends string> = Extract<TokenRequest, { grantType: Name }>;
type AppGrantOf<Name extends string> = Extract<TokenRequest, { grant_type: Name }>;

/**
 * Uses up the code of a grant, in a write of its own, because a code must not survive an exchange that fails.
 */
export const takeCode = (context: Context, request: TokenRequest): AuthorizationCode | undefined =>
  'code' in request ? context.db.write(() => takeSecret(context, 'code', request.code)) : undefined;

/** Tokens for a grant, with what its code is about. Call it in a write. */
export function grantTokens(
  context: Context,
  request: TokenRequest,
  code: AuthorizationCode | undefined,
): OAuthTokenResponse {
  if ('grantType' in request) {
    if (request.clientId !== context.shop.clientId) throw invalidClient('The OAuth client is unknown');
    switch (request.grantType) {
      case 'anonymous':
        return issueTokens(context, {
          role: 'visitor',
          subject: context.ids.uuid(),
          session: context.ids.uuid(),
        });
      case 'refresh_token':
        return refresh(context, request);
      case 'authorization_code':
        return exchange(context, request, code);
    }
  }
  switch (request.grant_type) {
    case 'authorized_client':
      return authorizedClient(context, request);
    case 'client_credentials':
      return clientCredentials(context, request);
    case 'strip_bound_session':
      return stripBoundSession(context, request);
    case 'refresh_token':
      return refreshApp(context, request);
  }
}

function refresh(context: Context, { refreshToken }: GrantOf<'refresh_token'>): OAuthTokenResponse {
  const subject = context.tokens.find('refresh', refreshToken);
  const isShopper = subject?.role === 'visitor' || subject?.role === 'member';
  if (!isShopper || (subject.role === 'member' && !mayAct(context, subject.subject)))
    throw invalidGrant('The refresh token is unknown, revoked or was used');
  return renew(context, subject, refreshToken);
}

function exchange(
  context: Context,
  { codeVerifier, redirectUri = '' }: GrantOf<'authorization_code'>,
  found: AuthorizationCode | undefined,
): OAuthTokenResponse {
  if (!found || !mayAct(context, found.memberId))
    throw invalidGrant('The code is unknown, expired or was used');
  if (found.redirectUri !== redirectUri) throw invalidGrant('The redirect URI is not that of the request');
  if (createHash('sha256').update(codeVerifier).digest('base64url') !== found.codeChallenge)
    throw invalidGrant('The verifier does not match the challenge');
  return issueForMember(context, found);
}

/**
 * An external login: a server has authenticated the member, and sends its
 * key next to the token of the visitor.
 */
function authorizedClient(
  context: Context,
  { member_id: memberId, session_token: sessionToken }: AppGrantOf<'authorized_client'>,
): OAuthTokenResponse {
  const { caller } = context;
  if (caller.role !== 'merchant' || !caller.actsFor)
    throw new OAuthError('unauthorized_client', 'The grant needs an access token and an API key', 401);
  if (!mayAct(context, memberId)) throw invalidGrant('No member with this id may sign in');
  if (sessionToken !== undefined) {
    const session = takeSecret(context, 'session', sessionToken);
    if (session?.memberId !== memberId || session.codeChallenge !== undefined)
      throw invalidGrant('The session token is unknown, expired, used or that of another member');
  }
  const { actsFor } = caller;
  return issueForMember(context, {
    memberId,
    visitorId: actsFor.role === 'visitor' ? actsFor.id : undefined,
  });
}

function clientCredentials(
  context: Context,
  { client_id, client_secret, instance_id }: AppGrantOf<'client_credentials'>,
): OAuthTokenResponse {
  checkApp(context, client_secret, client_id);
  if (instance_id !== context.shop.instanceId) throw invalidGrant('The app has no such installation');
  return issueApp(context);
}

function stripBoundSession(
  context: Context,
  { client_secret, access_token }: AppGrantOf<'strip_bound_session'>,
): OAuthTokenResponse {
  checkApp(context, client_secret);
  if (!context.tokens.find('access', access_token)) throw invalidGrant('The access token is not valid');
  return issueApp(context);
}

function refreshApp(
  context: Context,
  { client_id, client_secret, refresh_token }: AppGrantOf<'refresh_token'>,
): OAuthTokenResponse {
  checkApp(context, client_secret, client_id);
  const subject = context.tokens.find('refresh', refresh_token);
  if (subject?.role !== 'app') throw invalidGrant('The refresh token is unknown, revoked or was used');
  return renew(context, subject, refresh_token);
}

/** Tokens of a member, whose visit until now is merged into the account. Call it in a write. */
export function issueForMember(context: Context, { memberId, visitorId }: Session): OAuthTokenResponse {
  const member = context.db.of(members).get(memberId);
  // no event: a sign-in does not change what others see of the member
  if (member) context.db.of(members).save({ ...member, lastLoginDate: context.clock.iso() });
  if (visitorId !== undefined) mergeCarts(context, { visitorId, memberId });
  return issueTokens(context, { role: 'member', subject: memberId, session: context.ids.uuid() });
}

/** New tokens. The refresh token stays valid unless the settings say otherwise. */
function renew(
  context: Context,
  { role, subject, session, began }: Subject,
  refreshToken: string,
): OAuthTokenResponse {
  if (context.settings.rotatesRefreshTokens) context.tokens.revoke(refreshToken);
  return issueTokens(context, { role, subject, session, ...(began !== undefined && { began }) });
}

function issueTokens({ tokens }: Context, subject: Subject): OAuthTokenResponse {
  return {
    ...responseFor(tokens.issue('access', subject, ACCESS_SECONDS)),
    refresh_token: tokens.issue('refresh', subject, null),
    scope: 'offline_access',
  };
}

/** An app asks again with its secret, so it needs no refresh token. */
function issueApp({ tokens, shop, ids }: Context): OAuthTokenResponse {
  const subject = { role: 'app', subject: shop.appId, session: ids.uuid() } as const;
  return responseFor(tokens.issue('access', subject, ACCESS_SECONDS));
}

const responseFor = (access_token: string) => ({
  access_token,
  expires_in: ACCESS_SECONDS,
  token_type: 'Bearer',
});

function checkApp(context: Context, secret: string, appId = context.shop.appId): void {
  const { shop } = context;
  if (!isMerchantPage(context, context.header('origin'))) throw new ForeignPage();
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (appId !== shop.appId || !timingSafeEqual(hash(secret), hash(shop.appSecret)))
    throw invalidClient('The app is unknown, or its secret is wrong');
}

const invalidGrant = (description: string): OAuthError => new OAuthError('invalid_grant', description);

const invalidClient = (description: string): OAuthError => new OAuthError('invalid_client', description, 401);
