// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { describe, expect, it } from 'vitest';
import { useGetCurrentCart } from '../../../src/react/index.ts';
import { inStore, keysOf, openShop, renderInStore, settle } from '../helpers/render.tsx';

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';

function Cart(): ReactNode {
  const { data, isLoading } = useGetCurrentCart();
  return <p>{data?.cart?.id ?? (isLoading ? 'loading' : 'nothing')}</p>;
}

/** A page of a backend: the client has no credentials, and the session is in a cookie that scripts cannot read. */
function openBackend() {
  let who = 'a';
  const shop = openShop(() => ({ cart: { id: `cart of ${who}` } }), { identity: null });
  return { ...shop, signIn: (name: string) => void (who = name) };
}

describe('the identity of the provider', () => {
  it('applies if the client has none: another one reads again and never shows the cart of the first', async () => {
    const shop = openBackend();
    const cache = new Map();
    const view = renderInStore(<Cart />, { client: shop.client, cache, identity: 'a' });
    await waitFor(() => expect(shown()).toBe('cart of a'));
    shop.signIn('b');
    view.rerender(inStore(<Cart />, { client: shop.client, cache, identity: 'b' }));
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
    const view = renderInStore(<Cart />, { client: shop.client, cache, identity: 'a' });
    await waitFor(() => expect(shown()).toBe('cart of a'));
    for (const identity of ['b', 'a']) {
      shop.signIn(identity);
      view.rerender(inStore(<Cart />, { client: shop.client, cache, identity }));
      await settle();
    }
    expect([shown(), shop.asked.length]).toEqual(['cart of a', 3]);
  });

  it('reads each response under its own key', async () => {
    const shop = openBackend();
    const cache = new Map();
    renderInStore(<Cart />, { client: shop.client, cache, identity: 'a' });
    await waitFor(() => expect(shown()).toBe('cart of a'));
    expect(keysOf(cache).map((key) => cache.get(key)._k)).toEqual([
      ['storewire', 'a', 'currentCart.getCurrentCart', {}],
    ]);
  });

  it('keeps what the server rendered, and reads nothing again', async () => {
    const shop = openBackend();
    const seen: string[] = [];
    function Watch(): ReactNode {
      const { data, isLoading } = useGetCurrentCart();
      seen.push(isLoading ? 'loading' : (data?.cart?.id ?? 'nothing'));
      return null;
    }
    const fallback = { [String(keyOfCart('a'))]: { cart: { id: 'rendered' } } };
    renderInStore(<Watch />, { client: shop.client, identity: 'a', fallback });
    await settle();
    expect([new Set(seen), shop.asked.length]).toEqual([new Set(['rendered']), 0]);
  });
});

describe('a change of the identity', () => {
  it('leaves entries in the cache that do not belong to the store', async () => {
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
});

const keyOfCart = (identity: string): string =>
  `@"storewire",${JSON.stringify(identity)},"currentCart.getCurrentCart",#,`;
