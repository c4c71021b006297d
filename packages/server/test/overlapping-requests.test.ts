import { memoryStorage } from 'storewire';
import { openBrowser } from 'storewire-dev-kit/cookie-browser';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { lockByKey } from './helpers/lock.ts';
import { expiredCookie, KEY, renderPage, signOut, startShop, startStrictPlatform } from './shop-server.ts';

const CART = '/api/store/ecom/v1/carts/current';

async function start(options: Parameters<typeof startShop>[2] = {}) {
  const platform = await startStrictPlatform();
  const page = renderPage(platform.url);
  const shop = await startShop(platform.url, { '/a': page, '/b': page, '/leave': signOut }, options);
  return { platform, page, shop };
}

const ownerOf = async (response: Response): Promise<unknown> => (await response.json()).owner;

describe('overlapping requests of one browser with an expired access token', () => {
  it('of two routes stay signed in with one refresh, and the browser with either cookie', async () => {
    const { platform, shop } = await start();
    const browser = openBrowser(shop.url, await expiredCookie());
    const responses = await Promise.all([browser.fetch('/a'), browser.fetch('/b')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(responses.map((each) => each.json()))).toMatchObject([
      { owner: 'ann', isSignedIn: true },
      { owner: 'ann', isSignedIn: true },
    ]);
    expect(platform.grants).toEqual(['refresh-0']);
    expect(new Set(responses.map(({ headers }) => String(headers.getSetCookie()))).size).toBe(1);
    expect(await (await browser.fetch('/a')).json()).toMatchObject({ owner: 'ann', isSignedIn: true });
  });

  it.each([
    ['before', ['/a', CART]],
    ['after', [CART, '/a']],
  ])('of a route that starts %s a call of the page both succeed with one refresh', async (_title, paths) => {
    const { platform, shop } = await start();
    const browser = openBrowser(shop.url, await expiredCookie());
    const responses = await Promise.all(paths.map((path) => browser.fetch(path)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(platform.grants).toEqual(['refresh-0']);
  });

  it('that come late with the cookie from before the refresh find the newest tokens', async () => {
    const { platform, shop } = await start();
    const old = await expiredCookie();
    const browser = openBrowser(shop.url, old);
    await browser.fetch('/a');
    const late = await browser.fetch('/b', {}, old);
    const call = await browser.fetch(CART, {}, old);
    expect([await ownerOf(late), call.status, platform.grants]).toEqual(['ann', 200, ['refresh-0']]);
  });

  it('whose visitor the platform has ended get the same new visitor', async () => {
    const { platform, shop } = await start();
    const browser = openBrowser(shop.url, await expiredCookie('visitor', 'used-up'));
    const responses = await Promise.all(['/a', '/b', CART].map((path) => browser.fetch(path)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(platform.grants).toEqual(['used-up', 'anonymous']);
  });

  it('keep the refreshed tokens if one of them only starts a sign-in', async () => {
    const platform = await startStrictPlatform();
    const shop = await startShop(platform.url, {
      '/sign-in': async (backend, request) => {
        const { storage, addTo } = backend.session(request);
        await storage.set(`${KEY}:sign-in:1`, '{"verifier":"v"}', 60_000);
        return addTo(new Response());
      },
      '/a': renderPage(platform.url),
    });
    const browser = openBrowser(shop.url, await expiredCookie());
    await Promise.all([browser.fetch('/sign-in'), browser.fetch(CART)]);
    expect([await ownerOf(await browser.fetch('/a')), platform.grants]).toEqual(['ann', ['refresh-0']]);
  });

  it('are signed out by a route for the browser that has its cookies, and only for that', async () => {
    const { platform, shop } = await start();
    const browser = openBrowser(shop.url, await expiredCookie());
    await Promise.all([browser.fetch(CART), browser.fetch('/leave'), browser.fetch(CART)]);
    await browser.fetch('/leave');
    expect(await (await browser.fetch('/a')).json()).toMatchObject({ isSignedIn: false });
    expect(platform.grants.filter((grant) => grant === 'refresh-0')).toHaveLength(1);
  });
});

it('a new browser gets one visitor from a route that opens its session several times for one request', async () => {
  const platform = await startStrictPlatform();
  const page = renderPage(platform.url);
  const shop = await startShop(platform.url, {
    '/loaders': async (backend, request) => {
      await Promise.all([page(backend, request), page(backend, request)]);
      return page(backend, request);
    },
  });
  await openBrowser(shop.url).fetch('/loaders');
  expect(platform.grants).toEqual(['anonymous']);
});

describe('two servers with a shared storage', () => {
  it('refresh once for overlapping requests, and find the newest tokens for old cookies', async () => {
    const platform = await startStrictPlatform();
    const page = renderPage(platform.url);
    const shared = { ...memoryStorage(), lock: lockByKey() };
    const shops = await Promise.all([1, 2].map(() => startShop(platform.url, { '/a': page }, { shared })));
    const old = await expiredCookie();
    const browsers = shops.map(({ url }) => openBrowser(url, old));
    const responses = await Promise.all(
      browsers.flatMap((browser) => ['/a', CART, '/a'].map((path) => browser.fetch(path, {}, old))),
    );
    expect([responses.map(({ status }) => status), platform.grants]).toEqual([
      Array(6).fill(200),
      ['refresh-0'],
    ]);
    const late = await startShop(platform.url, { '/a': page }, { shared });
    expect(await ownerOf(await openBrowser(late.url, old).fetch('/a'))).toBe('ann');
    expect(platform.grants).toEqual(['refresh-0']);
  });

  it('do not end a session if another server was first and the storage has no locks', async () => {
    const { opened, open } = gate();
    const platform = await startStrictPlatform({ beforeRejection: opened, atOnce: 2 });
    const page = renderPage(platform.url);
    const shared = memoryStorage();
    const shops = await Promise.all([1, 2].map(() => startShop(platform.url, { '/a': page }, { shared })));
    const old = await expiredCookie();
    const responses = shops.map(({ url }) => openBrowser(url, old).fetch('/a'));
    await Promise.race(responses);
    open();
    expect(await Promise.all(responses.map(async (each) => ownerOf(await each)))).toEqual(['ann', 'ann']);
    expect(platform.grants).toEqual(['refresh-0', 'refresh-0']);
  });
});
