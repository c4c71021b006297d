import { createHash, randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';

/** An authorization request as it arrives. */
export type AuthorizationParameters = Readonly<Record<string, string>>;

/** What the token endpoint answers. */
export interface Grant {
  status: number;
  body: Record<string, unknown>;
}

interface Code {
  request: AuthorizationParameters;
  memberId: string;
  endsAt: number;
}

interface Subject {
  role: 'visitor' | 'member' | 'app';
  id: string;
}

interface Access extends Subject {
  endsAt: number;
}

export interface AuthorityOptions {
  clientId: string;
  siteId: string;
  now: () => number;
  /**
   * Lets every page of this machine sign in, to try out other shops (RFC 8252, section 7.3). Default false.
   */
  isOpenHere: boolean;
}

/**
 * What the OAuth server knows: members, codes and tokens. Its rules are those of the platform, rotation
 * included.
 */
export interface Authority {
  readonly clientId: string;
  readonly siteId: string;
  /** URIs that a code may be sent to, compared exactly. */
  redirectUris: string[];
  /** Origins that a hidden frame may answer to. */
  origins: string[];
  /** Whether a code may be sent to this address. */
  allowsRedirect(uri: string): boolean;
  /** Whether a hidden frame may answer to this origin. */
  allowsOrigin(origin: string): boolean;
  /** Lifetime of the next access tokens in seconds. */
  expiresIn: number;
  /** Accounts by e-mail address. */
  members: Map<string, Account>;
  /** A session token, as a direct sign-in gives one. */
  signOn(memberId: string): string;
  /** The member of a session token, which is valid once. */
  consumeSession(token: string): string | undefined;
  /** A code for a member who has signed in. */
  issueCode(request: AuthorizationParameters, memberId: string): string;
  /** The token endpoint. */
  grant(body: Readonly<Record<string, string>>): Grant;
  /** The subject of an access token, as long as it is valid. */
  subjectOf(accessToken: string): Subject | undefined;
  /** The token-info endpoint. */
  tokenInfo(accessToken: string): Record<string, unknown>;
  /** Makes every access token one that has run out. */
  expireAccess(): void;
  /** Revokes a refresh token, or all of them. */
  revoke(refreshToken?: string): void;
}

const CODE_LIFETIME_MS = 60_000;

const rejection = (error: string, description: string, status = 400): Grant => ({
  status,
  body: { error, error_description: description },
});

export function createAuthority({ clientId, siteId, now, isOpenHere }: AuthorityOptions): Authority {
  const codes = new Map<string, Code>();
  const sessions = new Map<string, string>();
  const access = new Map<string, Access>();
  const refresh = new Map<string, Subject>();
  let issued = 0;

  function issue(subject: Subject): Grant {
    issued++;
    const accessToken = `access-${issued}-${randomUUID()}`;
    const refreshToken = `refresh-${issued}-${randomUUID()}`;
    access.set(accessToken, { ...subject, endsAt: now() + authority.expiresIn * 1000 });
    refresh.set(refreshToken, subject);
    return {
      status: 200,
      body: {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: authority.expiresIn,
        token_type: 'Bearer',
      },
    };
  }

  function exchange({
    code = '',
    codeVerifier = '',
    redirectUri = '',
  }: Readonly<Record<string, string>>): Grant {
    const found = codes.get(code);
    codes.delete(code);
    if (!found || found.endsAt <= now())
      return rejection('invalid_grant', 'The code is unknown, used or expired');
    if ((found.request['redirectUri'] ?? '') !== redirectUri)
      return rejection('invalid_grant', 'The redirect address is another one');
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    if (!/^[\w.~-]{43,128}$/.test(codeVerifier) || challenge !== found.request['codeChallenge'])
      return rejection('invalid_grant', 'The verifier does not match the challenge');
    return issue({ role: 'member', id: found.memberId });
  }

  function renew({ refreshToken = '' }: Readonly<Record<string, string>>): Grant {
    const subject = refresh.get(refreshToken);
    refresh.delete(refreshToken);
    return subject ? issue(subject) : rejection('invalid_grant', 'The refresh token is unknown or was used');
  }

  const grants: Readonly<Record<string, (body: Readonly<Record<string, string>>) => Grant>> = {
    anonymous: () => issue({ role: 'visitor', id: randomUUID() }),
    refresh_token: renew,
    authorization_code: exchange,
  };

  /** Any app is one of this shop, as there is nothing here to protect. */
  const grantApp = (instanceId: string): Grant => issue({ role: 'app', id: instanceId });

  const subjectOf = (token: string): Access | undefined => {
    const found = access.get(token);
    return found && found.endsAt > now() ? found : undefined;
  };

  const authority: Authority = {
    clientId,
    siteId,
    redirectUris: [],
    origins: [],
    expiresIn: 14_400,
    members: new Map(),
    signOn: (memberId) => {
      const token = `session-${randomUUID()}`;
      sessions.set(token, memberId);
      return token;
    },
    consumeSession: (token) => {
      const memberId = sessions.get(token);
      sessions.delete(token);
      return memberId;
    },
    issueCode: (request, memberId) => {
      const code = `code-${randomUUID()}`;
      codes.set(code, { request, memberId, endsAt: now() + CODE_LIFETIME_MS });
      return code;
    },
    allowsRedirect: (uri) => authority.redirectUris.includes(uri) || (isOpenHere && isHere(uri)),
    allowsOrigin: (origin) => authority.origins.includes(origin) || (isOpenHere && isHere(origin)),
    grant: (body) => {
      if (body['grant_type'] === 'client_credentials' && body['client_secret'] && body['instance_id'])
        return grantApp(body['instance_id']);
      if (body['clientId'] !== clientId) return rejection('invalid_client', 'The client is unknown', 401);
      return (
        grants[body['grantType'] ?? '']?.(body) ?? rejection('unsupported_grant_type', 'The grant is unknown')
      );
    },
    subjectOf: (token) => {
      const found = subjectOf(token);
      return found && { role: found.role, id: found.id };
    },
    tokenInfo: (token) => {
      const found = subjectOf(token);
      if (!found) return { active: false };
      return {
        active: true,
        subjectType: found.role.toUpperCase(),
        subjectId: found.id,
        clientId,
        siteId,
        exp: Math.floor(found.endsAt / 1000),
      };
    },
    expireAccess: () => {
      for (const token of access.values()) token.endsAt = 0;
    },
    revoke: (token) => void (token === undefined ? refresh.clear() : refresh.delete(token)),
  };
  return authority;
}

const HERE = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const isHere = (address: string): boolean => URL.canParse(address) && HERE.test(new URL(address).origin);
