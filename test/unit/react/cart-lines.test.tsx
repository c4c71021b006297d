// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { gate } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import type { CatalogItemInput } from '../../../src/index.ts';
import { useCart } from '../../../src/react/index.ts';
import { openHook, settle } from '../helpers/render.tsx';
import { isSaved, itemOf, makeTogether, openCart, saved } from './cart-shop.tsx';

const MUG = { catalogItemId: 'mug', appId: 'a1' };

const lineOf = (id: string, quantity: number, others: object = {}) => ({
  id,
  quantityInfo: { requestedQuantity: quantity, confirmedQuantity: quantity, fixedQuantity: false },
  source: { catalogReference: MUG },
  customLineItem: false,
  ...others,
});

const GIFT = { extendedFields: { namespaces: { '@shop/gift': { note: 'For Ada' } } } };

/** A cart with lines of one catalog reference. An item that is added becomes a line of its own. */
async function openMugs(...given: ReturnType<typeof lineOf>[]) {
  let lineItems = given;
  const late = gate();
  const { state, ...shop } = await openHook(
    async ({ call, body }) => {
      const name = call.split('/').at(-1);
      const { lineItemIds = [], catalogItems = [] } = (body ?? {}) as {
        lineItemIds?: string[];
        catalogItems?: CatalogItemInput[];
      };
      if (name === 'add-line-items') await late.opened;
      lineItems = lineItems.filter(({ id }) => !lineItemIds.includes(id));
      for (const { quantity, catalogReference: _mug, ...others } of catalogItems)
        lineItems = [...lineItems, lineOf(`line-${lineItems.length}-again`, quantity, others)];
      return { cart: { id: 'c', lineItems, coupons: [] } };
    },
    () => useCart(),
  );
  return { shop, state, late };
}

describe('lines of the same item of a catalog', () => {
  it('stay apart: after an undo, a change of the restored line changes that line', async () => {
    const { shop, state, late } = await openMugs(lineOf('plain', 1), lineOf('gift', 2, GIFT));
    await act(() => state().remove('gift'));
    await act(async () => void state().undoRemoval());
    expect(state().cart?.lineItems.map(({ id }) => id)).toEqual(['plain', 'gift']);
    await act(async () => void state().setQuantity('gift', 7));
    late.open();
    await settle();
    expect(shop.asked.at(-1)?.body).toEqual({
      lineItems: [{ lineItemId: 'line-1-again', quantity: { newQuantity: 7 } }],
    });
  });

  it('are not added in place of a custom line whose removal is undone', async () => {
    const { shop, state, late } = await openMugs(lineOf('special', 1, { customLineItem: true }));
    late.open();
    await act(() => state().remove('special'));
    const before = shop.asked.length;
    expect(await act(() => isSaved(state().undoRemoval()))).toBe(false);
    expect(shop.asked).toHaveLength(before);
  });
});

describe('additions that wait together', () => {
  it('are not sent one by one if the server answers that there are too many requests', async () => {
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
});

describe('without a cart', () => {
  it.each(['removeCoupon', 'removeGiftCard'] as const)('%s has nothing to do', async (remove) => {
    const { state } = await openHook(
      () => Response.json({ message: 'None' }, { status: 404 }),
      () => useCart({ hasCart: false }),
    );
    const result = await act(() => state()[remove]());
    expect([result, state().failure]).toEqual([
      { saved: true, cart: undefined, failure: undefined },
      undefined,
    ]);
  });
});

describe('an addition without an item', () => {
  it('fails with a validation error, sends nothing and leaves the page as it is', async () => {
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
});

describe('the functions of useCart', () => {
  it('are the same in every render, also after changes', async () => {
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
