import { describe, expect, test } from 'vitest';
import * as story from './contract-story.ts';
import type { Money } from './contract-story.ts';

const { cart } = story.typical<{ cart: story.Cart }>('CartResponse');
const estimate = story.typical<story.Estimate>('EstimateCurrentCartTotalsResponse');
const { checkout } = story.typical<{ checkout: story.Checkout }>('CheckoutResponse');
const created = story.typical<{ orderId: string }>('CreateOrderFromCheckoutResponse');
const { order } = story.typical<{ order: story.Order }>('OrderResponse');

/** An amount in cents. All amounts of the shop have two decimals. */
function cents({ amount }: Money): bigint {
  if (!/^\d+\.\d{2}$/.test(amount)) throw new Error(`${amount} is no amount in euro`);
  return BigInt(amount.replace('.', ''));
}

const sum = (amounts: readonly Money[]): bigint => amounts.reduce((total, amount) => total + cents(amount), 0n);

/** Tax of a net amount, rounded to cents. */
function taxOf(net: Money, rate: string): bigint {
  const [, decimals = ''] = /^0\.(\d+)$/.exec(rate) ?? [];
  const scale = 10n ** BigInt(decimals.length);
  return (cents(net) * BigInt(decimals) + scale / 2n) / scale;
}

/** One line, delivery or fee in the same words wherever it comes from. */
interface Part {
  full: Money;
  discount: Money;
  net: Money;
  gross: Money;
  rate: string;
  taxable: Money;
  tax: Money;
  taxes: Money[];
}

type Taxed = { totalPriceBeforeTax: Money; totalPriceAfterTax: Money; taxDetails: story.Checkout['lineItems'][number]['taxDetails'] };
type OrderTaxed = Omit<Taxed, 'taxDetails'> & { taxInfo: story.Order['lineItems'][number]['taxInfo'] };

const part = (full: Money, discount: Money, from: Taxed): Part => ({
  full,
  discount,
  net: from.totalPriceBeforeTax,
  gross: from.totalPriceAfterTax,
  rate: from.taxDetails.taxRate,
  taxable: from.taxDetails.taxableAmount,
  tax: from.taxDetails.totalTax,
  taxes: from.taxDetails.taxBreakdown.map(({ taxAmount }) => taxAmount),
});

const orderPart = (full: Money, discount: Money, { taxInfo, ...from }: OrderTaxed): Part =>
  part(full, discount, { ...from, taxDetails: { ...taxInfo, totalTax: taxInfo.taxAmount } });

const deliveryOf = ({ shippingInfo }: story.Totals): Part => {
  const { cost } = shippingInfo.selectedCarrierServiceOption;
  return part(cost.price, cost.totalDiscount, cost);
};

interface Purchase {
  summary: story.PriceSummary;
  lines: Part[];
  delivery: Part;
  discounts: Money[];
  fees: Money[];
  totalTax: Money;
}

const shared = (from: story.Totals) => ({
  summary: from.priceSummary,
  delivery: deliveryOf(from),
  discounts: from.appliedDiscounts.map(({ coupon }) => coupon.amount),
  fees: from.additionalFees.map(({ price }) => price),
  totalTax: from.taxSummary.totalTax,
});

const { totalAdditionalFees, ...orderSummary } = order.priceSummary;

const purchases: Record<'estimate' | 'checkout' | 'order', Purchase> = {
  estimate: {
    ...shared(estimate),
    lines: estimate.calculatedLineItems.map(({ pricesBreakdown: line }) => part(line.lineItemPrice, line.totalDiscount, line)),
  },
  checkout: { ...shared(checkout), lines: checkout.lineItems.map((line) => part(line.lineItemPrice, line.discount, line)) },
  order: {
    summary: { ...orderSummary, additionalFees: totalAdditionalFees },
    lines: order.lineItems.map((line) => orderPart(line.lineItemPrice, line.totalDiscount, line)),
    delivery: orderPart(order.shippingInfo.cost.price, order.shippingInfo.cost.discount, order.shippingInfo.cost),
    discounts: order.appliedDiscounts.map(({ coupon }) => coupon.amount),
    fees: order.additionalFees.map(({ price }) => price),
    totalTax: order.taxInfo.totalTax,
  },
};

