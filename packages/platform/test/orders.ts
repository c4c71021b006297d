/** Carts and orders for tests. */
import { transactionsOf } from '../src/features/orders/ledger.ts';
import { placeOrder } from '../src/features/orders/place-order.ts';
import type { StoredOrder } from '../src/features/orders/stored-order.ts';
import { type PaymentOutcome, payOrder } from '../src/features/payments/pay.ts';
import type { PricedCart } from '../src/features/pricing/priced-cart.ts';
import type { Caller } from '../src/kernel/context/caller.ts';
import { type Context, contextOf } from '../src/kernel/context/context.ts';
import { Failure } from '../src/kernel/errors/failure.ts';
import { Money } from '../src/kernel/values/money.ts';
import { createProduct, itemOf, type TestShop } from './shop.ts';

export const MEMBER = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
const CART = 'c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093';

const euros = new Money('EUR', 'en');

const money = (minor: bigint, { price }: Money = euros) => {
  const { amount, formattedAmount } = price(minor);
  return { amount, convertedAmount: amount, formattedAmount, formattedConvertedAmount: formattedAmount };
};

interface CartLine {
  productId: string;
  quantity?: number;
  /** Price of one piece in cents. */
  cents?: number;
}

/** A calculated cart of a member without tax and delivery. `changes` replace its properties. */
export function checkoutOf(lines: readonly CartLine[], changes: Partial<PricedCart> = {}): PricedCart {
  const total = lines.reduce((sum, { quantity = 1, cents = 1250 }) => sum + BigInt(cents * quantity), 0n);
  return {
    id: CART,
    lineItems: lines.map(({ productId, quantity = 1, cents = 1250 }, index) => ({
      id: `7e2c5a98-4d1f-4b63-8c07-9a6f3e5d2b${index + 10}`,
      quantity,
      catalogReference: itemOf(productId),
      productName: { original: 'Bowl' },
      price: money(BigInt(cents)),
      fullPrice: money(BigInt(cents)),
      priceBeforeDiscounts: money(BigInt(cents)),
      lineItemPrice: money(BigInt(cents * quantity)),
      totalPriceAfterTax: money(BigInt(cents * quantity)),
      availability: { status: 'AVAILABLE' },
      itemType: { preset: 'PHYSICAL' },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      customLineItem: false,
      priceUndetermined: false,
      fixedQuantity: false,
      savePaymentMethod: false,
      membersOnly: false,
    })),
    buyerInfo: { memberId: MEMBER, email: 'mara@example.com' },
    createdBy: { memberId: MEMBER },
    currency: 'EUR',
    priceSummary: { total: money(total), subtotal: money(total) },
    payNow: { total: money(total) },
    payLater: { total: money(0n) },
    taxSummary: {},
    appliedDiscounts: [],
    customFields: [],
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [] },
    weightUnit: 'KG',
    channelType: 'WEB',
    siteLanguage: 'en',
    buyerLanguage: 'en',
    taxIncludedInPrice: true,
    additionalFees: [],
    violations: [],
    purchaseFlowId: CART,
    createdDate: '2026-03-01T09:00:00.000Z',
    updatedDate: '2026-03-01T09:00:00.000Z',
    ...changes,
  };
}

/** A price of a cart, in cents. */
export const price = (cents: number) => money(BigInt(cents));

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

/** Places the order of a cart. */
export const place = (
  shop: TestShop,
  cart: PricedCart,
  options: { delayCapture?: boolean } = {},
): StoredOrder => act(shop, (context) => placeOrder(context, { cart, discounts: [], ...options }));

/** What a request sends as a price, in cents. */
export const priceOf = (cents: number) => ({ amount: euros.price(BigInt(cents)).amount });

/** Sets the stock of a product without variants. */
export const stockUp = (shop: TestShop, productId: string, quantity: number) =>
  shop.setStock({ productId, trackQuantity: true, quantity });

/** Places an order for 12.50 that waits for its payment. */
export const placed = async (shop: TestShop): Promise<StoredOrder> =>
  place(shop, checkoutOf([{ productId: await createProduct(shop) }]));

/** Places an order for the last piece of a product. */
export async function buyOne(shop: TestShop) {
  const productId = await createProduct(shop);
  stockUp(shop, productId, 1);
  const buyAgain = () => place(shop, checkoutOf([{ productId }]));
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
