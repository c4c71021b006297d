import type { Cart, CartLineItem, CartV2, ExtendedFields, LineItem } from '../../../src/index.ts';
import {
  type CartChangeResult,
  type CartState,
  type CartV1State,
  type QueryCache,
  useAddLineItemsToCurrentCartV2Action,
  useAddToCurrentCartAction,
  useCart,
  useCartV1,
  useGetCurrentCart,
  useGetCurrentCartV2,
} from '../../../src/react/index.ts';

/** A line of the server. */
export interface Line {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; appId: string };
  extendedFields?: ExtendedFields;
}

/** A call of the cart, whatever its name in a version. */
export type CartCall = 'read' | 'totals' | 'add' | 'setQuantity' | 'remove' | 'addCoupon' | 'removeCoupon';

/** What a request changes. */
interface Change {
  added?: Omit<Line, 'id'>[];
  quantities?: { id: string; quantity: number }[];
  removed?: string[];
  coupon?: string;
}

/** The result of a change in any version. */
export interface ShownResult extends Pick<CartChangeResult, 'saved' | 'failure'> {
  cart: Cart | CartV2 | undefined;
}

/** The state of the hook in any version. */
export interface ShownCart
  extends Pick<CartState, 'count' | 'isLoading' | 'isSaving' | 'error' | 'failure' | 'retry'> {
  cart: Cart | CartV2 | undefined;
  removed: CartLineItem | LineItem | undefined;
  add: (item: Omit<Line, 'id'>) => Promise<ShownResult>;
  setQuantity: (lineItemId: string, quantity: number) => Promise<ShownResult>;
  remove: (lineItemId: string) => Promise<ShownResult>;
  undoRemoval: () => Promise<ShownResult>;
  addCoupon: (code: string) => Promise<ShownResult>;
  removeCoupon: () => Promise<ShownResult>;
}

/** What a server and a page have to say in a version of carts. */
export interface Version<State extends ShownCart = ShownCart> {
  name: string;
  calls: Record<CartCall, string>;
  /** The total that the hook has. */
  totalOf(state: State): string | undefined;
  /** The hook. */
  useCart: (hasCart: boolean, withTotals?: boolean) => State;
  /** The lines, with the hook of the read. */
  useLines: () => readonly (CartLineItem | LineItem)[] | undefined;
  preload: (queries: QueryCache) => void;
  /** Adds an item with the hook of the call. */
  useAdd: (item: Omit<Line, 'id'>) => () => Promise<unknown>;
  changeOf: (call: CartCall, body: never) => Change;
  /** The body of a response with the cart. */
  response: (lines: readonly Line[], coupon?: string) => object;
  /** The body of a response with the totals. */
  totals: (total: string) => object;
  /** The body of the response to a visitor without a cart. */
  absence: object;
  invalidCoupon: { code: string; status: number };
  /** The field with the quantity of a changed line. */
  quantityField: string;
}

const error = (code: string): object => ({ message: code, details: { applicationError: { code } } });

export const V1: Version<CartV1State> = {
  name: 'version 1',
  calls: {
    read: 'GET /ecom/v1/carts/current',
    totals: 'POST /ecom/v1/carts/current/estimate-totals',
    add: 'POST /ecom/v1/carts/current/add-to-cart',
    setQuantity: 'POST /ecom/v1/carts/current/update-line-items-quantity',
    remove: 'POST /ecom/v1/carts/current/remove-line-items',
    addCoupon: 'PATCH /ecom/v1/carts/current',
    removeCoupon: 'POST /ecom/v1/carts/current/remove-coupon',
  },
  useCart: (hasCart, withTotals = false) => useCartV1({ hasCart, ...(withTotals && { estimate: {} }) }),
  totalOf: ({ estimate }) => estimate?.priceSummary?.total?.amount,
  useLines: () => useGetCurrentCart().data?.cart.lineItems,
  preload: (queries) => queries.preload(useGetCurrentCart),
  useAdd: (item) => {
    const { trigger } = useAddToCurrentCartAction();
    return () => trigger({ lineItems: [item] });
  },
  changeOf: (call, body: { lineItems: Line[]; lineItemIds: string[]; couponCode: string }) =>
    call === 'add'
      ? { added: body.lineItems }
      : call === 'setQuantity'
        ? { quantities: body.lineItems }
        : call === 'remove'
          ? { removed: body.lineItemIds }
          : { coupon: body.couponCode },
  response: (lines, code) => ({
    cart: {
      id: 'c',
      lineItems: structuredClone(lines),
      appliedDiscounts: code === undefined ? [] : [{ coupon: { code } }],
    },
  }),
  totals: (amount) => ({ priceSummary: { total: { amount } } }),
  absence: error('OWNED_CART_NOT_FOUND'),
  invalidCoupon: { code: 'ERROR_COUPON_DOES_NOT_EXIST', status: 428 },
  quantityField: 'lineItems.0.quantity',
};

