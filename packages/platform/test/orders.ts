/** Carts and orders for tests. */

import { placeOrder } from '../src/features/carts/placing/place-order.ts';
import { purchaseOf } from '../src/features/carts/purchase.ts';
import { newCart } from '../src/features/carts/save-cart.ts';
import type { StoredCart } from '../src/features/carts/stored-cart.ts';
import { transactionsOf } from '../src/features/orders/ledger.ts';
import type { StoredOrder } from '../src/features/orders/stored-order.ts';
import { type PaymentOutcome, payOrder } from '../src/features/payments/pay.ts';
import { type AddedLine, addLines, type GivenLine, readLine } from '../src/features/pricing/lines.ts';
import { quotePurchase } from '../src/features/pricing/quote.ts';
import type { Caller } from '../src/kernel/context/caller.ts';
import { type Context, contextOf } from '../src/kernel/context/context.ts';
import { Failure } from '../src/kernel/errors/failure.ts';
import { Money } from '../src/kernel/values/money.ts';
import { createProduct, itemOf, type TestShop } from './shop.ts';

export const MEMBER = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
const euros = new Money('EUR', 'en');

interface CartLine {
  productId: string;
  quantity?: number;
  /** Price of one piece in cents. */
  cents?: number;
  /** Whether it is paid at the shop. */
  isPaidLater?: boolean;
}

const STAFF: Caller = { role: 'merchant', via: 'staff', id: '7d3e9a15-8c46-4b2f-b091-4e6f5a8d2c70' };

/** Runs a write of the platform that no call makes, as the staff. */
export const act = <T>({ base }: TestShop, action: (context: Context) => T): T =>
  base.db.write(() => action(contextOf(base, { caller: STAFF, scope: 'test' })));

/** Tries an action and returns whether it was possible. What is not a `Failure` fails the test. */
export function attempt(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return false;
  }
}

interface PlaceOptions {
  giftCardCode?: string;
  delayCapture?: boolean;
}

/** Places the order of a member for these lines, without tax and delivery. */
export const place = (
  shop: TestShop,
  lines: readonly CartLine[],
  { giftCardCode, delayCapture }: PlaceOptions = {},
): StoredOrder =>
  act(shop, (context) => {
    const cart: StoredCart = {
      ...newCart(context),
      createdBy: { memberId: MEMBER },
      owner: { role: 'member', id: MEMBER },
      fields: { customerInfo: { email: 'mara@example.com' } },
      lines: addLines(
        context,
        [],
        lines.map(toLine).map((given) => toAdded(context, given)),
      ),
      ...(giftCardCode !== undefined && { giftCard: { id: context.ids.uuid(), code: giftCardCode } }),
    };
    const quoted = quotePurchase(context, purchaseOf(cart));
    return placeOrder(context, cart, quoted, { delayCapture });
  });

function toAdded(context: Context, given: GivenLine): AddedLine {
  const { line } = readLine(context, [], given);
  if (!line) throw new Error('The shop does not sell this item');
  return { line, field: 'lines' };
}

const toLine = ({ productId, quantity = 1, cents = 1250, isPaidLater = false }: CartLine) => ({
  quantity,
  catalogReference: itemOf(productId),
  catalogOverrideFields: {
    price: priceOf(cents).amount,
    ...(isPaidLater && { paymentOption: { value: 'FULL_PAYMENT_OFFLINE' as const } }),
  },
});

/** What a request sends as a price, in cents. */
export const priceOf = (cents: number) => ({ amount: euros.price(BigInt(cents)).amount });

/** Sets the stock of a product without variants. */
export const stockUp = (shop: TestShop, productId: string, quantity: number) =>
  shop.setStock({ productId, trackQuantity: true, quantity });

/** Places an order for 12.50 that waits for its payment. */
export const placed = async (shop: TestShop): Promise<StoredOrder> =>
  place(shop, [{ productId: await createProduct(shop) }]);

/** Places an order for the last piece of a product. */
export async function buyOne(shop: TestShop) {
  const productId = await createProduct(shop);
  stockUp(shop, productId, 1);
  const buyAgain = () => place(shop, [{ productId }]);
  return {
    order: buyAgain(),
    buyAgain,
    quantity: async () =>
      (await shop.as('visitor').products.getProduct({ id: productId })).product.stock?.quantity,
  };
}

/** Ids of the payments of an order, oldest first. */
export const transactionIds = (shop: TestShop, orderId: string): string[] =>
  act(shop, (context) => transactionsOf(context, orderId).payments.map(({ id }) => id));

/** Places an order and pays it. */
export async function paidWith(shop: TestShop, outcome: PaymentOutcome) {
  const { id } = await placed(shop);
  act(shop, (context) => payOrder(context, { orderId: id, outcome }));
  const [paymentId = ''] = transactionIds(shop, id);
  return { payments: shop.as('app').payments, ecomOrderId: id, paymentId };
}
