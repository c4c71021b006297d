import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import {
  type CartV1ChangeResult,
  type CartV1Item,
  type CartV1State,
  useCartV1,
} from '../../../src/react/index.ts';
import { type Asked, openShop, renderInStore, settle } from '../helpers/render.tsx';

export const itemOf = (id: string, quantity = 1): CartV1Item => ({
  quantity,
  catalogReference: { catalogItemId: id, appId: 'a1' },
});

const VIOLATION = { field: 'lineItems', description: 'must be lines of the cart', violatedRule: 'OTHER' };

interface Line {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; appId: string };
}

/** A server with a cart. Writes can be slow. A line that is added gets an id of its own. */
export function openServer(...pieces: [id: string, quantity: number][]) {
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
  /** The pieces of an item that are in stock. More are reduced to them. */
  const stock = new Map<string, number>();
  let coupon: string | undefined;
  /** The status of the error that an item gets. */
  const refusedItems = new Map<string, number>();
  const answer = async ({ call, body }: Asked): Promise<unknown> => {
    const snapshot = (): unknown => ({
      cart: {
        id: 'c',
        lineItems: structuredClone(lines),
        appliedDiscounts: coupon === undefined ? [] : [{ coupon: { code: coupon } }],
      },
    });
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
    if (name === 'current' || name === 'remove-coupon') {
      const { couponCode } = (body ?? {}) as { couponCode?: string };
      if (couponCode === 'NOPE') {
        const details = { applicationError: { code: 'ERROR_COUPON_DOES_NOT_EXIST' } };
        return Response.json({ message: 'No such coupon', details }, { status: 428 });
      }
      coupon = couponCode;
      return snapshot();
    }
    const isAddition = name === 'add-to-cart';
    const refused = lineItems.find((item) => refusedItems.has(item.catalogReference?.catalogItemId));
    if (refused) {
      const details = { applicationError: { code: 'OUT_OF_STOCK' } };
      const status = refusedItems.get(refused.catalogReference.catalogItemId) ?? 500;
      return Response.json({ message: 'No', details }, { status });
    }
    const named = [...lineItemIds, ...lineItems.flatMap(({ id }) => (isAddition ? [] : [id]))];
    if (!named.every((id) => lines.some((line) => line.id === id)))
      return Response.json(
        { message: 'No such line', details: { validationError: { fieldViolations: [VIOLATION] } } },
        { status: 400 },
      );
    lines = lines.filter(({ id }) => !lineItemIds.includes(id));
    for (const item of lineItems) {
      const known = lines.find(
        ({ id, catalogReference }) =>
          id === item.id || catalogReference.catalogItemId === item.catalogReference?.catalogItemId,
      );
      if (known) known.quantity = item.quantity + (isAddition ? known.quantity : 0);
      else lines.push({ ...item, id: `line-${item.catalogReference.catalogItemId}-${++added}` });
    }
    for (const line of lines)
      line.quantity = Math.min(
        line.quantity,
        stock.get(line.catalogReference.catalogItemId) ?? line.quantity,
      );
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
    refusedItems,
    stock,
    writes: () => shop.calls().filter((call) => !call.startsWith('GET') && !call.endsWith('totals')),
    lines: () => lines,
  };
}

export async function open(
  server: ReturnType<typeof openServer>,
  estimate = false,
  hasCart = true,
  cache = new Map<string, unknown>(),
) {
  const counts: (number | undefined)[] = [];
  const errors = new Set<string>();
  let state: CartV1State | undefined;
  function Page(): ReactNode {
    state = useCartV1({ hasCart, ...(estimate ? { estimate: {} } : {}) });
    if (counts.at(-1) !== state.count) counts.push(state.count);
    // what React renders within one task is not painted
    setTimeout(() => state?.error && errors.add(state.error.message));
    return <p>{state.cart?.lineItems.map(({ id, quantity }) => `${id} ${quantity}`).join(', ')}</p>;
  }
  const { unmount } = renderInStore(<Page />, { client: server.client, cache });
  const cart = (): CartV1State => {
    if (!state) throw new Error('not rendered');
    return state;
  };
  await waitFor(() => expect(cart().count).toBeDefined());
  await settle();
  counts.length = 0;
  return { cart, counts, cache, errors, unmount };
}

/** A server that has no cart for the visitor, nor totals, until something is added. */
export function openEmptyServer() {
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

export const estimates = (server: ReturnType<typeof openServer>): number =>
  server.calls().filter((call) => call.endsWith('estimate-totals')).length;

export const saved = (cart: () => CartV1State): Promise<void> =>
  waitFor(() => expect(cart().isSaving).toBe(false)).then(settle);

export const isSaved = async (change: Promise<CartV1ChangeResult>): Promise<boolean> => (await change).saved;
