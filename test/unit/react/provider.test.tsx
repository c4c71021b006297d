// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../../src/index.ts';
import {
  StoreProvider,
  useAddToCurrentCartAction,
  useCart,
  useClient,
  useGetCurrentCart,
  useGetProduct,
  useQueryCache,
  useQueryProductsInfinite,
  useSession,
  useSignIn,
  useSignOut,
} from '../../../src/react/index.ts';
import { grab, inStore, keysOf, openShop, renderInStore, settle } from '../helpers/render.tsx';
import { Boundary, shown, silence } from './boundary.tsx';

function Cart(): ReactNode {
  const { data, error, isLoading } = useGetCurrentCart();
  return <p>{isLoading && !data ? 'loading' : (error?.message ?? data?.cart?.id ?? 'nothing')}</p>;
}

it.each([
  ['read', () => useGetProduct({ id: 'p1' })],
  ['list', () => useQueryProductsInfinite({ query: {} })],
  ['action', () => useAddToCurrentCartAction()],
  ['client', () => useClient()],
  ['cart', () => useCart()],
  ['session', () => useSession()],
  ['sign-in', () => useSignIn()],
  ['sign-out', () => useSignOut()],
  ['cache', () => useQueryCache()],
])('a hook without a provider names StoreProvider: %s', (_kind, useIt) => {
  silence();
  onTestFinished(cleanup);
  function Lost(): ReactNode {
    useIt();
    return null;
  }
  let thrown: unknown;
  render(
    <Boundary>
      <Lost />
    </Boundary>,
    { onCaughtError: (error) => (thrown = error) },
  );
  expect(shown()).toBe(
    'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
  );
  expect(thrown).toMatchObject({ code: 'NO_CONTEXT', hint: 'put a StoreProvider above this component' });
});

it.each([undefined, {}])('a provider whose client is %j says so', (client) => {
  silence();
  onTestFinished(cleanup);
  render(<Boundary>{inStore(<p>page</p>, { client: client as never })}</Boundary>);
  expect(shown()).toBe('StoreProvider needs a client: pass what createClient returned');
});

describe('the provider', () => {
  it('separates two shops on one page by their prefix', async () => {
    const cache = new Map();
    const [one, two] = ['one', 'two'].map((id) => openShop(() => ({ cart: { id } })).client) as [
      ReturnType<typeof createClient>,
      ReturnType<typeof createClient>,
    ];
    onTestFinished(cleanup);
    render(
      inStore(
        <>
          <Cart />
          <StoreProvider client={two} prefix="two">
            <Cart />
          </StoreProvider>
        </>,
        { client: one, prefix: 'one', cache },
      ),
    );
    await waitFor(() =>
      expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['one', 'two']),
    );
    expect(keysOf(cache).map((key) => cache.get(key)._k[0])).toEqual(['one', 'two']);
  });

  it('does not use the session id of one client for another', async () => {
    const one = openShop(() => ({ cart: { id: 'one' } }), { sessionId: 'ada' });
    const two = openShop(() => ({ cart: { id: 'two' } }), { sessionId: 'bob' });
    const cache = new Map();
    const { Grab, seen } = grab(() => useGetCurrentCart().data?.cart.id ?? 'nothing');
    const view = renderInStore(<Grab />, { client: one.client, cache });
    await waitFor(() => expect(seen.at(-1)).toBe('one'));
    seen.length = 0;
    view.rerender(inStore(<Grab />, { client: two.client, cache }));
    await waitFor(() => expect(seen.at(-1)).toBe('two'));
    expect(seen).not.toContain('one');
    expect(keysOf(cache).map((key) => [cache.get(key)._k[1], cache.get(key).data.cart.id])).toEqual([
      ['bob', 'two'],
    ]);
  });

  it('lets the reads report that the session id is unavailable, such as after a storage failure', async () => {
    const cause = new Error('SecurityError');
    const auth = { access: () => Promise.reject(cause), sessionId: () => Promise.reject(cause) };
    renderInStore(<Cart />, { client: createClient({ auth, retry: false }) });
    await waitFor(() => expect(shown()).toBe('System error occurred'));
  });
});

/** A page of a backend: the client has no credentials, and the session is in a cookie that scripts cannot read. */
function openBackend() {
  let who = 'a';
  const shop = openShop(() => ({ cart: { id: `cart of ${who}` } }), { sessionId: null });
  return { ...shop, signIn: (name: string) => void (who = name) };
}

describe('the session id of the provider', () => {
  it('applies if the client has none: another one reads again and never shows the cart of the first', async () => {
    const shop = openBackend();
    const cache = new Map();
    const view = renderInStore(<Cart />, { client: shop.client, cache, sessionId: 'a' });
    await waitFor(() => expect(shown()).toBe('cart of a'));
    shop.signIn('b');
    view.rerender(inStore(<Cart />, { client: shop.client, cache, sessionId: 'b' }));
    expect(shown()).toBe('loading');
    await waitFor(() => expect(shown()).toBe('cart of b'));
    expect([shop.asked.length, JSON.stringify([...cache])]).toEqual([
      2,
      expect.not.stringContaining('cart of a'),
    ]);
  });

  it('reads again when it is that of an earlier person again, within the seconds in which SWR shares a response', async () => {
    const shop = openBackend();
    const cache = new Map();
    const view = renderInStore(<Cart />, { client: shop.client, cache, sessionId: 'a' });
    await waitFor(() => expect(shown()).toBe('cart of a'));
    for (const sessionId of ['b', 'a']) {
      shop.signIn(sessionId);
      view.rerender(inStore(<Cart />, { client: shop.client, cache, sessionId }));
      await settle();
    }
    expect([shown(), shop.asked.length]).toEqual(['cart of a', 3]);
  });
});

it('a change of the session id leaves entries in the cache that do not belong to the store', async () => {
  const shop = openShop(() => ({ cart: { id: 'c1' } }));
  const weather: string[] = [];
  function Weather(): ReactNode {
    const { data } = useSWR('weather', () => 'rain');
    weather.push(data ?? 'unknown');
    return null;
  }
  const cache = new Map();
  renderInStore(
    <>
      <Cart />
      <Weather />
    </>,
    { client: shop.client, cache },
  );
  await waitFor(() => expect(shown()).toBe('c1'));
  await settle();
  const before = weather.length;
  await act(async () => shop.become('bob'));
  await waitFor(() => expect(shop.asked).toHaveLength(2));
  await settle();
  expect([weather.slice(before), keysOf(cache).length, keysOf(cache)]).toEqual([
    [],
    2,
    expect.arrayContaining([expect.stringContaining('"bob"'), 'weather']),
  ]);
});
