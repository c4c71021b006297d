/** The authorization endpoint: what a request needs, and how its response returns to the site. */

import { allowedOrigin, isAllowedUrl } from '../../kernel/context/allow-list.ts';
import type { Context } from '../../kernel/context/context.ts';
import type { AuthorizationOrigin, AuthorizationRequest, Session } from '../members/secret-kinds.ts';
import { findSecret, issueSecret, MINUTE, secretId } from '../members/secrets.ts';
import { pageUrl } from './visits.ts';

const REQUEST = 60 * MINUTE;
const CODE = MINUTE;

export const rememberOrigin = (context: Context, codeChallenge: string, origin: AuthorizationOrigin): void =>
  void issueSecret(context, 'challenge', origin, REQUEST, codeChallenge);

/** Why a request cannot be responded to: its redirect URI could be that of anyone. */
export function authorizationProblem(
  context: Context,
  { clientId, redirectUri, responseMode }: AuthorizationRequest,
): string | undefined {
  if (clientId !== context.shop.clientId) return 'The OAuth client is unknown.';
  if (responseMode === 'web_message') return undefined;
  if (redirectUri === undefined) return 'The request has no redirect URI.';
  return isAllowedUrl(context, redirectUri) ? undefined : 'The redirect URI is not allowed.';
}

/** A code for a member who has signed in. Call it in a write. */
export function issueCode(
  context: Pick<Context, 'db' | 'clock'>,
  { redirectUri = '', codeChallenge }: Pick<AuthorizationRequest, 'redirectUri' | 'codeChallenge'>,
  { memberId, visitorId }: Session,
): string {
  const begun = findSecret(context, 'challenge', secretId('challenge', codeChallenge));
  const session = { memberId, visitorId: visitorId ?? begun?.visitorId };
  return issueSecret(context, 'code', { ...session, redirectUri, codeChallenge }, CODE);
}

/** The URL that takes a response to the site: its redirect URI, or the page of the hidden frame. */
export function responseUrl(
  context: Context,
  request: AuthorizationRequest,
  parameters: Readonly<Record<string, string>>,
): string {
  const response = { ...parameters, state: request.state };
  if (request.responseMode === 'web_message') {
    // without a target nothing is posted: a message to no allowed origin would be dropped by the browser
    const target = frameOrigin(context, request) ?? '';
    const secret = issueSecret(context, 'message', { message: response, target }, MINUTE);
    return pageUrl(context, '/oauth2/message', { session: secret });
  }
  const location = new URL(request.redirectUri ?? '');
  if (request.responseMode === 'query')
    for (const [name, value] of Object.entries(response)) location.searchParams.set(name, value);
  else location.hash = new URLSearchParams(response).toString();
  return location.href;
}

/** The origin of the page that contains the frame, if it is allowed. */
function frameOrigin(context: Context, { codeChallenge }: AuthorizationRequest): string | undefined {
  const begun = findSecret(context, 'challenge', secretId('challenge', codeChallenge));
  return allowedOrigin(context, context.header('referer') ?? begun?.origin ?? '');
}

export const NOT_SIGNED_IN = { error: 'login_required', error_description: 'No member is signed in' };
export const CANCELLED = {
  error: 'access_denied',
  error_description: 'The member has cancelled the sign-in',
};
