/** The hint of an error: what prevents the call, or what to do about it. */
import type { FailedResponse } from '../errors/normalise.ts';
import { findCode } from '../errors/store-error.ts';
import { LOOPBACK } from '../lib/check-options.ts';
import { asRecord } from '../lib/fields.ts';
import type { OperationInfo } from './operation-info.ts';
import type { Access } from './options.ts';

/** Why a server rejects the credentials of a request. `allowedRoles` are given if this client has none of them. */
export function accessHint(
  status: number,
  allowedRoles: string | undefined,
  { role, unauthorizedHint }: Access,
): string | undefined {
  if (status === 401) return unauthorizedHint;
  if (status !== 403) return undefined;
  if (allowedRoles)
    return `this call is for ${listOf(allowedRoles)}${role ? `; this client is a ${role}` : ''}`;
  return role === 'merchant' ? 'the API key or the app lacks a permission' : undefined;
}

/** `visitor member` as `visitors and members`. */
const listOf = (roles: string): string =>
  roles
    .split(' ')
    .map((role) => (role === 'merchant' ? 'merchants (an API key or an app)' : `${role}s`))
    .join(' and ');

const UNAVAILABLE: readonly number[] = [502, 503, 504];

/** What a response without an error of the platform says of the server. */
export function serverHint(
  baseUrl: string,
  { onSite }: Pick<OperationInfo, 'onSite'>,
  { status, body, retryAfterMs }: Pick<FailedResponse, 'status' | 'body' | 'retryAfterMs'>,
): string | undefined {
  const { origin } = new URL(baseUrl);
  const when = retryAfterMs ? `in ${Math.ceil(retryAfterMs / 1000)} s` : 'later';
  if (status && UNAVAILABLE.includes(status)) return `${origin} is not available now: try again ${when}`;
  if (asRecord(body) || (status && status >= 500)) return undefined;
  return `${origin} does not respond as the platform does: check the option ${onSite ? 'siteUrl' : 'baseUrl'}`;
}

/** Why a call was not complete in time. */
export const timeoutHint = (baseUrl: string, isSent: boolean): string =>
  isSent
    ? `${new URL(baseUrl).origin} did not respond in time: the option timeoutMs sets the limit`
    : 'the credentials were not ready in time';

/** Why there is no response from a server. Browsers do not say it, but Node has a code. */
export function networkHint(baseUrl: string, cause: unknown): string {
  const { origin, hostname } = new URL(baseUrl);
  const code = findCode(cause);
  if (code && !code.startsWith('ECONNREFUSED')) return `${origin} did not respond`;
  // a page is not served by the local platform
  if (origin === globalThis.location?.origin) return `${origin} cannot be reached`;
  const problem = code
    ? `nothing listens at ${origin}`
    : `${origin} cannot be reached, or does not allow this page (CORS)`;
  return LOOPBACK.test(hostname) ? `${problem}: start it with npx storewire platform` : problem;
}
