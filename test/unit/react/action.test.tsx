// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoreError } from '../../../src/index.ts';
import {
  useAddToCurrentCartAction,
  useCreateProductAction,
  useDeleteCurrentCartAction,
  useDeleteProductAction,
  useGetCurrentCart,
  useGetOrder,
  useGetProduct,
  useLoginAction,
  useQueryProductsInfinite,
  useRemoveProductBrandAction,
  useRevalidate,
  useUpdateProductAction,
} from '../../../src/react/index.ts';
import { type Answers, keysOf, openHook, settle } from '../helpers/render.tsx';

const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (data) => ({ data }),
    (error: StoreError) => ({ failed: error.code ?? error.reason }),
  );

describe('an action hook', () => {
  it('sends what is given at trigger, and nothing before', async () => {
    const cart = { cart: { id: 'c1' } };
    const { state, seen, asked } = await openHook(
      () => cart,
      () => useAddToCurrentCartAction(),
      { sessionId: 'ada' },
    );
    expect([asked, state().isMutating, state().data]).toEqual([[], false, undefined]);
    const lineItems = [{ quantity: 2, catalogReference: { catalogItemId: 'p1', appId: 'a1' } }];
    expect(await act(() => state().trigger({ lineItems }))).toEqual(cart);
    expect(asked.map(({ call, body }) => [call, body])).toEqual([
      ['POST /ecom/v1/carts/current/add-to-cart', { lineItems }],
    ]);
    expect(state()).toMatchObject({ data: cart, isMutating: false, error: undefined });
    act(() => state().reset());
    expect([state().data, new Set(seen.map(({ trigger }) => trigger)).size]).toEqual([undefined, 1]);
  });

  it('sends each trigger with its input and a key of its own, also where the page has no secure context', async () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { state, asked, calls } = await openHook(() => ({}), useDeleteProductAction, {
      options: { idempotencyHeader: 'idempotency-key' },
    });
    await act(() => Promise.all([state().trigger({ id: 'a' }), state().trigger({ id: 'b' })]));
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect([keys.every((key) => key?.match(/^[\da-f-]{36}$/)), new Set(keys).size]).toEqual([true, 2]);
    expect(calls()).toEqual(['DELETE /stores/v1/products/a', 'DELETE /stores/v1/products/b']);
  });

  it('gives every trigger its own outcome, also one that another overtook or a reset forgot', async () => {
    const late = gate();
    const { state, asked } = await openHook(async ({ call }) => {
      if (call.endsWith('/good')) return {};
      await late.opened;
      return Response.json({}, { status: 409 });
    }, useDeleteProductAction);
    const outcomes = Promise.all(['bad', 'good'].map((id) => outcome(state().trigger({ id }))));
    await waitFor(() => expect(asked).toHaveLength(2));
    act(() => state().reset());
    late.open();
    expect(await outcomes).toEqual([{ failed: 'CONFLICT' }, { data: {} }]);
  });

  it('shows the data of the last success next to a later error, and no error after a success', async () => {
    const { state } = await openHook(
      ({ call }) =>
        call.endsWith('/bad') ? Response.json({}, { status: 409 }) : { product: { name: 'Vase' } },
      () => useUpdateProductAction(),
    );
    const shown = async (id: string) => {
      await act(() => outcome(state().trigger({ id, product: {} })));
      return [state().data?.product?.name, state().error?.code];
    };
    expect([await shown('good'), await shown('bad'), await shown('good')]).toEqual([
      ['Vase', undefined],
      ['Vase', 'CONFLICT'],
      ['Vase', undefined],
    ]);
  });

  it('shows nothing of the previous person while the next one acts', async () => {
    const late = gate();
    const { state, become } = await openHook(
      ({ headers }) =>
        headers['authorization'] === 'bob' ? late.opened.then(() => ({})) : { product: { name: 'of ada' } },
      () => useUpdateProductAction(),
    );
    await act(() => state().trigger({ id: 'p1', product: {} }));
    expect(state().data?.product?.name).toBe('of ada');
    await act(async () => become('bob'));
    await waitFor(() => expect(state().data).toBeUndefined());
    const done = state().trigger({ id: 'p1', product: {} });
    await waitFor(() => expect(state().isMutating).toBe(true));
    expect(state().data).toBeUndefined();
    late.open();
    await act(() => done);
  });

  it('never makes its input a key, so that a password is in no cache', async () => {
    const { state, cache } = await openHook(() => ({ state: 'SUCCESS' }), useLoginAction);
    await act(() => state().trigger({ loginId: { email: 'ada@example.com' }, password: 'canary' }));
    expect(keysOf(cache)).toEqual([]);
    expect(JSON.stringify([...cache])).not.toContain('canary');
  });
});

