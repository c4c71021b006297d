// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { getCurrentCart } from '../../../src/operations.ts';
import {
  type QueryCache,
  useDeleteProductAction,
  useGetCurrentCart,
  useGetProduct,
  useQueryCache,
  useQueryProductsInfinite,
  useRevalidate,
  useUpdateProductAction,
} from '../../../src/react/index.ts';
import { openShop, renderInStore, settle } from '../helpers/render.tsx';
import { setClockForward } from '../helpers/timers.ts';

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';

/** Ways to change what was preloaded. */
interface Changes {
  remove: ReturnType<typeof useDeleteProductAction>['trigger'];
  update: ReturnType<typeof useUpdateProductAction>['trigger'];
  invalidate: ReturnType<typeof useRevalidate>;
  queries: QueryCache;
}

function Name({ id }: { id: string }): ReactNode {
  return <p>{useGetProduct({ id }).data?.product?.name ?? 'loading'}</p>;
}

function Products(): ReactNode {
  return (
    <p>
      {useQueryProductsInfinite({ query: {} })
        .items.map(({ name }) => name)
        .join() || 'loading'}
    </p>
  );
}

/** Renders a component when it is asked to, below a component that has the cache. */
async function open(later: ReactNode, isThere = false) {
  const shop = openShop(({ call }) =>
    call.includes('query')
      ? { products: [{ id: 'a', name: 'Vase' }], metadata: { total: 1 } }
      : { product: { name: 'Vase' }, cart: { id: 'c1' } },
  );
  let queries: QueryCache | undefined;
  let show: () => void = () => undefined;
  function Page(): ReactNode {
    const [isShown, setShown] = useState(isThere);
    queries = useQueryCache();
    show = () => setShown(true);
    return isShown ? later : null;
  }
  renderInStore(<Page />, { client: shop.client });
  await settle();
  const cache = (): QueryCache => {
    if (!queries) throw new Error('not rendered');
    return queries;
  };
  return { ...shop, cache, show: () => act(async () => show()) };
}

describe('the key of a read', () => {
  it('is the same from its hook and from its call, and that of a list is another', async () => {
    const { cache } = await open(null);
    const key = ['storewire', 'ada', 'currentCart.getCurrentCart', {}];
    expect([cache().keyOf(useGetCurrentCart), cache().keyOf(getCurrentCart)]).toEqual([key, key]);
    expect(cache().keyOf(useQueryProductsInfinite, { query: {} })?.at(-1)).toBe('list');
  });
});

describe('preload', () => {
  it('sends the one request of the component that comes later', async () => {
    const { cache, show, calls } = await open(<Name id="p1" />);
    cache().preload(useGetProduct, { id: 'p1' });
    cache().preload(useGetProduct, { id: 'p1' });
    await settle();
    await show();
    await waitFor(() => expect(shown()).toBe('Vase'));
    await settle();
    expect(calls()).toEqual(['GET /stores-reader/v1/products/p1']);
  });

  it('reads the first page of a list', async () => {
    const { cache, show, calls } = await open(<Products />);
    cache().preload(useQueryProductsInfinite, { query: {} });
    await show();
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(calls()).toHaveLength(1);
  });

  it('sends nothing if the cache has it', async () => {
    const { cache, calls } = await open(<Name id="p1" />, true);
    await waitFor(() => expect(shown()).toBe('Vase'));
    cache().preload(useGetProduct, { id: 'p1' });
    await settle();
    expect(calls()).toHaveLength(1);
  });

  it('is not used any more after half a minute', async () => {
    const { cache, show, calls } = await open(<Name id="p1" />);
    cache().preload(useGetProduct, { id: 'p1' });
    await settle();
    setClockForward(30_000);
    await show();
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(calls()).toHaveLength(2);
  });

  it.each([
    ['an action that makes it stale', ({ remove }: Changes) => remove({ id: 'p2' })],
    ['an action whose response replaces it', ({ update }: Changes) => update({ id: 'p1', product: {} })],
    ['useRevalidate', ({ invalidate }: Changes) => invalidate(['products'])],
    [
      'mutate',
      ({ queries }: Changes) => queries.mutate(useGetProduct, { id: 'p1' }, { product: { name: 'Bowl' } }),
    ],
  ])('is not used after %s', async (_title, change) => {
    let name = 'Vase';
    const shop = openShop(() => ({ product: { name } }));
    let changes: Changes | undefined;
    let show: (isShown: boolean) => void = () => undefined;
    function Page(): ReactNode {
      const [isShown, setShown] = useState(false);
      show = setShown;
      changes = {
        remove: useDeleteProductAction().trigger,
        update: useUpdateProductAction().trigger,
        invalidate: useRevalidate(),
        queries: useQueryCache(),
      };
      return isShown ? <Name id="p1" /> : null;
    }
    renderInStore(<Page />, { client: shop.client });
    await settle();
    changes?.queries.preload(useGetProduct, { id: 'p1' });
    await settle();
    name = 'Bowl';
    await act(async () => changes && change(changes));
    await act(async () => show(true));
    await settle();
    expect(shown()).toBe('Bowl');
  });
});

describe('mutate', () => {
  it('replaces the data of a read in another component, or reads it again', async () => {
    const { cache, calls } = await open(<Name id="p1" />, true);
    await waitFor(() => expect(shown()).toBe('Vase'));
    await act(() =>
      cache().mutate(useGetProduct, { id: 'p1' }, (current) => ({ ...current, product: { name: 'Bowl' } }), {
        revalidate: false,
      }),
    );
    expect([shown(), calls().length]).toEqual(['Bowl', 1]);
    await act(() => cache().mutate(useGetProduct, { id: 'p1' }));
    await waitFor(() => expect(shown()).toBe('Vase'));
    expect(calls()).toHaveLength(2);
  });
});
