// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { itemOf, makeTogether, open, openServer } from './cart-shop.tsx';
import { V1 } from './cart-versions.ts';

describe('a quantity that the platform reduces to the stock', () => {
  it('is reported by an addition, with the pieces that the line had before', async () => {
    const server = openServer(V1, ['mug', 1]);
    server.stock.set('mug', 2);
    const { cart } = await open(server);
    const { saved: isSaved, reduced } = await act(() => cart().add(itemOf('mug', 5)));
    expect([isSaved, reduced]).toEqual([true, { lineItemId: 'line-mug', requested: 6, quantity: 2 }]);
  });

  it('is reported by an addition that makes a line, for all pieces that were added together', async () => {
    const server = openServer(V1);
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
    const server = openServer(V1, ['mug', 1]);
    server.stock.set('mug', 2);
    const { cart } = await open(server);
    const first = await act(() => cart().setQuantity('line-mug', 5));
    expect([first.reduced, cart().count]).toEqual([{ lineItemId: 'line-mug', requested: 5, quantity: 2 }, 2]);
    const second = await act(() => cart().setQuantity('line-mug', 2));
    expect([second.saved, second.reduced]).toEqual([true, undefined]);
  });
});
