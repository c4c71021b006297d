// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import type { CartChangeResult } from '../../../src/react/index.ts';
import { cartApi, couponOf, piecesOf } from './cart-api.ts';
import { itemOf, makeTogether, open, openEmptyServer, openServer, saved } from './cart-shop.tsx';

/** The pieces of each line of a result. */
const allPieces = ({ cart }: CartChangeResult): number[] | undefined => cart?.lineItems.map(piecesOf);

describe('the result of a change of the cart', () => {
  it('has the cart of the server in the moment in which it resolves', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const result = await act(() => cart().add(itemOf('bowl', 2)));
    expect([result.saved, allPieces(result), result.failure]).toEqual([true, [1, 2], undefined]);
  });

  it('has the cart of the server and the reason after a rejection', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    server.rejected.add('setQuantity');
    const result = await act(() => cart().setQuantity('line-mug', 9));
    expect([result.saved, allPieces(result), result.failure?.message]).toEqual([false, [1], 'No']);
  });

  it('shows in its cart that a change whose response was lost has taken effect', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    server.lost.add('add');
    const result = await act(() => cart().add(itemOf('mug')));
    expect([result.saved, allPieces(result), result.failure?.reason]).toEqual([false, [2], 'network']);
  });

  it('has no cart and no failure if there was nothing to change', async () => {
    const { cart } = await open(openEmptyServer());
    const nothing = { saved: false, cart: undefined, failure: undefined };
    expect(await act(() => cart().remove('line-mug'))).toEqual(nothing);
    expect(await act(() => cart().undoRemoval())).toEqual(nothing);
  });

  it('has nothing of a person who is gone', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const late = gate();
    server.slow(late.opened);
    const results: Promise<CartChangeResult>[] = [];
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
    const { cart } = await open(server);
    const results = await makeTogether(
      server,
      cart,
      () => cart().add(itemOf('bowl')),
      () => cart().add(itemOf('gone')),
      () => cart().add(itemOf('jug', 3)),
    );
    expect(results.map((result) => [result.saved, result.failure?.code])).toEqual([
      [true, undefined],
      [false, 'OUT_OF_STOCK'],
      [true, undefined],
    ]);
  });
});

describe('a coupon of the cart', () => {
  it('is applied and removed', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const applied = await act(() => cart().addCoupon('SPRING10'));
    expect([applied.saved, couponOf(applied.cart), couponOf(cart().cart)]).toEqual([
      true,
      'SPRING10',
      'SPRING10',
    ]);
    const removed = await act(() => cart().removeCoupon());
    expect([removed.saved, couponOf(removed.cart), couponOf(cart().cart)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(server.writes()).toEqual(['addCoupon', 'removeCoupon']);
  });

  it('that the platform rejects has the reason in its result, and keeps the cart', async () => {
    const server = openServer(['mug', 1]);
    const { cart } = await open(server);
    const { saved: isSaved, failure } = await act(() => cart().addCoupon('NOPE'));
    expect([isSaved, failure?.code, cart().count]).toEqual([false, cartApi.invalidCoupon.code, 1]);
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
    expect(results.map((result) => [result.saved, couponOf(result.cart)])).toEqual([
      [true, undefined],
      [false, undefined],
      [true, 'SPRING10'],
    ]);
    expect([server.writes().length, server.most()]).toEqual([4, 1]);
  });
});
