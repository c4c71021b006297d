import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gate } from 'storewire-dev-kit/server';
import { type SWRConfiguration, unstable_serialize } from 'swr';
import { expect } from 'vitest';
import type { ExtendedFields, LineItem } from '../../../src/index.ts';
import { type CartState, useCart } from '../../../src/react/index.ts';
import { type Asked, openShop, renderInStore, settle } from '../helpers/render.tsx';

/** A line of the server. */
export interface Line {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; appId: string };
  extendedFields?: ExtendedFields;
}

/** The calls of the cart. */
export const CALLS = {
  read: 'GET /ecom/v2/carts/current',
  totals: 'POST /ecom/v2/carts/current/estimate',
  add: 'POST /ecom/v2/carts/current/add-line-items',
  setQuantity: 'POST /ecom/v2/carts/current/update-line-items',
  remove: 'POST /ecom/v2/carts/current/remove-line-items',
};

export type CartCall = keyof typeof CALLS;

/** The call that a request makes. */
export function kindOf(call: string): CartCall {
  const [kind] = Object.entries(CALLS).find(([, name]) => name === call) ?? [];
  if (!kind) throw new Error(`${call} is no call of the cart`);
  return kind as CartCall;
}

/** What a request changes. */
interface Change {
  catalogItems?: Line[];
  lineItems?: { lineItemId: string; quantity: { newQuantity: number } }[];
  lineItemIds?: string[];
}

const isSameItem = (one: Line, other: Line): boolean =>
  unstable_serialize([one.catalogReference, one.extendedFields]) ===
  unstable_serialize([other.catalogReference, other.extendedFields]);

/** The lines after a change. Undefined if the change names an unknown line. */
export function changed(
  lines: readonly Line[],
  { catalogItems = [], lineItems = [], lineItemIds = [] }: Change,
  idOf: (item: string) => string,
): Line[] | undefined {
  const named = [...lineItemIds, ...lineItems.map(({ lineItemId }) => lineItemId)];
  if (!named.every((id) => lines.some((line) => line.id === id))) return undefined;
  const next = structuredClone(lines).filter(({ id }) => !lineItemIds.includes(id));
  for (const { lineItemId, quantity } of lineItems)
    for (const line of next) if (line.id === lineItemId) line.quantity = quantity.newQuantity;
  for (const item of catalogItems) {
    const known = next.find((line) => isSameItem(line, item));
    if (known) known.quantity += item.quantity;
    else next.push({ ...item, id: idOf(item.catalogReference.catalogItemId) });
  }
  return next;
}

/** The response with a cart. */
export const cartOf = (lines: readonly Line[]): object => ({
  cart: {
    id: 'c',
    lineItems: lines.map(({ id, quantity, catalogReference, ...line }) => ({
      ...line,
      id,
      quantityInfo: { confirmedQuantity: quantity, requestedQuantity: quantity },
      source: { catalogReference },
    })),
    coupons: [],
  },
});

/** The response to a change that names an unknown line. */
export const UNKNOWN_LINE = {
  message: 'No such line',
  details: {
    validationError: {
      fieldViolations: [
        { field: 'lineItems', description: 'must be lines of the cart', violatedRule: 'OTHER' },
      ],
    },
  },
};

/** The pieces of a line. */
export const piecesOf = ({ quantityInfo }: LineItem): number => quantityInfo?.confirmedQuantity ?? 0;

export const totalOf = ({ summary }: CartState): string | undefined => summary?.priceSummary?.total?.amount;

export const itemOf = (id: string, quantity = 1): Omit<Line, 'id'> => ({
  quantity,
  catalogReference: { catalogItemId: id, appId: 'a1' },
});

const rejection = (code: string, status: number): Response =>
  Response.json({ message: 'No', details: { applicationError: { code } } }, { status });

