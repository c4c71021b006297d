import { onTestFinished } from 'vitest';
import { member } from '../../../../src/auth/member.ts';
import { completeSignIn } from '../../../../src/auth/sign-in/complete.ts';
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

/** A shop where a member has just come back from the platform's page. */
export async function comeBack(options: Partial<StartOptions> = {}, storage?: SessionStorage) {
  const shop = await startShop(storage);
  const { server, client, session, begin } = shop;
  const url = await server.passThrough(await begin(options));
  const complete = (address: string | URL = url, more: { now?: () => number; signal?: AbortSignal } = {}) =>
    completeSignIn(client, session, address, { storage: shop.storage, ...more });
  const exchanges = () => server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code');
  return { ...shop, url, complete, exchanges };
}
