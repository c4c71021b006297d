import { onTestFinished } from 'vitest';
import { member } from '../../../../src/auth/member.ts';
import { startSignIn, type StartOptions } from '../../../../src/auth/sign-in/start.ts';
import { createTransport, memoryStorage, type SessionStorage } from '../../../../src/index.ts';
import { startIdentityServer } from '../../../../scripts/identity/server.ts';

export const CALLBACK = 'https://shop.example.com/callback';
export const ORIGIN = 'https://shop.example.com';
export const HOME = `${ORIGIN}/`;

/** A shop with a client, its session and the OAuth server, for one test. */
export async function startShop(storage: SessionStorage = memoryStorage()) {
  const server = await startIdentityServer();
  onTestFinished(() => server.close());
  server.redirectUris = [CALLBACK, `${CALLBACK}?shop=1`];
  const session = member({ clientId: server.clientId });
  const client = createTransport({ baseUrl: server.url, auth: session, retry: { baseMs: 0 } });
  const begin = async (options: Partial<StartOptions> = {}): Promise<string> =>
    (await startSignIn(client, session, { redirectUri: CALLBACK, storage, ...options })).url;
  return { server, session, client, storage, begin };
}
