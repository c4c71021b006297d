/** The totals of version 2 and of their orders, which are compared with those of the reference. */
import fc from 'fast-check';
import type { CartSummary, ConvertedMoney } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { listGiftCards, saveGiftCard, saveMembership } from '../../src/features/pricing/actions.ts';
import { MEMBERSHIP_APP_ID } from '../../src/features/pricing/memberships.ts';
import { BUYER } from '../cart-v2-shop.ts';
import { lineFor, merchantOf } from '../merchant.ts';
import { divided, least, sum, totalsOf } from '../reference-totals.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const DECIMALS = { JPY: 0, EUR: 2, HUF: 2, KWD: 3 } as const;
type Currency = keyof typeof DECIMALS;
const CURRENCIES = ['JPY', 'EUR', 'HUF', 'KWD'] as const;

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

/** Rate of tax in Ireland, in percent. */
const RATE = 23n;

const line = fc
  .record({
    price: fc.bigInt(0n, 500_000n),
    quantity: fc.integer({ min: 1, max: 9 }),
    /** Percentage of the price that is paid at once, for `DEPOSIT_ONLINE`. */
    deposit: fc.bigInt(1n, 100n),
    paid: fc.constantFrom('FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'),
    hasMembership: fc.boolean(),
  })
  // a deposit is more than nothing, and at most the price
  .filter(({ price, paid }) => price > 0n || paid !== 'DEPOSIT_ONLINE');

const purchase = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  credits: fc.integer({ min: 0, max: 15 }),
  percent: fc.constantFrom(1n, 10n, 33n, 100n),
  rule: fc.bigInt(0n, 20_000n),
  card: fc.bigInt(1n, 100_000n),
  fee: fc.bigInt(0n, 2_000n),
  method: fc.constantFrom('standard', 'express', 'pickup'),
});

/** Lines that a membership pays for: in their order, as long as credits are left for all their pieces. */
function coveredBy(
  credits: number,
  lines: readonly { quantity: number; hasMembership: boolean }[],
): boolean[] {
  let left = credits;
  return lines.map(({ quantity, hasMembership }) => {
    // a membership without credits is none
    if (credits === 0 || !hasMembership || quantity > left) return false;
    left -= quantity;
    return true;
  });
}

