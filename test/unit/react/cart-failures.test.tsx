// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCartQueue } from '../../../src/react/cart/queue.ts';
import { openShop, settle } from '../helpers/render.tsx';
import { CALLS, itemOf, open, openServer, saved } from './cart-shop.tsx';

describe('the queue of the cart goes on', () => {
  it.each<[name: string, answer: unknown]>([
    ['no cart', {}],
    ['null for the cart', { cart: null }],
    ['null for its lines', { cart: { id: 'c', lineItems: null } }],
    ['lines that are none', { cart: { id: 'c', lineItems: [null, 1, [], {}, { quantityInfo: 'many' }] } }],
    ['null for all of a line', { cart: { lineItems: [{ id: null, quantityInfo: null, source: null }] } }],
    ['coupons that are no list', { cart: { id: 'c', lineItems: [], coupons: 1 } }],
    ['no object', [[]]],
  ])('after a response with %s', async (_name, answer) => {
    const server = openServer(['mug', 1]);
    let isBroken = false;
    const shop = openShop((asked) => (isBroken && asked.call !== CALLS.read ? answer : server.answer(asked)));
    const { cart } = await open({ ...server, ...shop });
    isBroken = true;
    await act(() => cart().add(itemOf('bowl')));
    await act(() => cart().removeCoupon());
    isBroken = false;
    const result = await act(() => cart().setQuantity('line-mug', 4));
    await saved(cart);
    expect([result.saved, cart().count, cart().isSaving]).toEqual([true, 4, false]);
  });

  it('after an error of its own, which is the failure of the change', async () => {
    const error = new Error('storage is gone');
    const cache = new (class extends Map<string, unknown> {
      isLost = false;
      override get(key: string): unknown {
        if (!this.isLost) return super.get(key);
        this.isLost = false;
        throw error;
      }
    })();
    const server = openServer(['mug', 1]);
    const { cart } = await open(server, false, true, cache);
    const { saved: wasSaved, failure } = await act(() => {
      cache.isLost = true;
      return cart().add(itemOf('bowl'));
    });
    await settle();
    expect([wasSaved, failure?.cause, cart().failure, cart().count]).toEqual([false, error, failure, 1]);
    const next = await act(() => cart().setQuantity('line-mug', 4));
    expect([next.saved, next.failure, cart().failure, server.writes()]).toEqual([
      true,
      undefined,
      undefined,
      ['setQuantity'],
    ]);
  });

  it('after a listener that throws, which the console shows', () => {
    const error = new Error('no page');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const queue = createCartQueue();
    const waiting: number[] = [];
    queue.subscribe(() => {
      throw error;
    });
    queue.subscribe(() => void waiting.push(queue.getSnapshot().waiting.length));
    void queue.change({ kind: 'add', item: itemOf('mug') });
    void queue.change({ kind: 'add', item: itemOf('bowl') });
    expect([waiting, log.mock.calls.map((line) => line.at(-1))]).toEqual([
      [1, 2],
      [error, error],
    ]);
  });
});
