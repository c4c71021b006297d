import { describe, expect, test } from 'vitest';
import type { Checkout, Estimate, Money, Net, Order, OrderTax, PriceSummary, Tax } from './story.ts';
import * as story from './story.ts';

const { cart } = story.typical<{ cart: story.Cart }>('CartResponse');
const estimate = story.typical<Estimate>('EstimateCurrentCartTotalsResponse');
const { checkout } = story.typical<{ checkout: Checkout }>('CheckoutResponse');
const { orderId } = story.typical<{ orderId: string }>('CreateOrderFromCheckoutResponse');
const { order } = story.typical<{ order: Order }>('OrderResponse');

/** An amount in cents. All amounts of the shop have two decimals. */
function cents({ amount }: Money): bigint {
  if (!/^\d+\.\d{2}$/.test(amount)) throw new Error(`${amount} is no amount in euro`);
  return BigInt(amount.replace('.', ''));
}

const sum = (amounts: readonly Money[]): bigint => {
  return amounts.reduce((total, amount) => total + cents(amount), 0n);
};

/** Tax of a net amount, rounded to cents. */
function taxOf(net: Money, rate: string): bigint {
  const [, decimals = ''] = /^0\.(\d+)$/.exec(rate) ?? [];
  const scale = 10n ** BigInt(decimals.length);
  return (cents(net) * BigInt(decimals) + scale / 2n) / scale;
}

/** One line or delivery in the same words wherever it comes from. */
interface Part {
  full: Money;
  discount: Money;
  prices: Net;
  tax: Tax;
}

interface Purchase {
  summary: PriceSummary;
  lines: Part[];
  delivery: Part;
  discounts: Money[];
  fees: Money[];
  totalTax: Money;
}

const taxOfOrder = ({ taxAmount, ...tax }: OrderTax): Tax => ({ ...tax, totalTax: taxAmount });

function linesOfEstimate({ calculatedLineItems }: Estimate): Part[] {
  return calculatedLineItems.map(({ pricesBreakdown: prices }) => {
    return { full: prices.lineItemPrice, discount: prices.totalDiscount, prices, tax: prices.taxDetails };
  });
}

function linesOfCheckout({ lineItems }: Checkout): Part[] {
  return lineItems.map((line) => {
    return { full: line.lineItemPrice, discount: line.discount, prices: line, tax: line.taxDetails };
  });
}

function linesOfOrder({ lineItems }: Order): Part[] {
  return lineItems.map((line) => {
    const tax = taxOfOrder(line.taxInfo);
    return { full: line.lineItemPrice, discount: line.totalDiscount, prices: line, tax };
  });
}

function purchaseOf(from: Estimate | Checkout, lines: Part[]): Purchase {
  const { cost } = from.shippingInfo.selectedCarrierServiceOption;
  return {
    summary: from.priceSummary,
    lines,
    delivery: { full: cost.price, discount: cost.totalDiscount, prices: cost, tax: cost.taxDetails },
    discounts: from.appliedDiscounts.map(({ coupon }) => coupon.amount),
    fees: from.additionalFees.map(({ price }) => price),
    totalTax: from.taxSummary.totalTax,
  };
}

function purchaseOfOrder(from: Order): Purchase {
  const { totalAdditionalFees: additionalFees, ...summary } = from.priceSummary;
  const { cost } = from.shippingInfo;
  return {
    summary: { ...summary, additionalFees },
    lines: linesOfOrder(from),
    delivery: { full: cost.price, discount: cost.discount, prices: cost, tax: taxOfOrder(cost.taxInfo) },
    discounts: from.appliedDiscounts.map(({ coupon }) => coupon.amount),
    fees: from.additionalFees.map(({ price }) => price),
    totalTax: from.taxInfo.totalTax,
  };
}

const purchases: [string, Purchase][] = [
  ['estimate', purchaseOf(estimate, linesOfEstimate(estimate))],
  ['checkout', purchaseOf(checkout, linesOfCheckout(checkout))],
  ['order', purchaseOfOrder(order)],
];

