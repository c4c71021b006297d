// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { getCurrentCart } from '../../../src/operations.ts';
import {
  useDeleteProductAction,
  useGetCurrentCart,
  useGetProduct,
  useQueryCache,
  useQueryProductsInfinite,
  useRevalidate,
  useUpdateProductAction,
} from '../../../src/react/index.ts';
import { openHook, settle } from '../helpers/render.tsx';
import { setClockForward } from '../helpers/timers.ts';

const PRODUCT = { id: 'p1' };
const LIST = { query: {} };

/** A page that needs a product and a list once it shows them, and ways to change what it has preloaded. */
async function openPage(isShownAtOnce = false) {
  let name = 'Vase';
  const usePage = () => {
    const [isShown, setShown] = useState(isShownAtOnce);
    const [isListShown, setListShown] = useState(false);
    return {
      product: useGetProduct(isShown ? PRODUCT : null).data?.product?.name,
      items: useQueryProductsInfinite(isListShown ? LIST : null).items.map((item) => item.name),
      queries: useQueryCache(),
      remove: useDeleteProductAction().trigger,
      update: useUpdateProductAction().trigger,
      revalidate: useRevalidate(),
      setShown,
      setListShown,
    };
  };
  const { state, calls } = await openHook(
    ({ call }) =>
      call.includes('query') ? { products: [{ name }], metadata: { total: 1 } } : { product: { name } },
    usePage,
  );
  const show = async (): Promise<string | null | undefined> => {
    await act(async () => state().setShown(true));
    await settle();
    return state().product;
  };
  const rename = (next: string): void => {
    name = next;
  };
  return { state, calls, show, rename };
}

type Page = ReturnType<Awaited<ReturnType<typeof openPage>>['state']>;

describe('the key of a read', () => {
  it('is the same from its hook and from its call, and that of a list is another', async () => {
    const { keyOf } = (await openPage()).state().queries;
    const key = ['storewire', 'ada', 'currentCart.getCurrentCart', {}];
    expect([keyOf(useGetCurrentCart), keyOf(getCurrentCart)]).toEqual([key, key]);
    expect(keyOf(useQueryProductsInfinite, LIST)?.at(-1)).toBe('list');
  });
});

describe('preload', () => {
  it('sends the one request of the component that comes later, and nothing if the cache has it', async () => {
    const { state, show, calls } = await openPage();
    state().queries.preload(useGetProduct, PRODUCT);
    state().queries.preload(useGetProduct, PRODUCT);
    await settle();
    expect(await show()).toBe('Vase');
    state().queries.preload(useGetProduct, PRODUCT);
    await settle();
    expect(calls()).toEqual(['GET /stores-reader/v1/products/p1']);
  });

  it('reads the first page of a list', async () => {
    const { state, calls } = await openPage();
    state().queries.preload(useQueryProductsInfinite, LIST);
    await act(async () => state().setListShown(true));
    await settle();
    expect([state().items, calls().length]).toEqual([['Vase'], 1]);
  });

  it('is not used any more after half a minute', async () => {
    const { state, show, calls } = await openPage();
    state().queries.preload(useGetProduct, PRODUCT);
    await settle();
    setClockForward(30_000);
    expect([await show(), calls().length]).toEqual(['Vase', 2]);
  });

  it.each([
    ['an action that makes it stale', ({ remove }: Page) => remove({ id: 'p2' })],
    ['an action whose response replaces it', ({ update }: Page) => update({ id: 'p1', product: {} })],
    ['useRevalidate', ({ revalidate }: Page) => revalidate(['products'])],
    ['mutate', ({ queries }: Page) => queries.mutate(useGetProduct, PRODUCT, { product: { name: 'Bowl' } })],
  ])('is not used after %s', async (_title, change) => {
    const { state, show, rename } = await openPage();
    state().queries.preload(useGetProduct, PRODUCT);
    await settle();
    rename('Bowl');
    await act(async () => void (await change(state())));
    expect(await show()).toBe('Bowl');
  });
});

describe('mutate', () => {
  it('replaces the data of a read in another component, or reads it again', async () => {
    const { state, calls } = await openPage(true);
    const { mutate } = state().queries;
    const rename = (current = {}) => ({ ...current, product: { name: 'Bowl' } });
    await act(() => mutate(useGetProduct, PRODUCT, rename, { revalidate: false }));
    expect([state().product, calls().length]).toEqual(['Bowl', 1]);
    await act(() => mutate(useGetProduct, PRODUCT));
    await settle();
    expect([state().product, calls().length]).toEqual(['Vase', 2]);
  });
});
