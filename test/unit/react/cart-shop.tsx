import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { expect } from 'vitest';
import { type Asked, openShop, renderInStore, settle } from '../helpers/render.tsx';
import { type CartCall, type Line, piecesOf, type ShownCart, type Version } from './cart-versions.ts';

export const itemOf = (id: string, quantity = 1): Omit<Line, 'id'> => ({
  quantity,
  catalogReference: { catalogItemId: id, appId: 'a1' },
});

const VIOLATION = { field: 'lineItems', description: 'must be lines of the cart', violatedRule: 'OTHER' };

const rejection = (code: string, status: number): Response =>
  Response.json({ message: 'No', details: { applicationError: { code } } }, { status });

/** A server with a cart. Writes can be slow. A line that is added gets an id of its own. */
export function openServer<State extends ShownCart>(
  version: Version<State>,
  ...pieces: [id: string, quantity: number][]
) {
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
  /** The pieces of an item that are in stock. Version 1 reduces more to them, and version 2 rejects more. */
  const stock = new Map<string, number>();
  let coupon: string | undefined;
  /** The status of the error that an item gets. */
  const refusedItems = new Map<string, number>();
  const answer = async ({ call, body }: Asked): Promise<unknown> => {
    const kind = kindOf(version, call);
    if (kind === 'totals')
      return version.totals(`${lines.reduce((sum, { quantity }) => sum + quantity, 0) * 10}`);
    if (kind === 'read') return version.response(lines, coupon);
    most = Math.max(most, ++inFlight);
    await opened;
    inFlight--;
    if (rejected.has(kind)) return Response.json({ message: 'No' }, { status: 409 });
    if (kind === 'removeCoupon') {
      coupon = undefined;
      return version.response(lines);
    }
    const change = version.changeOf(kind, body as never);
    if (kind === 'addCoupon') {
      if (change.coupon === 'NOPE')
        return rejection(version.invalidCoupon.code, version.invalidCoupon.status);
      coupon = change.coupon;
      return version.response(lines, coupon);
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
      if (line.quantity > available && version.name === 'version 2')
        return rejection('INSUFFICIENT_INVENTORY', 428);
      line.quantity = Math.min(line.quantity, available);
    }
    lines = next;
    if (lost.delete(kind)) throw new TypeError('reset');
    return version.response(lines, coupon);
  };
  const shop = openShop(answer);
  return {
    ...shop,
    version,
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
        .map((call) => kindOf(version, call))
        .filter((kind) => kind !== 'read' && kind !== 'totals'),
    lines: () => lines,
  };
}

/** The call that a request makes. */
export function kindOf({ calls }: Version, call: string): CartCall {
  const [kind] = Object.entries(calls).find(([, name]) => name === call) ?? [];
  if (!kind) throw new Error(`${call} is no call of the cart`);
  return kind as CartCall;
}

type Server<State extends ShownCart> = ReturnType<typeof openServer<State>>;

export async function open<State extends ShownCart>(
  server: Server<State>,
  withTotals = false,
  hasCart = true,
  cache = new Map<string, unknown>(),
) {
  const counts: (number | undefined)[] = [];
  const errors = new Set<string>();
  let state: State | undefined;
  function Page(): ReactNode {
    state = server.version.useCart(hasCart, withTotals);
    if (counts.at(-1) !== state.count) counts.push(state.count);
    // what React renders within one task is not painted
    setTimeout(() => state?.error && errors.add(state.error.text));
    return <p>{state.cart?.lineItems.map((line) => `${line.id} ${piecesOf(line)}`).join(', ')}</p>;
  }
  const { unmount } = renderInStore(<Page />, { client: server.client, cache });
  const cart = (): State => {
    if (!state) throw new Error('not rendered');
    return state;
  };
  await waitFor(() => expect(cart().count).toBeDefined());
  await settle();
  counts.length = 0;
  return { cart, counts, cache, errors, unmount };
}

/** A server that has no cart for the visitor, nor totals, until something is added. */
export function openEmptyServer<State extends ShownCart>(version: Version<State>): Server<State> {
  const server = openServer(version);
  const shop = openShop(async (asked) => {
    const kind = kindOf(version, asked.call);
    if (server.lines().length > 0 || kind === 'add') return server.answer(asked);
    return Response.json(kind === 'read' ? version.absence : { message: 'No totals' }, { status: 404 });
  });
  return { ...server, ...shop };
}

/** The number of requests of the totals. */
export const totalsRead = ({ version, calls }: Server<ShownCart>): number =>
  calls().filter((call) => call === version.calls.totals).length;

export const saved = (cart: () => ShownCart): Promise<void> =>
  waitFor(() => expect(cart().isSaving).toBe(false)).then(settle);

export const isSaved = async (change: Promise<{ saved: boolean }>): Promise<boolean> => (await change).saved;

/** Makes changes that wait together, behind another request. */
export async function makeTogether<Result>(
  server: Server<ShownCart>,
  cart: () => ShownCart,
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
