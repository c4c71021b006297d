// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, vi } from 'vitest';
import { useGetCurrentCart, useGetProduct } from '../../../src/react/index.ts';
import { keysOf, openHook, openShop, renderInStore, settle } from '../helpers/render.tsx';
import { shown } from './boundary.tsx';

const product = (id: string) => ({ product: { id, name: `Vase ${id}` } });

function Name({ id }: { id: string | null }): ReactNode {
  const { data, error } = useGetProduct(id === null ? null : { id });
  return <p>{error?.message ?? data?.product?.name ?? 'nothing'}</p>;
}

describe('a read hook', () => {
  it('shows that it loads, from the first render on, then the data', async () => {
    const { seen, calls } = await openHook(
      () => product('p1'),
      () => {
        const { data, isLoading } = useGetProduct({ id: 'p1' });
        return isLoading ? 'loading' : data?.product?.name;
      },
    );
    expect([[...new Set(seen)], calls()]).toEqual([
      ['loading', 'Vase p1'],
      ['GET /stores-reader/v1/products/p1'],
    ]);
  });

  it('reads nothing with null, and does not say that it loads', async () => {
    const { state, asked, cache } = await openHook(
      () => product('p1'),
      () => useGetProduct(null),
    );
    expect([state().isLoading, asked, keysOf(cache)]).toEqual([false, [], []]);
  });

  it('does not say that it loads while it shows data of a fallback, which it reads again', async () => {
    const { seen } = await openHook(
      () => product('p1'),
      () => {
        const { data, isLoading } = useGetProduct({ id: 'p1' }, { fallbackData: product('before') });
        return `${data?.product?.name}${isLoading ? ' loading' : ''}`;
      },
    );
    expect([...new Set(seen)]).toEqual(['Vase before', 'Vase p1']);
  });

  it('keeps its answer under prefix, identity, operation and input, which may be omitted', async () => {
    const cache = new Map();
    await openHook(
      () => ({}),
      () => [useGetProduct({ id: 'p1' }).data, useGetCurrentCart().data],
      { cache, prefix: 'shop-1' },
    );
    expect(keysOf(cache).map((key) => cache.get(key)._k)).toEqual([
      ['shop-1', 'ada', 'products.getProduct', { id: 'p1' }],
      ['shop-1', 'ada', 'currentCart.getCurrentCart', {}],
    ]);
  });

  it('shows a failure as a StoreError, and does not repeat it by itself', async () => {
    const onError = vi.fn();
    const onErrorRetry = vi.fn();
    const { state, asked } = await openHook(
      () => Response.json({ message: 'No such product' }, { status: 404 }),
      () => useGetProduct({ id: 'p1' }).error?.message,
      { config: { onError, onErrorRetry, errorRetryInterval: 1 } },
    );
    const failure = { kind: 'client', code: 'NOT_FOUND', operation: 'products.getProduct' };
    expect(state()).toBe('No such product');
    expect([asked.length, onErrorRetry.mock.calls, onError.mock.calls[0]?.[0]]).toMatchObject([
      1,
      [],
      failure,
    ]);
  });

  it('renders again only for what a component looks at', async () => {
    const { state, seen, asked } = await openHook(
      () => product('p1'),
      () => useGetProduct({ id: 'p1' }).mutate,
      { identity: 'ada' },
    );
    const before = seen.length;
    await act(async () => void (await state()()));
    await settle();
    expect([asked.length, seen.length]).toEqual([2, before]);
  });
});

/** A component that can be pointed at another product, or at none. */
function Switch({ copies = 1 }: { copies?: number }): ReactNode {
  const [ids, setIds] = useState<(string | null)[]>(Array.from({ length: copies }, () => 'p1'));
  return (
    <div>
      <button type="button" onClick={() => setIds(['p2', ...ids.slice(1)])}>
        change
      </button>
      <button type="button" onClick={() => setIds(ids.slice(1))}>
        remove
      </button>
      {ids.map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what is meant
        <Name key={`${ids.length - index}`} id={id} />
      ))}
    </div>
  );
}

