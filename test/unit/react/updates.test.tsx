// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import type { CartResponse, StoreError } from '../../../src/index.ts';
import {
  useAddToCurrentCartAction,
  useCreateOrderFromCheckoutAction,
  useDeleteProductAction,
  useEstimateCurrentCartTotals,
  useGetCurrentCart,
  useGetPaymentCollectabilityStatus,
  useGetProduct,
  useListInvoicesForOrders,
  useQueryProducts,
  useRevalidate,
  useUpdateProductAction,
} from '../../../src/react/index.ts';
import {
  type Answers,
  grab,
  keysOf,
  openHook,
  openShop,
  renderInStore,
  type ShopOptions,
  settle,
} from '../helpers/render.tsx';

const ADD = 'POST /ecom/v1/carts/current/add-to-cart';
const CART = 'GET /ecom/v1/carts/current';
const LINES = { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: 'p1', appId: 'a1' } }] };

const cartOf = (count: number): unknown => ({ cart: { id: 'c', lineItems: [{ id: 'l', quantity: count }] } });
const countOf = ({ cart }: CartResponse): number => cart.lineItems[0]?.quantity ?? 0;
const withOneMore = (current: CartResponse): CartResponse => ({
  cart: {
    ...current.cart,
    lineItems: current.cart.lineItems.map((line) => ({ ...line, quantity: line.quantity + 1 })),
  },
});

/** Renders the cart and an action that changes it. `frames` are the numbers of pieces that it shows from now on. */
async function openCart(
  answers: Answers,
  { config, ...options }: ShopOptions & { config?: Parameters<typeof useAddToCurrentCartAction>[0] } = {},
) {
  const useCartAndAction = () => ({
    cart: useGetCurrentCart().data,
    action: useAddToCurrentCartAction(config),
    revalidate: useRevalidate(),
  });
  const cache = new Map();
  const { state, seen, ...shop } = await openHook(answers, useCartAndAction, { options, cache });
  shop.asked.length = 0;
  const start = seen.length - 1;
  const frames = (): number[] =>
    seen
      .slice(start)
      .map(({ cart }) => (cart ? countOf(cart) : 0))
      .filter((count, index, all) => index > 0 && count !== all[index - 1]);
  const cached = (): number => countOf(cache.get(keysOf(cache)[0] ?? '').data);
  const revalidate = (): Promise<void> => state().revalidate(['currentCart']);
  return { ...shop, frames, action: () => state().action, cached, revalidate };
}

const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    ({ reason, code }: StoreError) => reason ?? code,
  );

describe('the response of a write', () => {
  it('replaces that of the read which the contract names, without a request', async () => {
    const { action, calls, frames } = await openCart(({ call }) => cartOf(call === ADD ? 2 : 1));
    await act(() => action().trigger(LINES));
    await settle();
    expect([calls(), frames()]).toEqual([[ADD], [2]]);
  });

  it('is discarded by no read that was on its way', async () => {
    const late = gate();
    let isSlow = false;
    const { action, frames } = await openCart(async ({ call }) => {
      if (call === CART && isSlow) await late.opened;
      return cartOf(call === ADD ? 2 : 1);
    });
    isSlow = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(() => action().trigger(LINES));
    late.open();
    await settle();
    expect(frames()).toEqual([2]);
  });

  it('fills the cache for a component that comes later', async () => {
    const shop = openShop(() => ({ product: { id: 'p1', name: 'New' } }));
    const action = grab(() => useUpdateProductAction());
    const later = grab(() => useGetProduct({ id: 'p1' }, { revalidateIfStale: false }));
    const cache = new Map();
    renderInStore(<action.Grab />, { client: shop.client, cache });
    await settle();
    await act(() => action.state().trigger({ id: 'p1', product: { name: 'New' } }));
    renderInStore(<later.Grab />, { client: shop.client, cache });
    await settle();
    expect([later.state().data?.product?.name, shop.calls()]).toEqual([
      'New',
      ['PATCH /stores/v1/products/p1'],
    ]);
  });

  it.each([
    ['3rd, 1st, 2nd', [2, 0, 1]],
    ['2nd, 3rd, 1st', [1, 2, 0]],
    ['3rd, 2nd, 1st', [2, 1, 0]],
  ])('is applied in trigger order, when responses arrive %s', async (_title, order) => {
    const gates = [gate(), gate(), gate()];
    let count = 1;
    let number = 0;
    const { action, frames } = await openCart(async ({ call }) => {
      if (call !== ADD) return cartOf(count);
      const answer = cartOf(++count);
      await gates[number++]?.opened;
      return answer;
    });
    const calls = gates.map(() => action().trigger(LINES));
    await settle();
    for (const index of order) {
      gates[index]?.open();
      await settle();
    }
    await Promise.all(calls);
    await settle();
    expect(frames()).toEqual([4]);
  });

  it('is checked with a read if an older call may have been processed after it', async () => {
    const gates = [gate(), gate()];
    let number = 0;
    const { action, calls, frames } = await openCart(async ({ call }) => {
      if (call !== ADD) return cartOf(number === 0 ? 1 : 3);
      const mine = number++;
      await gates[mine]?.opened;
      return cartOf(mine === 1 ? 2 : 3);
    });
    const both = [action().trigger(LINES), action().trigger(LINES)];
    await settle();
    gates[1]?.open();
    await settle();
    gates[0]?.open();
    await Promise.all(both);
    await settle();
    expect([calls(), frames()]).toEqual([
      [ADD, ADD, CART],
      [2, 3],
    ]);
  });

  it('is replaced by a read that was requested while it was on its way', async () => {
    const late = gate();
    const { action, frames, revalidate } = await openCart(async ({ call }) => {
      if (call === CART) return cartOf(9);
      await late.opened;
      return cartOf(2);
    });
    const added = action().trigger(LINES);
    const read = revalidate();
    await settle();
    late.open();
    await act(() => Promise.all([added, read]));
    await settle();
    expect(frames()).toEqual([2, 9]);
  });
});

