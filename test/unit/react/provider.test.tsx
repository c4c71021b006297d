// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { unstable_serialize } from 'swr';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient } from '../../../src/index.ts';
import {
  StoreProvider,
  useAddToCurrentCartAction,
  useClient,
  useGetCurrentCart,
  useGetProduct,
  useQueryProductsInfinite,
} from '../../../src/react/index.ts';
import { inStore, keysOf, openShop, renderInStore, settle } from '../helpers/render.tsx';

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';

function Cart({ isSuspended = false }: { isSuspended?: boolean }): ReactNode {
  const { data, error, isLoading } = useGetCurrentCart({}, isSuspended ? { suspense: true } : {});
  return <p>{isLoading && !data ? 'loading' : (error?.message ?? data?.cart?.id ?? 'nothing')}</p>;
}

/** Shows what a render throws. */
class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }
  override render(): ReactNode {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

describe('a hook without a provider', () => {
  it.each([
    ['read', () => useGetProduct({ id: 'p1' })],
    ['list', () => useQueryProductsInfinite({ query: {} })],
    ['action', () => useAddToCurrentCartAction()],
    ['client', () => useClient()],
  ])('says so: %s', (_kind, useIt) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    onTestFinished(cleanup);
    function Lost(): ReactNode {
      useIt();
      return null;
    }
    render(
      <Boundary>
        <Lost />
      </Boundary>,
    );
    expect(shown()).toBe('Wix context is not available: there is no StoreProvider above this component');
  });
});

describe('the provider', () => {
  it('gives the client', () => {
    const { client } = openShop(() => ({}));
    let found: unknown;
    function Find(): ReactNode {
      found = useClient();
      return null;
    }
    renderInStore(<Find />, { client });
    expect(found).toBe(client);
  });

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

  it('changes every key when another member signs in, and shows nothing of the previous one', async () => {
    const carts: Record<string, string> = { ada: 'cart of ada', bob: 'cart of bob' };
    let who = 'ada';
    const shop = openShop(() => ({ cart: { id: carts[who] } }));
    const cache = new Map();
    const seen: string[] = [];
    function Watch(): ReactNode {
      seen.push(useGetCurrentCart().data?.cart?.id ?? 'nothing');
      return null;
    }
    renderInStore(<Watch />, { client: shop.client, cache });
    await waitFor(() => expect(seen.at(-1)).toBe('cart of ada'));
    who = 'bob';
    const before = seen.length;
    await act(async () => shop.become('bob'));
    await waitFor(() => expect(seen.at(-1)).toBe('cart of bob'));
    expect(seen.slice(before)).not.toContain('cart of ada');
    expect(keysOf(cache).map((key) => cache.get(key)._k[1])).toEqual(['bob']);
  });

  it('does not use the identity of one client for another', async () => {
    const one = openShop(() => ({ cart: { id: 'one' } }), { identity: 'ada' });
    const two = openShop(() => ({ cart: { id: 'two' } }), { identity: 'bob' });
    const cache = new Map();
    const seen: string[] = [];
    function Watch(): ReactNode {
      seen.push(useGetCurrentCart().data?.cart?.id ?? 'nothing');
      return null;
    }
    const view = renderInStore(<Watch />, { client: one.client, cache });
    await waitFor(() => expect(seen.at(-1)).toBe('one'));
    seen.length = 0;
    view.rerender(inStore(<Watch />, { client: two.client, cache }));
    await waitFor(() => expect(seen.at(-1)).toBe('two'));
    expect(seen).not.toContain('one');
    expect(keysOf(cache).map((key) => [cache.get(key)._k[1], cache.get(key).data.cart.id])).toEqual([
      ['bob', 'two'],
    ]);
  });

  it('stops listening when it goes', async () => {
    const listeners = new Set<() => void>();
    const { client } = openShop(() => ({}));
    const onIdentity = (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const view = renderInStore(<Cart />, {
      client: { ...client, [TRANSPORT]: { ...client[TRANSPORT], onIdentity } },
    });
    await settle();
    expect(listeners.size).toBe(1);
    view.unmount();
    expect(listeners.size).toBe(0);
  });

  it('lets the reads report that the identity is unavailable, such as after a storage failure', async () => {
    const cause = new Error('SecurityError');
    const auth = { access: () => Promise.reject(cause), identity: () => Promise.reject(cause) };
    renderInStore(<Cart />, { client: createClient({ auth, retry: false }) });
    await waitFor(() => expect(shown()).toBe('System error occurred'));
  });
});

const keyOf = (identity: string): string =>
  unstable_serialize(['storewire', identity, 'currentCart.getCurrentCart', {}]);

describe('an identity given to the provider', () => {
  it('finds what a server rendered with it, from the first render on', async () => {
    const shop = openShop(() => ({ cart: { id: 'fresh' } }));
    const seen: string[] = [];
    function Watch(): ReactNode {
      seen.push(useGetCurrentCart().data?.cart?.id ?? 'nothing');
      return null;
    }
    renderInStore(<Watch />, {
      client: shop.client,
      identity: 'ada',
      config: { fallback: { [keyOf('ada')]: { cart: { id: 'rendered' } } } },
    });
    await waitFor(() => expect(seen.at(-1)).toBe('fresh'));
    expect([seen[0], seen.includes('nothing'), shop.asked.length]).toEqual(['rendered', false, 1]);
  });

  it('lets a component suspend until its data is there', async () => {
    const shop = openShop(() => ({ cart: { id: 'c1' } }));
    onTestFinished(cleanup);
    await act(async () =>
      render(
        inStore(
          <Suspense fallback={<p>waiting</p>}>
            <Cart isSuspended />
          </Suspense>,
          { client: shop.client, identity: 'ada' },
        ),
      ),
    );
    await waitFor(() => expect(shown()).toBe('c1'));
    expect(shop.asked).toHaveLength(1);
  });

  it('gives way to that of the client when they differ', async () => {
    const shop = openShop(() => ({ cart: { id: 'c1' } }), { identity: 'bob' });
    const cache = new Map();
    renderInStore(<Cart />, { client: shop.client, cache, identity: 'ada' });
    await waitFor(() => expect(keysOf(cache).map((key) => cache.get(key)._k[1])).toContain('bob'));
    await waitFor(() => expect(shown()).toBe('c1'));
  });
});
