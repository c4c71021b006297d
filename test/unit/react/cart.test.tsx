// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { CatalogItemInput } from '../../../src/index.ts';
import { type CartChangeResult, type CartState, useGetCurrentCartV2 } from '../../../src/react/index.ts';
import { renderInStore, settle } from '../helpers/render.tsx';
import {
  CALLS,
  hold,
  isSaved,
  itemOf,
  makeTogether,
  open,
  openCart,
  openEmptyServer,
  openServer,
  piecesOf,
  saved,
  totalOf,
} from './cart-shop.tsx';

/** What a change resolves to, with the pieces of each line. */
const summary = ({ saved: isDone, cart, failure }: CartChangeResult): unknown[] => [
  isDone,
  cart?.lineItems.map(piecesOf),
  failure?.code ?? failure?.reason,
];

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
    const { server, cart, counts } = await openCart();
    const add = () => cart().add(itemOf('mug'));
    await (await hold(server, ...Array.from({ length: 10 }, () => add)))();
    expect([cart().count, server.quantities(), server.most()]).toEqual([10, [10], 1]);
    expect(server.writes().length).toBeLessThanOrEqual(3);
    expect(counts).toEqual(counts.toSorted((a = 0, b = 0) => a - b));
  });

  it('says which line got the pieces of an item, and none if nothing was added', async () => {
    const { server, cart } = await openCart(['mug', 1]);
    const mug = itemOf('mug');
    const options = { customTextFields: { Engraving: 'Ada' } };
    const engraved = { ...mug, catalogReference: { ...mug.catalogReference, options } };
    const lineOf = async (item: CatalogItemInput): Promise<unknown> => {
      const { line } = await act(() => cart().add(item));
      return line && [line.id, piecesOf(line)];
    };
    expect([await lineOf(engraved), await lineOf(mug)]).toEqual([
      ['line-mug-1', 1],
      ['line-mug', 2],
    ]);
    server.stock.set('mug', 2);
    expect(await lineOf(mug)).toBeUndefined();
  });

  it('shows a change at once, and an item without a line in the number', async () => {
    const { cart } = await openCart(['mug', 1]);
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

  it('is the same for components that read the cart themselves', async () => {
    const { server, cart, cache } = await openCart(['mug', 1]);
    function Other(): ReactNode {
      const [line] = useGetCurrentCartV2().data?.cart.lineItems ?? [];
      return <i>{line ? piecesOf(line) : 'nothing'}</i>;
    }
    renderInStore(<Other />, { client: server.client, cache });
    await act(() => cart().setQuantity('line-mug', 4));
    await waitFor(() => expect(document.querySelector('i')?.textContent).toBe('4'));
  });

  it('contains an item that is added right after its line was removed', async () => {
    const { server, cart, counts } = await openCart(['mug', 2]);
    await act(async () => {
      void cart().remove('line-mug');
      void cart().add(itemOf('mug'));
    });
    await saved(cart);
    expect([counts, server.quantities()]).toEqual([[1], [1]]);
  });

  it('keeps the line if a quantity is NaN and says what is wrong, and removes it if it is 0', async () => {
    const { server, cart } = await openCart(['mug', 2]);
    expect(await act(() => isSaved(cart().setQuantity('line-mug', Number.NaN)))).toBe(false);
    await saved(cart);
    expect([cart().count, cart().removed, server.writes(), cart().failure?.message]).toEqual([
      2,
      undefined,
      [],
      `INVALID_ARGUMENT: "lineItems.0.quantity.newQuantity" must be a finite number`,
    ]);
    await act(() => cart().setQuantity('line-mug', 0));
    expect([cart().count, server.writes()]).toEqual([0, ['remove']]);
  });

  it('shows what the server has after a rejection, and says why', async () => {
    const { server, cart } = await openCart(['mug', 1]);
    server.rejected.add('setQuantity');
    expect(summary(await act(() => cart().setQuantity('line-mug', 9)))).toEqual([false, [1], 'CONFLICT']);
    await saved(cart);
    expect([cart().count, cart().failure?.message]).toEqual([1, 'No']);
    server.rejected.clear();
    expect(summary(await act(() => cart().setQuantity('line-mug', 3)))).toEqual([true, [3], undefined]);
    expect([cart().count, cart().failure]).toEqual([3, undefined]);
  });

  it('shows what the server has after a lost response, without a wrong number in between', async () => {
    const { server, cart, counts } = await openCart(['mug', 1]);
    server.lost.add('add');
    expect(summary(await act(() => cart().add(itemOf('mug'))))).toEqual([false, [2], 'network']);
    await saved(cart);
    expect([cart().count, cart().failure?.reason, counts, server.writes().length]).toEqual([
      2,
      'network',
      [2],
      1,
    ]);
  });

  it('has an empty cart for a visitor who has none, and no error', async () => {
    const { cart } = await open(openEmptyServer());
    expect([cart().count, cart().cart, cart().error]).toEqual([0, undefined, undefined]);
    const nothing = { saved: false, cart: undefined, failure: undefined };
    expect(await act(() => cart().remove('line-mug'))).toEqual(nothing);
    expect(await act(() => cart().undoRemoval())).toEqual(nothing);
  });

  it('is empty for a visitor who has none, also on a page whose reads suspend', async () => {
    const { cart } = await open(openEmptyServer(), true, true, undefined, { suspense: true });
    expect([cart().count, cart().cart, cart().error]).toEqual([0, undefined, undefined]);
  });

  it('is read again after a sign-in, with what the platform has merged', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server, true);
    server.asked.length = 0;
    await act(() => cart().setQuantity('line-mug', 2));
    server.lines().push(...openServer(['bowl', 3]).lines());
    await act(async () => server.become('bob'));
    await settle();
    expect([cart().count, totalOf(cart())]).toEqual([5, '50']);
    expect(server.calls().slice(-2)).toEqual([CALLS.read, CALLS.totals]);
  });

  it('drops changes of a person who is gone, and shows nothing of that person', async () => {
    const { server, cart } = await openCart(['mug', 1]);
    const release = await hold(
      server,
      () => cart().setQuantity('line-mug', 2),
      () => cart().add(itemOf('bowl')),
    );
    await act(async () => server.become('bob'));
    expect([(await release()).map(summary), server.writes().length]).toEqual([
      [
        [true, undefined, undefined],
        [false, undefined, undefined],
      ],
      1,
    ]);
  });

  it('saves all changes one by one also if the page unmounts with its cache', async () => {
    const { server, cart, unmount } = await openCart(['mug', 1], ['bowl', 1]);
    const release = await hold(
      server,
      () => cart().setQuantity('line-mug', 2),
      () => cart().add(itemOf('jug')),
      () => cart().remove('line-bowl'),
    );
    unmount();
    expect([(await release()).map((result) => result.saved), server.most()]).toEqual([[true, true, true], 1]);
    expect(server.quantities()).toEqual([2, 1]);
  });

  it('is not read if a server has found none, nor when another visitor follows, until something is added', async () => {
    const server = openServer();
    const { cart } = await open(server, false, false);
    await act(async () => server.become('grace'));
    await settle();
    expect([cart().count, server.calls()]).toEqual([0, []]);
    await act(() => cart().add(itemOf('mug', 2)));
    await saved(cart);
    expect(cart().count).toBe(2);
  });

  it('is not read if a server has found none, also on a page that repeats its reads', async () => {
    const server = openServer();
    await open(server, false, false, undefined, { refreshInterval: 300 });
    expect(server.calls()).toEqual([]);
  });

  it.each([
    ['has the quantity that was chosen', (cart: CartState) => cart.setQuantity('line-mug', 5), 7, [5, 2]],
    ['does not contain a line that was removed', (cart: CartState) => cart.remove('line-mug'), 2, [2]],
  ])('%s after pieces of the same item were added', async (_title, change, count, quantities) => {
    const { server, cart } = await openCart(['mug', 1], ['bowl', 1]);
    const release = await hold(
      server,
      () => cart().setQuantity('line-bowl', 2),
      () => cart().add(itemOf('mug')),
      () => change(cart()),
    );
    expect(cart().count).toBe(count);
    await release();
    expect([cart().count, server.quantities()]).toEqual([count, quantities]);
  });

  it.each([404, 409, 428])(
    'saves the other additions if one of those that wait together gets %i',
    async (status) => {
      const server = openServer(['mug', 1]);
      server.refusedItems.set('gone', status);
      const { cart } = await open(server);
      const items = ['mug', 'bowl', 'gone', 'jug'];
      const results = await makeTogether(
        { server, cart },
        ...items.map((item) => () => cart().add(itemOf(item))),
      );
      expect([results.map(({ failure }) => failure?.code), cart().failure?.code]).toEqual([
        [undefined, undefined, 'OUT_OF_STOCK', undefined],
        'OUT_OF_STOCK',
      ]);
      expect(server.lines().map(({ catalogReference }) => catalogReference.catalogItemId)).toEqual([
        'mug',
        'first',
        'bowl',
        'jug',
      ]);
    },
  );

  it('saves the other changes if one of those that wait together is invalid', async () => {
    const { server, cart } = await openCart(['mug', 1], ['bowl', 1], ['jug', 1]);
    const lines = ['line-mug', 'line-bowl', 'line-jug'];
    const release = await hold(
      server,
      () => cart().add(itemOf('mug')),
      ...lines.map((line) => () => cart().setQuantity(line, 4)),
    );
    server.lines().splice(1, 1);
    const results = await release();
    expect([results.map((result) => result.saved), cart().failure?.kind]).toEqual([
      [true, true, false, true],
      'validation',
    ]);
    expect([cart().count, server.quantities()]).toEqual([8, [4, 4]]);
  });

  it('sends additions that wait together not one by one if the server answers that there are too many requests', async () => {
    const { server, cart } = await openCart();
    server.refusedItems.set('bowl', 429);
    const results = await makeTogether(
      { server, cart },
      ...['bowl', 'jug', 'mug'].map((id) => () => cart().add(itemOf(id))),
    );
    expect(results.map(({ saved: wasSaved, failure }) => [wasSaved, failure?.status])).toEqual(
      Array.from({ length: 3 }, () => [false, 429]),
    );
    expect(server.writes()).toEqual(['add', 'add']);
  });

  it('rejects an addition without an item, sends nothing and leaves the page as it is', async () => {
    const { server, cart } = await openCart(['mug', 1]);
    const missing = JSON.parse('{}') as { item: CatalogItemInput };
    const { saved: wasSaved, failure } = await act(() => cart().add(missing.item));
    await saved(cart);
    expect([wasSaved, failure?.kind, cart().failure, cart().count]).toEqual([
      false,
      'validation',
      failure,
      1,
    ]);
    expect(server.writes()).toEqual([]);
  });

  it('has functions that are the same in every render, also after changes', async () => {
    const { cart } = await openCart(['mug', 1]);
    const functionsOf = (state: object) =>
      Object.fromEntries(Object.entries(state).filter(([, value]) => typeof value === 'function'));
    const before = functionsOf(cart());
    await act(() => cart().setQuantity('line-mug', 3));
    await act(() => cart().remove('line-mug'));
    const after = functionsOf(cart());
    expect(Object.keys(before)).toHaveLength(12);
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([]);
  });
});