describe('a read under way', () => {
  /** A shop that responds for p2 immediately, and for p1 on demand. */
  function slowShop() {
    const late = gate();
    const shop = openShop(async ({ call }) => {
      const id = call.split('/').at(-1) ?? '';
      if (id === 'p1') await late.opened;
      return product(id);
    });
    return { shop, late };
  }

  it('is aborted when its key changes, without an error', async () => {
    const { shop } = slowShop();
    const onError = vi.fn();
    renderInStore(<Switch />, { client: shop.client, config: { onError } });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    fireEvent.click(screen.getByText('change'));
    await waitFor(() => expect(shown()).toBe('Vase p2'));
    await waitFor(() => expect(shop.asked[0]?.signal.aborted).toBe(true));
    await settle();
    expect([shop.asked[1]?.signal.aborted, shop.asked.length, onError.mock.calls]).toEqual([false, 2, []]);
  });

  it('is cut short when its component goes, and starts again when one comes back', async () => {
    const { shop, late } = slowShop();
    const onError = vi.fn();
    const cache = new Map();
    const view = renderInStore(<Switch />, { client: shop.client, cache, config: { onError } });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    fireEvent.click(screen.getByText('remove'));
    await waitFor(() => expect(shop.asked[0]?.signal.aborted).toBe(true));
    await settle();
    view.unmount();
    const seen: string[] = [];
    function Watch(): ReactNode {
      const { data, error } = useGetProduct({ id: 'p1' });
      seen.push(error?.message ?? data?.product?.name ?? 'nothing');
      return null;
    }
    renderInStore(<Watch />, { client: shop.client, cache, config: { onError } });
    late.open();
    await waitFor(() => expect(seen.at(-1)).toBe('Vase p1'));
    expect([new Set(seen), shop.asked.length, onError.mock.calls]).toEqual([
      new Set(['nothing', 'Vase p1']),
      2,
      [],
    ]);
  });

  it('starts again when a component comes in the moment in which it is cut short', async () => {
    const { shop, late } = slowShop();
    function Blink(): ReactNode {
      const [isThere, setThere] = useState(true);
      return (
        <div>
          <button type="button" onClick={() => setThere(!isThere)} />
          {isThere ? <Name id="p1" /> : null}
        </div>
      );
    }
    renderInStore(<Blink />, { client: shop.client });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    const signal = shop.asked[0]?.signal;
    const back = new Promise<void>((resolve) =>
      signal?.addEventListener('abort', () => {
        fireEvent.click(screen.getByRole('button'));
        resolve();
      }),
    );
    fireEvent.click(screen.getByRole('button'));
    await back;
    late.open();
    await waitFor(() => expect(shown()).toBe('Vase p1'));
    expect(shop.asked).toHaveLength(2);
  });

  it('continues while another component uses it', async () => {
    const { shop, late } = slowShop();
    renderInStore(<Switch copies={2} />, { client: shop.client });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    fireEvent.click(screen.getByText('remove'));
    await settle();
    expect(shop.asked[0]?.signal.aborted).toBe(false);
    late.open();
    await waitFor(() => expect(shown()).toBe('Vase p1'));
    expect(shop.asked).toHaveLength(1);
  });

  it('belongs to one cache provider of SWR: the same read of another provider continues', async () => {
    const { shop, late } = slowShop();
    const { unmount } = renderInStore(<Name id="p1" />, { client: shop.client });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    renderInStore(<Name id="p1" />, { client: shop.client });
    await waitFor(() => expect(shop.asked).toHaveLength(2));
    unmount();
    await waitFor(() => expect(shop.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]));
    late.open();
    await waitFor(() => expect(shown()).toBe('Vase p1'));
  });

  it('is not cut short by the double mounting of StrictMode', async () => {
    const { shop, late } = slowShop();
    renderInStore(<Name id="p1" />, { client: shop.client, isStrict: true });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    await settle();
    expect(shop.asked[0]?.signal.aborted).toBe(false);
    late.open();
    await waitFor(() => expect(shown()).toBe('Vase p1'));
    expect(shop.asked).toHaveLength(1);
  });
});
