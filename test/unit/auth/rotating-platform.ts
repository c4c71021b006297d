import type { ServerResponse } from 'node:http';
import { json, type Recorded, startServer } from 'storewire-dev-kit/server';

const LIFE_SECONDS = 4 * 3600;

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
    issue,
    endSession: (person: string) => ended.add(person),
    ownerOf: (token: string) => owners.get(token),
    url: '',
  };

  function issue(person: string): { access: string; refresh: string } {
    const count = ++counts.tokens;
    const tokens = { access: `access-${count}`, refresh: `refresh-${count}` };
    owners.set(tokens.access, person);
    grants.set(tokens.refresh, { person, isUsed: false });
    return tokens;
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
    const { access, refresh } = issue(person);
    json(response, { access_token: access, refresh_token: refresh, expires_in: LIFE_SECONDS });
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
