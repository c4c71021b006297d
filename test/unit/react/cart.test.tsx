// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { type CartItem, type CartState, useCart, useGetCurrentCart } from '../../../src/react/index.ts';
import { type Asked, openShop, renderInStore } from '../helpers/render.tsx';
import { gate } from '../helpers/server.ts';

const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 30)));
const itemOf = (id: string, quantity = 1): CartItem => ({
  quantity,
  catalogReference: { catalogItemId: id, appId: 'a1' },
});

interface Line {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; appId: string };
}

/** A server with a cart. Writes can be slow. A line that is added gets an id of its own. */
function openServer(...pieces: [id: string, quantity: number][]) {
  let lines: Line[] = pieces.map(([id, quantity]) => ({
    id: `line-${id}`,
    quantity,
    catalogReference: { catalogItemId: id, appId: 'a1' },
  }));
  let inFlight = 0;
  let added = 0;
  let opened: Promise<void> | undefined;
  let most = 0;
  const lost = new Set<string>();
  const rejected = new Set<string>();
  const answer = async ({ call, body }: Asked): Promise<unknown> => {
    const snapshot = (): unknown => ({ cart: { id: 'c', lineItems: structuredClone(lines) } });
    const name = call.split('/').at(-1) ?? '';
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (name === 'estimate-totals')
      return { currency: 'EUR', priceSummary: { total: { amount: `${pieces * 10}` } } };
    if (call.startsWith('GET')) return snapshot();
    most = Math.max(most, ++inFlight);
    await opened;
    inFlight--;
    if (rejected.has(name)) return Response.json({ message: 'No' }, { status: 409 });
    const { lineItems = [], lineItemIds = [] } = body as { lineItems?: Line[]; lineItemIds?: string[] };
    const isAddition = name === 'add-to-cart';
    const named = [...lineItemIds, ...lineItems.flatMap(({ id }) => (isAddition ? [] : [id]))];
    if (!named.every((id) => lines.some((line) => line.id === id)))
      return Response.json({ message: 'No such line' }, { status: 400 });
    lines = lines.filter(({ id }) => !lineItemIds.includes(id));
    for (const item of lineItems) {
      const known = lines.find(
        ({ id, catalogReference }) =>
          id === item.id || catalogReference.catalogItemId === item.catalogReference?.catalogItemId,
      );
      if (known) known.quantity = item.quantity + (isAddition ? known.quantity : 0);
      else lines.push({ ...item, id: `line-${item.catalogReference.catalogItemId}-${++added}` });
    }
    if (lost.delete(name)) throw new TypeError('reset');
    return snapshot();
  };
  const shop = openShop(answer);
  return {
    ...shop,
    answer,
    most: () => most,
    slow: (until: Promise<void>) => void (opened = until),
    lost,
    rejected,
    writes: () => shop.calls().filter((call) => !call.startsWith('GET') && !call.endsWith('totals')),
    lines: () => lines,
  };
}

async function open(
  server: ReturnType<typeof openServer>,
  estimate = false,
  hasCart = true,
  cache = new Map<string, unknown>(),
) {
  const counts: (number | undefined)[] = [];
  const errors = new Set<string>();
  let state: CartState | undefined;
  function Page(): ReactNode {
    state = useCart({ hasCart, ...(estimate ? { estimate: {} } : {}) });
    if (counts.at(-1) !== state.count) counts.push(state.count);
    // what React renders within one task is not painted
    setTimeout(() => state?.error && errors.add(state.error.message));
    return <p>{state.cart?.lineItems.map(({ id, quantity }) => `${id} ${quantity}`).join(', ')}</p>;
  }
  const { unmount } = renderInStore(<Page />, { client: server.client, cache });
  const cart = (): CartState => {
    if (!state) throw new Error('not rendered');
    return state;
  };
  await waitFor(() => expect(cart().count).toBeDefined());
  await settle();
  counts.length = 0;
  return { cart, counts, cache, errors, unmount };
}

/** A server that has no cart for the visitor, nor totals, until something is added. */
function openEmptyServer() {
  const server = openServer();
  const shop = openShop(async (asked) => {
    const name = asked.call.split('/').at(-1);
    if (server.lines().length > 0 || name === 'add-to-cart') return server.answer(asked);
    const details = { applicationError: { code: 'OWNED_CART_NOT_FOUND' } };
    return Response.json(name === 'current' ? { message: 'None', details } : { message: 'No totals' }, {
      status: 404,
    });
  });
  return { ...server, ...shop };
}

