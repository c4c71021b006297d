import type { ServerResponse } from 'node:http';
import { createClient, type MemberCredentials, member } from 'storewire';
import { addToCurrentCart, getCurrentCart } from 'storewire/operations';
import { gate, json, type Recorded, startServer } from 'storewire-dev-kit/server';
import {
  type Backend,
  type BackendOptions,
  createBackend,
  requestCookies,
  serverCookies,
} from 'storewire-server';

const TOKEN_PATH = '/oauth2/token';
export const KEY = 'storewire:client-1';

/** The cookie of a session whose access token has expired. */
export async function expiredCookie(
  role: 'member' | 'visitor' = 'member',
  refreshToken = 'refresh-0',
): Promise<string> {
  const jar = requestCookies(new Request('https://shop.example'));
  const storage = serverCookies(jar, { secure: false });
  const tokens = {
    accessToken: { value: 'access-0', expiresAt: 1 },
    refreshToken: { value: refreshToken, role },
  };
  await storage.set(KEY, JSON.stringify({ version: [1, 0], sessionId: 'i1', tokens }));
  await storage.save();
  return jar.header();
}

/**
 * A platform whose refresh tokens work once. It accepts only access tokens that it has issued, and keeps a
 * cart for each visitor. It responds to no token request before `atOnce` of them have arrived, and then takes a
 * while, so that other requests overlap.
 */
export async function startStrictPlatform({
  beforeRejection = Promise.resolve(),
  atOnce = 1,
  delayMs = 50,
} = {}) {
  const { opened: areAllThere, open } = gate();
  const grants: string[] = [];
  const valid = new Set<string>(['refresh-0']);
  /** The session id of each token. */
  const owners = new Map<string, string>([['refresh-0', 'ann']]);
  const carts = new Map<string, number>();
  const token = async (body: string, response: ServerResponse): Promise<void> => {
    const { refreshToken } = JSON.parse(body) as { refreshToken?: string };
    const count = grants.push(refreshToken ?? 'anonymous');
    if (count === atOnce) open();
    await areAllThere;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (refreshToken !== undefined && !valid.delete(refreshToken)) {
      await beforeRejection;
      return json(response, { error: 'invalid_grant' }, 400);
    }
    const owner = owners.get(refreshToken ?? '') ?? `visitor-${count}`;
    valid.add(`refresh-${count}`);
    for (const name of [`refresh-${count}`, `access-${count}`]) owners.set(name, owner);
    json(response, {
      access_token: `access-${count}`,
      refresh_token: `refresh-${count}`,
      expires_in: 14_400,
    });
  };
  const server = await startServer(({ url, headers, body }: Recorded, response) => {
    if (url === TOKEN_PATH) return token(body, response);
    const owner = owners.get(headers['authorization'] ?? '');
    if (!owner) return json(response, {}, 401);
    if (url.endsWith('/add-to-cart')) carts.set(owner, (carts.get(owner) ?? 0) + 1);
    return json(response, { cart: { id: owner, lineItems: Array(carts.get(owner) ?? 0).fill({}) } });
  });
  return { ...server, grants, carts, valid };
}

type Route = (backend: Backend<MemberCredentials>, request: Request) => Promise<Response>;

/** Who a server-rendered page is for. */
export const renderPage =
  (baseUrl: string): Route =>
  async (backend, request) => {
    const { auth, addTo } = backend.session(request);
    const { cart } = await createClient({ baseUrl, auth }).currentCart.getCurrentCart();
    return addTo(Response.json({ owner: cart.id, ...(await auth.session()) }));
  };

export const signOut: Route = async (backend, request) => {
  const { auth, addTo } = backend.session(request);
  await auth.end();
  return addTo(new Response());
};

/** A shop over HTTP: pages call below `/api/store`, and routes are called by their paths. */
export async function startShop(
  platformUrl: string,
  routes: Record<string, Route>,
  options: Partial<BackendOptions<MemberCredentials>> = {},
) {
  const backend = createBackend({
    auth: (storage) => member({ clientId: 'client-1', storage }),
    calls: [getCurrentCart, addToCurrentCart],
    allowedOrigins: ['https://shop.example'],
    baseUrl: platformUrl,
    mount: '/api/store',
    cookies: { secure: false },
    ...options,
  });
  const server = await startServer(async (recorded, response) => {
    const { method, url, body } = recorded;
    const headers = Object.entries(recorded.headers).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const request = new Request(`https://shop.example${url}`, {
      method,
      headers,
      ...(method === 'POST' ? { body } : {}),
    });
    const route = routes[url];
    const answer = route
      ? await route(backend, request).catch((error) => new Response(String(error), { status: 500 }))
      : await backend(request);
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  return { ...server, backend };
}