describe('a write whose response is lost', () => {
  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('reset')), 'network'],
    ['a status of 503', () => Response.json({}, { status: 503 }), 'server'],
    ['a response that cannot be read', () => new Response('<html>'), 'badAnswer'],
  ])('fails before everything that it affects has been read again: %s', async (_title, fail, reason) => {
    const late = gate();
    let count = 2;
    const { action, calls, frames } = await openCart(async ({ call }) => {
      if (call === ADD) {
        count++;
        return fail();
      }
      if (count > 2) await late.opened;
      return cartOf(count);
    });
    expect(await act(() => outcome(action().trigger(LINES)))).toBe(reason);
    await waitFor(() => expect(calls()).toEqual([ADD, CART]));
    expect(action()).toMatchObject({ isMutating: false, isUnknown: true, error: { reason } });
    expect(frames()).toEqual([]);
    late.open();
    await settle();
    expect([calls(), frames()]).toEqual([[ADD, CART], [3]]);
  });

  it('fails as soon as it is aborted, also if nothing answers any more', async () => {
    let isDown = false;
    const { action, calls } = await openCart(() => (isDown ? new Promise(() => undefined) : cartOf(1)));
    isDown = true;
    const controller = new AbortController();
    const sent = outcome(action().trigger(LINES, { signal: controller.signal }));
    await waitFor(() => expect(calls()).toEqual([ADD]));
    controller.abort();
    expect(await act(() => sent)).toBe('abort');
    await waitFor(() => expect(calls()).toEqual([ADD, CART]));
    expect(action()).toMatchObject({ isMutating: false, isUnknown: true });
  });

  it('fails as it would have if the page unmounts with its cache, and nothing is read', async () => {
    const late = gate();
    const { action, revalidate, unmount, asked } = await openCart(async ({ call }) => {
      if (call !== ADD) return cartOf(1);
      await late.opened;
      throw new TypeError('reset');
    });
    let sent: Promise<unknown> | undefined;
    await act(async () => void (sent = outcome(action().trigger(LINES))));
    unmount();
    late.open();
    expect([await sent, await revalidate(), asked.length]).toEqual(['network', undefined, 1]);
  });

  it('affects nothing if the server rejected it', async () => {
    const { action, calls, frames } = await openCart(({ call }) =>
      call === ADD ? Response.json({ message: 'No' }, { status: 409 }) : cartOf(1),
    );
    await act(() => outcome(action().trigger(LINES)));
    await settle();
    expect([calls(), frames(), action().isUnknown]).toEqual([[ADD], [], false]);
  });

  it('is repeated with the same idempotency key where the server reads them, and another press has another', async () => {
    let count = 1;
    const done = new Set<string>();
    const { action, calls, asked, frames } = await openCart(
      ({ call, headers }) => {
        if (call !== ADD) return cartOf(count);
        const key = headers['x-once'] ?? '';
        if (done.has(key)) return cartOf(count);
        done.add(key);
        count++;
        return Promise.reject(new TypeError('reset'));
      },
      { idempotencyHeader: 'x-once', retry: { baseMs: 0 } },
    );
    await act(() => action().trigger(LINES));
    await act(() => action().trigger(LINES));
    await settle();
    const keys = asked.map(({ headers }) => headers['x-once']);
    expect([calls(), frames().at(-1)]).toEqual([[ADD, ADD, ADD, ADD], 3]);
    expect([keys[0], new Set(keys).size]).toEqual([keys[1], 2]);
  });
});