describe.each(purchases)('the totals of the typical %s', (_name, purchase) => {
  const { summary, lines, delivery, discounts, fees, totalTax } = purchase;
  const parts = [...lines, delivery];

  test('are the sums of lines, discounts, delivery and fees', () => {
    expect(lines).not.toEqual([]);
    expect(cents(summary.subtotal)).toBe(sum(lines.map(({ full }) => full)));
    expect(cents(summary.discount)).toBe(sum(discounts));
    expect(cents(summary.discount)).toBe(sum(parts.map(({ discount }) => discount)));
    expect(cents(summary.shipping)).toBe(cents(delivery.full));
    expect(cents(summary.additionalFees)).toBe(sum(fees));
    const added = sum([summary.subtotal, summary.shipping, summary.additionalFees]);
    expect(cents(summary.total)).toBe(added - cents(summary.discount));
  });

  test('contain the tax of every line and of the delivery', () => {
    for (const { full, discount, prices, tax } of parts) {
      expect(cents(prices.totalPriceAfterTax)).toBe(cents(full) - cents(discount));
      expect(cents(prices.totalPriceAfterTax)).toBe(sum([prices.totalPriceBeforeTax, tax.totalTax]));
      expect(cents(prices.totalPriceBeforeTax)).toBe(cents(tax.taxableAmount));
      expect(cents(tax.totalTax)).toBe(taxOf(tax.taxableAmount, tax.taxRate));
      expect(cents(tax.totalTax)).toBe(sum(tax.taxBreakdown.map(({ taxAmount }) => taxAmount)));
    }
    expect(cents(summary.tax)).toBe(sum(parts.map(({ tax }) => tax.totalTax)));
    expect(cents(totalTax)).toBe(cents(summary.tax));
  });

  test('are those of the checkout', () => {
    const amountsOf = (prices: PriceSummary) => {
      const amounts = Object.entries(prices).map(([name, { amount }]: [string, Money]) => [name, amount]);
      return Object.fromEntries(amounts);
    };
    expect(amountsOf(summary)).toEqual(amountsOf(checkout.priceSummary));
  });
});

describe.each(Object.entries({ estimate, checkout }))('the typical %s', (_name, from) => {
  const { priceSummary, payNow, payLater, taxSummary } = from;

  test('splits each total into what is due now and later', () => {
    for (const name of Object.keys(priceSummary) as (keyof PriceSummary)[]) {
      expect(sum([payNow[name], payLater[name]]), name).toBe(cents(priceSummary[name]));
    }
  });

  test('is taxed on its total without the tax', () => {
    const net = cents(priceSummary.total) - cents(priceSummary.tax);
    expect(cents(taxSummary.taxableAmount)).toBe(net);
  });
});

