// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import {
  useAddToCurrentCartAction,
  useGetCurrentCart,
  useQueryCache,
  useResetReads,
  useRevalidate,
} from '../../../src/react/index.ts';
import { openHook, settle } from '../helpers/render.tsx';

const ADD = 'POST /ecom/v1/carts/current/add-to-cart';
const CART = 'GET /ecom/v1/carts/current';
const LINES = { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: 'p1', appId: 'a1' } }] };
const cartOf = (lines: number): unknown => ({ cart: { id: 'c', lineItems: Array(lines).fill({ id: 'l' }) } });

describe('before the session id is known', () => {
  it('a write makes stale what is read while it is on its way, and its response is that of its session', async () => {
    const late = gate();
    let count = 0;
    let sent: Promise<unknown> | undefined;
    const { state, become } = await openHook(
      async ({ call, headers }) => {
        if (call === ADD) {
          await late.opened;
          count = 1;
        }
        return cartOf(headers['authorization'] === 'bob' ? 0 : count);
      },
      () => {
        const add = useAddToCurrentCartAction();
        sent ??= Promise.resolve().then(() => add.trigger(LINES));
        return { add, cart: useGetCurrentCart().data?.cart };
      },
    );
    expect(state().cart?.lineItems).toHaveLength(0);
    late.open();
    await act(async () => void (await sent));
    await settle();
    expect(state().cart?.lineItems).toHaveLength(1);
    expect(state().add.data?.cart.lineItems).toHaveLength(1);
    await act(async () => become('bob'));
    await settle();
    expect([state().cart?.lineItems, state().add.data]).toEqual([[], undefined]);
  });

  it('data that replaces a read is kept until the key is known', async () => {
    let replaced: Promise<unknown> | undefined;
    const { state } = await openHook(
      () => cartOf(0),
      () => {
        const { mutate } = useQueryCache();
        const data = cartOf(2) as NonNullable<ReturnType<typeof useGetCurrentCart>['data']>;
        replaced ??= Promise.resolve().then(() => mutate(useGetCurrentCart, {}, data, { revalidate: false }));
        return useGetCurrentCart({}, { revalidateIfStale: false, revalidateOnMount: false }).data?.cart;
      },
    );
    await act(async () => void (await replaced));
    expect(state()?.lineItems).toHaveLength(2);
  });
});

describe('the functions of a first render', () => {
  it('take effect once the session id is known', async () => {
    let isDown = true;
    const useCartAndFunctions = () => {
      const { data, error } = useGetCurrentCart();
      return {
        lines: data?.cart.lineItems.length,
        error,
        add: useAddToCurrentCartAction(),
        revalidate: useRevalidate(),
        resetReads: useResetReads(),
        mutate: useQueryCache().mutate,
      };
    };
    const { state, seen, asked } = await openHook(
      () => (isDown ? Response.json({}, { status: 404 }) : cartOf(1)),
      useCartAndFunctions,
    );
    const [first = state()] = seen;
    expect(state().error?.status).toBe(404);
    asked.length = 0;
    isDown = false;
    await act(async () => first.resetReads());
    await settle();
    expect([state().lines, asked.splice(0).length]).toEqual([1, 1]);
    await act(() => first.revalidate(['currentCart']));
    expect(asked.splice(0).map(({ call }) => call)).toEqual([CART]);
    await act(() => first.mutate(useGetCurrentCart, {}));
    expect(asked.splice(0).map(({ call }) => call)).toEqual([CART]);
    await act(() => first.add.trigger(LINES));
    await settle();
    expect(asked.map(({ call }) => call)).toEqual([ADD]);
  });
});