test.each(CURRENCIES.flatMap((currency) => [[currency, true] as const, [currency, false] as const]))(
  'in %s, every total of a calculation and its order is the one that is worked out here (tax included: %s)',
  async (currency, isTaxIncluded) => {
    const shop = createShop({ settings: { currency, taxIncludedInPrices: isTaxIncluded } });
    const context = merchantOf(shop);
    shop.configureTax({ calculation: 'AUTO' });
    const staff = shop.as('staff');
    const memberId = context.ids.uuid();
    const member = shop.as('member', memberId);
    const products = await Promise.all(Array.from({ length: 4 }, () => createProduct(shop)));
    const minor = minorIn(currency);
    const decimal = (amount: bigint): string => decimalIn(currency, amount);
    let count = 0;
    await fc.assert(
      fc.asyncProperty(purchase, async ({ lines: given, credits, percent, rule, card, fee, method }) => {
        const code = `SPRING${count++}`;
        const giftCard = `HRBR-${String(count).padStart(8, '0')}`;
        shop.saveCoupon({
          code,
          name: 'Spring',
          reduction: { kind: 'percent', percent: String(percent) },
        });
        const { id: cardId } = saveGiftCard(context, { code: giftCard, balance: decimal(card) });
        const { id: membershipId } = saveMembership(context, {
          memberId,
          name: 'Clay club',
          productIds: products,
          credits: { total: 20, remaining: credits },
        });
        shop.configurePurchases({
          fees: [{ code: 'wrap', name: 'Wrapping', price: decimal(fee) }],
          discounts: [
            { id: context.ids.uuid(), name: 'Rule', reduction: { kind: 'amount', amount: decimal(rule) } },
          ],
        });
        const deposits = given.map(({ price, deposit }) => divided(price * deposit, 100n) || 1n);
        const { cart } = await staff.cartsV2.createCart({
          cart: { ...BUYER, customerInfo: { ...BUYER.customerInfo, openAccess: true } },
          catalogItems: given.map(({ price, quantity, paid }, index) => ({
            ...lineFor(products[index] ?? '', quantity),
            catalogOverrideFields: {
              salePrice: decimal(price),
              paymentOption: { value: paid },
              ...(paid === 'DEPOSIT_ONLINE' && { depositAmount: decimal(deposits[index] ?? 0n) }),
            },
          })),
          coupons: [{ code }],
          giftCards: [{ code: giftCard }],
          deliveryMethod: { code: method },
        });
        const cartId = cart?.id ?? '';
        const existingMembership = { appId: MEMBERSHIP_APP_ID, membershipId };
        const chosen = (cart?.lineItems ?? []).filter((_, index) => given[index]?.hasMembership);
        // the member who opens the cart owns it
        await member.cartsV2.getCart({ cartId });
        if (chosen.length > 0)
          await member.cartsV2.updateLineItems({
            cartId,
            lineItems: chosen.map(({ id }) => ({
              lineItemId: id,
              membershipPayment: { existingMembership },
            })),
          });
        const { summary } = await member.cartsV2.calculateCart({ cartId });

        const lines = given.map(({ price, quantity }) => price * BigInt(quantity));
        const delivery = minor(summary.deliverySummary?.price);
        const expected = totalsOf({ lines, rule, percent, delivery, fee, rate: RATE, isTaxIncluded });
        const { due, tax, total, taxOf, onTop } = expected;

        const covered = coveredBy(credits, given);
        const byMembership = sum(due.map((amount, index) => (covered[index] ? amount + onTop(amount) : 0n)));
        const isLater = given.map(({ paid }, index) => paid === 'FULL_PAYMENT_OFFLINE' && !covered[index]);
        const later = due.map((amount, index) => {
          const { paid = '', quantity = 0 } = given[index] ?? {};
          if (isLater[index]) return amount + onTop(amount);
          if (paid !== 'DEPOSIT_ONLINE' || covered[index] || amount === 0n) return 0n;
          const now = least((deposits[index] ?? 0n) * BigInt(quantity), amount);
          return amount - now + onTop(amount) - divided(onTop(amount) * now, amount);
        });
        const charges = delivery + onTop(delivery) + fee + onTop(fee);
        const payLater = sum(later) + (isLater.every(Boolean) ? charges : 0n);
        const payNow = total - payLater - byMembership;
        const byGiftCard = least(card, payNow);

        const { priceSummary, paymentSummary, taxSummary, discounts, violations } = summary;
        expect(minor(priceSummary?.subtotal)).toBe(expected.subtotal);
        expect(minor(priceSummary?.discount)).toBe(expected.discount);
        expect(discounts.map((each) => minor(each.total))).toEqual(expected.discounts);
        expect(minor(priceSummary?.delivery)).toBe(delivery);
        expect(minor(priceSummary?.additionalFees)).toBe(fee);
        expect(minor(priceSummary?.tax)).toBe(isTaxIncluded ? 0n : tax);
        expect(minor(priceSummary?.total)).toBe(total);
        expect(sum((taxSummary?.taxes ?? []).map((each) => minor(each.amount)))).toBe(tax);
        expect((taxSummary?.lineItemTaxes ?? []).map((each) => minor(each.tax))).toEqual(due.map(taxOf));
        expect(paymentSummary?.memberships.flatMap(({ lineItemIds }) => lineItemIds)).toEqual(
          (cart?.lineItems ?? []).flatMap(({ id }, index) => (covered[index] ? [id] : [])),
        );
        expect(minor(paymentSummary?.giftCards[0]?.redeemAmount)).toBe(byGiftCard);
        expect(minor(paymentSummary?.totalAfterGiftCards)).toBe(total - byGiftCard);
        expect(minor(paymentSummary?.payLater)).toBe(payLater);
        expect(minor(paymentSummary?.payNow)).toBe(payNow - byGiftCard);
        expect(paymentSummary?.requiresPaymentAfterGiftCard).toBe(payNow > byGiftCard);
        const { summary: estimate } = await member.cartsV2.estimateCart({
          cartId,
          calculateDelivery: true,
          calculateAdditionalFees: true,
          calculateTax: true,
          calculateGiftCards: true,
        });
        expect(estimate.priceSummary).toEqual(priceSummary);
        expect(estimate.paymentSummary).toEqual(paymentSummary);
        const { summary: bare } = await member.cartsV2.estimateCart({ cartId });
        expect(minor(bare.priceSummary?.total)).toBe(sum(due));

        const unpaid = given.some(({ hasMembership }, index) => hasMembership && !covered[index]);
        expect(violations.some(({ code: each }) => each === 'INVALID_MEMBERSHIP_STATUS')).toBe(unpaid);
        const order = member.cartsV2.placeOrder({
          cartId,
          priceVerificationToken: summary.priceVerificationToken ?? '',
        });
        if (unpaid) {
          await expect(order).rejects.toMatchObject({ code: 'INVALID_MEMBERSHIP' });
          return;
        }
        const { orderId, completed } = await order;
        expect(completed).toBe(payNow === byGiftCard);
        await expectOrder(shop, orderId, summary);
        const spent = listGiftCards(context).find(({ id }) => id === cardId);
        expect(minor({ amount: spent?.balance ?? '0' })).toBe(card - byGiftCard);
      }),
      { numRuns: caseCount(50) },
    );
  },
);

