/** What prevents a call, or what to do about it. Production builds use `no-hints.ts` in place of this file. */
import { findCode } from '../errors/store-error.ts';
import { LOOPBACK } from '../lib/check-options.ts';
import { asRecord } from '../lib/fields.ts';
import type { Access } from './options.ts';

/** What to do about a call that cannot be made. */
export const NEXT_STEP: Readonly<
  Partial<Record<'client' | 'provider' | 'session' | 'signIn' | 'upload', string>>
> = {
  client: 'pass the client that createClient returned as the first argument',
  provider: 'put a StoreProvider above this component',
  session:
    'give the StoreProvider above this component the session that member() or backendSession() returned',
  signIn: 'sign the member in again, or call end() to continue as a visitor',
  upload: 'look for the file before you upload it again',
};

/** A call that has failed. */
export interface Failure {
  /** The URL of the request. */
  url: string;
  onSite?: boolean | undefined;
  access?: Access | undefined;
  /** Roles that may make the call, separated by spaces, if the client has none of them. */
  allowedRoles?: string | undefined;
  /** The call that a site with the other version of the catalog has. */
  otherVersion?: string | undefined;
  /** Whether the call is that of the token endpoint, whose errors are those of OAuth. */
  oauthErrors?: boolean | undefined;
  /** The status of the response, if there was one. */
  status?: number | undefined;
  body?: unknown;
  retryAfterMs?: number | undefined;
  /** Why there was no response. */
  reason?: string | undefined;
  cause?: unknown;
  /** Whether the request was sent. */
  isSent?: boolean | undefined;
}

export function hintOf(failure: Failure): string | undefined {
  const { url, reason, isSent } = failure;
  const { origin } = new URL(url);
  if (reason === 'network') return networkHint(failure);
  if (reason === 'timeout')
    return isSent
      ? `${origin} did not respond in time: the option timeoutMs sets the limit`
      : 'the credentials were not ready in time';
  return reason
    ? undefined
    : (clientHint(failure) ??
        accessHint(failure) ??
        catalogHint(failure) ??
        serverHint(failure) ??
        conflictHint(failure));
}

/** What to do if what a request changes has another state, such as a newer revision. */
const conflictHint = ({ status }: Failure): string | undefined =>
  status === 409 ? 'read it again, apply the change to what it is now, and repeat the call' : undefined;

/** Which call the site has, if it has the other version of the catalog. */
function catalogHint({ status, body, otherVersion }: Failure): string | undefined {
  if (status !== 428 || !otherVersion || !/CATALOG_V\d/.test(`${asRecord(body)?.['message']}`))
    return undefined;
  return `the catalog of this site has another version: call ${otherVersion}`;
}

/** Why the token endpoint refuses an OAuth client. The platform may also send a 400 without a known code. */
function clientHint({ oauthErrors, status, body }: Failure): string | undefined {
  const response = asRecord(body);
  if (!response || !oauthErrors) return undefined;
  const { error } = response;
  return error === 'invalid_client' || (status === 400 && error !== 'invalid_grant')
    ? 'the platform does not know this OAuth client: check clientId, or the id and the secret of the app'
    : undefined;
}

/** Why a server rejects the credentials of a request. */
function accessHint({ status, access, allowedRoles }: Failure): string | undefined {
  if (!access) return undefined;
  const { role, sessionId, unauthorizedHint } = access;
  if (status === 401) return sessionId === 'none' ? 'this client has no auth' : unauthorizedHint;
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

const UNAVAILABLE: readonly (number | undefined)[] = [502, 503, 504];

/** What a response without an error of the platform says of the server. */
function serverHint({ url, onSite, status, body, retryAfterMs }: Failure): string | undefined {
  const { origin } = new URL(url);
  const when = retryAfterMs ? `in ${Math.ceil(retryAfterMs / 1000)} s` : 'later';
  if (UNAVAILABLE.includes(status)) return `${origin} is not available now: try again ${when}`;
  if (asRecord(body) || (status && status >= 500)) return undefined;
  return `${origin} does not respond as the platform does: check the option ${onSite ? 'siteUrl' : 'baseUrl'}`;
}

/** Why there is no response from a server. Browsers do not say it, but Node has a code. */
function networkHint({ url, cause }: Failure): string {
  const { origin, hostname } = new URL(url);
  const code = findCode(cause);
  if (code && !code.startsWith('ECONNREFUSED')) return `${origin} did not respond`;
  // a page is not served by the local platform
  if (origin === globalThis.location?.origin) return `${origin} cannot be reached`;
  const problem = code
    ? `nothing listens at ${origin}`
    : `${origin} cannot be reached, or does not allow this page (CORS)`;
  return LOOPBACK.test(hostname) ? `${problem}: start it with npx storewire platform` : problem;
}
