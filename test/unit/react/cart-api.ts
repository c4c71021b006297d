import type { CartV2, ExtendedFields, LineItem } from '../../../src/index.ts';
import {
  type CartState,
  type QueryCache,
  useAddLineItemsToCurrentCartV2Action,
  useCart,
  useGetCurrentCartV2,
} from '../../../src/react/index.ts';

/** A line of the server. */
export interface Line {
  id: string;
  quantity: number;
  catalogReference: { catalogItemId: string; appId: string };
  extendedFields?: ExtendedFields;
}

/** A call of the cart. */
export type CartCall = 'read' | 'totals' | 'add' | 'setQuantity' | 'remove' | 'addCoupon' | 'removeCoupon';

/** What a request changes. */
interface Change {
  added?: Omit<Line, 'id'>[];
  quantities?: { id: string; quantity: number }[];
  removed?: string[];
  coupon?: string;
}

/** The calls of the cart, with what the server answers and which hooks make them. */
export const cartApi = {
  calls: {
    read: 'GET /ecom/v2/carts/current',
    totals: 'POST /ecom/v2/carts/current/estimate',
    add: 'POST /ecom/v2/carts/current/add-line-items',
    setQuantity: 'POST /ecom/v2/carts/current/update-line-items',
    remove: 'POST /ecom/v2/carts/current/remove-line-items',
    addCoupon: 'POST /ecom/v2/carts/current/add-coupon',
    removeCoupon: 'POST /ecom/v2/carts/current/remove-coupon',
  } satisfies Record<CartCall, string>,
  useCart: (hasCart: boolean, withTotals = false): CartState =>
    useCart({ hasCart, ...(withTotals && { estimate: {} }) }),
  totalOf: ({ summary }: CartState): string | undefined => summary?.priceSummary?.total?.amount,
  useLines: (): readonly LineItem[] | undefined => useGetCurrentCartV2().data?.cart.lineItems,
  preload: (queries: QueryCache): void => queries.preload(useGetCurrentCartV2),
  useAdd: (item: Omit<Line, 'id'>): (() => Promise<unknown>) => {
    const { trigger } = useAddLineItemsToCurrentCartV2Action();
    return () => trigger({ catalogItems: [item] });
  },
  changeOf: (
    call: CartCall,
    body: {
      catalogItems: Line[];
      lineItems: { lineItemId: string; quantity: { newQuantity: number } }[];
      lineItemIds: string[];
      coupon: { code: string };
    },
  ): Change =>
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
  response: (lines: readonly Line[], code?: string): object => ({ cart: cartV2(lines, code) }),
  totals: (amount: string): object => ({ summary: { priceSummary: { total: { amount } } } }),
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

/** The pieces of a line. */
export const piecesOf = ({ quantityInfo }: LineItem): number => quantityInfo?.confirmedQuantity ?? 0;

/** The item of a line. */
export const itemIdOf = ({ source }: LineItem): string | undefined => source?.catalogReference?.catalogItemId;

/** The coupon of a cart. */
export const couponOf = (cart: CartV2 | undefined): string | undefined => cart?.coupons[0]?.code;