const estimates = (server: ReturnType<typeof openServer>): number =>
  server.calls().filter((call) => call.endsWith('estimate-totals')).length;

const saved = (cart: () => CartState): Promise<void> =>
  waitFor(() => expect(cart().isSaving).toBe(false)).then(settle);

describe('the current cart', () => {
  it('sends at most three requests for ten quick clicks, one at a time, and never shows an earlier number', async () => {
    const server = openServer(['mug', 1]);
    const { cart, counts } = await open(server, true);
    server.asked.length = 0;
    await act(async () => {
      for (let quantity = 2; quantity <= 11; quantity++) void cart().setQuantity('line-mug', quantity);
    });
    await saved(cart);
    expect([cart().count, server.lines()[0]?.quantity, server.most()]).toEqual([11, 11, 1]);
    expect(server.asked.length).toBeLessThanOrEqual(3);
    expect(counts.filter((count): count is number => count !== undefined)).toEqual(
      counts.toSorted((a = 0, b = 0) => a - b),
    );
  });

  it('adds up ten quick additions of the same item, also one by one', async () => {
    const server = openServer();
    const { cart, counts } = await open(server);
    const late = gate();
    server.slow(late.opened);
    for (let index = 0; index < 10; index++) await act(async () => void cart().add(itemOf('mug')));
    late.open();
    await saved(cart);
    expect([cart().count, server.lines().map(({ quantity }) => quantity), server.most()]).toEqual([
      10,
      [10],
      1,
    ]);
    expect(server.writes().length).toBeLessThanOrEqual(3);
    expect(counts).toEqual(counts.toSorted((a = 0, b = 0) => a - b));
  });

  it('shows a change at once, and an item without a line in the number', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    act(() => {
      void cart().add(itemOf('mug'));
      void cart().add(itemOf('bowl', 2));
    });
    expect([screen.getByRole('paragraph').textContent, cart().count, cart().isSaving]).toEqual([
      'line-mug 2',
      4,
      true,
    ]);
    await saved(cart);
    expect([screen.getByRole('paragraph').textContent, cart().count]).toEqual([
      'line-mug 2, line-bowl-1 2',
      4,
    ]);
  });

  it('undoes a removal that has been sent, and one that has not', async () => {
    const server = openServer(['mug', 2], ['bowl', 1]);
    const { cart } = await open(server);
    expect(await act(() => cart().remove('line-mug'))).toBe(true);
    expect([cart().count, server.lines().length, cart().removed?.id]).toEqual([1, 1, 'line-mug']);
    expect(await act(() => cart().undoRemoval())).toBe(true);
    await saved(cart);
    expect([cart().count, server.lines().length, cart().removed]).toEqual([3, 2, undefined]);
    server.asked.length = 0;
    await act(async () => {
      void cart().setQuantity('line-bowl', 5);
      void cart().remove('line-mug-1');
      void cart().undoRemoval();
    });
    await saved(cart);
    expect([cart().count, server.writes().length]).toEqual([7, 1]);
  });

  it.each([
    ['before the undo is sent', 0],
    ['while the undo is being saved', 30],
  ])('changes and removes a line under its new id %s', async (_title, delayMs) => {
    const server = openServer(['mug', 2], ['bowl', 1]);
    const { cart } = await open(server);
    await act(() => cart().remove('line-mug'));
    const late = gate();
    server.slow(late.opened);
    const results: Promise<boolean>[] = [];
    const make = (change: () => Promise<boolean>): Promise<void> =>
      act(async () => {
        results.push(change());
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      });
    await make(() => cart().undoRemoval());
    await make(() => cart().setQuantity('line-mug', 7));
    expect([cart().count, screen.getByRole('paragraph').textContent]).toEqual([8, 'line-bowl 1, line-mug 7']);
    late.open();
    await saved(cart);
    expect([await Promise.all(results), cart().failure, server.lines()]).toMatchObject([
      [true, true],
      undefined,
      [{ id: 'line-bowl' }, { id: 'line-mug-1', quantity: 7 }],
    ]);
    await act(() => cart().remove('line-mug-1'));
    const again = gate();
    server.slow(again.opened);
    await make(() => cart().undoRemoval());
    await make(() => cart().remove('line-mug-1'));
    expect([cart().count, cart().removed?.quantity]).toEqual([1, 7]);
    again.open();
    await saved(cart);
    expect([await results.at(-1), cart().failure, server.lines().length]).toEqual([true, undefined, 1]);
    expect(await act(() => cart().undoRemoval())).toBe(true);
    expect(server.lines().map(({ quantity }) => quantity)).toEqual([1, 7]);
  });

  it('undoes the removal of a restored line, also if its id changes before the undo', async () => {
    const server = openServer(['mug', 2], ['bowl', 1]);
    const { cart } = await open(server);
    await act(() => cart().remove('line-mug'));
    const late = gate();
    server.slow(late.opened);
    await act(async () => void cart().undoRemoval());
    await act(async () => void cart().remove('line-mug'));
    const removal = gate();
    server.slow(removal.opened);
    late.open();
    await settle();
    expect(cart().removed?.id).toBe('line-mug-1');
    await act(async () => void cart().undoRemoval());
    expect(cart().count).toBe(3);
    removal.open();
    await saved(cart);
    expect([cart().count, server.lines().length, cart().failure]).toEqual([3, 2, undefined]);
  });

  it('contains an item that is added right after its line was removed', async () => {
    const server = openServer(['mug', 2]);
    const { cart, counts } = await open(server);
    await act(async () => {
      void cart().remove('line-mug');
      void cart().add(itemOf('mug'));
    });
    await saved(cart);
    expect([counts, server.lines().map(({ quantity }) => quantity)]).toEqual([[1], [1]]);
  });

  it('removes a line whose quantity becomes 0', async () => {
    const server = openServer(['mug', 2]);
    const { cart } = await open(server);
    await act(() => cart().setQuantity('line-mug', 0));
    await saved(cart);
    expect([cart().count, server.writes()]).toEqual([0, ['POST /ecom/v1/carts/current/remove-line-items']]);
  });

  it('keeps the line if a quantity is NaN, and says what is wrong', async () => {
    const server = openServer(['mug', 2]);
    const { cart } = await open(server);
    expect(await act(() => cart().setQuantity('line-mug', Number.NaN))).toBe(false);
    await saved(cart);
    expect([cart().count, cart().removed, server.writes(), cart().failure?.message]).toEqual([
      2,
      undefined,
      [],
      'INVALID_ARGUMENT: "lineItems.0.quantity" must be a finite number',
    ]);
  });

  it('is saved and followed by other tabs, also if its last component unmounts during a change', async () => {
    const server = openServer(['mug', 1]);
    const here = await open(server);
    const there = await open(server);
    const late = gate();
    server.slow(late.opened);
    const results: Promise<boolean>[] = [];
    await act(async () => void results.push(here.cart().setQuantity('line-mug', 2)));
    here.unmount();
    late.open();
    await waitFor(() => expect(there.cart().count).toBe(2));
    const again = await open(server, false, true, here.cache);
    await act(async () => void results.push(again.cart().setQuantity('line-mug', 3)));
    await waitFor(() => expect(there.cart().count).toBe(3));
    expect(await Promise.all(results)).toEqual([true, true]);
    expect([again.cart().isSaving, server.lines()[0]?.quantity]).toEqual([false, 3]);
  });

  it('shows what the server has after a rejection, and says why', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    server.rejected.add('update-line-items-quantity');
    expect(await act(() => cart().setQuantity('line-mug', 9))).toBe(false);
    await saved(cart);
    expect([cart().count, cart().failure?.message]).toEqual([1, 'No']);
    server.rejected.clear();
    await act(() => cart().setQuantity('line-mug', 3));
    expect([cart().count, cart().failure]).toEqual([3, undefined]);
  });

  it('shows what the server has after a lost response, without a wrong number in between', async () => {
    const server = openServer(['mug', 1]);
    const { cart, counts } = await open(server);
    server.lost.add('add-to-cart');
    expect(await act(() => cart().add(itemOf('mug')))).toBe(false);
    await saved(cart);
    expect([cart().count, cart().failure?.reason, counts, server.writes().length]).toEqual([
      2,
      'network',
      [2],
      1,
    ]);
  });

  it('has an empty cart for a visitor who has none, and no error', async () => {
    const shop = openShop(() =>
      Response.json(
        { message: 'None', details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
        { status: 404 },
      ),
    );
    const { cart } = await open({ ...openServer(), ...shop });
    expect([cart().count, cart().cart, cart().error]).toEqual([0, undefined, undefined]);
  });

  it('reads the estimate at the same time as the cart', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server, true);
    expect([cart().estimate?.currency, server.calls().toSorted()]).toEqual([
      'EUR',
      ['GET /ecom/v1/carts/current', 'POST /ecom/v1/carts/current/estimate-totals'],
    ]);
  });

  it('has no error and requests no estimate again if there is none', async () => {
    const server = openEmptyServer();
    const { cart, errors } = await open(server, true);
    expect([cart().count, [...errors], estimates(server)]).toEqual([0, [], 1]);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(estimates(server)).toBe(1);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect([cart().estimate?.priceSummary?.total?.amount, [...errors]]).toEqual(['20', []]);
  });

  it('requests no estimate if a server has found no cart, until something is added', async () => {
    const server = openEmptyServer();
    const { cart, errors } = await open(server, true, false);
    expect([cart().count, server.calls()]).toEqual([0, []]);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect([cart().estimate?.priceSummary?.total?.amount, [...errors]]).toEqual(['20', []]);
  });

  it('says why the estimate could not be read, also if it fails before the cart has been read', async () => {
    const server = openServer(['mug', 1]);
    const shop = openShop((asked) =>
      asked.call.endsWith('estimate-totals')
        ? Response.json({ message: 'No totals' }, { status: 404 })
        : server.answer(asked),
    );
    const { cart } = await open({ ...server, ...shop }, true);
    expect([cart().count, cart().error?.message]).toEqual([1, 'No totals']);
  });

  it('is followed by other tabs with its estimate', async () => {
    const server = openServer(['mug', 1]);
    const here = await open(server, true);
    const there = await open(server, true);
    await act(() => here.cart().setQuantity('line-mug', 6));
    await waitFor(() => expect(there.cart().estimate?.priceSummary?.total?.amount).toBe('60'));
    expect([here.cart().estimate?.priceSummary?.total?.amount, there.cart().count]).toEqual(['60', 6]);
  });

  it('is followed by other tabs', async () => {
    const server = openServer(['mug', 1]);
    const here = await open(server);
    const there = await open(server);
    const watching = await open(server);
    await act(() => here.cart().setQuantity('line-mug', 6));
    await waitFor(() => expect([there.cart().count, watching.cart().count]).toEqual([6, 6]));
  });

  it('drops changes of a person who is gone', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const late = gate();
    server.slow(late.opened);
    let last: Promise<boolean> | undefined;
    await act(async () => {
      void cart().setQuantity('line-mug', 2);
      last = cart().add(itemOf('bowl'));
      server.become('bob');
    });
    expect(await last).toBe(false);
    late.open();
    await saved(cart);
    expect(server.writes()).toHaveLength(1);
  });

  it('is the same for components that read the cart themselves', async () => {
    const server = openServer(['mug', 1]);
    const { cart, cache } = await open(server);
    function Other(): ReactNode {
      return <i>{useGetCurrentCart().data?.cart.lineItems[0]?.quantity ?? 'nothing'}</i>;
    }
    renderInStore(<Other />, { client: server.client, cache });
    await act(() => cart().setQuantity('line-mug', 4));
    await waitFor(() => expect(document.querySelector('i')?.textContent).toBe('4'));
  });

  it('is not read if a server has found none, until something is added', async () => {
    const server = openServer();
    const { cart } = await open(server, false, false);
    expect([cart().count, cart().isLoading, server.calls()]).toEqual([0, false, []]);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect([cart().count, cart().cart?.lineItems.length]).toEqual([2, 1]);
  });

  it('is not read either when another visitor follows, of whom nothing is known yet', async () => {
    const server = openServer();
    const { cart } = await open(server, false, false);
    await act(async () => server.become('grace'));
    await settle();
    expect([cart().count, server.calls()]).toEqual([0, []]);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect(cart().count).toBe(2);
  });
});