describe.each(Object.entries(purchases))('the totals of the typical %s', (_name, { summary, lines, delivery, discounts, fees, totalTax }) => {
  test('are the sums of lines, discounts, delivery and fees', () => {
    expect(lines).not.toEqual([]);
    expect(cents(summary.subtotal)).toBe(sum(lines.map(({ full }) => full)));
    expect(cents(summary.discount)).toBe(sum(discounts));
    expect(cents(summary.discount)).toBe(sum([...lines, delivery].map(({ discount }) => discount)));
    expect(cents(summary.shipping)).toBe(cents(delivery.full));
    expect(cents(summary.additionalFees)).toBe(sum(fees));
    const total = cents(summary.subtotal) - cents(summary.discount) + cents(summary.shipping) + cents(summary.additionalFees);
    expect(cents(summary.total)).toBe(total);
  });

  test('contain the tax of every line and of the delivery', () => {
    for (const { full, discount, net, gross, rate, taxable, tax, taxes } of [...lines, delivery]) {
      expect(cents(gross)).toBe(cents(full) - cents(discount));
      expect(cents(gross)).toBe(cents(net) + cents(tax));
      expect(cents(net)).toBe(cents(taxable));
      expect(cents(tax)).toBe(sum(taxes));
      expect(cents(tax)).toBe(taxOf(taxable, rate));
    }
    expect(cents(summary.tax)).toBe(sum([...lines, delivery].map(({ tax }) => tax)));
    expect(cents(totalTax)).toBe(cents(summary.tax));
  });

  test('are those of the checkout', () => {
    const amounts = (prices: story.PriceSummary) => Object.entries(prices).map(([name, price]) => `${name} ${price.amount}`);
    expect(amounts(summary).toSorted()).toEqual(amounts(checkout.priceSummary).toSorted());
  });
});

describe.each(Object.entries({ estimate, checkout }))('the typical %s', (_name, from) => {
  test('splits each total into what is due now and later', () => {
    const names = Object.keys(from.priceSummary) as (keyof story.PriceSummary)[];
    for (const name of names) expect(cents(from.payNow[name]) + cents(from.payLater[name]), name).toBe(cents(from.priceSummary[name]));
  });

  test('is taxed on its total without the tax', () => {
    expect(cents(from.taxSummary.taxableAmount)).toBe(cents(from.priceSummary.total) - cents(from.priceSummary.tax));
  });
});

