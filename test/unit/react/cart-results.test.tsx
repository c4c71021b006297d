// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import type { CartV1ChangeResult, CartV1State } from '../../../src/react/index.ts';
import { itemOf, open, openEmptyServer, openServer, saved } from './cart-shop.tsx';

/** The pieces of each line of a result. */
const piecesOf = ({ cart }: CartV1ChangeResult): number[] | undefined =>
  cart?.lineItems.map(({ quantity }) => quantity);

/** Makes changes that wait together, behind another request. */
async function makeTogether(
  server: ReturnType<typeof openServer>,
  cart: () => CartV1State,
  ...changes: (() => Promise<CartV1ChangeResult>)[]
): Promise<CartV1ChangeResult[]> {
  const late = gate();
  server.slow(late.opened);
  await act(async () => void cart().add(itemOf('first')));
  const results: Promise<CartV1ChangeResult>[] = [];
  for (const change of changes) await act(async () => void results.push(change()));
  late.open();
  await saved(cart);
  return Promise.all(results);
}

describe('the result of a change of the cart', () => {
  it('has the cart of the server in the moment in which it resolves', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const result = await act(() => cart().add(itemOf('bowl', 2)));
    expect([result.saved, piecesOf(result), result.failure, result.reduced]).toEqual([
      true,
      [1, 2],
      undefined,
      undefined,
    ]);
  });

  it('has the cart of the server and the reason after a rejection', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    server.rejected.add('update-line-items-quantity');
    const result = await act(() => cart().setQuantity('line-mug', 9));
    expect([result.saved, piecesOf(result), result.failure?.message]).toEqual([false, [1], 'No']);
  });

  it('shows in its cart that a change whose response was lost has taken effect', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    server.lost.add('add-to-cart');
    const result = await act(() => cart().add(itemOf('mug')));
    expect([result.saved, piecesOf(result), result.failure?.reason]).toEqual([false, [2], 'network']);
  });

  it('has no cart and no failure if there was nothing to change', async () => {
    const { cart } = await open(openEmptyServer());
    const nothing = { saved: false, cart: undefined, failure: undefined, reduced: undefined };
    expect(await act(() => cart().remove('line-mug'))).toEqual(nothing);
    expect(await act(() => cart().undoRemoval())).toEqual(nothing);
  });

  it('has nothing of a person who is gone', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const late = gate();
    server.slow(late.opened);
    const results: Promise<CartV1ChangeResult>[] = [];
    await act(async () => {
      results.push(cart().setQuantity('line-mug', 2), cart().add(itemOf('bowl')));
      server.become('bob');
    });
    late.open();
    await saved(cart);
    expect((await Promise.all(results)).map((result) => [result.saved, result.cart, result.failure])).toEqual(
      [
        [true, undefined, undefined],
        [false, undefined, undefined],
      ],
    );
  });

  it('of each change that waits with others is its own', async () => {
    const server = openServer(['mug', 1]);
    server.refusedItems.set('gone', 409);
    server.stock.set('jug', 1);
    const { cart } = await open(server);
    const results = await makeTogether(
      server,
      cart,
      () => cart().add(itemOf('bowl')),
      () => cart().add(itemOf('gone')),
      () => cart().add(itemOf('jug', 3)),
    );
    expect(results.map((result) => [result.saved, result.failure?.code, result.reduced?.quantity])).toEqual([
      [true, undefined, undefined],
      [false, 'OUT_OF_STOCK', undefined],
      [true, undefined, 1],
    ]);
  });
});

describe('a quantity that the platform reduces to the stock', () => {
  it('is reported by an addition, with the pieces that the line had before', async () => {
    const server = openServer(['mug', 1]);
    server.stock.set('mug', 2);
    const { cart } = await open(server);
    const { saved: isSaved, reduced } = await act(() => cart().add(itemOf('mug', 5)));
    expect([isSaved, reduced]).toEqual([true, { lineItemId: 'line-mug', requested: 6, quantity: 2 }]);
  });

  it('is reported by an addition that makes a line, for all pieces that were added together', async () => {
    const server = openServer();
    server.stock.set('mug', 2);
    const { cart } = await open(server);
    const results = await makeTogether(
      server,
      cart,
      () => cart().add(itemOf('mug', 2)),
      () => cart().add(itemOf('mug', 3)),
    );
    expect(results.map(({ reduced }) => [reduced?.requested, reduced?.quantity])).toEqual([
      [5, 2],
      [5, 2],
    ]);
  });

  it('is reported by a change of the quantity, unless the line has all pieces', async () => {
    const server = openServer(['mug', 1]);
    server.stock.set('mug', 2);
    const { cart } = await open(server);
    const first = await act(() => cart().setQuantity('line-mug', 5));
    expect([first.reduced, cart().count]).toEqual([{ lineItemId: 'line-mug', requested: 5, quantity: 2 }, 2]);
    const second = await act(() => cart().setQuantity('line-mug', 2));
    expect([second.saved, second.reduced]).toEqual([true, undefined]);
  });
});

describe('a coupon of the cart', () => {
  const codeOf = ({ cart }: Pick<CartV1State, 'cart'>): string | undefined =>
    cart?.appliedDiscounts[0]?.coupon?.code;

  it('is applied and removed', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const applied = await act(() => cart().addCoupon('SPRING10'));
    expect([applied.saved, codeOf(applied), codeOf(cart())]).toEqual([true, 'SPRING10', 'SPRING10']);
    const removed = await act(() => cart().removeCoupon());
    expect([removed.saved, codeOf(removed), codeOf(cart())]).toEqual([true, undefined, undefined]);
    expect(server.writes()).toEqual([
      'PATCH /ecom/v1/carts/current',
      'POST /ecom/v1/carts/current/remove-coupon',
    ]);
  });

  it('that the platform rejects has the reason in its result, and keeps the cart', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const { saved: isSaved, failure } = await act(() => cart().addCoupon('NOPE'));
    expect([isSaved, failure?.code, cart().count]).toEqual([false, 'ERROR_COUPON_DOES_NOT_EXIST', 1]);
  });

  it('waits for the changes before it, and each code has a request and a result of its own', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const results = await makeTogether(
      server,
      cart,
      () => cart().setQuantity('line-mug', 3),
      () => cart().addCoupon('NOPE'),
      () => cart().addCoupon('SPRING10'),
    );
    expect(results.map((result) => [result.saved, codeOf(result)])).toEqual([
      [true, undefined],
      [false, undefined],
      [true, 'SPRING10'],
    ]);
    expect([server.writes().length, server.most()]).toEqual([4, 1]);
  });
});