/** Checks that lines and totals of an order are those of a calculation. */
async function expectOrder(shop: TestShop, orderId: string, summary: CartSummary): Promise<void> {
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order.priceSummary?.total?.amount).toBe(summary.priceSummary?.total?.amount);
  expect(order.priceSummary?.tax?.amount).toBe(order.taxInfo?.totalTax?.amount);
  expect(order.priceSummary?.shipping?.amount).toBe(summary.deliverySummary?.price?.amount);
  expect(order.priceSummary?.totalAdditionalFees?.amount).toBe(summary.priceSummary?.additionalFees?.amount);
  expect(order.lineItems.map(({ id, quantity }) => [id, quantity])).toEqual(
    summary.lineItems.map(({ lineItemId, quantity }) => [lineItemId, quantity]),
  );
  expect(order.lineItems.map(({ lineItemPrice }) => lineItemPrice?.amount)).toEqual(
    summary.lineItems.map(({ totalPrice }) => totalPrice?.amount),
  );
  expect(order.lineItems.map(({ taxInfo }) => taxInfo?.taxAmount?.amount)).toEqual(
    summary.taxSummary?.lineItemTaxes.map(({ tax }) => tax?.amount),
  );
}

test('a discount in the scope of a product is on its lines, and not in the discount on the subtotal', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop, { name: 'Vase', priceData: { price: 30 } });
  shop.saveCoupon({
    code: 'BOWLS',
    name: 'Bowls',
    reduction: { kind: 'percent', percent: '20' },
    scope: { productIds: [bowl] },
  });
  const { cart } = await visitor.cartsV2.createCart({
    cart: BUYER,
    catalogItems: [lineFor(bowl, 3), lineFor(vase)],
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
  const { summary } = await visitor.cartsV2.calculateCart({ cartId: cart?.id ?? '' });
  expect(summary).toMatchObject({
    discounts: [{ scope: 'LINE_ITEM', total: { amount: '7.50' } }],
    priceSummary: { subtotal: { amount: '60.00' }, discount: { amount: '0.00' }, total: { amount: '65.00' } },
  });
  shop.saveCoupon({ code: 'FREE', name: 'Free delivery', reduction: { kind: 'freeShipping' } });
  const cartId = cart?.id ?? '';
  await visitor.cartsV2.removeCoupon({ cartId, couponId: cart?.coupons[0]?.id ?? '' });
  await visitor.cartsV2.addCoupon({ cartId, coupon: { code: 'FREE' } });
  const { summary: free } = await visitor.cartsV2.calculateCart({ cartId });
  expect(free).toMatchObject({
    discounts: [{ scope: 'DELIVERY', total: { amount: '5.00' } }],
    deliverySummary: { price: { amount: '5.00' } },
    priceSummary: { delivery: { amount: '0.00' }, total: { amount: '67.50' } },
  });
});
