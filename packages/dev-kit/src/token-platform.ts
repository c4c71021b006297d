import type { ServerResponse } from 'node:http';
import { json, type Recorded, startServer, type TestServer } from './server.ts';

export interface TokenCall {
  grantType: string;
  refreshToken?: string;
  clientId: string;
}

export interface Platform extends TestServer {
  /** Calls of the token endpoint. */
  tokenCalls: TokenCall[];
  /** `Authorization` of the other calls. */
  seen: (string | undefined)[];
  /** Answers the next token calls instead of the usual answer. */
  tokenAnswer: ((call: TokenCall, response: ServerResponse) => void | Promise<void>) | undefined;
  /** Answers the other calls. By default only the newest access token is taken. */
  answer: (request: Recorded, response: ServerResponse) => void | Promise<void>;
  /** The access token that is taken. */
  acceptedToken: string;
}

/** A platform that gives numbered tokens (`access-1`, `refresh-1`) and rotates the refresh token. */
export async function startPlatform(): Promise<Platform> {
  const tokenCalls: TokenCall[] = [];
  const seen: (string | undefined)[] = [];
  const server = await startServer(async (request, response) => {
    if (request.url !== '/oauth2/token') {
      seen.push(request.headers['authorization']);
      return platform.answer(request, response);
    }
    const call: TokenCall = JSON.parse(request.body);
    tokenCalls.push(call);
    if (platform.tokenAnswer) return platform.tokenAnswer(call, response);
    platform.acceptedToken = `access-${tokenCalls.length}`;
    json(response, {
      access_token: platform.acceptedToken,
      refresh_token: `refresh-${tokenCalls.length}`,
      expires_in: 14_400,
    });
  });
  const platform: Platform = {
    ...server,
    tokenCalls,
    seen,
    tokenAnswer: undefined,
    acceptedToken: '',
    answer: (request, response) =>
      request.headers['authorization'] === platform.acceptedToken
        ? json(response, { cart: { id: 'c1' } })
        : json(response, {}, 401),
  };
  return platform;
}

export const invalidGrant = (_call: TokenCall, response: ServerResponse): void =>
  json(response, { error: 'invalid_grant', error_description: 'The refresh token is gone' }, 400);

/** Fifty calls at once. */
export const fifty = <T>(call: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, call));
