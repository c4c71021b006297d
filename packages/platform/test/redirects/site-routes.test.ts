/** The routes of a site with a backend, against the platform. */
import { createClient, member } from 'storewire';
import { addToCurrentCart } from 'storewire/operations';
import { gate } from 'storewire-dev-kit/server';
import { createBackend, siteRoutes } from 'storewire-server';
import { expect, test } from 'vitest';
import { followSignIn } from '../follow-sign-in.ts';
import { CALLBACK, createIdentityShop } from '../identity-shop.ts';
import { lineFor } from '../merchant.ts';
import { createProduct } from '../shop.ts';

const { origin, pathname: signedInPath } = new URL(CALLBACK);

/** A site, and the browser of one visitor, which keeps its cookies. */
function openSite(send?: typeof fetch) {
  const shop = createIdentityShop();
  const platform = { baseUrl: shop.base.origin(), fetch: send ?? shop.fetch };
  const backend = createBackend({
    ...platform,
    auth: (storage) => member({ clientId: shop.shop.clientId, storage, afterEnd: 'visitor' }),
    calls: [addToCurrentCart],
    allowedOrigins: [origin],
  });
  const errors: unknown[] = [];
  const routes = siteRoutes(backend, {
    origin,
    signedInPath,
    onError: (error) => errors.push(error),
  });
  const jar = new Map<string, string>();
  const requestOf = (url: string, init: RequestInit = {}): Request => {
    const cookie = [...jar].map((entry) => entry.join('=')).join('; ');
    return new Request(new URL(url, origin), { ...init, headers: { cookie, origin, ...init.headers } });
  };
  /** Opens a route; returns the status and where it leads. */
  async function visit(
    route: (request: Request) => Promise<Response>,
    url: string,
    init?: RequestInit,
  ): Promise<[number, string | null]> {
    const response = await route(requestOf(url, init));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return [response.status, response.headers.get('location')];
  }
  const roleOf = async (): Promise<string> => (await backend.session(requestOf('/')).auth.session()).role;
  const clientOf = () => createClient({ ...platform, auth: backend.session(requestOf('/')).auth });
  return { shop, routes, errors, visit, requestOf, roleOf, clientOf };
}