describe('the typical purchase', () => {
  test('has the same line from the cart to the order, at price times quantity', () => {
    const lineOf = (line: story.CatalogLine) => {
      expect(cents(line.lineItemPrice)).toBe(cents(line.price) * BigInt(line.quantity));
      const { catalogItemId, options } = line.catalogReference;
      const { original } = line.productName;
      return [line.id, line.quantity, catalogItemId, options.variantId, original, line.price.amount];
    };
    const lines = cart.lineItems.map(lineOf);
    expect(lines).toHaveLength(1);
    expect(estimate.cart.lineItems.map(lineOf)).toEqual(lines);
    expect(estimate.calculatedLineItems.map(({ lineItemId }) => [lineItemId])).toEqual([[lines[0]?.[0]]]);
    expect(checkout.lineItems.map(lineOf)).toEqual(lines);
    expect(order.lineItems.map(lineOf)).toEqual(lines);
  });

  test('keeps its coupon from the cart to the order', () => {
    const couponOf = ({ coupon }: story.CartDiscount) => [coupon.id, coupon.code];
    const coupons = cart.appliedDiscounts.map(couponOf);
    expect(coupons).toHaveLength(1);
    for (const later of [estimate, checkout, order]) {
      expect(later.appliedDiscounts.map(couponOf)).toEqual(coupons);
    }
  });

  test('is delivered as the estimate offered', () => {
    const { code, title, carrierId } = estimate.shippingInfo.selectedCarrierServiceOption;
    const delivery = { code, title, carrierId };
    expect(checkout.shippingInfo.selectedCarrierServiceOption).toMatchObject(delivery);
    expect(order.shippingInfo).toMatchObject(delivery);
  });

  test('leads from one cart through one checkout to one order that is paid in full', () => {
    expect(estimate.cart.id).toBe(cart.id);
    expect(checkout.cartId).toBe(cart.id);
    expect(order.checkoutId).toBe(checkout.id);
    expect(order.id).toBe(orderId);
    expect(order.number).toBe('10042');
    expect(new Set([cart, checkout, order].map(({ purchaseFlowId }) => purchaseFlowId)).size).toBe(1);
    expect(cents(order.balanceSummary.paid)).toBe(cents(checkout.priceSummary.total));
    expect(cents(order.balanceSummary.balance)).toBe(0n);
  });

  test('happens in order', () => {
    const times = [cart, checkout, order].flatMap((each) => [each.createdDate, each.updatedDate]);
    expect(times.map((time) => new Date(time).toISOString())).toEqual(times);
    expect(times).toEqual([...new Set(times)].toSorted());
  });

  test('writes each amount out as it is', () => {
    const objects = [cart, estimate, checkout, order].flatMap(story.objectsIn);
    const prices = objects.filter((each) => 'formattedAmount' in each) as unknown as Money[];
    expect(prices.length).toBeGreaterThan(50);
    for (const { amount, formattedAmount, convertedAmount, formattedConvertedAmount } of prices) {
      expect(formattedAmount).toBe(`€${amount}`);
      expect(convertedAmount ?? amount).toBe(amount);
      expect(formattedConvertedAmount ?? formattedAmount).toBe(formattedAmount);
    }
  });
});

describe('typical responses', () => {
  const responses = story.typicalResponses();

  /** The operations whose typical response has such an object somewhere. */
  const operationsWith = (isSuch: (value: Record<string, unknown>) => boolean): string[] => {
    const found = responses.filter(({ value }) => story.objectsIn(value).some(isSuch));
    return found.map(({ operation }) => operation);
  };

  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

  test.each([
    ['currentCart.getCurrentCart', { cart }],
    ['currentCart.estimateCurrentCartTotals', estimate],
    ['checkouts.getCheckout', { checkout }],
    ['orders.getOrder', { order }],
  ])('of %s are those of the purchase', (operation, value) => {
    expect(responses).toContainEqual({ operation, value });
  });

  test('have totals that are the sums of their parts', () => {
    const isSummary = (each: Record<string, unknown>) => 'subtotal' in each && 'total' in each;
    const wrong = operationsWith((each) => {
      if (!isSummary(each)) return false;
      const { subtotal, discount, total, ...others } = each as unknown as PriceSummary;
      const added = Object.entries(others).flatMap(([name, amount]) =>
        /^(shipping|delivery)$|fees$/i.test(name) ? [amount] : [],
      );
      return sum([subtotal, ...added]) - cents(discount) !== cents(total);
    });
    expect(operationsWith(isSummary)).toContain('checkouts.removeCheckoutCoupon');
    expect(wrong).toEqual([]);
  });

  test('have no calculation errors', () => {
    const fails = ({ calculationErrors }: Record<string, unknown>) => {
      return Object.values(calculationErrors ?? {}).some((error) => !isEmpty(error));
    };
    expect(operationsWith(fails)).toEqual([]);
  });

  test('have no violations', () => {
    expect(operationsWith(({ violations = [] }) => !isEmpty(violations))).toEqual([]);
  });

  test('show goods without a download, a date, a subscription or a deposit', () => {
    const ofOthers = ['digitalFile', 'serviceProperties', 'subscriptionOptionInfo', 'subscriptionInfo'];
    const isGoods = ({ itemType }: Record<string, unknown>) => {
      return (itemType as { preset?: string } | undefined)?.preset === 'PHYSICAL';
    };
    const isMixed = (value: Record<string, unknown>) => {
      return isGoods(value) && [...ofOthers, 'depositAmount'].some((name) => name in value);
    };
    expect(operationsWith(isGoods)).toContain('checkouts.getCheckout');
    expect(operationsWith(isMixed)).toEqual([]);
  });
});
