/** The totals of version 2, which this file calculates again on its own: exactly, as fractions of whole numbers. */
import fc from 'fast-check';
import type { CartSummary, ConvertedMoney } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { configurePurchases, configureTax, saveCoupon, saveGiftCard } from '../src/rules/commerce/actions.ts';
import { BUYER, customItem, itemFor } from './cart-v2-shop.ts';
import { merchantOf } from './merchant.ts';
import { createProduct, createShop } from './shop.ts';

const DECIMALS = { JPY: 0, EUR: 2, KWD: 3 } as const;
type Currency = keyof typeof DECIMALS;
const CURRENCIES = ['JPY', 'EUR', 'KWD'] as const;

/** Minor units of an amount, and the reverse. */
const minorIn =
  (currency: Currency) =>
  (money: ConvertedMoney | { amount: string } | undefined): bigint => {
    const [whole = '0', part = ''] = (money?.amount ?? '0').split('.');
    return BigInt(whole + part.padEnd(DECIMALS[currency], '0'));
  };
const decimalIn = (currency: Currency, minor: bigint): string => {
  const text = String(minor).padStart(DECIMALS[currency] + 1, '0');
  const at = text.length - DECIMALS[currency];
  return DECIMALS[currency] === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`;
};

/** Rounded half up. */
const divided = (one: bigint, other: bigint): bigint => (2n * one + other) / (2n * other);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Shares of an amount by largest remainder, as the platform documents it. */
function shared(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / all);
  const order = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % all }))
    .toSorted((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
    );
  for (const { index } of order.slice(0, Number(amount - sum(shares))))
    shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}

/** Rate of tax in Ireland, in percent. */
const RATE = 23n;

const purchase = fc.record({
  prices: fc.array(fc.bigInt(0n, 500_000n), { minLength: 1, maxLength: 4 }),
  quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 }),
  percent: fc.constantFrom(1n, 10n, 33n, 100n),
  rule: fc.bigInt(0n, 20_000n),
  card: fc.bigInt(1n, 100_000n),
  fee: fc.bigInt(0n, 2_000n),
});

test.each(CURRENCIES.flatMap((currency) => [[currency, true] as const, [currency, false] as const]))(
  'in %s, every total of a calculation is the one that is worked out here (tax included: %s)',
  async (currency, isTaxIncluded) => {
    const shop = createShop({ settings: { currency, taxIncludedInPrices: isTaxIncluded } });
    const context = merchantOf(shop);
    configureTax(context, { calculation: 'AUTO' });
    const staff = shop.as('staff');
    const minor = minorIn(currency);
    const decimal = (amount: bigint): string => decimalIn(currency, amount);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(purchase, async ({ prices, quantities, percent, rule, card, fee }) => {
        const code = `SPRING${count++}`;
        const giftCard = `HRBR-${String(count).padStart(8, '0')}`;
        saveCoupon(context, {
          code,
          name: 'Spring',
          reduction: { kind: 'percent', percent: String(percent) },
        });
        saveGiftCard(context, { code: giftCard, balance: decimal(card) });
        configurePurchases(context, {
          fees: [{ code: 'wrap', name: 'Wrapping', price: decimal(fee) }],
          discounts: [
            { id: context.ids.uuid(), name: 'Rule', reduction: { kind: 'amount', amount: decimal(rule) } },
          ],
        });
        const { cart } = await staff.cartsV2.createCartV2({
          cart: BUYER,
          customItems: prices.map((price, index) =>
            customItem(decimal(price), {
              quantity: quantities[index],
              itemType: { preset: 'PHYSICAL' },
              physicalProperties: { shippable: true },
            }),
          ),
          coupons: [{ code }],
          giftCards: [{ code: giftCard }],
          deliveryMethod: { code: 'standard' },
        });
        const cartId = cart?.id ?? '';
        const { summary } = await staff.cartsV2.calculateCartV2({ cartId });

        const lines = prices.map((price, index) => price * BigInt(quantities[index] ?? 1));
        const byRule = shared(least(rule, sum(lines)), lines);
        const left = lines.map((line, index) => line - (byRule[index] ?? 0n));
        const byCoupon = shared(least(divided(sum(lines) * percent, 100n), sum(left)), left);
        const due = left.map((line, index) => line - (byCoupon[index] ?? 0n));
        const delivery = minor(summary.deliverySummary?.price);
        const tax = (amount: bigint): bigint =>
          isTaxIncluded ? amount - divided(amount * 100n, 100n + RATE) : divided(amount * RATE, 100n);
        const taxes = [...due, delivery, fee].map(tax);
        const onTop = isTaxIncluded ? 0n : sum(taxes);
        const total = sum(due) + delivery + fee + onTop;
        const fromCard = least(card, total);

        const { priceSummary, paymentSummary, taxSummary, discounts } = summary;
        expect(minor(priceSummary?.subtotal)).toBe(sum(lines));
        expect(minor(priceSummary?.discount)).toBe(sum(byRule) + sum(byCoupon));
        expect(discounts.map((each) => minor(each.total))).toEqual([sum(byRule), sum(byCoupon)]);
        expect(minor(priceSummary?.delivery)).toBe(delivery);
        expect(minor(priceSummary?.additionalFees)).toBe(fee);
        expect(minor(priceSummary?.tax)).toBe(onTop);
        expect(minor(priceSummary?.total)).toBe(total);
        expect(sum((taxSummary?.taxes ?? []).map((each) => minor(each.amount)))).toBe(sum(taxes));
        expect((taxSummary?.lineItemTaxes ?? []).map((each) => minor(each.tax))).toEqual(due.map(tax));
        expect(minor(paymentSummary?.totalAfterGiftCards)).toBe(total - fromCard);
        expect(minor(paymentSummary?.payNow)).toBe(total - fromCard);
        const { summary: estimate } = await staff.cartsV2.estimateCartV2({
          cartId,
          calculateDelivery: true,
          calculateAdditionalFees: true,
          calculateTax: true,
          calculateGiftCards: true,
        });
        expect(estimate.priceSummary).toEqual(priceSummary);
        expect(estimate.paymentSummary).toEqual(paymentSummary);
        const { summary: bare } = await staff.cartsV2.estimateCartV2({ cartId });
        expect(minor(bare.priceSummary?.total)).toBe(sum(due));
      }),
      { numRuns: caseCount(25) },
    );
  },
);

test('a discount in the scope of a product is on its lines, and not in the discount on the subtotal', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop, { name: 'Vase', priceData: { price: 30 } });
  const context = merchantOf(shop);
  saveCoupon(context, {
    code: 'BOWLS',
    name: 'Bowls',
    reduction: { kind: 'percent', percent: '20' },
    scope: { productIds: [bowl] },
  });
  const { cart } = await visitor.cartsV2.createCartV2({
    cart: BUYER,
    catalogItems: [itemFor(bowl, 3), itemFor(vase)],
    coupons: [{ code: 'BOWLS' }],
    deliveryMethod: { code: 'standard' },
  });
  expect(cart).toMatchObject({
    subtotal: { amount: '60.00' },
    lineItems: [
      {
        pricing: { unitPrice: { amount: '10.00' }, totalPrice: { amount: '30.00' } },
        discounts: [{ amountOff: { amount: '7.50' }, source: { sourceType: 'COUPON', couponCode: 'BOWLS' } }],
      },
      { pricing: { totalPrice: { amount: '30.00' } }, discounts: [] },
    ],
  });
  const { summary } = await visitor.cartsV2.calculateCartV2({ cartId: cart?.id ?? '' });
  expect(summary).toMatchObject({
    discounts: [{ scope: 'LINE_ITEM', total: { amount: '7.50' } }],
    priceSummary: { subtotal: { amount: '60.00' }, discount: { amount: '0.00' }, total: { amount: '65.00' } },
  });
  saveCoupon(context, { code: 'FREE', name: 'Free delivery', reduction: { kind: 'freeShipping' } });
  const cartId = cart?.id ?? '';
  await visitor.cartsV2.removeCouponV2({ cartId, couponId: cart?.coupons[0]?.id ?? '' });
  await visitor.cartsV2.addCouponV2({ cartId, coupon: { code: 'FREE' } });
  const { summary: free } = await visitor.cartsV2.calculateCartV2({ cartId });
  expect(free).toMatchObject({
    discounts: [{ scope: 'DELIVERY', total: { amount: '5.00' } }],
    deliverySummary: { price: { amount: '5.00' } },
    priceSummary: { delivery: { amount: '0.00' }, total: { amount: '67.50' } },
  });
});

/** The total of a summary from its parts. */
const totalOf = (minor: ReturnType<typeof minorIn>, { priceSummary }: CartSummary): bigint =>
  minor(priceSummary?.subtotal) -
  minor(priceSummary?.discount) +
  minor(priceSummary?.delivery) +
  minor(priceSummary?.additionalFees) +
  minor(priceSummary?.tax);

test('random purchases end in orders whose lines and totals are those of the last calculation', async () => {
  const shops = CURRENCIES.map((currency) => {
    const shop = createShop({ settings: { currency, taxIncludedInPrices: currency !== 'EUR' } });
    configureTax(merchantOf(shop), { calculation: 'AUTO' });
    saveCoupon(merchantOf(shop), {
      code: 'SPRING10',
      name: 'Spring',
      reduction: { kind: 'percent', percent: '10' },
    });
    return { shop, currency };
  });
  const products = await Promise.all(
    shops.map(({ shop }) =>
      Promise.all([0, 1, 19.95, 333.333].map((price) => createProduct(shop, { priceData: { price } }))),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 2 }),
      fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 7 })), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom('standard', 'express', 'pickup'),
      async (index, items, usesCoupon, code) => {
        const { shop, currency } = shops[index] ?? {};
        if (!shop || !currency) throw new Error('There is no such shop');
        const visitor = shop.as('visitor');
        const { cart } = await visitor.currentCartV2.createCurrentCartV2({
          cart: BUYER,
          catalogItems: items.map(([product, quantity]) =>
            itemFor(products[index]?.[product] ?? '', quantity),
          ),
          ...(usesCoupon && { coupons: [{ code: 'SPRING10' }] }),
          deliveryMethod: { code },
        });
        const cartId = cart?.id ?? '';
        const { summary } = await visitor.cartsV2.calculateCartV2({ cartId });
        const minor = minorIn(currency);
        expect(minor(summary.priceSummary?.total)).toBe(totalOf(minor, summary));
        const { priceVerificationToken } = summary;
        const { orderId } = await visitor.cartsV2.placeOrderV2({
          cartId,
          ...(priceVerificationToken && { priceVerificationToken }),
        });
        const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
        expect(order.priceSummary?.total?.amount).toBe(summary.priceSummary?.total?.amount);
        expect(order.priceSummary?.shipping?.amount).toBe(summary.deliverySummary?.price?.amount);
        expect(order.lineItems.map(({ id, quantity }) => [id, quantity])).toEqual(
          summary.lineItems.map(({ lineItemId, quantity }) => [lineItemId, quantity]),
        );
        expect(order.lineItems.map(({ lineItemPrice }) => lineItemPrice?.amount)).toEqual(
          summary.lineItems.map(({ totalPrice }) => totalPrice?.amount),
        );
        expect(order.lineItems.map(({ taxInfo }) => taxInfo?.taxAmount?.amount)).toEqual(
          summary.taxSummary?.lineItemTaxes.map(({ tax }) => tax?.amount),
        );
      },
    ),
    { numRuns: caseCount(200) },
  );
});