const PRODUCT = 'GET /stores-reader/v1/products/p1';
const CART = 'GET /ecom/v1/carts/current';
const ORDER = 'GET /ecom/v1/orders/o1';
const LIST = 'POST /stores-reader/v1/products/query-platformized';

const shopAnswers: Answers = ({ call, body }) => {
  if (call !== LIST) return {};
  const { offset = 0 } = (body as { query: { paging: { offset?: number } } }).query.paging;
  return { products: [{ id: `p${offset}` }], metadata: { total: 9 } };
};

/** A page with three reads and a list with two pages, and a hook of the test. */
async function openPage<State>(useState: () => State, answers: Answers = shopAnswers) {
  const usePage = () => ({
    reads: [useGetProduct({ id: 'p1' }).data, useGetCurrentCart().data, useGetOrder({ id: 'o1' }).data],
    list: useQueryProductsInfinite({ query: { paging: { limit: 1 } } }),
    own: useState(),
  });
  const cache = new Map();
  const { state, ...shop } = await openHook(answers, usePage, { cache });
  await act(async () => state().list.loadMore());
  await settle();
  expect(state().list.items).toHaveLength(2);
  shop.asked.length = 0;
  return { shop, state: () => state().own, cache };
}

describe('what an action makes stale', () => {
  it('is read again, every page of its lists included, and nothing else is', async () => {
    const { shop, state } = await openPage(useRemoveProductBrandAction);
    await act(() => state().trigger({ id: 'p1' }));
    await waitFor(() => expect(shop.asked).toHaveLength(4));
    await settle();
    expect(shop.calls().toSorted()).toEqual(
      ['POST /stores/v1/products/p1/remove-brand', PRODUCT, LIST, LIST].toSorted(),
    );
    expect(
      shop.asked
        .filter(({ call }) => call === LIST)
        .map(({ body }) => (body as { query: { paging: object } }).query.paging),
    ).toEqual([
      { limit: 1, offset: 0 },
      { limit: 1, offset: 1 },
    ]);
  });

  it('is nothing when the action fails, such as by the signal of its options', async () => {
    const { shop, state } = await openPage(useCreateProductAction);
    expect(
      await act(() =>
        outcome(state().trigger({ product: { name: 'x' } } as never, { signal: AbortSignal.abort() })),
      ),
    ).toEqual({ failed: 'abort' });
    await settle();
    expect(shop.asked).toEqual([]);
  });

  it('is read again without the caller waiting for it', async () => {
    const late = gate();
    let isHeld = false;
    const { shop, state } = await openPage(useDeleteCurrentCartAction, (asked) =>
      isHeld && asked.call === CART ? late.opened : shopAnswers(asked),
    );
    isHeld = true;
    expect(await state().trigger()).toEqual({});
    await waitFor(() => expect(shop.calls()).toContain(CART));
    late.open();
    await settle();
  });

  it('can be named by hand: a service, a call, or nothing', async () => {
    const { shop, state } = await openPage(useRevalidate);
    await act(() => state()([]));
    expect(shop.asked).toEqual([]);
    await act(() => state()(['products.getProduct']));
    expect(shop.calls()).toEqual([PRODUCT]);
    await act(() => state()(['orders', 'currentCart.getCurrentCart']));
    expect(shop.calls().slice(1).toSorted()).toEqual([CART, ORDER].toSorted());
    await act(() => state()(['product', 'products.query', 'order']));
    expect(shop.asked).toHaveLength(3);
    await act(() => state()(['products.queryProducts']));
    expect(shop.calls().slice(3)).toEqual([LIST, LIST]);
  });

  it('belongs to the same prefix and the same person only', async () => {
    const { shop, state, cache } = await openPage(useRevalidate);
    for (const scope of [
      ['other', 'ada'],
      ['storewire', 'bob'],
    ])
      cache.set(`@"${scope[0]}","${scope[1]}","products.queryProducts",#,"page",`, {
        data: { mark: scope[0] },
        _k: [...scope, 'products.queryProducts', {}, 'page'],
      });
    await act(() => state()(['products']));
    expect(shop.calls().toSorted()).toEqual([PRODUCT, LIST, LIST].toSorted());
    const kept = [...cache.values()].filter((entry) => entry._k?.[0] === 'other' || entry._k?.[1] === 'bob');
    expect(kept.map((entry) => entry.data.mark)).toEqual(['other', 'storewire']);
  });
});
