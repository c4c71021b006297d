import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { expect } from 'vitest';
import type { CartState } from '../../../src/react/index.ts';
import { type Asked, openShop, renderInStore, settle } from '../helpers/render.tsx';
import { type CartCall, cartApi, type Line, piecesOf } from './cart-api.ts';

export const itemOf = (id: string, quantity = 1): Omit<Line, 'id'> => ({
  quantity,
  catalogReference: { catalogItemId: id, appId: 'a1' },
});

const VIOLATION = { field: 'lineItems', description: 'must be lines of the cart', violatedRule: 'OTHER' };

const rejection = (code: string, status: number): Response =>
  Response.json({ message: 'No', details: { applicationError: { code } } }, { status });

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
  const lost = new Set<CartCall>();
  const rejected = new Set<CartCall>();
  /** The pieces of an item that are in stock. More are rejected. */
  const stock = new Map<string, number>();
  let coupon: string | undefined;
  /** The status of the error that an item gets. */
  const refusedItems = new Map<string, number>();
  const answer = async ({ call, body }: Asked): Promise<unknown> => {
    const kind = kindOf(call);
    if (kind === 'totals')
      return cartApi.totals(`${lines.reduce((sum, { quantity }) => sum + quantity, 0) * 10}`);
    if (kind === 'read') return cartApi.response(lines, coupon);
    most = Math.max(most, ++inFlight);
    await opened;
    inFlight--;
    if (rejected.has(kind)) return Response.json({ message: 'No' }, { status: 409 });
    if (kind === 'removeCoupon') {
      coupon = undefined;
      return cartApi.response(lines);
    }
    const change = cartApi.changeOf(kind, body as never);
    if (kind === 'addCoupon') {
      if (change.coupon === 'NOPE')
        return rejection(cartApi.invalidCoupon.code, cartApi.invalidCoupon.status);
      coupon = change.coupon;
      return cartApi.response(lines, coupon);
    }
    const { added: items = [], quantities = [], removed = [] } = change;
    const refused = items.find(({ catalogReference }) => refusedItems.has(catalogReference.catalogItemId));
    if (refused)
      return rejection('OUT_OF_STOCK', refusedItems.get(refused.catalogReference.catalogItemId) ?? 500);
    const named = [...removed, ...quantities.map(({ id }) => id)];
    if (!named.every((id) => lines.some((line) => line.id === id)))
      return Response.json(
        { message: 'No such line', details: { validationError: { fieldViolations: [VIOLATION] } } },
        { status: 400 },
      );
    let next = structuredClone(lines).filter(({ id }) => !removed.includes(id));
    for (const { id, quantity } of quantities)
      next = next.map((line) => (line.id === id ? { ...line, quantity } : line));
    for (const item of items) {
      const { catalogItemId } = item.catalogReference;
      const known = next.find(({ catalogReference }) => catalogReference.catalogItemId === catalogItemId);
      if (known) known.quantity += item.quantity;
      else next.push({ ...item, id: `line-${catalogItemId}-${++added}` });
    }
    for (const line of next) {
      const available = stock.get(line.catalogReference.catalogItemId) ?? line.quantity;
      if (line.quantity > available) return rejection('INSUFFICIENT_INVENTORY', 428);
    }
    lines = next;
    if (lost.delete(kind)) throw new TypeError('reset');
    return cartApi.response(lines, coupon);
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
    writes: () =>
      shop
        .calls()
        .map((call) => kindOf(call))
        .filter((kind) => kind !== 'read' && kind !== 'totals'),
    lines: () => lines,
  };
}

/** The call that a request makes. */
export function kindOf(call: string): CartCall {
  const [kind] = Object.entries(cartApi.calls).find(([, name]) => name === call) ?? [];
  if (!kind) throw new Error(`${call} is no call of the cart`);
  return kind as CartCall;
}

type Server = ReturnType<typeof openServer>;

export async function open(
  server: Server,
  withTotals = false,
  hasCart = true,
  cache = new Map<string, unknown>(),
) {
  const counts: (number | undefined)[] = [];
  const errors = new Set<string>();
  let state: CartState | undefined;
  function Page(): ReactNode {
    state = cartApi.useCart(hasCart, withTotals);
    if (counts.at(-1) !== state.count) counts.push(state.count);
    // what React renders within one task is not painted
    setTimeout(() => state?.error && errors.add(state.error.message));
    return <p>{state.cart?.lineItems.map((line) => `${line.id} ${piecesOf(line)}`).join(', ')}</p>;
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
export function openEmptyServer(): Server {
  const server = openServer();
  const shop = openShop(async (asked) => {
    const kind = kindOf(asked.call);
    if (server.lines().length > 0 || kind === 'add') return server.answer(asked);
    return Response.json(kind === 'read' ? cartApi.absence : { message: 'No totals' }, { status: 404 });
  });
  return { ...server, ...shop };
}

/** The number of requests of the totals. */
export const totalsRead = ({ calls }: Server): number =>
  calls().filter((call) => call === cartApi.calls.totals).length;

export const saved = (cart: () => CartState): Promise<void> =>
  waitFor(() => expect(cart().isSaving).toBe(false)).then(settle);

export const isSaved = async (change: Promise<{ saved: boolean }>): Promise<boolean> => (await change).saved;

/** Makes changes that wait together, behind another request. */
export async function makeTogether<Result>(
  server: Server,
  cart: () => CartState,
  ...changes: (() => Promise<Result>)[]
): Promise<Result[]> {
  const late = gate();
  server.slow(late.opened);
  await act(async () => void cart().add(itemOf('first')));
  const results: Promise<Result>[] = [];
  for (const change of changes) await act(async () => void results.push(change()));
  late.open();
  await saved(cart);
  return Promise.all(results);
}
