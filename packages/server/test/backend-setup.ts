import { inspect } from 'node:util';
import { member } from 'storewire';
import { addToCurrentCart, getCurrentCart, getOrder, queryProducts } from 'storewire/operations';
import { startPlatform } from 'storewire-dev-kit/token-platform';
import { type BackendOptions, createBackend, requestCookies, serverCookies } from 'storewire-server';
import { parseCookies } from './helpers/cookies.ts';

export const ORIGIN = 'https://shop.example';
const KEY = 'storewire:client-1';

export async function start(options: Partial<BackendOptions> = {}) {
  const platform = await startPlatform();
  const calls = [getCurrentCart, addToCurrentCart, getOrder, queryProducts];
  const backend = createBackend({
    auth: (storage) => member({ clientId: 'client-1', storage }),
    calls,
    allowedOrigins: [ORIGIN],
    baseUrl: platform.url,
    mount: '/api/store',
    ...options,
  });
  return { platform, backend };
}

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
}

export const SAME = { 'sec-fetch-site': 'same-origin' };
export const WRITE: Ask = {
  method: 'POST',
  headers: { origin: ORIGIN, 'content-type': 'application/json' },
  body: '{"lineItems":[]}',
};
export const CART = '/api/store/ecom/v1/carts/current';
export const ADD = `${CART}/add-to-cart`;

export const ask = (path: string, { headers = SAME, ...init }: Ask = {}): Request =>
  new Request(`${ORIGIN}${path}`, { ...init, headers, duplex: 'half' } as RequestInit);

/** The cookies that a browser sends back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** A browser that keeps the cookies of the responses in the order in which it receives them. */
export function openBrowser(cookie = '') {
  const cookies = parseCookies(cookie);
  return {
    receive(response: Response): void {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    names: () => [...cookies.keys()],
    headers: () => ({
      ...SAME,
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    }),
  };
}

/** The `Set-Cookie` lines of a response that contain tokens, without the session id. */
export const sessionLines = (response: Response): string[] =>
  response.headers.getSetCookie().filter((line) => !/storewire-session-id(?:%3A[\w-]+)?=/.test(line));

export async function cookieOf(
  expiresAt: number,
  role: 'member' | 'visitor' = 'member',
  token = 'canary-old',
): Promise<string> {
  const jar = requestCookies(ask('/'));
  const storage = serverCookies(jar);
  const tokens = {
    accessToken: { value: token, expiresAt },
    refreshToken: { value: 'canary-refresh', role },
  };
  await storage.set(KEY, JSON.stringify({ version: [1, 1], sessionId: 'i1', tokens }));
  await storage.save();
  return jar.header();
}

export const everythingOf = async (response: Response): Promise<string> =>
  inspect([...response.headers].filter(([name]) => name !== 'set-cookie')) + (await response.clone().text());
