import { startIdentityPlatform } from 'storewire-platform/testing';
import { onTestFinished } from 'vitest';
import {
  completeRedirectSignIn,
  type RedirectSignInOptions,
  startRedirectSignIn,
} from '../../../../src/auth/redirect-sign-in/redirect-sign-in.ts';
import { member } from '../../../../src/auth/session/member.ts';
import { createTransport, type KeyValueStorage, memoryStorage } from '../../../../src/index.ts';

export const CALLBACK = 'https://shop.example.com/callback';
export const ORIGIN = 'https://shop.example.com';
export const HOME = `${ORIGIN}/`;

/** A client, its session and a platform, for one test. */
export async function startShop(storage: KeyValueStorage = memoryStorage()) {
  const server = await startIdentityPlatform();
  onTestFinished(() => server.close());
  const session = member({ clientId: server.clientId });
  const client = createTransport({ baseUrl: server.url, auth: session, retry: { baseMs: 0 } });
  const begin = async (options: Partial<RedirectSignInOptions> = {}): Promise<string> =>
    (await startRedirectSignIn(client, session, { redirectUri: CALLBACK, storage, ...options })).url;
  return { server, session, client, storage, begin };
}

/** The same, after a member was redirected back to the site. */
export async function comeBack(options: Partial<RedirectSignInOptions> = {}, storage?: KeyValueStorage) {
  const shop = await startShop(storage);
  const { server, client, session, begin } = shop;
  const url = await server.passThrough(await begin(options));
  const complete = (address: string | URL = url, more: { signal?: AbortSignal } = {}) =>
    completeRedirectSignIn(client, session, address, { storage: shop.storage, ...more });
  const exchanges = () => server.tokenCalls().filter(({ grantType }) => grantType === 'authorization_code');
  return { ...shop, url, complete, exchanges };
}

/** The authorization response in a URL. */
export const answerOf = (url: string): URLSearchParams => new URLSearchParams(new URL(url).hash.slice(1));

export type Shop = Awaited<ReturnType<typeof comeBack>>;

/** The key under which the storage has the sign-in. */
export const keyOf = ({ server, url }: Pick<Shop, 'server' | 'url'>): string =>
  `storewire:${server.clientId}:sign-in:${answerOf(url).get('state')}`;