export const V2: Version<CartState> = {
  name: 'version 2',
  calls: {
    read: 'GET /ecom/v2/carts/current',
    totals: 'POST /ecom/v2/carts/current/estimate',
    add: 'POST /ecom/v2/carts/current/add-line-items',
    setQuantity: 'POST /ecom/v2/carts/current/update-line-items',
    remove: 'POST /ecom/v2/carts/current/remove-line-items',
    addCoupon: 'POST /ecom/v2/carts/current/add-coupon',
    removeCoupon: 'POST /ecom/v2/carts/current/remove-coupon',
  },
  useCart: (hasCart, withTotals = false) => useCart({ hasCart, ...(withTotals && { estimate: {} }) }),
  totalOf: ({ summary }) => summary?.priceSummary?.total?.amount,
  useLines: () => useGetCurrentCartV2().data?.cart.lineItems,
  preload: (queries) => queries.preload(useGetCurrentCartV2),
  useAdd: (item) => {
    const { trigger } = useAddLineItemsToCurrentCartV2Action();
    return () => trigger({ catalogItems: [item] });
  },
  changeOf: (
    call,
    body: {
      catalogItems: Line[];
      lineItems: { lineItemId: string; quantity: { newQuantity: number } }[];
      lineItemIds: string[];
      coupon: { code: string };
    },
  ) =>
    call === 'add'
      ? { added: body.catalogItems }
      : call === 'setQuantity'
        ? {
            quantities: body.lineItems.map(({ lineItemId, quantity }) => ({
              id: lineItemId,
              quantity: quantity.newQuantity,
            })),
          }
        : call === 'remove'
          ? { removed: body.lineItemIds }
          : { coupon: body.coupon.code },
  response: (lines, code) => ({ cart: cartV2(lines, code) }),
  totals: (amount) => ({ summary: { priceSummary: { total: { amount } } } }),
  absence: { message: 'None' },
  invalidCoupon: { code: 'INVALID_COUPON_CODE', status: 404 },
  quantityField: 'lineItems.0.quantity.newQuantity',
};

const cartV2 = (lines: readonly Line[], code: string | undefined): object => ({
  id: 'c',
  lineItems: lines.map(({ id, quantity, catalogReference, ...line }) => ({
    ...line,
    id,
    quantityInfo: { confirmedQuantity: quantity, requestedQuantity: quantity },
    source: { catalogReference },
  })),
  coupons: code === undefined ? [] : [{ id: `coupon-${code}`, code }],
});

export const VERSIONS: readonly Version[] = [V2, V1];

/** The pieces of a line. */
export const piecesOf = (line: CartLineItem | LineItem): number =>
  'quantity' in line ? line.quantity : (line.quantityInfo?.confirmedQuantity ?? 0);

/** The item of a line. */
export const itemIdOf = (line: CartLineItem | LineItem): string | undefined =>
  ('source' in line ? line.source?.catalogReference : (line as CartLineItem).catalogReference)?.catalogItemId;

/** The coupon of a cart. */
export const couponOf = (cart: Cart | CartV2 | undefined): string | undefined =>
  cart && ('coupons' in cart ? cart.coupons[0]?.code : cart.appliedDiscounts[0]?.coupon?.code);
