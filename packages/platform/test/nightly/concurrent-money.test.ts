/** Sixteen clients over HTTP at the same time, which buy, capture and refund, in each other's orders too. */
import fc from 'fast-check';
import { createClient, fixedToken, StoreError } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { orders } from '../../src/features/orders/stored-order.ts';
import { couponUses } from '../../src/features/pricing/coupons.ts';
import { Money } from '../../src/kernel/values/money.ts';
import { type Client, delivered, GALWAY, lineFor } from '../merchant.ts';
import { checkMoney, checkOrderTotals } from '../money-checks.ts';
import { transactionIds } from '../orders.ts';
import { createProduct, createShop, type Role, type TestShop } from '../shop.ts';
import { validated } from '../validated.ts';

const CLIENTS = 16;
const STOCK = 8;
const COUPON_LIMIT = 2;

/** What one client does. */
interface Plan {
  isMerchant: boolean;
  /** Minor units of a line of a merchant, up to the most that the contract can express. */
  price: bigint;
  quantity: number;
  usesCoupon: boolean;
  outcome: 'approved' | 'authorized' | 'pending' | 'declined';
  /** Parts of the total in percent. */
  capture: bigint;
  refund: bigint;
  /** How many orders further the one is that it captures and refunds as well. */
  other: number;
}

const planIn = ({ highest }: Money): fc.Arbitrary<Plan> =>
  fc.record({
    isMerchant: fc.boolean(),
    price: fc.oneof(fc.bigInt(1n, 1000n), fc.bigInt(1n, highest), fc.constant(highest)),
    quantity: fc.integer({ min: 1, max: 3 }),
    usesCoupon: fc.boolean(),
    outcome: fc.constantFrom('approved', 'authorized', 'authorized', 'pending', 'declined'),
    capture: fc.constantFrom(1n, 50n, 100n, 101n),
    refund: fc.constantFrom(1n, 60n, 100n, 101n),
    other: fc.nat({ max: CLIENTS - 1 }),
  });

/** The result, or undefined for a request that the platform has rejected. */
const allowed = <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((error: unknown) => {
    if (!(error instanceof StoreError) || error.kind === 'system') throw error;
    return undefined;
  });

/** Carries out an action over HTTP. It may be rejected, but must not fail. */
async function act(origin: string, name: string, input: object): Promise<void> {
  const response = await fetch(`${origin}/__dev/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  await response.text();
  expect(response.status).toBeLessThan(500);
}

test.each(['JPY', 'EUR', 'KWD'])(
  'in %s, totals, payments, stock and coupons are right after sixteen clients at once',
  async (currency) => {
    const shop = createShop({ settings: { currency } });
    const origin = await shop.listen({ port: 0 });
    const as = (role: Role): Client =>
      createClient({
        baseUrl: origin,
        fetch: validated(fetch),
        auth: fixedToken(shop.tokenFor({ role })),
        retry: false,
      });
    const prices = new Money(currency, 'en');
    const plans = fc.array(planIn(prices), { minLength: CLIENTS, maxLength: CLIENTS });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(plans, async (all) => {
        const code = `SPRING-${round++}`;
        const price = { price: Number(prices.price(999_999n).amount) };
        const productId = await createProduct(shop, { priceData: price });
        shop.setStock({ productId, trackQuantity: true, quantity: STOCK });
        const reduction = { kind: 'percent', percent: '33.33' } as const;
        const limits = { usageLimit: COUPON_LIMIT, limitPerCustomer: 1 };
        const { coupon } = shop.saveCoupon({ code, name: 'Spring', reduction, ...limits });
        const merchant = as('staff');
        const orderIds: string[] = [];
        await Promise.all(
          all.map(async (plan) => {
            const orderId = await buy(plan.isMerchant ? merchant : as('visitor'), plan);
            if (orderId === undefined) return;
            orderIds.push(orderId);
            await act(origin, 'payOrder', { orderId, outcome: plan.outcome });
            const other = orderIds[plan.other % orderIds.length] ?? orderId;
            for (const id of [orderId, other]) await moveMoney(merchant, id, plan);
          }),
        );
        checkAll(shop, orderIds, { productId, couponId: String(coupon['id']) });

        async function buy(client: Client, { isMerchant, price: each, quantity, usesCoupon }: Plan) {
          const custom = {
            productName: { original: 'Kiln' },
            itemType: { preset: 'DIGITAL' as const },
            price: prices.price(each).amount,
          };
          const created = await allowed(
            client.checkouts.createCheckout({
              channelType: 'WEB',
              ...(isMerchant ? { customLineItems: [custom] } : { lineItems: [lineFor(productId, quantity)] }),
              checkoutInfo: isMerchant
                ? { billingInfo: { address: GALWAY }, buyerInfo: { email: 'ann@example.com' } }
                : delivered(),
              ...(usesCoupon && { couponCode: code }),
            }),
          );
          if (!created) return undefined;
          const { product } = await client.products.getProduct({ id: productId });
          expect(product.stock?.quantity).toBeGreaterThanOrEqual(0);
          const id = created.checkout.id ?? '';
          // sent twice, of which one is rejected
          const placed = await Promise.all(
            [1, 2].map(() => allowed(client.checkouts.createOrderFromCheckout({ id }))),
          );
          const [orderId, ...more] = placed.flatMap((one) => one?.orderId ?? []);
          expect(more).toEqual([]);
          return orderId;
        }

        async function moveMoney(by: Client, orderId: string, { capture, refund }: Plan) {
          const { order } = await by.orders.getOrder({ id: orderId });
          checkOrderTotals(order);
          const part = (percent: bigint): string =>
            prices.price((prices.minor(order.priceSummary?.total) * percent) / 100n).amount;
          const [paymentId] = transactionIds(shop, orderId);
          if (paymentId === undefined) return;
          const payments = [{ paymentId, amount: { amount: part(capture) } }];
          await allowed(by.payments.captureAuthorizedPayments({ ecomOrderId: orderId, payments }));
          await act(origin, 'refundOrder', { orderId, payments: [{ paymentId, amount: part(refund) }] });
        }
      }),
      // shrinking would take long, as another order of the same requests can succeed
      { numRuns: caseCount(3), endOnFailure: true },
    );
  },
);

/** Checks what is true after any history. */
function checkAll(
  shop: TestShop,
  orderIds: readonly string[],
  { productId, couponId }: { productId: string; couponId: string },
): void {
  const { db } = shop.base;
  expect(new Set(orderIds).size).toBe(orderIds.length);
  for (const id of orderIds) checkMoney(shop, id);
  const stored = db.of(orders).getMany([...orderIds]);
  const taken = stored
    .flatMap(({ lineItems }) => lineItems)
    .filter(({ catalogReference }) => catalogReference?.catalogItemId === productId)
    .reduce((sum, { quantity, restockQuantity }) => sum + quantity - (restockQuantity ?? 0), 0);
  const { stock } = shop.getItem({ entity: 'product', id: productId }).item;
  expect(stock).toMatchObject({ quantity: STOCK - taken });
  expect(taken).toBeLessThanOrEqual(STOCK);
  const uses = db.of(couponUses).all({ where: { couponId } });
  expect(uses.length).toBeLessThanOrEqual(COUPON_LIMIT);
  expect(new Set(uses.map(({ customer }) => customer)).size).toBe(uses.length);
  const reduced = stored.filter(({ appliedDiscounts = [] }) => appliedDiscounts.length > 0);
  expect(reduced).toHaveLength(uses.length);
}
