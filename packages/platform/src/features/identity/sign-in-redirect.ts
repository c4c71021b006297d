/** Where a visit leads once its person has signed in, or has cancelled. */
import { createCipheriv, randomBytes } from 'node:crypto';
import type { AuthenticationResponse } from 'storewire';
import { redirectTo } from '../../kernel/calls/redirect.ts';
import type { Context } from '../../kernel/context/context.ts';
import type { Session, Visit } from '../members/secret-kinds.ts';
import { issueSecret, MINUTE } from '../members/secrets.ts';
import { CANCELLED, issueCode, responseUrl } from './authorization.ts';
import { rememberBrowser } from './browser.ts';
import { callbackUrl, pageUrl } from './visits.ts';

/** Before what the target of a message names: a channel of the browser instead of an origin. */
export const CHANNEL = 'channel:';

/** Redirects a browser whose person has signed in, and remembers the member. Call it in a write. */
export function redirectSignedIn(
  context: Context,
  visit: Visit,
  session: Session,
  outcome: AuthenticationResponse = { state: 'SUCCESS' },
): Response {
  return redirectTo(
    destination(context, visit, session, outcome),
    rememberBrowser(context, session.memberId),
  );
}

function destination(
  context: Context,
  { purpose, request, callbacks, parameters }: Visit,
  session: Session,
  outcome: AuthenticationResponse,
): string {
  if (request) return responseUrl(context, request, { code: issueCode(context, request, session) });
  const { sessionId, encryptionKey, customPayload = '{}' } = parameters;
  if (purpose === 'sso' && sessionId && encryptionKey) {
    const payload = JSON.stringify({ ...outcome, customPayload: JSON.parse(customPayload) as unknown });
    const message = encryptedResult(payload, Buffer.from(encryptionKey, 'base64'));
    const target = `${CHANNEL}wix-idp-${sessionId}`;
    const secret = issueSecret(context, 'message', { message, target }, MINUTE);
    return pageUrl(context, '/oauth2/message', { session: secret });
  }
  const callback = callbacks.postFlowUrl ?? callbacks.loginUrl;
  return callback ? callbackUrl(callback, true) : pageUrl(context, '/signed-in', {});
}

/** Redirects a browser whose person has cancelled. Call it in a write. */
export function redirectCancelled(context: Context, { request, callbacks }: Visit): Response {
  const callback = callbacks.postFlowUrl ?? callbacks.loginUrl;
  const location = request
    ? responseUrl(context, request, CANCELLED)
    : callback
      ? callbackUrl(callback, false)
      : pageUrl(context, '/signed-out', {});
  return redirectTo(location);
}

/** AES-GCM with a random vector. The tag follows the data, as in the Web Cryptography API. */
function encryptedResult(text: string, key: Buffer): { iv: string; data: string } {
  const iv = randomBytes(12);
  const cipher = createCipheriv(`aes-${key.length * 8}-gcm` as 'aes-256-gcm', key, iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { iv: iv.toString('base64'), data: data.toString('base64') };
}