describe('the typical purchase', () => {
  test('has the same line from the cart to the order, at price times quantity', () => {
    const lineOf = ({ id, quantity, catalogReference, productName, price, lineItemPrice }: story.Cart['lineItems'][number]) => {
      expect(cents(lineItemPrice)).toBe(cents(price) * BigInt(quantity));
      const { catalogItemId, options } = catalogReference;
      return [id, quantity, catalogItemId, options.variantId, productName.original, price.amount];
    };
    const lines = cart.lineItems.map(lineOf);
    expect(lines).toHaveLength(1);
    expect(estimate.cart.lineItems.map(lineOf)).toEqual(lines);
    expect(estimate.calculatedLineItems.map(({ lineItemId }) => lineItemId)).toEqual(lines.map(([id]) => id));
    expect(checkout.lineItems.map(lineOf)).toEqual(lines);
    expect(order.lineItems.map(lineOf)).toEqual(lines);
  });

  test('keeps its coupon from the cart to the order', () => {
    const couponOf = ({ coupon: { id, code } }: { coupon: { id: string; code: string } }) => [id, code];
    const coupons = cart.appliedDiscounts.map(couponOf);
    expect(coupons).toHaveLength(1);
    for (const { appliedDiscounts } of [estimate, checkout, order]) expect(appliedDiscounts.map(couponOf)).toEqual(coupons);
  });

  test('is delivered as the estimate offered', () => {
    const { code, title, carrierId } = estimate.shippingInfo.selectedCarrierServiceOption;
    expect(checkout.shippingInfo.selectedCarrierServiceOption).toMatchObject({ code, title, carrierId });
    expect(order.shippingInfo).toMatchObject({ code, title, carrierId });
  });

  test('goes from one cart over one checkout to one order that is paid in full', () => {
    expect(estimate.cart.id).toBe(cart.id);
    expect(checkout.cartId).toBe(cart.id);
    expect(order.checkoutId).toBe(checkout.id);
    expect(order.id).toBe(created.orderId);
    expect([checkout.purchaseFlowId, order.purchaseFlowId]).toEqual([cart.purchaseFlowId, cart.purchaseFlowId]);
    expect(order.number).toBe('10042');
    expect(cents(order.balanceSummary.paid)).toBe(cents(checkout.priceSummary.total));
    expect(cents(order.balanceSummary.balance)).toBe(0n);
  });

  test('happens in order', () => {
    const times = [cart, checkout, order].flatMap(({ createdDate, updatedDate }) => [createdDate, updatedDate]);
    expect(times.map((time) => new Date(time).toISOString())).toEqual(times);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(times.length);
  });
});

describe('typical responses', () => {
  const responses = story.typicalResponses();
  const found = (check: (value: Record<string, unknown>) => boolean) =>
    responses.filter(([, value]) => story.objectsIn(value).some(check)).map(([operation]) => operation);
  const isFilled = (value: unknown): boolean => Object.values(value ?? {}).some((one) => !Array.isArray(one) || one.length > 0);

  test('are there for every call of carts, checkouts and orders that returns one', () => {
    const names = ['CartResponse', 'EstimateCurrentCartTotalsResponse', 'CheckoutResponse', 'CreateOrderFromCheckoutResponse', 'OrderResponse'];
    const missing = names.filter((name) => !story.description.components?.examples?.[`${name}.typical`]);
    expect(missing).toEqual([]);
    const operations = responses.map(([operation]) => operation);
    const expected = ['currentCart.getCurrentCart', 'currentCart.estimateCurrentCartTotals', 'checkouts.getCheckout', 'orders.getOrder'];
    expect(operations).toEqual(expect.arrayContaining([...expected, 'checkouts.createOrderFromCheckout']));
  });

  test('have no calculation errors and no violations', () => {
    expect(found(({ calculationErrors }) => isFilled(calculationErrors))).toEqual([]);
    expect(found(({ violations }) => isFilled(violations ? { violations } : undefined))).toEqual([]);
  });

  test('sell goods without a download, a date, a subscription or a deposit', () => {
    const others = ['digitalFile', 'serviceProperties', 'subscriptionOptionInfo', 'subscriptionInfo', 'depositAmount'];
    const isGoods = ({ itemType }: Record<string, unknown>) => (itemType as { preset?: string } | undefined)?.preset === 'PHYSICAL';
    expect(found((value) => isGoods(value) && others.some((name) => value[name] !== undefined))).toEqual([]);
    expect(found(isGoods)).toContain('checkouts.getCheckout');
  });

  test('write each amount out as it is', () => {
    const isMoney = (value: Record<string, unknown>) => typeof value['amount'] === 'string' && 'formattedAmount' in value;
    const values = [cart, estimate, checkout, order];
    const prices = values.flatMap(story.objectsIn).filter(isMoney) as unknown as Money[];
    expect(prices.length).toBeGreaterThan(50);
    for (const { amount, formattedAmount, convertedAmount = amount, formattedConvertedAmount = formattedAmount } of prices)
      expect([formattedAmount, convertedAmount, formattedConvertedAmount]).toEqual([`€${amount}`, amount, `€${amount}`]);
  });
});
