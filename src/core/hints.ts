/** The hint of an error: what prevents the call, or what to do about it. */
import { findCode } from '../errors/store-error.ts';
import { LOOPBACK } from '../lib/check-options.ts';
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
