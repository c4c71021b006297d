/** Asks an identity provider for the roles of those who are signed in, which may change during a session. */
import * as openid from 'openid-client';
import { isRole, type Role } from '../roles.ts';
import type { SignedIn } from './sessions.ts';

/** How long a role is not asked for again. */
const ROLE_MS = 60 * 1000;

interface Known {
  role: Promise<Role | undefined>;
  endsAt: number;
}

/** The role that the provider has, read once per minute. While the provider fails, the role stays. */
export function currentRoles(configured: () => Promise<openid.Configuration>, roleClaim: string) {
  const known = new WeakMap<SignedIn, Known>();

  async function readRole(session: SignedIn): Promise<Role | undefined> {
    try {
      const role = (await readClaims(await configured(), session))[roleClaim];
      if (!isRole(role)) return undefined;
      session.staff = { ...session.staff, role };
      return role;
    } catch (error) {
      const isRejected =
        (error instanceof openid.ResponseBodyError && error.status < 500) ||
        error instanceof openid.WWWAuthenticateChallengeError;
      return isRejected ? undefined : session.staff.role;
    }
  }

  return (session: SignedIn): Promise<Role | undefined> => {
    const last = known.get(session);
    if (last && last.endsAt > Date.now()) return last.role;
    const role = readRole(session);
    known.set(session, { role, endsAt: Date.now() + ROLE_MS });
    return role;
  };
}

/** The claims of now: with a refresh token those of a new ID token, since access tokens end sooner. */
async function readClaims(
  configuration: openid.Configuration,
  session: SignedIn,
): Promise<Readonly<Record<string, unknown>>> {
  const { staff, tokens } = session;
  if (tokens?.refresh) {
    const next = await openid.refreshTokenGrant(configuration, tokens.refresh);
    session.tokens = { access: next.access_token, refresh: next.refresh_token ?? tokens.refresh };
    const claims = next.claims();
    if (claims) return { ...claims };
  }
  const { access = '' } = session.tokens ?? {};
  return openid.fetchUserInfo(configuration, access, String(staff.id));
}
