// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useAddLineItemsToCurrentCartV2Action } from '../../../src/react/index.ts';
import { openShop, renderInStore, settle } from '../helpers/render.tsx';
import {
  CALLS,
  isSaved,
  itemOf,
  open,
  openCart,
  openEmptyServer,
  openServer,
  saved,
  totalOf,
  totalsRead,
} from './cart-shop.tsx';

/** `BroadcastChannel` where a browser blocks storage. */
class Refused {
  constructor() {
    throw new DOMException('Access is denied', 'SecurityError');
  }
}

describe('the current cart in other tabs, and its totals', () => {
  it('is saved and followed by other tabs, also if its last component unmounts during a change', async () => {
    const server = openServer(['mug', 1]);
    const here = await open(server);
    const there = await open(server);
    const late = gate();
    server.slow(late.opened);
    const results: Promise<boolean>[] = [];
    await act(async () => void results.push(isSaved(here.cart().setQuantity('line-mug', 2))));
    here.unmount();
    late.open();
    await waitFor(() => expect(there.cart().count).toBe(2));
    const again = await open(server, false, true, here.cache);
    await act(async () => void results.push(isSaved(again.cart().setQuantity('line-mug', 3))));
    await waitFor(() => expect(there.cart().count).toBe(3));
    expect(await Promise.all(results)).toEqual([true, true]);
    expect([again.cart().isSaving, server.lines()[0]?.quantity]).toEqual([false, 3]);
  });

  it.each([
    ['missing', undefined],
    ['refused', Refused],
  ])('is shown and saved where channels to other tabs are %s', async (_title, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    onTestFinished(() => void vi.unstubAllGlobals());
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    expect(await act(() => isSaved(cart().setQuantity('line-mug', 2)))).toBe(true);
    expect([cart().count, server.quantities()]).toEqual([2, [2]]);
  });

  it('has no error and requests no estimate again if there is none', async () => {
    const server = openEmptyServer();
    const { cart, errors } = await open(server, true);
    expect([cart().count, [...errors], totalsRead(server)]).toEqual([0, [], 1]);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(totalsRead(server)).toBe(1);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect([totalOf(cart()), [...errors]]).toEqual(['20', []]);
  });

  it('requests no estimate if a server has found no cart, until something is added', async () => {
    const server = openEmptyServer();
    const { cart, errors } = await open(server, true, false);
    expect([cart().count, server.calls()]).toEqual([0, []]);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect([totalOf(cart()), [...errors]]).toEqual(['20', []]);
  });

  it('says why the estimate could not be read, also if it fails before the cart has been read', async () => {
    const server = openServer(['mug', 1]);
    const shop = openShop((asked) =>
      asked.call === CALLS.totals
        ? Response.json({ message: 'No totals' }, { status: 404 })
        : server.answer(asked),
    );
    const { cart } = await open({ ...server, ...shop }, true);
    expect([cart().count, cart().error?.message]).toEqual([1, 'No totals']);
  });

  it('is followed by other tabs with its estimate', async () => {
    const server = openServer(['mug', 1]);
    const here = await open(server, true);
    expect([totalOf(here.cart()), server.calls().toSorted()]).toEqual(['10', [CALLS.read, CALLS.totals]]);
    const there = await open(server, true);
    await act(() => here.cart().setQuantity('line-mug', 6));
    await waitFor(() => expect(totalOf(there.cart())).toBe('60'));
    expect([totalOf(here.cart()), there.cart().count]).toEqual(['60', 6]);
  });

  it('is empty after a change of a cart that is gone, because it was ordered elsewhere', async () => {
    const server = openEmptyServer();
    const { cart } = await open(server);
    await act(() => cart().add(itemOf('mug')));
    server.lines().pop();
    expect(await act(() => isSaved(cart().setQuantity('line-mug-1', 2)))).toBe(false);
    await saved(cart);
    expect([cart().count, cart().cart, cart().error]).toEqual([0, undefined, undefined]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])(
    'contains what an action hook has changed, if it was sent %s a change in progress',
    async (_title, first) => {
      const { server, cart, cache } = await openCart(['mug', 1]);
      let add: (() => Promise<unknown>) | undefined;
      function Other(): ReactNode {
        const { trigger } = useAddLineItemsToCurrentCartV2Action();
        add = () => trigger({ catalogItems: [itemOf('bowl')] });
        return undefined;
      }
      renderInStore(<Other />, { client: server.client, cache });
      const gates = [gate(), gate()];
      const changes = [() => add?.(), () => cart().setQuantity('line-mug', 5)];
      if (first === 1) changes.reverse();
      for (const [index, change] of changes.entries()) {
        server.slow((gates[index] ?? gate()).opened);
        await act(async () => void change());
      }
      for (const late of gates.toReversed()) {
        late.open();
        await settle();
      }
      await saved(cart);
      expect([cart().count, server.quantities()]).toEqual([6, [5, 1]]);
    },
  );

  it('contains what another tab has changed while the response to a change was on its way', async () => {
    const server = openServer(['mug', 1], ['bowl', 1]);
    const late = gate();
    let isLate = false;
    const shop = openShop(async (asked) => {
      const isHeld = isLate;
      isLate = false;
      const answer = await server.answer(asked);
      if (isHeld) await late.opened;
      return answer;
    });
    const here = await open({ ...server, ...shop });
    const there = await open({ ...server, ...shop });
    isLate = true;
    await act(async () => void there.cart().setQuantity('line-bowl', 2));
    await act(() => here.cart().setQuantity('line-mug', 5));
    await settle();
    late.open();
    await saved(there.cart);
    expect([there.cart().count, here.cart().count]).toEqual([7, 7]);
  });
});
