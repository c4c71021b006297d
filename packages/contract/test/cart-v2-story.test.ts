/** The typical examples of carts version 2 show the same purchase as those of version 1. */
import { describe, expect, test } from 'vitest';
import * as story from './story.ts';

interface Money {
  amount: string;
  convertedAmount: string;
}

interface Line {
  id: string;
  name: { original: string };
  quantityInfo: { confirmedQuantity: number };
  pricing: { unitPrice: Money; totalPrice: Money };
  source: { catalogReference: unknown };
}

interface Cart {
  id: string;
  revision: string;
  purchaseFlowId: string;
  lineItems: Line[];
  subtotal: Money;
  coupons: { id: string; code: string }[];
}

type Amounts<Name extends string> = Record<Name, Money>;

interface Summary {
  cartId: string;
  cartRevision: string;
  lineItems: { lineItemId: string; quantity: number; unitPrice: Money; totalPrice: Money }[];
  discounts: { total: Money; lineItemDiscounts: { amountOff: Money }[]; source: { couponCode: string } }[];
  deliverySummary: { price: Money };
  taxSummary: {
    taxes: Amounts<'taxableAmount' | 'amount'>[];
    lineItemTaxes: { tax: Money }[];
    deliveryTax: Money;
  };
  priceSummary: Amounts<'subtotal' | 'discount' | 'delivery' | 'additionalFees' | 'tax' | 'total'>;
  paymentSummary: Amounts<'totalAfterGiftCards' | 'payNow' | 'payLater'>;
  priceVerificationToken: string;
}

const { cart } = story.typical<{ cart: Cart }>('CartV2Response');
const calculated = story.typical<{ cart: Cart; summary: Summary }>('CalculateCartResponse');
const estimated = story.typical<{ cart: Cart; summary: Summary }>('EstimateCartResponse');
const { cart: firstCart } = story.typical<{ cart: story.Cart }>('CartResponse');
const { checkout } = story.typical<{ checkout: story.Checkout }>('CheckoutResponse');
const { order } = story.typical<{ order: story.Order }>('OrderResponse');

const cents = ({ amount }: { amount: string }) => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly { amount: string }[]) => amounts.reduce((all, one) => all + cents(one), 0n);

describe('the typical cart of version 2', () => {
  test('has the lines and the coupon of the cart of version 1', () => {
    const lines = firstCart.lineItems.map((line) => {
      return [line.id, line.productName.original, line.quantity, line.catalogReference, line.price.amount];
    });
    expect(
      cart.lineItems.map(({ id, name, quantityInfo, source, pricing }) => {
        const { confirmedQuantity } = quantityInfo;
        return [id, name.original, confirmedQuantity, source.catalogReference, pricing.unitPrice.amount];
      }),
    ).toEqual(lines);
    expect(cart.coupons).toEqual(firstCart.appliedDiscounts.map(({ coupon }) => coupon));
  });

  test('has the id of the checkout that the order names', () => {
    expect(cart.id).toBe(order.checkoutId);
    expect(cart.id).toBe(checkout.id);
    expect(cart.purchaseFlowId).toBe(order.purchaseFlowId);
    expect(story.typical<{ orderId: string }>('PlaceOrderResponse').orderId).toBe(order.id);
  });

  test('has the sum of its lines as subtotal', () => {
    for (const { quantityInfo, pricing } of cart.lineItems) {
      expect(cents(pricing.totalPrice)).toBe(
        cents(pricing.unitPrice) * BigInt(quantityInfo.confirmedQuantity),
      );
    }
    expect(cents(cart.subtotal)).toBe(sum(cart.lineItems.map(({ pricing }) => pricing.totalPrice)));
  });
});

describe.each(Object.entries({ calculated, estimated }))('the cart as %s', (_name, answer) => {
  const { summary } = answer;
  const { subtotal, discount, delivery, additionalFees, tax, total } = summary.priceSummary;

  test('is the typical cart at its revision', () => {
    expect(answer.cart).toEqual(cart);
    expect([summary.cartId, summary.cartRevision]).toEqual([cart.id, cart.revision]);
  });

  test('has totals that are the sums of lines, discounts, delivery and fees', () => {
    expect(cents(subtotal)).toBe(sum(summary.lineItems.map(({ totalPrice }) => totalPrice)));
    expect(cents(subtotal)).toBe(cents(cart.subtotal));
    expect(cents(discount)).toBe(sum(summary.discounts.map((each) => each.total)));
    for (const each of summary.discounts) {
      expect(cents(each.total)).toBe(sum(each.lineItemDiscounts.map(({ amountOff }) => amountOff)));
      expect(cart.coupons.map(({ code }) => code)).toContain(each.source.couponCode);
    }
    expect(cents(total)).toBe(sum([subtotal, delivery, additionalFees, tax]) - cents(discount));
  });
});

describe('the calculated cart', () => {
  const { summary } = calculated;
  const { taxSummary, paymentSummary, priceSummary } = summary;

  test('costs what the checkout of version 1 and the order cost', () => {
    expect(priceSummary.total.amount).toBe(checkout.priceSummary.total.amount);
    expect(priceSummary.total.amount).toBe(order.priceSummary.total.amount);
    expect(summary.deliverySummary.price.amount).toBe(checkout.priceSummary.shipping.amount);
  });

  test('contains the tax of the checkout of version 1', () => {
    const { lineItemTaxes, deliveryTax, taxes } = taxSummary;
    const all = cents(checkout.taxSummary.totalTax);
    expect(sum([...lineItemTaxes.map(({ tax }) => tax), deliveryTax])).toBe(all);
    expect(sum(taxes.map(({ amount }) => amount))).toBe(all);
    expect(sum(taxes.map(({ taxableAmount }) => taxableAmount))).toBe(
      cents(checkout.taxSummary.taxableAmount),
    );
  });

  test('is paid in full, now or later', () => {
    const { totalAfterGiftCards, payNow, payLater } = paymentSummary;
    expect(cents(totalAfterGiftCards)).toBe(cents(priceSummary.total));
    expect(sum([payNow, payLater])).toBe(cents(totalAfterGiftCards));
  });

  test('has the token that the order is placed with', () => {
    const { priceVerificationToken } = story.typical<Summary>('PlaceOrderRequest');
    expect(priceVerificationToken).toBe(summary.priceVerificationToken);
  });
});
