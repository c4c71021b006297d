// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { preload } from 'swr';
import { describe, expect, it } from 'vitest';
import { getCurrentCart, getProduct } from '../../../src/operations.ts';
import {
  useGetCurrentCart,
  useGetProduct,
  useQueryCache,
  useQueryProductsInfinite,
} from '../../../src/react/index.ts';
import { openHook, settle } from '../helpers/render.tsx';

const PRODUCT = { id: 'p1' };

/** A page that needs a product once it shows it. */
const openPage = (isShownAtOnce: boolean) =>
  openHook(
    () => ({ product: { name: 'Vase' } }),
    () => {
      const [isShown, setShown] = useState(isShownAtOnce);
      const name = useGetProduct(isShown ? PRODUCT : null).data?.product?.name;
      return { name, setShown, queries: useQueryCache() };
    },
  );

describe('the key of a read', () => {
  it('is the same from its hook and from its call, and that of a list is another', async () => {
    const { keyOf } = (await openPage(false)).state().queries;
    const key = ['storewire', 'ada', 'currentCart.getCurrentCart', {}];
    expect([keyOf(useGetCurrentCart), keyOf(getCurrentCart)]).toEqual([key, key]);
    expect(keyOf(useQueryProductsInfinite, { query: {} })?.at(-1)).toBe('list');
  });

  it('lets preload of SWR send the one request of the component that comes later', async () => {
    const { client, state, calls } = await openPage(false);
    preload(state().queries.keyOf(useGetProduct, PRODUCT), () => getProduct(client, PRODUCT));
    await act(async () => state().setShown(true));
    await settle();
    expect([state().name, calls().length]).toEqual(['Vase', 1]);
  });
});

it('mutate replaces the data of a read in another component, or reads it again', async () => {
  const { state, calls } = await openPage(true);
  const { mutate } = state().queries;
  const rename = (current = {}) => ({ ...current, product: { name: 'Bowl' } });
  await act(() => mutate(useGetProduct, PRODUCT, rename, { revalidate: false }));
  expect([state().name, calls().length]).toEqual(['Bowl', 1]);
  await act(() => mutate(useGetProduct, PRODUCT));
  await settle();
  expect([state().name, calls().length]).toEqual(['Vase', 2]);
});
