import type { ServerResponse } from 'node:http';
import { json, type Recorded, startServer, type TestServer } from 'storewire-dev-kit/server';

export const SECRET = 'canary-app-secret';

export interface AppPlatform extends TestServer {
  /** Bodies of token calls, with their path. */
  tokenCalls: Record<string, string>[];
  /** `Authorization` of the other calls. */
  seen: (string | undefined)[];
  /** Answers token calls instead of the usual answer. */
  tokenAnswer: ((call: Record<string, string>, response: ServerResponse) => unknown) | undefined;
  /** The session id of each token. */
  tokens: Map<string, unknown>;
  answer: (request: Recorded, response: ServerResponse) => unknown;
}

/** A platform that gives apps numbered tokens, and knows whose they are. */
export async function startAppPlatform(): Promise<AppPlatform> {
  const platform: Omit<AppPlatform, keyof TestServer> = {
    tokenCalls: [],
    seen: [],
    tokens: new Map(),
    tokenAnswer: undefined,
    answer: (_request, response) => json(response, {}),
  };

  function giveTokens(call: Record<string, string>, response: ServerResponse): unknown {
    const count = platform.tokenCalls.push(call);
    if (platform.tokenAnswer) return platform.tokenAnswer(call, response);
    return json(response, { access_token: `canary-access-${count}`, expires_in: 14_400 });
  }

  const server = await startServer((request, response) => {
    if (request.url === '/oauth2/token')
      return giveTokens({ path: request.url, ...JSON.parse(request.body) }, response);
    if (request.url === '/oauth2/token-info')
      return json(response, platform.tokens.get(JSON.parse(request.body).token) ?? { active: false });
    platform.seen.push(request.headers['authorization']);
    return platform.answer(request, response);
  });
  return Object.assign(platform, server);
}
