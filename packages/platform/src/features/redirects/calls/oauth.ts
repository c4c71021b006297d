import type { AuthorizeInput, OAuthTokenRequest, OauthTokenInfoResponse } from 'storewire';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import { defineService, prepared } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { authorizationProblem, issueCode, NOT_SIGNED_IN, responseUrl } from '../../identity/authorization.ts';
import { rememberedMember } from '../../identity/browser.ts';
import { PROVIDERS } from '../../identity/providers.ts';
import { pageUrl, startVisit } from '../../identity/visits.ts';
import type { AuthorizationRequest, Session } from '../../members/secret-kinds.ts';
import { findSecret, secretId, updateSecret } from '../../members/secrets.ts';
import { grantTokens, takeCode } from './grants.ts';

export const oauth = defineService('oauth', {
  handlers: {
    oauthToken: prepared(
      async (request: Received<OAuthTokenRequest>, context: Context) => takeCode(context, request),
      (request, context, code) => grantTokens(context, request, code),
    ),
    oauthTokenInfo: ({ token }, context) => tokenInfo(context, token),
    authorize: (input, context) => authorize(context, input),
  },
});

/** Always redirects: to the site with a response, to a hosted page, or to a page that says what is wrong. */
function authorize(context: Context, input: Received<AuthorizeInput>): Response {
  const { clientId, redirectUri, state, responseMode, codeChallenge, prompt = 'login' } = input;
  const request: AuthorizationRequest = {
    clientId,
    state,
    codeChallenge,
    prompt,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(responseMode !== undefined && { responseMode }),
  };
  const problem = authorizationProblem(context, request);
  if (problem !== undefined) return redirectTo(pageUrl(context, '/problem', { reason: 'redirect' }));
  const session = signedIn(context, input);
  if (session)
    return redirectTo(responseUrl(context, request, { code: issueCode(context, request, session) }));
  if (prompt === 'none') return redirectTo(responseUrl(context, request, NOT_SIGNED_IN));
  const begun = findSecret(context, 'challenge', secretId('challenge', codeChallenge));
  const { visitorId } = begun ?? {};
  const visit = startVisit(context, {
    purpose: 'auth',
    caller: visitorId === undefined ? { role: 'anonymous' } : { role: 'visitor', id: visitorId, session: '' },
    parameters: {},
    callbacks: {},
    request,
  });
  const { idp } = input;
  return redirectTo(
    idp !== undefined && Object.hasOwn(PROVIDERS, idp)
      ? pageUrl(context, '/provider', { session: visit, connection: idp })
      : pageUrl(context, '/sign-in', { session: visit }),
  );
}

/**
 * Who is signed in without a page: the member of the session token, or the one whom the browser remembers.
 */
function signedIn(context: Context, input: Received<AuthorizeInput>): Session | undefined {
  const { prompt } = input;
  const session = sessionOf(context, input);
  if (session) return session;
  const memberId = prompt === 'none' ? rememberedMember(context) : undefined;
  return memberId === undefined ? undefined : { memberId };
}

/**
 * The session of a session token, for one request: apps ask whether a URL works before they open it. A code is of
 * use only with the verifier of the request.
 */
function sessionOf(
  context: Context,
  { sessionToken, codeChallenge }: Received<AuthorizeInput>,
): Session | undefined {
  if (sessionToken === undefined) return undefined;
  const id = secretId('session', sessionToken);
  const session = findSecret(context, 'session', id);
  if (!session || (session.codeChallenge ?? codeChallenge) !== codeChallenge) return undefined;
  updateSecret(context, 'session', id, { ...session, codeChallenge });
  return session;
}

function tokenInfo({ tokens, shop, clock }: Context, token: string): OauthTokenInfoResponse {
  // servers compare it with the clock of the system
  const seconds = (date: string): number => Math.floor((Date.parse(date) - clock.now() + Date.now()) / 1000);
  const found = tokens.find('access', token);
  if (!found) return { active: false };
  const isApp = found.role === 'app';
  return {
    active: true,
    subjectType: SUBJECT_TYPES[found.role],
    subjectId: found.subject,
    clientId: isApp ? shop.appId : shop.clientId,
    siteId: shop.siteId,
    accountId: shop.accountId,
    iat: seconds(found.issued),
    ...(found.expires !== null && { exp: seconds(found.expires) }),
    ...(isApp && { instanceId: shop.instanceId }),
  };
}

const SUBJECT_TYPES = { visitor: 'VISITOR', member: 'MEMBER', staff: 'USER', app: 'APP' } as const;