/** A server with a cart. Writes can be slow. A line that is added gets an id of its own. */
export function openServer(...pieces: [id: string, quantity: number][]) {
  let lines: Line[] = pieces.map(([id, quantity]) => ({ id: `line-${id}`, ...itemOf(id, quantity) }));
  let inFlight = 0;
  let added = 0;
  let opened: Promise<void> | undefined;
  let most = 0;
  const lost = new Set<CartCall>();
  const rejected = new Set<CartCall>();
  /** The pieces of an item that are in stock. More are rejected. */
  const stock = new Map<string, number>();
  /** The status of the error that an item gets. */
  const refusedItems = new Map<string, number>();
  const answer = async ({ call, body }: Asked): Promise<unknown> => {
    const kind = kindOf(call);
    const amount = `${lines.reduce((sum, { quantity }) => sum + quantity, 0) * 10}`;
    if (kind === 'totals') return { summary: { priceSummary: { total: { amount } } } };
    if (kind === 'read' && lost.has(kind)) throw new TypeError('reset');
    if (kind === 'read') return cartOf(lines);
    most = Math.max(most, ++inFlight);
    await opened;
    inFlight--;
    if (rejected.has(kind)) return Response.json({ message: 'No' }, { status: 409 });
    const change = body as Change;
    for (const { catalogReference } of change.catalogItems ?? []) {
      const status = refusedItems.get(catalogReference.catalogItemId);
      if (status !== undefined) return rejection('OUT_OF_STOCK', status);
    }
    const next = changed(lines, change, (item) => `line-${item}-${++added}`);
    if (!next) return Response.json(UNKNOWN_LINE, { status: 400 });
    const isInStock = ({ quantity, catalogReference }: Line): boolean =>
      quantity <= (stock.get(catalogReference.catalogItemId) ?? quantity);
    if (!next.every(isInStock)) return rejection('INSUFFICIENT_INVENTORY', 428);
    lines = next;
    if (lost.delete(kind)) throw new TypeError('reset');
    return cartOf(lines);
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
    quantities: () => lines.map(({ quantity }) => quantity),
  };
}

type Server = ReturnType<typeof openServer>;

export async function open(
  server: Server,
  withTotals = false,
  hasCart = true,
  cache = new Map<string, unknown>(),
  config: SWRConfiguration = {},
) {
  const counts: (number | undefined)[] = [];
  const errors = new Set<string>();
  let state: CartState | undefined;
  function Page(): ReactNode {
    state = useCart({ hasCart, ...(withTotals && { estimate: {} }) });
    if (counts.at(-1) !== state.count) counts.push(state.count);
    // what React renders within one task is not painted
    setTimeout(() => state?.error && errors.add(state.error.message));
    return <p>{state.cart?.lineItems.map((line) => `${line.id} ${piecesOf(line)}`).join(', ')}</p>;
  }
  const { unmount } = renderInStore(<Page />, { client: server.client, cache, config });
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
    return Response.json({ message: kind === 'read' ? 'None' : 'No totals' }, { status: 404 });
  });
  return { ...server, ...shop };
}

/** The number of requests of the totals. */
export const totalsRead = ({ calls }: Server): number =>
  calls().filter((call) => call === CALLS.totals).length;

export const saved = (cart: () => CartState): Promise<void> =>
  waitFor(() => expect(cart().isSaving).toBe(false)).then(settle);

export const isSaved = async (change: Promise<{ saved: boolean }>): Promise<boolean> => (await change).saved;

/** Renders the cart of a server with these pieces. */
export async function openCart(...pieces: Parameters<typeof openServer>) {
  const server = openServer(...pieces);
  return { server, ...(await open(server)) };
}

interface Opened {
  server: Server;
  cart: () => CartState;
}

/** Makes changes, each in a render of its own, whose requests wait until the returned function is called. */
export async function hold<Result>(server: Server, ...changes: (() => Promise<Result>)[]) {
  const late = gate();
  server.slow(late.opened);
  const results: Promise<Result>[] = [];
  for (const change of changes) await act(async () => void results.push(change()));
  return async (): Promise<Result[]> => {
    late.open();
    const all = await act(() => Promise.all(results));
    await settle();
    return all;
  };
}

/** Makes changes that wait together, behind another request. */
export async function makeTogether<Result>(
  { server, cart }: Opened,
  ...changes: (() => Promise<Result>)[]
): Promise<Result[]> {
  const release = await hold<unknown>(server, () => cart().add(itemOf('first')), ...changes);
  const [, ...results] = await release();
  return results as Result[];
}