describe('an optimistic write', () => {
  it('is shown at once, and the response replaces it', async () => {
    const late = gate();
    const { action, frames } = await openCart(
      async ({ call }) => {
        if (call !== ADD) return cartOf(1);
        await late.opened;
        return cartOf(5);
      },
      { config: { optimisticData: withOneMore } },
    );
    const done = action().trigger(LINES);
    await settle();
    expect(frames()).toEqual([2]);
    late.open();
    await act(() => done);
    await settle();
    expect(frames()).toEqual([2, 5]);
  });

  it('is taken back if the server rejects it', async () => {
    const late = gate();
    const { action, frames, calls } = await openCart(
      async ({ call }) => {
        if (call !== ADD) return cartOf(1);
        await late.opened;
        return Response.json({}, { status: 409 });
      },
      { config: { optimisticData: withOneMore } },
    );
    const done = outcome(action().trigger(LINES));
    await settle();
    late.open();
    await act(() => done);
    await settle();
    expect([frames(), calls()]).toEqual([[2, 1], [ADD]]);
  });

  it('adds up with others, and ends in what the server has if the last is rejected', async () => {
    let count = 1;
    let number = 0;
    const { action, frames, cached } = await openCart(
      ({ call }) => {
        if (call !== ADD) return cartOf(count);
        return ++number === 3 ? Response.json({}, { status: 409 }) : cartOf(++count);
      },
      { config: { optimisticData: withOneMore } },
    );
    const calls = [1, 2, 3].map(() => outcome(action().trigger(LINES)));
    expect(cached()).toBe(4);
    await act(() => Promise.all(calls));
    await settle();
    expect(frames().at(-1)).toBe(3);
  });

  it('is not sent if its function throws, which the action shows', async () => {
    const fault = new Error('a fault of the shop');
    const optimisticData = (): never => {
      throw fault;
    };
    const { action, frames, asked } = await openCart(() => cartOf(1), { config: { optimisticData } });
    const failure = { kind: 'system', cause: fault };
    await act(() => expect(action().trigger(LINES)).rejects.toMatchObject(failure));
    await settle();
    expect(action()).toMatchObject({ error: failure, isMutating: false, isUnknown: false });
    expect([frames(), asked]).toEqual([[], []]);
  });
});

describe('what the contract says about writes', () => {
  it('a product that is deleted is not read again on its own page, but lists are', async () => {
    const { state, ...shop } = await openHook(
      () => ({ product: { name: 'Vase' }, products: [] }),
      () => ({
        list: useQueryProducts({ query: {} }).data,
        name: useGetProduct({ id: 'p1' }).data?.product?.name,
        remove: useDeleteProductAction(),
      }),
    );
    shop.asked.length = 0;
    await act(() => state().remove.trigger({ id: 'p1' }));
    await settle();
    expect([state().name, shop.calls()]).toEqual([
      'Vase',
      ['DELETE /stores/v1/products/p1', 'POST /stores-reader/v1/products/query-platformized'],
    ]);
  });

  it('an order from a checkout makes invoices and payments stale, and a change of the cart its estimate', async () => {
    const { state, ...shop } = await openHook(
      () => ({ cart: { lineItems: [] }, invoices: [] }),
      () => ({
        invoices: useListInvoicesForOrders({ orderIds: ['o1'] }).data,
        payments: useGetPaymentCollectabilityStatus({ ecomOrderId: 'o1' }).data,
        estimate: useEstimateCurrentCartTotals().data,
        order: useCreateOrderFromCheckoutAction(),
        add: useAddToCurrentCartAction(),
      }),
    );
    const [invoices = '', payments = '', estimate = ''] = shop.calls();
    shop.asked.length = 0;
    await act(() => state().add.trigger(LINES));
    await settle();
    expect(shop.calls()).toEqual([ADD, estimate]);
    await act(() => state().order.trigger({ id: 'c1' }));
    await settle();
    expect(shop.calls()).toEqual(expect.arrayContaining([invoices, payments]));
  });
});
