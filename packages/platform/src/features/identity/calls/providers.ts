/** Sign-in at identity providers, whose pages the platform simulates. */
import type {
  AuthenticationResponse,
  LoginCallbackInput,
  SsoLoginInput,
  SsoLoginWithTokenParamsInput,
} from 'storewire';
import { redirectTo } from '../../../kernel/calls/redirect.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { Forbidden, invalid, NotFound } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { takeSecret } from '../../members/secrets.ts';
import { PROVIDERS, personFor } from '../providers.ts';
import { continueSignIn, visitorOf } from '../sign-in.ts';
import { redirectSignedIn } from '../sign-in-redirect.ts';
import { pageUrl, SIGN_IN, startVisit, visitOf } from '../visits.ts';

/** Sends the browser to the page of a provider. */
export function ssoLogin(input: Received<SsoLoginInput>, context: Context): Response {
  const { tenantId, idpConnectionId, sessionId, encryptionKey, customPayload, visitorId } = input;
  if (tenantId !== context.shop.siteId || !Object.hasOwn(PROVIDERS, idpConnectionId)) throw new NotFound();
  if (encryptionKey !== undefined && ![16, 24, 32].includes(Buffer.from(encryptionKey, 'base64').length))
    invalid('encryptionKey', 'FORMAT', 'must be an AES key in Base64');
  const session = startVisit(context, {
    purpose: 'sso',
    caller: visitorId ? { role: 'visitor', id: visitorId, session: '' } : context.caller,
    parameters: {
      ...(sessionId && encryptionKey && { sessionId, encryptionKey }),
      ...(customPayload && { customPayload: JSON.stringify(customPayload) }),
    },
    callbacks: {},
  });
  return redirectTo(pageUrl(context, '/provider', { session, connection: idpConnectionId }));
}

/** Continues a visit with what the provider says about the person. */
export function loginCallback(
  { state = '', sessionToken = '' }: Received<LoginCallbackInput>,
  context: Context,
): Response {
  const found = visitOf(context, state);
  const visit = found && SIGN_IN.includes(found.purpose) ? found : undefined;
  const assertion = visit && takeSecret(context, 'assertion', sessionToken);
  if (!visit || !assertion) return redirectTo(pageUrl(context, '/problem', { reason: 'expired' }));
  const person = personFor(context, assertion);
  const visitorId = visitorOf(visit);
  let outcome: AuthenticationResponse;
  try {
    outcome = continueSignIn(context, person, { visitorId, asksForFactor: false });
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
    return redirectTo(pageUrl(context, '/problem', { reason: 'blocked' }));
  }
  if (outcome.state !== 'SUCCESS') return redirectTo(pageUrl(context, '/problem', { reason: 'approval' }));
  return redirectSignedIn(context, visit, { memberId: person.member.id, visitorId }, outcome);
}

/** Signs a person in with the token that a provider has issued: `id_token`. */
export function ssoLoginWithTokenParams(
  { idpConnectionId, tokenParams }: Received<SsoLoginWithTokenParamsInput>,
  context: Context,
): AuthenticationResponse {
  if (!Object.hasOwn(PROVIDERS, idpConnectionId))
    invalid('idpConnectionId', 'VALIDATION', 'is not a provider of this shop');
  const assertion = takeSecret(context, 'assertion', tokenParams['id_token'] ?? '');
  if (assertion?.connectionId !== idpConnectionId)
    invalid('tokenParams', 'VALIDATION', 'has no valid id_token of this provider');
  return continueSignIn(context, personFor(context, assertion), {
    visitorId: visitorOf(context),
    asksForFactor: false,
  });
}
