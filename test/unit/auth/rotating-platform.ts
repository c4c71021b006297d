import type { ServerResponse } from 'node:http';
import { json, type Recorded, startServer } from 'storewire-dev-kit/server';
import { vi } from 'vitest';
import type { Tokens } from '../../../src/index.ts';

const LIFE_SECONDS = 4 * 3600;

export const elapse = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

/** Lets the event loop turn so many times. */
export async function runEventLoop(count: number): Promise<void> {
  for (let round = 0; round < count; round++) await new Promise((resolve) => setImmediate(resolve));
}

interface Grant {
  person: string;
  isUsed: boolean;
}

/**
 * A platform that keeps who owns which token, accepts each refresh token once, and can be down or end a
 * session.
 */
export async function startRotatingPlatform() {
  const grants = new Map<string, Grant>();
  const owners = new Map<string, string>();
  const ended = new Set<string>();
  const counts = { atOnce: 0, mostAtOnce: 0, reused: 0, visitors: 0, tokens: 0 };
  const platform = {
    isDown: false,
    counts,
    issueTo,
    endSession: (person: string) => ended.add(person),
    ownerOf: (token: string) => owners.get(token),
    url: '',
  };

  /** The tokens of a sign-in of a person. */
  function issueTo(person: string): Tokens {
    const count = ++counts.tokens;
    owners.set(`access-${count}`, person);
    grants.set(`refresh-${count}`, { person, isUsed: false });
    return {
      accessToken: { value: `access-${count}`, expiresAt: Math.floor(Date.now() / 1000) + LIFE_SECONDS },
      refreshToken: { value: `refresh-${count}`, role: 'member' },
    };
  }

  function personOf({
    grantType,
    refreshToken = '',
  }: {
    grantType: string;
    refreshToken?: string;
  }): string | undefined {
    if (grantType === 'anonymous') return `visitor-${++counts.visitors}`;
    const grant = grants.get(refreshToken);
    if (!grant || grant.isUsed) counts.reused++;
    if (!grant || grant.isUsed || ended.has(grant.person)) return undefined;
    grant.isUsed = true;
    return grant.person;
  }

  async function giveTokens({ body }: Recorded, response: ServerResponse): Promise<void> {
    counts.mostAtOnce = Math.max(counts.mostAtOnce, ++counts.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    counts.atOnce--;
    if (platform.isDown) return json(response, {}, 500);
    const person = personOf(JSON.parse(body));
    if (!person) return json(response, { error: 'invalid_grant' }, 400);
    const { accessToken, refreshToken } = issueTo(person);
    json(response, {
      access_token: accessToken.value,
      refresh_token: refreshToken.value,
      expires_in: LIFE_SECONDS,
    });
  }

  const { url } = await startServer((request, response) => {
    // the server's own header lags behind a clock that jumps
    response.setHeader('date', new Date().toUTCString());
    if (request.url === '/oauth2/token') return giveTokens(request, response);
    const person = owners.get(request.headers['authorization'] ?? '');
    return person && !ended.has(person) ? json(response, { person }) : json(response, {}, 401);
  });
  return Object.assign(platform, { url });
}