const post = (fields: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

test('a member signs in on the page of the platform, returns to the page of before, and signs out', async () => {
  const { shop, routes, errors, visit, roleOf, clientOf } = openSite();
  const [status, page] = await visit(routes.signIn, '/sign-in', post({ returnTo: '/orders' }));
  const answer = await followSignIn(shop.fetch, String(page));
  expect([status, await visit(routes.signedIn, answer)]).toEqual([303, [303, `${origin}/orders`]]);
  expect((await clientOf().members.getMyMember()).member.id).toBeDefined();
  const [, logout] = await visit(routes.signOut, '/sign-out', post());
  expect([new URL(String(logout)).origin, await roleOf(), errors]).toEqual([shop.base.origin(), 'none', []]);
});

test('a response that is opened again leads to the same page', async () => {
  const { shop, routes, errors, visit } = openSite();
  const [, page] = await visit(routes.signIn, '/sign-in', post({ returnTo: '/orders' }));
  const answer = await followSignIn(shop.fetch, String(page));
  await visit(routes.signedIn, answer);
  expect(await visit(routes.signedIn, answer)).toEqual([303, `${origin}/orders`]);
  expect(errors).toEqual([]);
});

test('a request that the browser repeats leads to the same page, and signs in as well, with one exchange of the code', async () => {
  let exchanges = 0;
  const site = openSite((url, init) => {
    if (String(init?.body).includes('authorization_code')) exchanges++;
    return site.shop.fetch(url, init);
  });
  const { shop, routes, errors, visit, requestOf, roleOf } = site;
  const [, page] = await visit(routes.signIn, '/sign-in', post({ returnTo: '/orders' }));
  const answer = await followSignIn(shop.fetch, String(page));
  const twice = [requestOf(answer), requestOf(answer)].map((request) =>
    visit(() => routes.signedIn(request), '/'),
  );
  expect(await Promise.all(twice)).toEqual(Array(2).fill([303, `${origin}/orders`]));
  expect([await roleOf(), exchanges, errors]).toEqual(['member', 1, []]);
  const withoutCookies = await routes.signedIn(new Request(answer));
  expect([withoutCookies.headers.get('location'), exchanges]).toEqual([`${origin}/?signIn=failed`, 1]);
});

test('responses to a request that the browser repeats are of one session, so that they add no cookies to each other', async () => {
  const { shop, routes, visit, requestOf } = openSite();
  const [, page] = await visit(routes.signIn, '/sign-in', post());
  const answer = await followSignIn(shop.fetch, String(page));
  const requests = Array.from({ length: 10 }, () => requestOf(answer));
  const responses = await Promise.all(requests.map((request) => routes.signedIn(request)));
  const names = responses.map(({ headers }) => headers.getSetCookie().map((line) => line.split('=', 1)[0]));
  expect(names[0]?.length).toBeGreaterThan(0);
  expect(new Set(names.flat()).size).toBe(new Set(names[0]).size);
});

test.each<[string, RequestInit]>([
  ['a HEAD', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a prerender', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a prefetch of an older Safari', { headers: { purpose: 'prefetch' } }],
  ['a prefetch of an older Firefox', { headers: { 'x-moz': 'prefetch' } }],
])('%s of the page to which the platform returns gets a 503, and uses nothing up', async (_what, init) => {
  const { shop, routes, errors, visit, requestOf, roleOf } = openSite();
  const [, page] = await visit(routes.signIn, '/sign-in', post({ returnTo: '/orders' }));
  const answer = await followSignIn(shop.fetch, String(page));
  const ahead = await routes.signedIn(requestOf(answer, init));
  expect([ahead.status, ahead.headers.get('cache-control'), ahead.headers.getSetCookie()]).toEqual([
    503,
    'no-store',
    [],
  ]);
  expect([await visit(routes.signedIn, answer), await roleOf(), errors]).toEqual([
    [303, `${origin}/orders`],
    'member',
    [],
  ]);
});

test('a sign-in that fails leads to the first page, which can say so, and one that was cancelled does not', async () => {
  const { shop, routes, errors, visit } = openSite();
  const [, page] = await visit(routes.signIn, '/sign-in', post({ returnTo: '/orders' }));
  await visit(routes.signedIn, await followSignIn(shop.fetch, String(page)));
  const another = await followSignIn(shop.fetch, String(page));
  expect(await visit(routes.signedIn, another)).toEqual([303, `${origin}/?signIn=failed`]);
  const [, next] = await visit(routes.signIn, '/sign-in', post());
  const canceled = await followSignIn(shop.fetch, String(next), { action: 'cancel' });
  expect(await visit(routes.signedIn, canceled)).toEqual([303, `${origin}/`]);
  expect(errors).toMatchObject([{ code: 'invalid_state' }, { code: 'access_denied' }]);
});

test('a sign-in leads to the first page if the platform is down, and a body that is no form, or is too long, gets a 400', async () => {
  const { routes, errors, visit } = openSite(() => Promise.reject(new TypeError('fetch failed')));
  expect(await visit(routes.signIn, '/sign-in', post())).toEqual([303, `${origin}/?signIn=failed`]);
  expect(await visit(routes.signIn, '/sign-in', { method: 'POST', body: '{}' })).toEqual([400, null]);
  const long = post({ returnTo: '/'.repeat(20_000) });
  expect(await visit(routes.signIn, '/sign-in', long)).toEqual([400, null]);
  expect(errors).toMatchObject([{ reason: 'network' }, { name: 'TypeError' }, { name: 'RangeError' }]);
});

test('a checkout leads to the page of the platform, and without a cart back to the cart', async () => {
  const { shop, routes, errors, visit, clientOf } = openSite();
  expect(await visit(routes.checkout, '/checkout', post())).toEqual([303, `${origin}/cart`]);
  expect(errors).toMatchObject([{ status: 404 }]);
  await clientOf().currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  const [status, page] = await visit(routes.checkout, '/checkout', post());
  expect([status, new URL(String(page)).origin]).toEqual([303, shop.base.origin()]);
});

test.each(['signIn', 'signOut', 'checkout'] as const)(
  '%s does not wait for the platform for a page that has gone away, which is no failure',
  async (name) => {
    const [asked, page] = [gate(), new AbortController()];
    const { routes, errors, requestOf } = openSite(() => {
      asked.open();
      return new Promise(() => undefined);
    });
    const response = routes[name](requestOf('/any', { ...post(), signal: page.signal }));
    await asked.opened;
    page.abort();
    expect([(await response).status, errors]).toEqual([303, []]);
  },
);

test('a form of a page with Referrer-Policy: no-referrer is of this site, as Sec-Fetch-Site says', async () => {
  const { shop, routes, visit } = openSite();
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  const [status, page] = await visit(routes.signIn, '/sign-in', { ...post(), headers });
  expect([status, new URL(String(page)).origin]).toEqual([303, shop.base.origin()]);
});

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://other.example' },
  { origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'same-site' },
];

test.each(['signIn', 'signOut', 'checkout'] as const)(
  'a form of another site gets a 403 from %s, and no cookie',
  async (name) => {
    const { routes } = openSite();
    for (const headers of FOREIGN) {
      const response = await routes[name](new Request(`${origin}/any`, { ...post(), headers }));
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
    }
  },
);

test('an origin with a path is an error of the program', () => {
  const backend = { session: () => expect.unreachable(), platform: {} };
  expect(() => siteRoutes(backend, { origin: 'https://shop.example/' })).toThrow(
    new TypeError('origin must be an origin without patterns, such as https://shop.example'),
  );
});
