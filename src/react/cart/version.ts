/** What the queue of a cart must know about a version of carts. */
import type { CatalogReference } from '../../../generated/types.ts';
import type { StoreClient } from '../../core/options.ts';
import type { StoreError } from '../../errors/store-error.ts';
import type { ReadHook } from '../read.ts';

/** The types of a version: a cart, its lines, an item to add, and the result of a change. */
export interface CartTypes {
  cart: object;
  line: { id: string };
  item: { quantity: number; catalogReference: CatalogReference };
  result: ChangeResult<unknown>;
}

/** The result of a change of the cart. */
export interface ChangeResult<Cart> {
  /** Whether the server has saved the change. */
  saved: boolean;
  /**
   * The cart of the server after the change, or after the failure. Undefined if the visitor has no cart, if
   * the cart could not be read, and if another person has signed in.
   */
  cart: Cart | undefined;
  /**
   * Why the change was not saved. If its response was lost, the server may have saved the change: `cart` shows
   * it. Undefined if there was nothing to change.
   */
  failure: StoreError | undefined;
}

/**
 * A change. An item that is added may be a line that was removed. A change that is not about lines has a
 * request of its own, which may need the saved cart.
 */
export type CartChange<T extends CartTypes> =
  | { kind: 'add'; item: T['item']; restored?: T['line'] }
  | { kind: 'setQuantity'; lineItemId: string; quantity: number }
  | { kind: 'remove'; line: T['line'] }
  | {
      kind: 'other';
      send: (client: StoreClient, saved: T['cart'] | undefined) => CartOf<T>;
    };

/** A response that has the whole cart. */
type CartOf<T extends CartTypes> = Promise<{ cart: T['cart'] }>;

/** How a version of carts is read and changed. */
export interface CartVersion<T extends CartTypes> {
  /** Reads the current cart in components. */
  useCurrentCart: ReadHook<Record<string, never>, { cart: T['cart'] }>;
  /** Reads the current cart. */
  read: (client: StoreClient) => CartOf<T>;
  add: (client: StoreClient, items: T['item'][]) => CartOf<T>;
  remove: (client: StoreClient, lineItemIds: string[]) => CartOf<T>;
  setQuantities: (client: StoreClient, lines: { id: string; quantity: number }[]) => CartOf<T>;
  /** Whether the read fails because the visitor has no cart. */
  isAbsence: (error: StoreError) => boolean;
  linesOf: (cart: T['cart']) => T['line'][];
  withLines: (cart: T['cart'], lines: T['line'][]) => T['cart'];
  quantityOf: (line: T['line']) => number;
  withQuantity: (line: T['line'], quantity: number) => T['line'];
  referenceOf: (line: T['line']) => CatalogReference | undefined;
  /** The item that adds a removed line again, with the choices of the buyer. Undefined for a custom line. */
  itemOf: (line: T['line']) => T['item'] | undefined;
  /** What a change resolves to. A change that was sent comes with the lines before it. */
  resultOf: (
    result: ChangeResult<T['cart']>,
    change?: CartChange<T>,
    linesBefore?: readonly T['line'][],
  ) => T['result'];
}
